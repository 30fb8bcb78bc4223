## The table
samurai_spirit-village = The village
samurai_spirit-samurai = Samurai, clockwise from your left
samurai_spirit-round = Round { $n }/{ $of }
samurai_spirit-count-deck = Deck { $n }
samurai_spirit-deck-known = Deck { $n }, this one next
samurai_spirit-count-intruders = Intruders { $n }
samurai_spirit-intruders-note = Intruders stay face down until the round is over. Then each flame destroys a barricade, or a farm when none is left.
samurai_spirit-count-discard = Discard { $n }
samurai_spirit-discard-open = Discarded, most recent first
samurai_spirit-known = Known to everybody
samurai_spirit-none = None.
samurai_spirit-farms-left = Farms { $n }/{ $of }
samurai_spirit-families-left = Families { $n }/{ $of }
samurai_spirit-barricades-left = Barricades { $n }/{ $of }
samurai_spirit-gauge = combat line { $sum }, kiai at { $value }
samurai_spirit-count-line = Combat line, { $n ->
    [one] 1 raider
   *[other] { $n } raiders
}
samurai_spirit-last-card = the last one: its penalty applies
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
samurai_spirit-lent = borrowed
samurai_spirit-lent-by = { IF_YOU($seat, "You have", "% has") } the talent of { $what } for the next turn
samurai_spirit-lent-idle = { IF_YOU($seat, "You have", "% has") } the token of { $what }, but its talent does not work this turn
samurai_spirit-token-away = { IF_YOU($holder, "You have", "% has") } this support token
samurai_spirit-token-with = Token with { $holder }
samurai_spirit-defend = Defend
samurai_spirit-confront = Confront
samurai_spirit-turned-up = Turned up
samurai_spirit-places = { $name } is placing it
samurai_spirit-coming = Which one comes next?
samurai_spirit-then = After that
samurai_spirit-of = of { $n }
samurai_spirit-below = below
samurai_spirit-above = above
samurai_spirit-do-hand = Talent: hand it on
samurai_spirit-do-discard = Talent: discard it
samurai_spirit-do-under = Talent: put it under the deck
samurai_spirit-support = Support
samurai_spirit-call = Call this talent
samurai_spirit-call-note = You have it for the rest of this round. Each token works once per game.
samurai_spirit-called = used up
samurai_spirit-called-note = This token has been used.

## Chances
samurai_spirit-next = Next raider, %
samurai_spirit-odds-open = Probabilities of the next raider
samurai_spirit-odds-confront = If confronted
samurai_spirit-chance = Probability
samurai_spirit-unseen-count = Unseen
samurai_spirit-unseen = { $n } raiders are unseen: { $deck } in the deck, { $intruders } among the intruders, { $box } in the box.
samurai_spirit-strength = Strength { $n }
samurai_spirit-no-symbol = no symbol

## Talents in short
samurai_spirit-talent = Talent
samurai_spirit-talent-heihachi = hands even raiders on
samurai_spirit-talent-daisuke = hands odd raiders on
samurai_spirit-talent-gorobei = ignores even penalties
samurai_spirit-talent-kanbei = ignores odd penalties
samurai_spirit-talent-kikuchiyo = may fight twice
samurai_spirit-talent-kyuzo = discards a strength already in the line
samurai_spirit-talent-katsushiro = puts a raider under the deck

## Who is up to what
samurai_spirit-who-turn = { $name }'s turn
samurai_spirit-who-kiai = { $name }'s kiai
samurai_spirit-in-turn = { IF_YOU($seat, "your turn", "%'s turn") }
samurai_spirit-in-penalty = { IF_YOU($seat, "your penalty", "%'s penalty") }
samurai_spirit-in-place = { IF_YOU($seat, "your raider", "%'s raider") }
samurai_spirit-in-kiai = { IF_YOU($seat, "your kiai", "%'s kiai") }
samurai_spirit-wait-turn = { $seat } is choosing: fight, support or pass.
samurai_spirit-wait-penalty = { $seat } is deciding about the penalty.
samurai_spirit-wait-place = { $seat } is placing { $card }.
samurai_spirit-wait-kiai = Kiai! { $seat } is deciding how to use it.

## Questions
samurai_spirit-ask-action = Do you fight, support somebody or pass?
samurai_spirit-ask-again = Do you fight a second time?
samurai_spirit-ask-support = Who do you lend your talent to for their next turn?
samurai_spirit-ask-spare = Do you call a spare token before the penalty?
samurai_spirit-ask-must-above_kiai = Your line is at { $sum }, above { $value }: you must pass.
samurai_spirit-ask-must-must_pass = The boss in your line forces you to pass.
samurai_spirit-ask-penalty = Your last raider: { $penalty }. Do you ignore it?
samurai_spirit-ask-penalties = { $penalty }, { $second }: which comes first?
samurai_spirit-ask-penalties-ignore = { $penalty }, { $second }: ignore both, or which comes first?
samurai_spirit-ask-drop = Which defence card do you discard?
samurai_spirit-ask-place = A raider of strength { $strength } turns up. Where does it go?
samurai_spirit-ask-handed = { $name } hands you a raider of strength { $strength }. Where does it go?
samurai_spirit-ask-given = Daisuke's kiai brings you a raider of strength { $strength }. Left or right?
samurai_spirit-ask-hand = Which neighbour do you hand the raider of strength { $strength } to?
samurai_spirit-ask-kiai = Your line is exactly at { $value }. Do you use your kiai?
samurai_spirit-ask-heal = Whose wound token do you remove?
samurai_spirit-ask-strike = Which line's last raider do you discard?
samurai_spirit-ask-give = Which line's last raider do you give away?
samurai_spirit-ask-give-to = Who gets the raider of strength { $strength }?
samurai_spirit-ask-lend = Whose support token is lent?
samurai_spirit-ask-lend-to = Who gets { IF_YOU($seat, "your", "%'s") } token?
samurai_spirit-ask-order = Which raider comes next?

## What the answers come to
samurai_spirit-hint-pass = You are out of the round; your cards stay as they are.
samurai_spirit-hint-support = The top raider goes unseen to the intruders.
samurai_spirit-hint-spare = You have its talent for this round. Each token works once per game.
samurai_spirit-hint-ignore = It is your talent: ignoring costs nothing.
samurai_spirit-hint-penalties = What cannot be carried out becomes a wound.
samurai_spirit-hint-price = { $answer }: { $price }{ $ended ->
    [yes] { "" }
   *[no] .
}
samurai_spirit-hint-hand = They play it as if they had drawn it.
samurai_spirit-hint-kiai = Used or not, the first raider of your line is discarded.
samurai_spirit-hint-choose = { $n ->
    [one] Once, or not at all.
   *[other] Up to { $n } times.
}
samurai_spirit-hint-give = They put it left or right; talents do not apply.
samurai_spirit-hint-lend = The talent works in their next turn. It does nothing for the samurai whose turn it is.
samurai_spirit-hint-order = { $n ->
    [one] The last one.
   *[other] { $n } to put in order; everybody sees them.
}

## The end
samurai_spirit-points-of = of { $n } points
samurai_spirit-points-farms = { $n ->
    [one] farm stands
   *[other] farms stand
}
samurai_spirit-points-families = { $n ->
    [one] family survives
   *[other] families survive
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
samurai_spirit-odds = Probabilities of the next raider

## The card at the beginning, and the words at the end
samurai_spirit-begin = You are { $names }.
samurai_spirit-begin-several = You lead { $names }.
samurai_spirit-aim = Defend the village for three rounds, all together: at least one farm and one family must survive. Difficulty: { $difficulty }.
samurai_spirit-verdict-saved = the village stands
samurai_spirit-verdict-no_farm = the last farm was destroyed
samurai_spirit-verdict-no_family = the last family was lost
samurai_spirit-verdict-fourth_wound = a samurai took a fourth wound
samurai_spirit-side = The village holds

## What a click that is no move shows
samurai_spirit-safe = safe
samurai_spirit-next-safe = Safe: the next raider cannot exceed kiai
samurai_spirit-next-safe_kiai = Safe: the next raider cannot exceed kiai, and brings kiai in { $meet } % of cases
samurai_spirit-next-risk = The next raider exceeds kiai in { $exceed } % of cases
samurai_spirit-next-risk_kiai = The next raider exceeds kiai in { $exceed } % of cases, and brings kiai in { $meet } %

## The end of a round
samurai_spirit-round-end = Round { $n } is over
samurai_spirit-settled-open = not settled yet
samurai_spirit-settled-guarded = guarded
samurai_spirit-settled-unguarded = unguarded
samurai_spirit-settled-wound = unguarded: a wound
samurai_spirit-settled-farm = unguarded: a farm was destroyed
samurai_spirit-settled-family = unguarded: a family was lost
samurai_spirit-settled-intruders = Intruders
samurai_spirit-settled-none = none
