love_letter = Love Letter
love_letter-guard = Guard
love_letter-priest = Priest
love_letter-baron = Baron
love_letter-handmaid = Handmaid
love_letter-prince = Prince
love_letter-king = King
love_letter-countess = Countess
love_letter-princess = Princess

## What happened
love_letter-event-round = Round { $n } begins
love_letter-event-turn = { IF_YOU($seat, "Your turn", "%'s turn") }
love_letter-event-gather = { "" }
love_letter-event-aside = { "" }
love_letter-event-removed = { $card } is set aside
love_letter-event-draw = { $seat } drew { $card }
love_letter-event-play = { $seat } played { $card }
love_letter-event-guess = { $seat } guessed { $what } in { IF_YOU($other, "your hand", "%'s hand") }
love_letter-event-wrong = { IF_YOU($seat, "you hold", "% holds") } another card
love_letter-event-look = { $seat } looked at { IF_YOU($owner, "your hand", "%'s hand") }{ $hidden ->
    [no] : { $card }
   *[yes] { "" }
}
love_letter-event-compare = { $seat } saw { IF_YOU($owner, "your hand", "%'s hand") }{ $hidden ->
    [no] : { $card }
   *[yes] { "" }
}
love_letter-event-equal = the two cards are equal
love_letter-event-protected = { IF_YOU($seat, "you are", "% is") } protected until { IF_YOU($seat, "your", "their") } next turn
love_letter-event-discard = { $seat } discarded { $card }
love_letter-event-trade = { $seat } handed { $card } to { $owner }
love_letter-event-out = { IF_YOU($seat, "You are", "% is") } out of the round
love_letter-event-shown = { $seat } showed { $card }
love_letter-event-token = { $seat } won the round and now { IF_YOU($seat, "have", "has") } { $n ->
    [one] 1 token
   *[other] { $n } tokens
} of affection
love_letter-event-over = The game is over

## What is told in the line before: the kind of event that began it, and the kind that is added
love_letter-after-play-guess = guessing { $what } in { IF_YOU($other, "your hand", "%'s hand") }
love_letter-after-play-wrong = wrongly
love_letter-after-play-protected = { IF_YOU($seat, "you are", "% is") } protected until { IF_YOU($seat, "your", "their") } next turn
love_letter-after-out-discard = with { $card } in hand

## Moves
love_letter-move-play = Play { $card }
love_letter-move-aim = Play { $card }: { $target }
love_letter-move-guess = Play { $card }: { IF_YOU($target, "you hold", "% holds") } { $guess }

## Reasons
love_letter-reason-tokens = enough tokens of affection

## Why not
love_letter-refusal-not_in_hand = you do not hold { $card }
love_letter-refusal-countess = you must play the Countess, because you also hold { $card }
love_letter-refusal-needs_target = { $card } must be played at somebody
love_letter-refusal-no_target = { $seat } is not in the round
love_letter-refusal-protected = { $seat } is protected by a Handmaid
love_letter-refusal-yourself = you cannot play { $card } at yourself
