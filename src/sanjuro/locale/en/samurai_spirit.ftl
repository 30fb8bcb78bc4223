samurai_spirit = Samurai Spirit

## Samurai
samurai_spirit-heihachi = Heihachi
samurai_spirit-daisuke = Daisuke
samurai_spirit-gorobei = Gorobei
samurai_spirit-kanbei = Kanbei
samurai_spirit-kikuchiyo = Kikuchiyo
samurai_spirit-kyuzo = Kyuzo
samurai_spirit-katsushiro = Katsushiro
# Names that seats go by where one person leads several samurai
samurai_spirit-seats = heihachi daisuke gorobei kanbei kikuchiyo kyuzo katsushiro

## What their kiai does
samurai_spirit-kiai-heihachi-human = build a barricade
samurai_spirit-kiai-heihachi-animal = build a barricade and heal a wound
samurai_spirit-kiai-daisuke-human = give the last raider of any line to another samurai
samurai_spirit-kiai-daisuke-animal = twice: give the last raider of any line to another samurai
samurai_spirit-kiai-gorobei-human = discard the top two raiders of the deck
samurai_spirit-kiai-gorobei-animal = discard the top three raiders of the deck
samurai_spirit-kiai-kanbei-human = discard the top two intruders
samurai_spirit-kiai-kanbei-animal = discard the top three intruders
samurai_spirit-kiai-kikuchiyo-human = discard the last raider of any line
samurai_spirit-kiai-kikuchiyo-animal = twice: discard the last raider of any line
samurai_spirit-kiai-kyuzo-human = any samurai lends their support token
samurai_spirit-kiai-kyuzo-animal = build a barricade, and any samurai lends their support token
samurai_spirit-kiai-katsushiro-human = look at the top two raiders and put them back in any order
samurai_spirit-kiai-katsushiro-animal = look at the top three raiders and put them back in any order

## Symbols and penalties
samurai_spirit-hat = hat
samurai_spirit-farm = farm
samurai_spirit-doll = doll
samurai_spirit-barricade = a barricade falls
samurai_spirit-wound = a wound
samurai_spirit-intruder = an intruder slips in
samurai_spirit-no_defend = cannot defend this turn
samurai_spirit-no_support = cannot support this turn
samurai_spirit-left_draws = the left neighbour draws a raider
samurai_spirit-right_draws = the right neighbour draws a raider
samurai_spirit-must_pass = must pass
samurai_spirit-reshuffle_discard = a discarded raider returns to the deck
samurai_spirit-no_talent = no talents this turn
samurai_spirit-discard_defence = a defence card is lost
samurai_spirit-above_kiai = the line is above the kiai value

## Difficulties
samurai_spirit-easy = easy
samurai_spirit-normal = normal
samurai_spirit-hard = hard
samurai_spirit-heroic = heroic

## Farms by their backs, families by what they do
samurai_spirit-farm-family = farm (a family flees)
samurai_spirit-farm-farm = farm (the fire spreads to another)
samurai_spirit-farm-barricade = farm (a barricade falls)
samurai_spirit-farm-wound = farm (a samurai is wounded)
samurai_spirit-family-heal = the healers' family
samurai_spirit-family-barricade = the carpenters' family
samurai_spirit-family-discard_intruder = the hunters' family

