## The table
samurai_sword-ring = Players, clockwise from your left
samurai_sword-clash = What is going on
samurai_sword-whose-turn = The turn
samurai_sword-phases = Phases of the turn
samurai_sword-roles = Roles in this game
samurai_sword-honour-count = { $n } honour
samurai_sword-resilience-count = { $n } of { $of } resilience
samurai_sword-harmless = harmless
samurai_sword-difficulty = difficulty { $n } for your attack
samurai_sword-difficulty-for = difficulty { $n } for { $name }
samurai_sword-reaches-you = needs reach { $n } to attack you
samurai_sword-your-role = Your role, secret until the end unless you are the shogun
samurai_sword-who-reaches-me = Who reaches me?
samurai_sword-threat = { $n ->
    [0] No weapon reaches you from there.
    [one] 1 of 32 weapons reaches you.
   *[other] { $n } of 32 weapons reach you.
}
samurai_sword-threat-short = { $n } of 32 reach you
samurai_sword-against-you = Hostility to you: { $n }.
samurai_sword-against-shogun = To the shogun: { $n }.
samurai_sword-weapons-left = { $n ->
    [one] weapon left this turn
   *[other] weapons left this turn
}
samurai_sword-weapon-facts = reach { $reach }, wounds { $n }
samurai_sword-reach = Reach
samurai_sword-wounds = Wounds
samurai_sword-in-all = In all
samurai_sword-you-at = you are at
samurai_sword-at = { $name } is at
samurai_sword-you-have = you have
samurai_sword-has = { $name } has
samurai_sword-asks-each = Everybody gives up
samurai_sword-a-weapon = A weapon
samurai_sword-or-wounds = or takes wounds
samurai_sword-now = { $name } now
samurai_sword-turned-up = Turned up
samurai_sword-goes-to = Bushido to { $next }
samurai_sword-or-honour = Or honour

## Questions
samurai_sword-ask-draw = Is your first card { $card } from the discard pile, or the top of the deck?
samurai_sword-hint-draw = The rest comes from the deck.
samurai_sword-ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard? { $n } have to go.
}
samurai_sword-hint-discard = Seven cards may stay in your hand.
samurai_sword-ask-play = Which card do you play?
samurai_sword-hint-play = { $n ->
    [0] No more weapons this turn; other cards as many as you like.
    [one] One weapon is left to you this turn; other cards as many as you like.
   *[other] { $n } weapons are left to you this turn; other cards as many as you like.
}
samurai_sword-ask-strike = Whom do you attack with { $card }?
samurai_sword-hint-strike = Reaches difficulty { $reach }, { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} unless it is parried.
samurai_sword-ask-use = Do you play { $card }?
samurai_sword-ask-with-bushido = Before whom do you lay Bushido?
samurai_sword-hint-with-bushido = Anybody, yourself too. It asks for a weapon or for honour in that player's turn.
samurai_sword-ask-with-diversion = From whose hand do you take a card?
samurai_sword-hint-with-diversion = It is a random one.
samurai_sword-ask-with-breathing = You recover everything. Who else draws a card?
samurai_sword-hint-with-breathing = A player without cards stops being harmless by it.
samurai_sword-ask-with-geisha = Whom does the geisha visit?
samurai_sword-hint-with-geisha = A player loses a random card of the hand; a card in front of a player is lost itself.
samurai_sword-who-attack = { $by } attacks you
samurai_sword-ask-attack = { $defeats ->
    [true] Parry { $weapon }, or be defeated?
   *[other] Parry { $weapon }, or take { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }?
}
samurai_sword-who-battle_cry = { $by } plays Battle Cry
samurai_sword-ask-battle_cry = { $defeats ->
    [true] Discard a Parry, or be defeated?
   *[other] Discard a Parry, or take 1 wound?
}
samurai_sword-who-jujutsu = { $by } plays Jujutsu
samurai_sword-ask-jujutsu = { $defeats ->
    [true] Discard a weapon, or be defeated?
   *[other] Discard a weapon, or take 1 wound?
}
samurai_sword-hint-defeat = { $last ->
    [true] Defeated, you give { $by } your last honour, and the game ends.
   *[other] Defeated, you give { $by } 1 honour.
}
samurai_sword-hint-no-parry = You hold nothing to parry with.
samurai_sword-hint-no-weapon = You hold no weapon.
samurai_sword-hint-hanzo = As Hanzō you may parry with a weapon too.
samurai_sword-who-may_draw = The last card of the deck
samurai_sword-ask-may_draw = { $kind ->
    [ends] Draw it, which costs everybody an honour and ends the game, or leave it?
    [costs] Draw it, which costs everybody an honour, or leave it?
   *[free] Draw it, or leave it?
}
samurai_sword-hint-may_draw = { $n ->
    [one] Your character may draw, but need not.
   *[other] Your character may draw { $n } cards, but need not. If you leave this one, you leave them all.
}
samurai_sword-who-bushido = Bushido turns up { $card }
samurai_sword-ask-bushido = { $kind ->
    [free] Discard a weapon, or discard Bushido?
    [last] Discard a weapon, or lose your last honour and end the game?
   *[usual] Discard a weapon, or lose 1 honour?
}
samurai_sword-hint-bushido = With a weapon, Bushido goes on to { $next }.

