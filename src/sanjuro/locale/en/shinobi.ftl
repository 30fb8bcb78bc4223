shinobi = Shinobi
shinobi-go_hojo = Go-Hōjō
shinobi-mori = Mōri
shinobi-oda = Oda
shinobi-takeda = Takeda
shinobi-uesugi = Uesugi
shinobi-ninja = ninja
shinobi-secret-go_hojo = Go-Hōjō
shinobi-secret-mori = Mōri
shinobi-secret-oda = Oda
shinobi-secret-takeda = Takeda
shinobi-secret-uesugi = Uesugi

## What happened
shinobi-event-turn = { IF_YOU($seat, "Your turn", "%'s turn") }
shinobi-event-secret = { "" }
shinobi-event-draw = { $times ->
    [one] { $seat } drew { $card }
   *[other] { $seat } drew { $times } cards
}
shinobi-event-last_card = { $seat } drew the last card: the last round begins
shinobi-event-deploy = { $home ->
    [yes] { $seat } deployed { $card } at home
   *[no] { $seat } sent { $card } to { $owner }
}
shinobi-event-ninja = { $seat } sent a ninja
shinobi-event-struck = The ninja killed { $card } in { IF_YOU($giver, "your province", "%'s province") }
shinobi-event-march = { $home ->
    [yes] { $seat } moved { $card } home from { $giver }
   *[no] { $seat } moved { $card } from { $giver } to { $owner }
}
shinobi-event-attack = { $seat } attacked with { $what }
shinobi-event-beaten = { $card } lost a card in { IF_YOU($giver, "your province", "%'s province") }
shinobi-event-skip = { $seat } could not { $what ->
    [first] deploy
    [second] deploy or march
   *[third] attack
}
shinobi-event-shown = { $seat } showed { $card }
shinobi-event-clan = { IF_YOU($seat, "You were", "% was") } the agent of { $card }

## What is told in the line before: the kind of event that began it, and the kind that is added
shinobi-after-draw-draw = { $card }
shinobi-after-ninja-struck = { $card } fell in { IF_YOU($giver, "your province", "%'s province") }
shinobi-after-attack-beaten = { $card } lost a card in { IF_YOU($giver, "your province", "%'s province") }
shinobi-event-over = The game is over


## Moves
shinobi-move-deploy = Send { $card } to { IF_YOU($target, "your own province", "%'s province") }
shinobi-move-strike = Send a ninja against { $card } in { IF_YOU($target, "your own province", "%'s province") }
shinobi-move-march = Move { $card } from { IF_YOU($seat, "your own province", "%'s province") } to { IF_YOU($target, "your own", "%'s") }
shinobi-move-attack = Attack { $victim } in { IF_YOU($target, "your own province", "%'s province") } with { $card }

## What a move leads to
shinobi-then-total = { $clan } cards on the table: { $before } → { $after }
shinobi-then-march = { $there } there, { $left } left behind
shinobi-then-total_own = { shinobi-then-total }; then you must attack, and only { $own } is possible: yours
shinobi-then-march_own = { shinobi-then-march }; then you must attack, and only { $own } is possible: yours

## Reasons
shinobi-reason-most_cards = the most cards in all provinces
shinobi-reason-most_at_home = tied on cards with another clan, but with more of them at home
shinobi-reason-shared = tied on cards in all provinces and at home

## Why not
shinobi-refusal-no_such_province = the provinces are numbered 0 to { $seats }
shinobi-refusal-attack_now = the third order is an attack
shinobi-refusal-attack_third = the attack is the third order, after the other two
shinobi-refusal-not_in_hand = you have no { $card } card in hand
shinobi-refusal-abroad_first = the first order sends a card to another player's province, not to your own
shinobi-refusal-home_now = with the second order a card from your hand goes to your own province
shinobi-refusal-ninja_first = a ninja can only be sent with the first order
shinobi-refusal-ninja_abroad = a ninja cannot be sent to your own province
shinobi-refusal-no_army = there is no { $clan } army in { IF_YOU($province, "your own province", "%'s province") }
shinobi-refusal-march_second = armies march with the second order
shinobi-refusal-march_out = you cannot move armies out of your own province
shinobi-refusal-march_nowhere = an army must march to a different province
shinobi-refusal-attack_abroad = you cannot attack armies in your own province
shinobi-refusal-attack_own_clan = a clan cannot attack itself
shinobi-refusal-not_weaker = you can only attack a weaker army: yours has { $strength }, that one { $victim }
shinobi-refusal-spared = that army received a card or was struck by a ninja this turn

## What a card does, in a sentence
shinobi-about-go_hojo = Eleven cards. An army is as strong as the number of its cards in one province; the agent of this clan wants many of them on the table.
shinobi-about-mori = Eleven cards. An army is as strong as the number of its cards in one province; the agent of this clan wants many of them on the table.
shinobi-about-oda = Eleven cards. An army is as strong as the number of its cards in one province; the agent of this clan wants many of them on the table.
shinobi-about-takeda = Eleven cards. An army is as strong as the number of its cards in one province; the agent of this clan wants many of them on the table.
shinobi-about-uesugi = Eleven cards. An army is as strong as the number of its cards in one province; the agent of this clan wants many of them on the table.
shinobi-about-ninja = Sent to another province instead of a clan card, as the first order: the ninja and one card of any army there leave the table.

## Rulings
shinobi-help-ninja-1 = Never into your own province, and never as the second order.
shinobi-help-ninja-2 = The army that was struck cannot be attacked in the same turn.