## Raiders: strength, symbol, penalty, flame
samurai_spirit-1-hat-wound-flame = marauder 1 (hat, wounds, flame)
samurai_spirit-1-hat-flame = marauder 1 (hat, flame)
samurai_spirit-1-hat-intruder = marauder 1 (hat, lets an intruder in)
samurai_spirit-1-hat-no_defend = marauder 1 (hat, no defending)
samurai_spirit-1-doll-barricade-flame = marauder 1 (doll, breaks a barricade, flame)
samurai_spirit-1-doll-wound-flame = marauder 1 (doll, wounds, flame)
samurai_spirit-1-doll = marauder 1 (doll)
samurai_spirit-1-doll-intruder = marauder 1 (doll, lets an intruder in)
samurai_spirit-1-farm-barricade-flame = marauder 1 (farm, breaks a barricade, flame)
samurai_spirit-1-farm-wound-flame = marauder 1 (farm, wounds, flame)
samurai_spirit-1-farm-no_support = marauder 1 (farm, no support)
samurai_spirit-1-farm-intruder = marauder 1 (farm, lets an intruder in)
samurai_spirit-1-barricade = marauder 1 (breaks a barricade)
samurai_spirit-2-hat-wound-flame = marauder 2 (hat, wounds, flame)
samurai_spirit-2-hat-flame = marauder 2 (hat, flame)
samurai_spirit-2-hat-intruder = marauder 2 (hat, lets an intruder in)
samurai_spirit-2-hat-no_defend = marauder 2 (hat, no defending)
samurai_spirit-2-doll-barricade-flame = marauder 2 (doll, breaks a barricade, flame)
samurai_spirit-2-doll-wound-flame = marauder 2 (doll, wounds, flame)
samurai_spirit-2-doll = marauder 2 (doll)
samurai_spirit-2-doll-intruder = marauder 2 (doll, lets an intruder in)
samurai_spirit-2-farm-barricade-flame = marauder 2 (farm, breaks a barricade, flame)
samurai_spirit-2-farm-wound-flame = marauder 2 (farm, wounds, flame)
samurai_spirit-2-farm-no_support = marauder 2 (farm, no support)
samurai_spirit-2-farm-intruder = marauder 2 (farm, lets an intruder in)
samurai_spirit-2-barricade = marauder 2 (breaks a barricade)
samurai_spirit-3-hat-barricade-flame = marauder 3 (hat, breaks a barricade, flame)
samurai_spirit-3-hat-flame = marauder 3 (hat, flame)
samurai_spirit-3-hat-left_draws = marauder 3 (hat, the left neighbour draws)
samurai_spirit-3-doll-barricade-flame = marauder 3 (doll, breaks a barricade, flame)
samurai_spirit-3-doll-wound-flame = marauder 3 (doll, wounds, flame)
samurai_spirit-3-doll = marauder 3 (doll)
samurai_spirit-3-doll-no_defend = marauder 3 (doll, no defending)
samurai_spirit-3-doll-left_draws = marauder 3 (doll, the left neighbour draws)
samurai_spirit-3-farm-barricade-flame = marauder 3 (farm, breaks a barricade, flame)
samurai_spirit-3-farm-wound-flame = marauder 3 (farm, wounds, flame)
samurai_spirit-3-farm-no_support = marauder 3 (farm, no support)
samurai_spirit-3-farm-left_draws = marauder 3 (farm, the left neighbour draws)
samurai_spirit-3-wound = marauder 3 (wounds)
samurai_spirit-4-hat-barricade-flame = marauder 4 (hat, breaks a barricade, flame)
samurai_spirit-4-hat-right_draws-flame = marauder 4 (hat, the right neighbour draws, flame)
samurai_spirit-4-hat = marauder 4 (hat)
samurai_spirit-4-doll-barricade-flame = marauder 4 (doll, breaks a barricade, flame)
samurai_spirit-4-doll-wound-flame = marauder 4 (doll, wounds, flame)
samurai_spirit-4-doll = marauder 4 (doll)
samurai_spirit-4-doll-no_defend = marauder 4 (doll, no defending)
samurai_spirit-4-doll-right_draws = marauder 4 (doll, the right neighbour draws)
samurai_spirit-4-farm-barricade-flame = marauder 4 (farm, breaks a barricade, flame)
samurai_spirit-4-farm-wound-flame = marauder 4 (farm, wounds, flame)
samurai_spirit-4-farm-no_support = marauder 4 (farm, no support)
samurai_spirit-4-farm-right_draws = marauder 4 (farm, the right neighbour draws)
samurai_spirit-4-wound = marauder 4 (wounds)
samurai_spirit-5-hat-wound = lieutenant 5 (hat, wounds)
samurai_spirit-5-doll-intruder = lieutenant 5 (doll, lets an intruder in)
samurai_spirit-5-farm-barricade = lieutenant 5 (farm, breaks a barricade)
samurai_spirit-5-barricade-flame = lieutenant 5 (breaks a barricade, flame)
samurai_spirit-5-wound-flame = lieutenant 5 (wounds, flame)
samurai_spirit-5-intruder-flame = lieutenant 5 (lets an intruder in, flame)
samurai_spirit-5-no_support-flame = lieutenant 5 (no support, flame)
samurai_spirit-6-hat-intruder-intruder-flame = boss 6 (hat, lets an intruder in twice, flame)
samurai_spirit-6-doll-must_pass-flame = boss 6 (doll, must pass, flame)
samurai_spirit-6-farm-barricade-barricade-flame = boss 6 (farm, breaks a barricade twice, flame)
samurai_spirit-6-no_defend-reshuffle_discard-flame = boss 6 (no defending, brings one back, flame)
samurai_spirit-6-wound-no_talent-flame = boss 6 (wounds, no talents, flame)
samurai_spirit-6-no_support-wound-flame = boss 6 (no support, wounds, flame)
samurai_spirit-6-discard_defence-flame = boss 6 (breaks a defence, flame)

