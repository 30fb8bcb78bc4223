## The table
samurai_spirit-village = The village
samurai_spirit-samurai = Samurai, clockwise from your left
samurai_spirit-round = Round { $n }/{ $of }
samurai_spirit-count-deck = Deck { $n }
samurai_spirit-deck-known = Deck { $n }, this one next
samurai_spirit-count-intruders = Intruders { $n }
samurai_spirit-intruders-note = Intruders lie face down until the round is over. Then each flame takes a barricade, or a farm when none is left.
samurai_spirit-count-discard = Discard { $n }
samurai_spirit-discard-open = Discarded, the last one first
samurai_spirit-known = Known to all
samurai_spirit-none = None.
samurai_spirit-farms-left = Farms { $n }/{ $of }
samurai_spirit-families-left = Families { $n }/{ $of }
samurai_spirit-barricades-left = Barricades { $n }/{ $of }
samurai_spirit-gauge = combat line { $sum }, kiai at { $value }
samurai_spirit-count-line = Combat line, { $n ->
    [one] 1 raider
   *[other] { $n } raiders
}
samurai_spirit-last-card = the last one: its penalty counts
samurai_spirit-combat-line = Combat line
samurai_spirit-defence = Defence
samurai_spirit-uncovered = not covered: { $open }
samurai_spirit-nothing = nothing
samurai_spirit-empty = Empty.
samurai_spirit-open = open
samurai_spirit-covered-by = covered by { $card }
samurai_spirit-wound-token = wound token
samurai_spirit-wounds-taken = { $n ->
    [0] no wounds
    [one] 1 wound of 4
   *[other] { $n } wounds of 4
}
samurai_spirit-animal-side = animal side
samurai_spirit-passed = passed
samurai_spirit-more = More about this samurai
samurai_spirit-lent = lent
samurai_spirit-lent-by = has the talent of { $name } for his next turn
samurai_spirit-token-away = his support token is with { $name }
samurai_spirit-token-with = Token with { $name }
samurai_spirit-defend = Defend
samurai_spirit-confront = Confront
samurai_spirit-turned-up = Turned up
samurai_spirit-places = { $name } places it
samurai_spirit-coming = Which one next?
samurai_spirit-then = After that
samurai_spirit-of = of { $n }
samurai_spirit-below = below
samurai_spirit-above = above
samurai_spirit-do-hand = Talent: hand it on
samurai_spirit-do-discard = Talent: discard it
samurai_spirit-do-under = Talent: put it under the deck
samurai_spirit-support = Support
samurai_spirit-call = Call this talent
samurai_spirit-call-note = It is yours for the rest of this round. Each token works once a game.
samurai_spirit-called = used up
samurai_spirit-called-note = This token has been used.

## Chances
samurai_spirit-next = Next raider, %
samurai_spirit-odds-open = Chances of the next raider
samurai_spirit-odds-confront = If he confronts it
samurai_spirit-chance = Chance
samurai_spirit-unseen-count = Unseen
samurai_spirit-unseen = { $n } raiders are unseen: { $deck } in the deck, { $intruders } among the intruders, { $box } in the box.
samurai_spirit-strength = Strength { $n }
samurai_spirit-no-symbol = no symbol
samurai_spirit-chances = Next: { $meet } % kiai, { $exceed } % above
samurai_spirit-chances-long = The next raider: { $below } % below, { $meet } % kiai, { $exceed } % above

## Talents in short
samurai_spirit-talent = Talent
samurai_spirit-talent-heihachi = hands even raiders on
samurai_spirit-talent-daisuke = hands odd raiders on
samurai_spirit-talent-gorobei = ignores even penalties
samurai_spirit-talent-kanbei = ignores odd penalties
samurai_spirit-talent-kikuchiyo = may fight twice
samurai_spirit-talent-kyuzo = discards a strength he has in line
samurai_spirit-talent-katsushiro = puts a raider under the deck

