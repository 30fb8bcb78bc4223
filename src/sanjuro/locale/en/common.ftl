hidden-card = a card

# How a card's name stands in a sentence
named-card = { $name }
ranked-card = { $name } { $rank }

## Why not
refusal-over = the game is over
refusal-not_now = that cannot be played now
refusal-not_your_turn = it is not your turn to choose
refusal-unknown = '{ $text }' is not a move of this game; you can play: { $offer }

## Who a sentence is about, and how a line of the log goes on
who-you = you
clause-first = { ": " }
clause-more = { ", " }
clause-times = { $line } ×{ $n }