## What happened
samurai_spirit-event-round = Round { $n } begins
samurai_spirit-event-turn = { IF_YOU($seat, "Your turn", "%'s turn") }
samurai_spirit-event-call = { $seat } called on { $what } for this round
samurai_spirit-event-penalty = { IF_YOU($seat, "Your penalty", "%'s penalty") }: { $what }
samurai_spirit-event-ignore = { $seat } ignored the penalty
samurai_spirit-event-cannot = The penalty could not be carried out: { $seat } took a wound instead
samurai_spirit-event-penalty_card = { $card } went straight into { IF_YOU($seat, "your", "%'s") } line
samurai_spirit-event-draw = { $seat } turned up { $card }
samurai_spirit-event-confront = { $seat } confronted { $card }
samurai_spirit-event-defend = { $seat } defended against { $card }
samurai_spirit-event-drop = { $seat } lost a defence card: { $card }
samurai_spirit-event-hand = { $seat } handed { $what } to { $other }
samurai_spirit-event-evade = { $seat } discarded { $card }: that strength is already in the line
samurai_spirit-event-under = { $seat } put { $card } under the deck
samurai_spirit-event-intruder = { $hidden ->
    [yes] { $times ->
        [one] A raider slipped past { $seat } unseen
       *[other] { $times } raiders slipped past { $seat } unseen
    }
   *[no] { $card } slipped past { $seat }
}
samurai_spirit-event-support = { $seat } lent { $other } the talent of { $what }
samurai_spirit-event-lend = { $seat } lent { $other } the talent of { $what }
samurai_spirit-event-return = { $seat } returned the token of { $what } to { $other }
samurai_spirit-event-pass = { $seat } passed
samurai_spirit-event-forced_pass = { $seat } had to pass: { $what }
samurai_spirit-event-exceed = { $seat } exceeded the kiai value, at { $n }
samurai_spirit-event-barricade = A barricade fell: { $n ->
    [0] none is
    [one] one is
   *[other] { $n } are
} left
samurai_spirit-event-build = A barricade was built: { $n } now
samurai_spirit-event-farm = A { $card } was destroyed
samurai_spirit-event-family = { $card } was lost
samurai_spirit-event-wound = { IF_YOU($seat, "You were", "% was") } wounded
samurai_spirit-event-animal = The animal in { $seat } awoke
samurai_spirit-event-heal = { IF_YOU($seat, "Your wound", "%'s wound") } was healed
samurai_spirit-event-kiai = Kiai! { IF_YOU($seat, "Your line", "%'s line") } is exactly at the kiai value
samurai_spirit-event-waive = { $seat } declined to use it
samurai_spirit-event-spent = { $card } left { IF_YOU($seat, "your", "%'s") } line
samurai_spirit-event-give = { $seat } gave away { $card } from { IF_YOU($giver, "your", "%'s") } line
samurai_spirit-event-strike = { $seat } struck down { $card } in { IF_YOU($giver, "your", "%'s") } line
samurai_spirit-event-rout = { $seat } discarded { $card } from the deck
samurai_spirit-event-catch = { $seat } discarded the intruder { $card }
samurai_spirit-event-look = { $seat } looked at { $card }
samurai_spirit-event-order = { $what } comes next
samurai_spirit-event-mix_in = { $card } was shuffled back into the deck
samurai_spirit-event-break_in = Everybody passed: { $n ->
    [one] the last raider walked
   *[other] { $n } raiders walked
} into the village
samurai_spirit-event-round_over = Round { $n } is over
samurai_spirit-event-unguarded = { $seat } left the { $what } unguarded
samurai_spirit-event-help = { $what } helped
samurai_spirit-event-driven_off = The intruder { $card } was discarded
samurai_spirit-event-turn_up = An intruder was turned up: { $card }
samurai_spirit-event-over = { $what ->
    [saved] The village is saved
    [too_long] The game is over
   *[other] The village is lost
}

