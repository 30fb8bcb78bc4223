hidden-card = a card

# How a card's name stands in a sentence
named-card = { $name }