## Who is up to what
samurai_spirit-who-turn = Turn: { $name }
samurai_spirit-who-kiai = Kiai: { $name }
samurai_spirit-in-turn = turn of { $name }
samurai_spirit-in-penalty = penalty of { $name }
samurai_spirit-in-place = raider at { $name }
samurai_spirit-in-kiai = kiai of { $name }
samurai_spirit-wait-turn = { $seat } thinks: fight, support or pass.
samurai_spirit-wait-penalty = { $seat } decides about the penalty.
samurai_spirit-wait-place = { $seat } places { $card }.
samurai_spirit-wait-kiai = Kiai. { $seat } decides what comes of it.

## Questions
samurai_spirit-ask-action = Do you fight, support somebody or pass?
samurai_spirit-ask-again = Do you fight a second time?
samurai_spirit-ask-support = Whom do you lend your talent for the next turn?
samurai_spirit-ask-spare = Do you call a spare token before the penalty comes?
samurai_spirit-ask-must-above_kiai = Your line stands at { $sum }, above { $value }: you must pass.
samurai_spirit-ask-must-must_pass = The boss in your line makes you pass.
samurai_spirit-ask-penalty = Your last raider: { $penalty }. Do you ignore it?
samurai_spirit-ask-penalties = { $penalty }, { $second }: which comes first?
samurai_spirit-ask-penalties-ignore = { $penalty }, { $second }: ignore both, or which comes first?
samurai_spirit-ask-drop = Which of your defences is discarded?
samurai_spirit-ask-place = A raider of { $strength } turns up. Where does it go?
samurai_spirit-ask-handed = { $name } hands you a raider of { $strength }. Where does it go?
samurai_spirit-ask-given = Daisuke's kiai brings you a raider of { $strength }. Left or right?
samurai_spirit-ask-hand = To which neighbour do you hand the raider of { $strength }?
samurai_spirit-ask-kiai = Your line is at { $value } exactly. Do you use your kiai?
samurai_spirit-ask-heal = Whose wound token goes?
samurai_spirit-ask-strike = Which last raider of a line is struck down?
samurai_spirit-ask-give = Which last raider of a line goes to somebody else?
samurai_spirit-ask-give-to = Who gets the raider of { $strength }?
samurai_spirit-ask-lend = Whose support token is lent?
samurai_spirit-ask-lend-to = To whom goes the token of { $name }?
samurai_spirit-ask-order = Which raider comes next?

## What the answers come to
samurai_spirit-hint-line = Your line stands at { $sum } of { $value }.
samurai_spirit-hint-chances = Your line stands at { $sum } of { $value }. Next raider: { $meet } % kiai, { $exceed } % above.
samurai_spirit-hint-pass = You are out of the round; your cards stay as they are.
samurai_spirit-hint-support = The top raider goes unseen to the intruders.
samurai_spirit-hint-spare = Its talent is yours for this round. Each token works once a game.
samurai_spirit-hint-ignore = It is your talent: ignoring costs nothing.
samurai_spirit-hint-penalties = What cannot be carried out is a wound.
samurai_spirit-hint-confront-below = Confront makes { $sum } of { $value }.
samurai_spirit-hint-confront-meet = Confront makes { $sum }: your kiai.
samurai_spirit-hint-confront-above = Confront makes { $sum }, above { $value }: a barricade falls.
samurai_spirit-hint-confront-farm = Confront makes { $sum }, above { $value }: no barricade is left, a farm falls.
samurai_spirit-hint-defend = Defend covers: { $symbol }.
samurai_spirit-hint-hand = He plays it as if he had drawn it.
samurai_spirit-hint-kiai = Used or not, the first raider of your line is discarded.
samurai_spirit-hint-choose = { $n ->
    [one] One choice, or leave it.
   *[other] { $n } choices, or leave it.
}
samurai_spirit-hint-give = He puts it left or right; talents do not apply.
samurai_spirit-hint-lend = The talent is for his next turn.
samurai_spirit-hint-order = { $n ->
    [one] The last one.
   *[other] { $n } to put in order; all see them.
}