## What is told in the line before: the kind of event that began it, and the kind that is added
samurai_spirit-after-penalty-barricade = { $n } left
samurai_spirit-after-penalty-farm = no barricade was left, so a { $card } was destroyed
samurai_spirit-after-penalty-wound = { "" }
samurai_spirit-after-penalty-animal = the animal in { $seat } awoke
samurai_spirit-after-penalty-intruder = { "" }
samurai_spirit-after-penalty-mix_in = { $card }
samurai_spirit-after-cannot-wound = { "" }
samurai_spirit-after-draw-confront = { $again ->
    [yes] { " and confronted it" }
   *[no] , { $seat } confronted it
}
samurai_spirit-after-draw-defend = { $again ->
    [yes] { " and defended against it" }
   *[no] , { $seat } defended against it
}
samurai_spirit-after-draw-hand = { " and handed it to " }{ $other }
samurai_spirit-after-draw-evade = { $again ->
    [yes] { " and discarded it" }
   *[no] , { $seat } discarded it
}
samurai_spirit-after-draw-under = { $again ->
    [yes] { " and put it under the deck" }
   *[no] , { $seat } put it under the deck
}
samurai_spirit-after-draw-exceed = { $n } exceeds the kiai value
samurai_spirit-after-draw-barricade = a barricade fell, { $n } left
samurai_spirit-after-draw-farm = a { $card } was destroyed
samurai_spirit-after-exceed-barricade = a barricade fell, { $n } left
samurai_spirit-after-exceed-farm = a { $card } was destroyed
samurai_spirit-after-support-intruder = a raider slipped past unseen
samurai_spirit-after-wound-animal = the animal awoke
samurai_spirit-after-kiai-catch = the intruder { $card } was discarded
samurai_spirit-after-kiai-rout = { $card } was discarded from the deck
samurai_spirit-after-kiai-strike = { $card } was struck down in { IF_YOU($giver, "your", "%'s") } line
samurai_spirit-after-kiai-give = { $card } was given away from { IF_YOU($giver, "your", "%'s") } line
samurai_spirit-after-kiai-build = a barricade was built, { $n } now
samurai_spirit-after-kiai-heal = { IF_YOU($seat, "your wound", "%'s wound") } was healed
samurai_spirit-after-kiai-lend = { $seat } lent { $other } the talent of { $what }
samurai_spirit-after-kiai-waive = not used
samurai_spirit-after-kiai-spent = { $card } left the line
samurai_spirit-after-look-look = { $card }
samurai_spirit-after-unguarded-wound = { $seat } took a wound
samurai_spirit-after-unguarded-animal = the animal awoke
samurai_spirit-after-unguarded-farm = a { $card } was destroyed
samurai_spirit-after-unguarded-family = { $card } was lost
samurai_spirit-after-help-heal = { IF_YOU($seat, "your wound", "%'s wound") } was healed
samurai_spirit-after-help-build = a barricade was built, { $n } now
samurai_spirit-after-help-driven_off = the intruder { $card } was discarded
samurai_spirit-after-turn_up-barricade = a barricade fell, { $n } left
samurai_spirit-after-turn_up-farm = a { $card } was destroyed

## Moves
samurai_spirit-move-call = Call { $samurai }
samurai_spirit-move-ready = No more tokens: on to the penalty
samurai_spirit-move-ignore = Ignore the penalty
samurai_spirit-move-suffer = Take the penalty
samurai_spirit-move-first = First: { $penalty }
samurai_spirit-move-drop = Discard the { $symbol }
samurai_spirit-move-fight = Fight
samurai_spirit-move-support = Support { $target } with the talent of { $samurai }
samurai_spirit-move-pass = Pass
samurai_spirit-move-done = No second fight
samurai_spirit-move-confront = Confront { $card }: { $sum } of { $value }
samurai_spirit-move-defend = Defend against { $card }: the { $symbol } is covered
samurai_spirit-move-hand = Hand { $card } to { $target }
samurai_spirit-move-discard = Discard { $card }
samurai_spirit-move-under = Put { $card } under the deck and draw another
samurai_spirit-move-kiai = Kiai: { $effect }
samurai_spirit-move-waive = Don't use it
samurai_spirit-move-heal = Heal { IF_YOU($target, "your wound", "%'s wound") }
samurai_spirit-move-give = Give { $card } from { IF_YOU($by, "your line", "%'s line") } to { IF_YOU($target, "yourself", "%") }
samurai_spirit-move-strike = Strike down { $card }, the last raider in { IF_YOU($target, "your line", "%'s line") }
samurai_spirit-move-lend = Lend { IF_YOU($target, "yourself", "%") } the talent of { $samurai }
samurai_spirit-move-top = Next comes { $card }

