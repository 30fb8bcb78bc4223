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
    [yes] { $seat } added { $card } at home
   *[no] { $seat } sent { $card } to { $owner }
}
shinobi-event-ninja = { $seat } sent a ninja
shinobi-event-struck = The ninja took { $card } in { IF_YOU($giver, "your province", "%'s province") }
shinobi-event-march = { $home ->
    [yes] { $seat } moved { $card } home from { $giver }
   *[no] { $seat } moved { $card } from { $giver } to { $owner }
}
shinobi-event-attack = { $seat } attacked with { $what }
shinobi-event-beaten = { $card } lost a card in { IF_YOU($giver, "your province", "%'s province") }
shinobi-event-skip = { $seat } had no { $what } order to give
shinobi-event-shown = { $seat } showed { $card }
shinobi-event-clan = { IF_YOU($seat, "You were", "% was") } the agent of { $card }

## What is told in the line before: the kind of event that began it, and the kind that is added
shinobi-after-draw-draw = { $again ->
    [yes] { $card }
   *[no] ↵
}
shinobi-after-ninja-struck = { $card } fell in { IF_YOU($giver, "your province", "%'s province") }
shinobi-after-attack-beaten = { $card } lost a card in { IF_YOU($giver, "your province", "%'s province") }
shinobi-event-over = The game is over

## Orders
shinobi-first = first
shinobi-second = second
shinobi-third = third

## Moves
shinobi-move-deploy = Send { $card } to { IF_YOU($target, "your own province", "%'s province") }
shinobi-move-strike = Send a ninja against { $card } in { IF_YOU($target, "your own province", "%'s province") }
shinobi-move-march = Move { $card } from { IF_YOU($seat, "your own province", "%'s province") } to { IF_YOU($target, "your own", "%'s") }
shinobi-move-attack = Attack { $victim } in { IF_YOU($target, "your own province", "%'s province") } with { $card }

## What a move leads to
shinobi-then-total = { $clan } on the table: { $before } → { $after }
shinobi-then-march = { $there } there, { $left } left behind

## Reasons
shinobi-reason-most_cards = the most cards in all provinces
shinobi-reason-most_at_home = as many cards as another clan, but more of them at home
shinobi-reason-shared = the same number of cards in all provinces and at home

## Why not
shinobi-refusal-no_such_province = the provinces are numbered 0 to { $seats }
shinobi-refusal-attack_now = the third order is an attack
shinobi-refusal-attack_third = an attack is the third order, after the two others
shinobi-refusal-not_in_hand = you hold no { $card } card
shinobi-refusal-abroad_first = the first order sends a card to another province, not to your own
shinobi-refusal-home_now = with the second order a card of your hand goes to your own province
shinobi-refusal-ninja_first = a ninja is sent with the first order only
shinobi-refusal-ninja_abroad = a ninja is not sent to your own province
shinobi-refusal-no_army = there is no { $clan } army in { IF_YOU($province, "your own province", "%'s province") }
shinobi-refusal-march_second = armies march with the second order
shinobi-refusal-march_out = no army leaves your own province by your order
shinobi-refusal-march_nowhere = an army marches to another province
shinobi-refusal-attack_abroad = you cannot attack armies in your own province
shinobi-refusal-attack_own_clan = a clan does not attack itself
shinobi-refusal-not_weaker = only a weaker army can be attacked: yours has { $strength }, that one { $victim }
shinobi-refusal-spared = that army was given a card or struck by a ninja this turn

## What a card does, in a sentence
shinobi-about-go_hojo = Eleven cards. An army is as strong as it has cards in one province; who is the agent of this clan wants it large everywhere.
shinobi-about-mori = Eleven cards. An army is as strong as it has cards in one province; who is the agent of this clan wants it large everywhere.
shinobi-about-oda = Eleven cards. An army is as strong as it has cards in one province; who is the agent of this clan wants it large everywhere.
shinobi-about-takeda = Eleven cards. An army is as strong as it has cards in one province; who is the agent of this clan wants it large everywhere.
shinobi-about-uesugi = Eleven cards. An army is as strong as it has cards in one province; who is the agent of this clan wants it large everywhere.
shinobi-about-ninja = Sent abroad instead of a clan card, as the first order: he and one card of any army in that province leave the table.

## Rulings
shinobi-help-ninja-1 = Never into your own province, and never as the second order.
shinobi-help-ninja-2 = The army he struck cannot be attacked in the same turn.
