hidden-card = a card

# How a card's name stands in a sentence
named-card = { $name }

## Why a move is not on offer
refusal-over = the game is over
refusal-not_now = that cannot be played now
refusal-not_your_turn = it is not your turn to choose
refusal-unknown = '{ $text }' is not a move of this game; the moves on offer are: { $offer }