## What a move leads to
samurai_spirit-then-safe = safe: the next raider cannot exceed your kiai value
samurai_spirit-then-safe_kiai = safe, and { $kiai } % for kiai
samurai_spirit-then-risk = { $kiai ->
    [0] { $exceed } % to exceed your kiai value
   *[other] { $exceed } % to exceed your kiai value, { $kiai } % for kiai
}
samurai_spirit-then-below = { $sum } of { $value }, no penalty
samurai_spirit-then-below_barricade = { $sum } of { $value }, next turn { $n ->
    [one] a barricade falls
   *[other] { $n } barricades fall
}
samurai_spirit-then-below_wound = { $sum } of { $value }, next turn a wound
samurai_spirit-then-below_intruder = { $sum } of { $value }, next turn { $n ->
    [one] one more intruder
   *[other] { $n } more intruders
}
samurai_spirit-then-below_no_defend = { $sum } of { $value }, next turn you cannot defend
samurai_spirit-then-below_no_support = { $sum } of { $value }, next turn you cannot support
samurai_spirit-then-below_left_draws = { $sum } of { $value }, next turn your left neighbour draws a raider
samurai_spirit-then-below_right_draws = { $sum } of { $value }, next turn your right neighbour draws a raider
samurai_spirit-then-below_must_pass = { $sum } of { $value }, next turn you must pass
samurai_spirit-then-below_discard_defence = { $sum } of { $value }, next turn you lose a defence card
samurai_spirit-then-below_two = { $sum } of { $value }, next turn two penalties: { $penalty }; { $second }
samurai_spirit-then-kiai = exactly { $value }: kiai!
samurai_spirit-then-exceed = { $sum } of { $value }: a barricade falls
samurai_spirit-then-exceed_farm = { $sum } of { $value }: a farm is destroyed
samurai_spirit-then-defend_hat = no wound at the end of the round
samurai_spirit-then-defend_farm = no farm lost at the end of the round
samurai_spirit-then-defend_doll = no family lost at the end of the round
samurai_spirit-then-support = a raider slips past
samurai_spirit-then-pass = out of the round{ $hat ->
    [0] { $farm ->
        [0] { $doll ->
            [0] { "" }
           *[other] ; at its end: −1 family
        }
       *[other] { $doll ->
            [0] ; at its end: −1 farm
           *[other] ; at its end: −1 farm, −1 family
        }
    }
   *[other] { $farm ->
        [0] { $doll ->
            [0] ; at its end: a wound
           *[other] ; at its end: a wound, −1 family
        }
       *[other] { $doll ->
            [0] ; at its end: a wound, −1 farm
           *[other] ; at its end: a wound, −1 farm, −1 family
        }
    }
}
samurai_spirit-then-no_harm = costs nothing

## Reasons
samurai_spirit-reason-saved = a farm and a family still stand after the third round
samurai_spirit-reason-no_farm = the last farm was destroyed
samurai_spirit-reason-no_family = the last family was lost
samurai_spirit-reason-fourth_wound = a samurai took a fourth wound

## The story of a loss, link by link
samurai_spirit-story-penalty = the last raider in { IF_YOU($seat, "your", "%'s") } line, { $card }, brought a penalty: { $penalty }
samurai_spirit-story-exceeded = { $card } took { IF_YOU($seat, "your", "%'s") } line above the kiai value
samurai_spirit-story-unguarded_hat = { $seat } had no hat covered at the end of the round
samurai_spirit-story-unguarded_farm = { $seat } had no farm covered at the end of the round
samurai_spirit-story-unguarded_doll = { $seat } had no doll covered at the end of the round
samurai_spirit-story-flame = the intruder { $card } brought a flame
samurai_spirit-story-cannot = the penalty could not be carried out, so it was a wound
samurai_spirit-story-no_barricade = no barricade was left
samurai_spirit-story-farm = a { $card } was destroyed
samurai_spirit-story-family = { $card } was lost
samurai_spirit-story-wounded = { IF_YOU($seat, "you were", "% was") } wounded
samurai_spirit-story-raider = a raider

