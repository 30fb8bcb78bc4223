hidden-card = a card
