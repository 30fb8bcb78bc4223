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
shinobi-event-turn = It is the turn of { $seat }
shinobi-event-secret = { "" }
shinobi-event-draw = { $seat } draws { $card }
shinobi-event-last_card = { $seat } has drawn the last card: the last round begins
shinobi-event-deploy = { $seat } sends { $card } to the province of { $owner }
shinobi-event-ninja = { $seat } sends a ninja
shinobi-event-struck = The ninja takes { $card } from the province of { $giver }
shinobi-event-march = { $seat } has { $card } march from the province of { $giver } to that of { $owner }
shinobi-event-attack = { $seat } attacks with { $what }
shinobi-event-beaten = { $card } loses a card in the province of { $giver }
shinobi-event-skip = { $seat } cannot carry out the { $what } order
shinobi-event-shown = { $seat } shows { $card }
shinobi-event-clan = { $seat } was the agent of { $card }
shinobi-event-over = The game is over

## Orders
shinobi-first = first
shinobi-second = second
shinobi-third = third

## Moves
shinobi-move-deploy = Send { $card } to the province of { $target }
shinobi-move-strike = Send a ninja against { $card } in the province of { $target }
shinobi-move-march = March { $card } from the province of { $seat } to that of { $target }
shinobi-move-attack = Attack { $victim } in the province of { $target } with { $card }

## What a move leads to
shinobi-then-total = { $clan } on the table: { $before } → { $after }
shinobi-then-march = { $there } there, { $left } left behind

## Reasons
shinobi-reason-most_cards = the most cards in all provinces
shinobi-reason-most_at_home = as many cards as another clan, but more of them at home
shinobi-reason-shared = the same number of cards in all provinces and at home

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

## Why a move is not on offer
shinobi-refusal-no_such_province = there are only the provinces 0 to { $seats }
shinobi-refusal-attack_now = the third order is an attack
shinobi-refusal-attack_third = an attack is the third order, after the two others
shinobi-refusal-not_in_hand = you hold no { $card } card
shinobi-refusal-abroad_first = the first order sends a card into another province, not into your own
shinobi-refusal-home_now = with the second order a card of your hand goes into your own province
shinobi-refusal-ninja_first = a ninja is sent as the first order only
shinobi-refusal-ninja_abroad = a ninja is not sent into your own province
shinobi-refusal-no_army = there is no { $clan } army in the province of { $province }
shinobi-refusal-march_second = armies march with the second order
shinobi-refusal-march_out = no army leaves your own province by your order
shinobi-refusal-march_nowhere = an army marches into another province
shinobi-refusal-attack_abroad = armies in your own province are not attacked
shinobi-refusal-attack_own_clan = a clan does not attack itself
shinobi-refusal-not_weaker = only a weaker army can be attacked: yours has { $strength }, that one { $victim }
shinobi-refusal-spared = that army got a card or a ninja this turn