## Why not
samurai_spirit-refusal-no_such_seat = the seats are numbered 0 to { $seats }
samurai_spirit-refusal-has_passed = { $seat } { IF_YOU($seat, "have", "has") } passed and { IF_YOU($seat, "are", "is") } out of this round
samurai_spirit-refusal-nothing_drawn = no raider has been turned up: fight first
samurai_spirit-refusal-penalty_comes = the penalty of your last raider comes first: call spare tokens, or continue to the penalty
samurai_spirit-refusal-second_fight = you have already acted: you may only fight a second time or finish
samurai_spirit-refusal-must_pass = the boss at the end of your line forces you to pass this turn
samurai_spirit-refusal-above_kiai = your line is at { $sum }, above your kiai value of { $value }: you must pass
samurai_spirit-refusal-alone = everybody else has passed: there is nobody to support
samurai_spirit-refusal-no_support = the penalty of your last raider stops you from supporting this turn
samurai_spirit-refusal-own_token_away = { IF_YOU($holder, "you have", "% still has") } your support token
samurai_spirit-refusal-support_self = you can only support another samurai
samurai_spirit-refusal-action_needed = you must fight, support or pass
samurai_spirit-refusal-not_spare = { $samurai } is at the table: that support token is not a spare one
samurai_spirit-refusal-no_spares = there are no spare tokens in this game
samurai_spirit-refusal-called = the token of { $samurai } has already been called: each works once per game
samurai_spirit-refusal-call_first = spare tokens are called at the start of a turn, before the penalty and the action
samurai_spirit-refusal-penalty_first = resolve the penalty of the last raider in your line first
samurai_spirit-refusal-cannot_ignore = only Gorobei can ignore the penalties of even raiders, and only Kanbei those of odd ones
samurai_spirit-refusal-not_its_penalty = this is not one of two penalties to put in order: { $penalty }
samurai_spirit-refusal-not_covered = you have no card with a { $symbol } on your left
samurai_spirit-refusal-place_first = place the raider that was turned up first
samurai_spirit-refusal-no_symbol = this raider has no hat, farm or doll: you cannot defend against it
samurai_spirit-refusal-no_defend = the penalty of your last raider stops you from defending this turn
samurai_spirit-refusal-covered = you have already covered the { $symbol }
samurai_spirit-refusal-only_placed = a raider given by Daisuke's kiai goes left or right: talents do not apply to it
samurai_spirit-refusal-no_talent = the boss in your line stops you from using talents this turn, including borrowed ones
samurai_spirit-refusal-needs_talent = that is the talent of { $samurai }, which you do not have now
samurai_spirit-refusal-lent_late = you received the support token of { $samurai } this turn: its talent works from your next turn on
samurai_spirit-refusal-wrong_parity = your talent only works on { $kind ->
    [odd] odd
   *[other] even
} raiders, and this one has strength { $strength }
samurai_spirit-refusal-not_neighbour = a raider can only be handed to the neighbour on your left or right
samurai_spirit-refusal-had_it = { $seat } { IF_YOU($seat, "have", "has") } already had this raider: it cannot come back
samurai_spirit-refusal-none_equal = there is no raider of strength { $strength } in your line
samurai_spirit-refusal-drawn_anew = you have already drawn again: you must play this raider
samurai_spirit-refusal-deck_empty = the deck is empty: the same raider would come back
samurai_spirit-refusal-kiai_first = decide about your kiai first
samurai_spirit-refusal-other_kiai = the kiai of { $samurai } does something else
samurai_spirit-refusal-use_first = decide whether to use your kiai first
samurai_spirit-refusal-choose_now = choose what your kiai does, or decline it
samurai_spirit-refusal-not_shown = that raider is not one of those to put back on the deck
samurai_spirit-refusal-not_wounded = { $seat } { IF_YOU($seat, "have", "has") } no wound token
samurai_spirit-refusal-to_another = it must go from one samurai to another
samurai_spirit-refusal-token_away = { IF_YOU($holder, "you have", "% has") } the support token of { $seat }
samurai_spirit-refusal-empty_line = { IF_YOU($seat, "your line", "%'s line") } is empty