## While others choose
samurai_sword-wait-turn = { $phase ->
    [draw] { $seat } is drawing cards.
    [discard] { $seat } is discarding down to seven.
   *[play] { $seat } is choosing a card to play.
}
samurai_sword-wait-attack = { IF_YOU($by, "You attack", "% attacks") } { $seat } with { $weapon }: a Parry, or { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
samurai_sword-wait-battle_cry = { IF_YOU($by, "Your Battle Cry", "%'s Battle Cry") }: { $seat } discards a Parry or takes 1 wound.
samurai_sword-wait-jujutsu = { IF_YOU($by, "Your Jujutsu", "%'s Jujutsu") }: { $seat } discards a weapon or takes 1 wound.
samurai_sword-wait-may_draw = { $seat } may draw the last card of the deck, or leave it.
samurai_sword-wait-bushido = Bushido: { $seat } discards a weapon or loses an honour.

## The end
samurai_sword-team-shogun = Shogun and samurai
samurai_sword-team-ninja = The ninja
samurai_sword-team-ronin = The ronin
samurai_sword-end-honour = { $names } had no honour left: the game ended at once, and honour was counted.
samurai_sword-end-swordmaster = { IF_YOU($name, "You were", "% was") } the last one with resilience: { $team ->
    [shogun] shogun and samurai
    [ronin] the ronin
   *[ninja] the ninja
} won at once, whatever the honour.
samurai_sword-end-tie = A tie: it goes to { $team ->
    [shogun] shogun and samurai
    [ronin] the ronin
   *[ninja] the ninja
}.
samurai_sword-deadly-strike = Deadly strike: the last blow fell on one of their own

## The card at the beginning, and the words at the end
samurai_sword-begin-shogun = You are the Shogun.
samurai_sword-begin-samurai = You are a Samurai.
samurai_sword-begin-ninja = You are a Ninja.
samurai_sword-begin-ronin = You are the Ronin.
samurai_sword-aim-shogun = { $samurai ->
    [0] Have more honour in the end than the ninja: you stand alone, and yours counts times { $factor }.
    [one] Have more honour in the end than anybody else, together with your samurai, who stays hidden.
   *[other] Have more honour in the end than anybody else, together with your samurai, who stay hidden.
}
samurai_sword-aim-samurai = Gather honour for { $shogun }, the Shogun: yours is added. Let nobody notice.
samurai_sword-aim-ninja = Gather honour with the other ninja, at the cost of { $shogun }, the Shogun, and everybody else.
samurai_sword-aim-ronin = Gather honour alone against everybody: yours counts times { $factor }.
samurai_sword-verdict-honour = { $team ->
    [shogun] shogun and samurai have the most honour, { $n }
    [ronin] the ronin has the most honour, { $n }
   *[ninja] the ninja have the most honour, { $n }
}
samurai_sword-verdict-honour_tie = { $team ->
    [shogun] with { $n } honour the tie is the shogun's
    [ronin] with { $n } honour the tie is the ronin's
   *[ninja] with { $n } honour the tie is the ninja's
}
samurai_sword-verdict-swordmaster = { IF_YOU($name, "you are", "% is") } the last one on { IF_YOU($name, "your", "their") } feet

## What a click that is no move shows
samurai_sword-count-shogun = { $n } shogun
samurai_sword-count-samurai = { $n } samurai
samurai_sword-count-ninja = { $n } ninja
samurai_sword-count-ronin = { $n } ronin
samurai_sword-honour-times = honour ×{ $n }
samurai_sword-honour-worth = 1 honour = { $n ->
    [one] 1 point
   *[other] { $n } points
}
samurai_sword-honour-worth-stars = 1 honour = { $n ->
    [one] 1 point
   *[other] { $n } points
}, with more stars { $more }
samurai_sword-attacks = How hard to attack
samurai_sword-attack-sum = { $sum }: { $n ->
    [0] no weapon reaches that far.
    [one] 1 of 32 weapons reaches that far.
   *[other] { $n } of 32 weapons reach that far.
}
samurai_sword-attacks-anybody = 1, whoever it is: { $name } attacks anybody. { $n } of 32 weapons reach that far.
samurai_sword-each-turn = Each turn: { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}, draws { $cards }{ $wounds ->
    [0] .
    [one] ; 1 wound more with every weapon.
   *[other] ; { $wounds } wounds more with every weapon.
}
samurai_sword-deed-attack = attacked { $target }
samurai_sword-deed-defeated = defeated { $target }
samurai_sword-deed-bushido = laid Bushido before { $target }
samurai_sword-deed-robbed = cost { $target } a card
samurai_sword-deed-freed = rid { $target } of Bushido

## The story
samurai_sword-for-bushido = For Bushido
samurai_sword-drawn-pass_on = No weapon: Bushido goes on
samurai_sword-drawn-weapon = A weapon
samurai_sword-cannot-parry = Nothing to parry with
samurai_sword-cannot-weapon = No weapon to give up
samurai_sword-cost = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