## The end
samurai_spirit-points-of = of { $n } points
samurai_spirit-points-farms = { $n ->
    [one] farm stands
   *[other] farms stand
}
samurai_spirit-points-families = { $n ->
    [one] family is safe
   *[other] families are safe
}
samurai_spirit-points-unwounded = nobody has a wound token
samurai_spirit-points-wounded = somebody has a wound token
samurai_spirit-why-lost = How it was lost, in round { $n }

## Names of what is explained
samurai_spirit-raider = Raider
samurai_spirit-flame = Flame
samurai_spirit-kiai = Kiai
samurai_spirit-wounds = Wounds
samurai_spirit-barricades = Barricades
samurai_spirit-farms = Farms
samurai_spirit-families = Families
samurai_spirit-spare_tokens = Spare tokens
samurai_spirit-odds = Chances of the next raider

## Explanations
-samurai_spirit-last = Only the last raider of a line counts, at the start of the turn. A penalty that cannot be carried out is a wound.
-samurai_spirit-foot = A hat, farm or doll at the foot: you may put it on your left, if that is not covered yet. A flame at the top: as an intruder it burns.
-samurai_spirit-boss = A boss joins in round 3. Two different penalties come in the order you choose; ignoring is for both.
samurai_spirit-about-heihachi = Kiai at 8, as an animal at 11. He may hand a raider of even strength to a neighbour. Kiai builds a barricade; the animal also heals a wound token of any samurai.
samurai_spirit-help-heihachi-1 = The neighbour must not have passed nor have had that raider in this action. It never comes back.
samurai_spirit-help-heihachi-2 = There are never more barricades than at the start.
samurai_spirit-about-daisuke = Kiai at 8, as an animal at 11. He may hand a raider of odd strength to a neighbour. Kiai gives the last raider of any line to another samurai; the animal does it twice.
samurai_spirit-help-daisuke-1 = The neighbour must not have passed nor have had that raider in this action. It never comes back.
samurai_spirit-help-daisuke-2 = A raider given by kiai may be defended, but talents do not apply to it.
samurai_spirit-help-daisuke-3 = A line that falls exactly to its value has kiai too.
samurai_spirit-about-gorobei = Kiai at 9, as an animal at 12. He may ignore penalties of raiders of even strength. Kiai discards the top two raiders of the deck; the animal three.
samurai_spirit-help-gorobei-1 = Both penalties of a boss are ignored, or none.
samurai_spirit-about-kanbei = Kiai at 9, as an animal at 12. He may ignore penalties of raiders of odd strength. Kiai discards the top two intruders; the animal three.
samurai_spirit-help-kanbei-1 = Both penalties of a boss are ignored, or none.
samurai_spirit-about-kikuchiyo = Kiai at 10, as an animal at 13. He may fight twice in his turn. Kiai discards the last raider of any line; the animal does it twice.
samurai_spirit-help-kikuchiyo-1 = The second fight is allowed even if the first took him above his kiai value.
samurai_spirit-help-kikuchiyo-2 = If the first fight took the last raider, the round is over.
samurai_spirit-help-kikuchiyo-3 = A line that falls exactly to its value has kiai too.
samurai_spirit-about-kyuzo = Kiai at 9, as an animal at 12. He may discard a raider whose strength is in his line already. With kiai any samurai lends his support token to another; the animal also builds a barricade.
samurai_spirit-help-kyuzo-1 = Who has passed neither lends a token nor gets one.
samurai_spirit-about-katsushiro = Kiai at 10, as an animal at 13. He may put the raider under the deck and draw another one, which he must play. Kiai turns up the top two raiders and puts them back in any order; the animal three.
samurai_spirit-help-katsushiro-1 = Other talents he has apply to the second raider. The last raider cannot go under an empty deck.
samurai_spirit-help-katsushiro-2 = What was turned up is seen by all for as long as it lies there.
samurai_spirit-about-raider = Confront it: it goes to the right, at the end of your line. Below your kiai value nothing happens, at it you have kiai, above it a barricade falls. This one has no penalty.
samurai_spirit-help-raider-1 = { -samurai_spirit-foot }
samurai_spirit-about-hat = Who has no hat on his left when the round is over takes a wound.
samurai_spirit-about-farm = For everybody without a farm on his left when the round is over, a farm falls.
samurai_spirit-about-doll = For everybody without a doll on his left when the round is over, a family is lost.
samurai_spirit-about-flame = When the round is over the intruders are turned up. Each flame takes a barricade, or a random farm when none is left.
samurai_spirit-about-barricade = Last in your line at the start of your turn: a barricade falls. When none is left, a random farm.
samurai_spirit-help-barricade-1 = { -samurai_spirit-last }
samurai_spirit-help-barricade-2 = { -samurai_spirit-foot }
samurai_spirit-about-wound = Last in your line at the start of your turn: you take a wound.
samurai_spirit-help-wound-1 = { -samurai_spirit-last }
samurai_spirit-help-wound-2 = { -samurai_spirit-foot }
samurai_spirit-about-intruder = Last in your line at the start of your turn: the top raider goes unseen to the intruders.
samurai_spirit-help-intruder-1 = { -samurai_spirit-last }
samurai_spirit-help-intruder-2 = { -samurai_spirit-foot }
samurai_spirit-about-no_defend = Last in your line at the start of your turn: you cannot defend this turn.
samurai_spirit-help-no_defend-1 = Somebody you hand a raider to can.
samurai_spirit-help-no_defend-2 = { -samurai_spirit-last }
samurai_spirit-help-no_defend-3 = { -samurai_spirit-foot }
samurai_spirit-about-no_support = Last in your line at the start of your turn: you cannot support anybody this turn.
samurai_spirit-help-no_support-1 = What others lend you still works.
samurai_spirit-help-no_support-2 = { -samurai_spirit-last }
samurai_spirit-help-no_support-3 = { -samurai_spirit-foot }
samurai_spirit-about-left_draws = Last in your line at the start of your turn: your left neighbour turns up a raider straight into his line.
samurai_spirit-help-left_draws-1 = No talents and no defence, but kiai may come of it. If he has passed, it is a wound to you.
samurai_spirit-help-left_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-left_draws-3 = { -samurai_spirit-foot }
samurai_spirit-about-right_draws = Last in your line at the start of your turn: your right neighbour turns up a raider straight into his line.
samurai_spirit-help-right_draws-1 = No talents and no defence, but kiai may come of it. If he has passed, it is a wound to you.
samurai_spirit-help-right_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-right_draws-3 = { -samurai_spirit-foot }
samurai_spirit-about-must_pass = Last in your line at the start of your turn: you must pass.
samurai_spirit-help-must_pass-1 = { -samurai_spirit-boss }
samurai_spirit-help-must_pass-2 = { -samurai_spirit-foot }
samurai_spirit-about-reshuffle_discard = Last in your line at the start of your turn: a random card of the discard pile is shuffled into the deck.
samurai_spirit-help-reshuffle_discard-1 = If there is none, it is a wound. All know that this raider is in the deck now.
samurai_spirit-help-reshuffle_discard-2 = { -samurai_spirit-boss }
samurai_spirit-about-no_talent = Last in your line at the start of your turn: you use no talents this turn, neither your own nor lent or called ones.
samurai_spirit-help-no_talent-1 = { -samurai_spirit-boss }
samurai_spirit-about-discard_defence = Last in your line at the start of your turn: choose a card on your left and discard it.
samurai_spirit-help-discard_defence-1 = If there is none, it is a wound.
samurai_spirit-help-discard_defence-2 = { -samurai_spirit-boss }
samurai_spirit-about-intruder_intruder = Last in your line at the start of your turn: the top two raiders go unseen to the intruders.
samurai_spirit-help-intruder_intruder-1 = If the first was the last raider, the round is over at once.
samurai_spirit-help-intruder_intruder-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-3 = { -samurai_spirit-foot }
samurai_spirit-about-barricade_barricade = Last in your line at the start of your turn: two barricades fall; for one that is not there, a random farm.
samurai_spirit-help-barricade_barricade-1 = { -samurai_spirit-boss }
samurai_spirit-help-barricade_barricade-2 = { -samurai_spirit-foot }
samurai_spirit-about-no_defend_reshuffle_discard = Last in your line at the start of your turn: you cannot defend this turn, and a random card of the discard pile is shuffled into the deck, or it is a wound.
samurai_spirit-help-no_defend_reshuffle_discard-1 = { -samurai_spirit-boss }
samurai_spirit-about-wound_no_talent = Last in your line at the start of your turn: you take a wound, and you use no talents this turn.
samurai_spirit-help-wound_no_talent-1 = Ignoring it is still possible: it comes before the penalty.
samurai_spirit-help-wound_no_talent-2 = { -samurai_spirit-boss }
samurai_spirit-about-no_support_wound = Last in your line at the start of your turn: you cannot support anybody this turn, and you take a wound.
samurai_spirit-help-no_support_wound-1 = { -samurai_spirit-boss }
samurai_spirit-about-kiai = When the sum of your line is exactly your kiai value you may use your kiai; then, used or not, the first raider of the line is discarded.
samurai_spirit-help-kiai-1 = It may happen in another's turn, by a raider handed or given to you or drawn as a penalty.
samurai_spirit-help-kiai-2 = It also happens when your board is turned, or when a card leaves, and the sum is the value.
samurai_spirit-help-kiai-3 = At the end of a round there is no kiai.
samurai_spirit-about-support = Lend your talent, not your kiai, to somebody still in the round, for his next turn. It costs your action, and the top raider goes unseen to the intruders.
samurai_spirit-help-support-1 = After his turn the token comes home, used or not. While it is away you cannot support.
samurai_spirit-help-support-2 = Several may support the same samurai; he may use all their talents, in his own turn.
samurai_spirit-about-wounds = The first wound is a token. The second takes it away and turns your board to the animal side for good: kiai three higher, a stronger effect. The third is a token again. With the fourth the game is lost.
samurai_spirit-help-wounds-1 = Healing only takes a token away; an animal stays one.
samurai_spirit-about-barricades = A barricade falls for a line above its kiai value, for a penalty, and for every flame among the intruders. When none is left, a random farm falls instead.
samurai_spirit-help-barricades-1 = There are never more barricades than at the start.
samurai_spirit-about-farms = When the last farm falls the game is lost, at once. Each farm left after round 3 is a point.
samurai_spirit-help-farms-1 = On hard and heroic a farm that falls brings the penalty on its back: a family is lost, another farm or a barricade falls, or a random samurai takes a wound.
samurai_spirit-about-families = When the last family is lost the game is lost, at once. Each family left after round 3 is a point.
samurai_spirit-help-families-1 = At the end of a round each family left helps, but not on heroic: one heals a wound token, one builds a barricade, one discards the top intruder.
samurai_spirit-about-spare_tokens = Support tokens of samurai who are not at the table. Call one or several at the start of your turn, before the penalty; their talents are yours for this round. Each works once a game.
samurai_spirit-help-spare_tokens-1 = They add to your own talent, so they also work when it is not your turn.
samurai_spirit-about-odds = What can be concluded from everything that is open: the exact chances of the next raider, and that it leaves a line below, at or above the kiai value.
samurai_spirit-help-odds-1 = After a round every raider in the game has been seen. So from round 2 on everybody knows which marauders are in the box.