## What a card does, in a sentence
samurai_spirit-about-heihachi = Kiai at 8, as an animal at 11. He may hand a raider of even strength to a neighbour. His kiai builds a barricade; the animal also heals a wound token of any samurai.
samurai_spirit-about-daisuke = Kiai at 8, as an animal at 11. He may hand a raider of odd strength to a neighbour. His kiai gives the last raider of any line to another samurai; the animal does so twice.
samurai_spirit-about-gorobei = Kiai at 9, as an animal at 12. He may ignore the penalties of raiders of even strength. His kiai discards the top two raiders of the deck; the animal's three.
samurai_spirit-about-kanbei = Kiai at 9, as an animal at 12. He may ignore the penalties of raiders of odd strength. His kiai discards the top two intruders; the animal's three.
samurai_spirit-about-kikuchiyo = Kiai at 10, as an animal at 13. He may fight twice in his turn. His kiai discards the last raider of any line; the animal does so twice.
samurai_spirit-about-kyuzo = Kiai at 9, as an animal at 12. He may discard a raider whose strength is already in his line. With his kiai any samurai lends their support token to another; the animal also builds a barricade.
samurai_spirit-about-katsushiro = Kiai at 10, as an animal at 13. He may put the raider under the deck and draw another one, which he must play. His kiai turns up the top two raiders and puts them back in any order; the animal's three.
samurai_spirit-about-raider = Confront it: it goes to the right, at the end of your line. Below your kiai value nothing happens, at exactly that value you have kiai, above it a barricade falls. This raider has no penalty.
samurai_spirit-about-hat = Anybody without a hat on their left when the round is over takes a wound.
samurai_spirit-about-farm = For each samurai without a farm on their left when the round is over, a farm is destroyed.
samurai_spirit-about-doll = For each samurai without a doll on their left when the round is over, a family is lost.
samurai_spirit-about-flame = When the round is over, the intruders are turned up. Each flame destroys a barricade, or a random farm when no barricade is left.
samurai_spirit-about-barricade = Last in your line at the start of your turn: a barricade falls. When none is left, a random farm is destroyed.
samurai_spirit-about-wound = Last in your line at the start of your turn: you take a wound.
samurai_spirit-about-intruder = Last in your line at the start of your turn: the top raider goes unseen to the intruders.
samurai_spirit-about-no_defend = Last in your line at the start of your turn: you cannot defend this turn.
samurai_spirit-about-no_support = Last in your line at the start of your turn: you cannot support anybody this turn.
samurai_spirit-about-left_draws = Last in your line at the start of your turn: your left neighbour turns up a raider straight into their line.
samurai_spirit-about-right_draws = Last in your line at the start of your turn: your right neighbour turns up a raider straight into their line.
samurai_spirit-about-must_pass = Last in your line at the start of your turn: you must pass.
samurai_spirit-about-reshuffle_discard = Last in your line at the start of your turn: a random card of the discard pile is shuffled into the deck.
samurai_spirit-about-no_talent = Last in your line at the start of your turn: you cannot use any talents this turn, your own, borrowed or called.
samurai_spirit-about-discard_defence = Last in your line at the start of your turn: choose a card on your left and discard it.
samurai_spirit-about-intruder_intruder = Last in your line at the start of your turn: the top two raiders go unseen to the intruders.
samurai_spirit-about-barricade_barricade = Last in your line at the start of your turn: two barricades fall; for each one missing, a random farm is destroyed.
samurai_spirit-about-no_defend_reshuffle_discard = Last in your line at the start of your turn: you cannot defend this turn, and a random card of the discard pile is shuffled into the deck; if there is none, you take a wound.
samurai_spirit-about-wound_no_talent = Last in your line at the start of your turn: you take a wound, and you cannot use talents this turn.
samurai_spirit-about-no_support_wound = Last in your line at the start of your turn: you cannot support anybody this turn, and you take a wound.
samurai_spirit-about-kiai = When your line adds up to exactly your kiai value, you may use your kiai; then, used or not, the first raider of the line is discarded.
samurai_spirit-about-support = Lend your talent, not your kiai, to somebody still in the round, for their next turn. This is your action, and the top raider goes unseen to the intruders.
samurai_spirit-about-wounds = The first wound is a token. The second removes it and turns your board to the animal side for good: kiai value three higher, stronger effect. The third is a token again. With the fourth the game is lost.
samurai_spirit-about-barricades = A barricade falls when a line exceeds its kiai value, for some penalties, and for every flame among the intruders. When none is left, a random farm is destroyed instead.
samurai_spirit-about-farms = When the last farm is destroyed, the game is lost at once. Each farm left after round 3 is worth a point.
samurai_spirit-about-families = When the last family is lost, the game is lost at once. Each family left after round 3 is worth a point.
samurai_spirit-about-spare_tokens = Support tokens of samurai who are not at the table. Call one or several at the start of your turn, before the penalty; you have their talents for this round. Each works once per game.
samurai_spirit-about-odds = Everything that follows from public information: the exact probabilities of the next raider, and of a line ending up below, at or above its kiai value.

## Rulings
-samurai_spirit-last = Only the last raider of a line counts, at the start of the turn. A penalty that cannot be carried out becomes a wound.
-samurai_spirit-foot = A hat, farm or doll at the bottom: you may put the card on your left if that symbol is not covered yet. A flame at the top: as an intruder it burns.
-samurai_spirit-boss = Bosses join in round 3. You choose the order of two different penalties; you can only ignore both or none.
samurai_spirit-help-heihachi-1 = The neighbour must not have passed or already had that raider in this action. It never comes back.
samurai_spirit-help-heihachi-2 = There are never more barricades than at the start.
samurai_spirit-help-daisuke-1 = The neighbour must not have passed or already had that raider in this action. It never comes back.
samurai_spirit-help-daisuke-2 = You may defend against a raider given by kiai, but talents do not apply to it.
samurai_spirit-help-daisuke-3 = A line that drops to exactly its value has kiai too.
samurai_spirit-help-gorobei-1 = Ignore both penalties of a boss, or none.
samurai_spirit-help-kanbei-1 = Ignore both penalties of a boss, or none.
samurai_spirit-help-kikuchiyo-1 = The second fight is allowed even if the first took him above his kiai value.
samurai_spirit-help-kikuchiyo-2 = If the first fight took the last raider, the round is over.
samurai_spirit-help-kikuchiyo-3 = A line that drops to exactly its value has kiai too.
samurai_spirit-help-kyuzo-1 = Samurai who have passed neither lend nor receive tokens.
samurai_spirit-help-katsushiro-1 = Any other talents he has apply to the second raider. The last raider cannot go under an empty deck.
samurai_spirit-help-katsushiro-2 = Everybody sees the raiders turned up for as long as they lie there.
samurai_spirit-help-raider-1 = { -samurai_spirit-foot }
samurai_spirit-help-barricade-1 = { -samurai_spirit-last }
samurai_spirit-help-barricade-2 = { -samurai_spirit-foot }
samurai_spirit-help-wound-1 = { -samurai_spirit-last }
samurai_spirit-help-wound-2 = { -samurai_spirit-foot }
samurai_spirit-help-intruder-1 = { -samurai_spirit-last }
samurai_spirit-help-intruder-2 = { -samurai_spirit-foot }
samurai_spirit-help-no_defend-1 = A neighbour you hand a raider to can still defend.
samurai_spirit-help-no_defend-2 = { -samurai_spirit-last }
samurai_spirit-help-no_defend-3 = { -samurai_spirit-foot }
samurai_spirit-help-no_support-1 = Talents that others lend you still work.
samurai_spirit-help-no_support-2 = { -samurai_spirit-last }
samurai_spirit-help-no_support-3 = { -samurai_spirit-foot }
samurai_spirit-help-left_draws-1 = No talents and no defence, but kiai may result. If that neighbour has passed, you take a wound instead.
samurai_spirit-help-left_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-left_draws-3 = { -samurai_spirit-foot }
samurai_spirit-help-right_draws-1 = No talents and no defence, but kiai may result. If that neighbour has passed, you take a wound instead.
samurai_spirit-help-right_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-right_draws-3 = { -samurai_spirit-foot }
samurai_spirit-help-must_pass-1 = { -samurai_spirit-boss }
samurai_spirit-help-must_pass-2 = { -samurai_spirit-foot }
samurai_spirit-help-reshuffle_discard-1 = If the discard pile is empty, you take a wound. Everybody knows that this raider is in the deck now.
samurai_spirit-help-reshuffle_discard-2 = { -samurai_spirit-boss }
samurai_spirit-help-no_talent-1 = { -samurai_spirit-boss }
samurai_spirit-help-discard_defence-1 = If you have none, you take a wound.
samurai_spirit-help-discard_defence-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-1 = If the first was the last raider, the round is over at once.
samurai_spirit-help-intruder_intruder-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-3 = { -samurai_spirit-foot }
samurai_spirit-help-barricade_barricade-1 = { -samurai_spirit-boss }
samurai_spirit-help-barricade_barricade-2 = { -samurai_spirit-foot }
samurai_spirit-help-no_defend_reshuffle_discard-1 = { -samurai_spirit-boss }
samurai_spirit-help-wound_no_talent-1 = You can still ignore it: that comes before the penalty.
samurai_spirit-help-wound_no_talent-2 = { -samurai_spirit-boss }
samurai_spirit-help-no_support_wound-1 = { -samurai_spirit-boss }
samurai_spirit-help-kiai-1 = It may happen in somebody else's turn, when a raider is handed or given to you or drawn as a penalty.
samurai_spirit-help-kiai-2 = It also happens when your board is turned over or a card leaves, and the sum then equals the value.
samurai_spirit-help-kiai-3 = At the end of a round there is no kiai.
samurai_spirit-help-support-1 = After that turn the token comes back, used or not. While it is away you cannot support.
samurai_spirit-help-support-2 = Several may support the same samurai, who may use all their talents in that turn.
samurai_spirit-help-wounds-1 = Healing only removes a token; an animal stays an animal.
samurai_spirit-help-barricades-1 = There are never more barricades than at the start.
samurai_spirit-help-farms-1 = On hard and heroic a farm that is destroyed brings the penalty on its back: a family is lost, another farm or a barricade falls, or a random samurai takes a wound.
samurai_spirit-help-families-1 = At the end of a round each family left helps, except on heroic: one heals a wound token, one builds a barricade, one discards the top intruder.
samurai_spirit-help-spare_tokens-1 = They add to your own talent, so they also work outside your turn.
samurai_spirit-help-odds-1 = After a round every raider in the game has been seen. So from round 2 on everybody knows which marauders are in the box.
