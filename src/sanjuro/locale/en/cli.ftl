## A game in the terminal
cli-begin = { $title }. Type { $help } for what you can say.
cli-help =
    a number or a move's text plays it
    ?          all moves
    ? WORD     the moves with that word in them
    why TEXT   why a move is not on offer
    table      the table again
    log        everything that happened
    save FILE  the record of the game so far
    quit       leave the game
cli-you = { $name } (you)
cli-left = Left the game.
cli-times = { $line }, { $n } times
cli-can_be_played = that can be played
cli-more = … and more: ? lists all { $n }
cli-no_such_word = no move has '{ $word }' in it
cli-save_needs_name = save needs a file's name
cli-saved = saved: { $file }; '{ $command }' tells it again
cli-cannot_write = { $file } cannot be written

## The end
cli-and = { " and " }
cli-won = { $winners } won: { $reason }
cli-nobody_won = Nobody won: { $reason }
cli-points = points: { $scores }

## A game told again
cli-seat = seat { $n }

## The table of Shinobi
cli-shinobi-province = province
cli-shinobi-hand = hand
cli-shinobi-agent = agent of
cli-shinobi-all = all
cli-shinobi-piles = deck: { $deck }   discarded: { $discard }
cli-shinobi-last = last round: { $seat } has the last turn
cli-shinobi-own_hand = your hand:
