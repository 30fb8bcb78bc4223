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
samurai_spirit-lent-idle = has the token of { $name }, but not the talent in this turn
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
samurai_spirit-who-turn = { $name }'s turn
samurai_spirit-who-kiai = { $name }'s kiai
samurai_spirit-in-turn = { $name }'s turn
samurai_spirit-in-penalty = { $name }'s penalty
samurai_spirit-in-place = { $name }'s raider
samurai_spirit-in-kiai = { $name }'s kiai
samurai_spirit-wait-turn = { $seat } is choosing: fight, support or pass.
samurai_spirit-wait-penalty = { $seat } is deciding about the penalty.
samurai_spirit-wait-place = { $seat } is placing { $card }.
samurai_spirit-wait-kiai = Kiai! { $seat } is deciding what comes of it.

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
samurai_spirit-ask-lend-to = Who gets the token of { $name }?
samurai_spirit-ask-order = Which raider comes next?

## What the answers come to
samurai_spirit-hint-pass = You are out of the round; your cards stay as they are.
samurai_spirit-hint-support = The top raider goes unseen to the intruders.
samurai_spirit-hint-spare = Its talent is yours for this round. Each token works once a game.
samurai_spirit-hint-ignore = It is your talent: ignoring costs nothing.
samurai_spirit-hint-penalties = What cannot be carried out is a wound.
samurai_spirit-hint-price = { $answer }: { $price }.
samurai_spirit-hint-hand = He plays it as if he had drawn it.
samurai_spirit-hint-kiai = Used or not, the first raider of your line is discarded.
samurai_spirit-hint-choose = { $n ->
    [one] One choice, or leave it.
   *[other] { $n } choices, or leave it.
}
samurai_spirit-hint-give = He puts it left or right; talents do not apply.
samurai_spirit-hint-lend = The talent is for his next turn. To the samurai whose turn it is it brings nothing.
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

## The card at the beginning, and the words at the end
samurai_spirit-begin = You are { $names }.
samurai_spirit-begin-several = You lead { $names }.
samurai_spirit-aim = Hold the village for three rounds, all together: a farm and a family must still stand. Difficulty: { $difficulty }.
samurai_spirit-verdict-saved = the village stands
samurai_spirit-verdict-no_farm = the last farm has fallen
samurai_spirit-verdict-no_family = the last family is lost
samurai_spirit-verdict-fourth_wound = a samurai took a fourth wound
samurai_spirit-side = The village holds

## What a click that is no move shows
samurai_spirit-safe = safe
samurai_spirit-next-safe = Safe: the next raider cannot break the line
samurai_spirit-next-safe_kiai = Safe: the next raider cannot break the line, and brings kiai in { $meet } %
samurai_spirit-next-risk = The next raider breaks the line in { $exceed } %
samurai_spirit-next-risk_kiai = The next raider breaks the line in { $exceed } %, and brings kiai in { $meet } %
samurai_spirit-deed-support = supported { $target }
samurai_spirit-deed-lend = lent { $target } the token
samurai_spirit-deed-hand = handed { $target } a raider

## The end of a round
samurai_spirit-round-end = Round { $n } is over
samurai_spirit-settled-open = not settled yet
samurai_spirit-settled-guarded = guarded
samurai_spirit-settled-unguarded = unguarded
samurai_spirit-settled-wound = unguarded: a wound
samurai_spirit-settled-farm = unguarded: a farm burned down
samurai_spirit-settled-family = unguarded: a family was lost
samurai_spirit-settled-intruders = Intruders
samurai_spirit-settled-none = none
