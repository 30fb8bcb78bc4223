## The table
samurai_sword-ring = Players, clockwise from your left
samurai_sword-clash = Current action
samurai_sword-whose-turn = Whose turn
samurai_sword-phases = Phases of the turn
samurai_sword-roles = Roles in this game
samurai_sword-honour-count = { $n } honour
samurai_sword-resilience-count = { $n } of { $of } resilience
samurai_sword-harmless = harmless
samurai_sword-difficulty = difficulty { $n } for your attack
samurai_sword-difficulty-for = difficulty { $n } for { $name }
samurai_sword-reaches-you = needs reach { $n } to attack you
samurai_sword-your-role = Your role, secret until the end unless you are the Shogun
samurai_sword-who-reaches-me = Who reaches me?
samurai_sword-threat = { $n ->
    [0] No weapon can reach you from there.
    [one] 1 of 32 weapons can reach you.
   *[other] { $n } of 32 weapons can reach you.
}
samurai_sword-threat-short = { $n } of 32 reach you
samurai_sword-against-you = Hostility towards you: { $n }.
samurai_sword-against-shogun = Towards the Shogun: { $n }.
samurai_sword-weapons-left = { $n ->
    [one] weapon left this turn
   *[other] weapons left this turn
}
samurai_sword-weapon-facts = reach { $reach }, wounds { $n }
samurai_sword-reach = Reach
samurai_sword-wounds = Wounds
samurai_sword-in-all = Total
samurai_sword-you-at = you are at
samurai_sword-at = { $name } is at
samurai_sword-you-have = you have
samurai_sword-has = { $name } has
samurai_sword-asks-each = Everybody discards
samurai_sword-a-weapon = A weapon
samurai_sword-or-wounds = or takes wounds
samurai_sword-now = { $name } now
samurai_sword-turned-up = Turned up
samurai_sword-goes-to = Bushido goes to { $next }
samurai_sword-or-honour = Or honour

## Questions
samurai_sword-ask-draw = Do you take { $card } from the discard pile as your first card, or draw from the deck?
samurai_sword-hint-draw = The rest comes from the deck.
samurai_sword-ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard? { $n } must go.
}
samurai_sword-hint-discard = You may keep seven cards.
samurai_sword-ask-play = Which card do you play?
samurai_sword-hint-play = { $n ->
    [0] No more weapons this turn; any number of other cards.
    [one] You may play one more weapon this turn, and any number of other cards.
   *[other] You may play { $n } more weapons this turn, and any number of other cards.
}
samurai_sword-ask-strike = Who do you attack with { $card }?
samurai_sword-hint-strike = Reaches difficulty { $reach }, { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} unless parried.
samurai_sword-ask-use = Do you play { $card }?
samurai_sword-ask-with-bushido = In front of whom do you lay Bushido?
samurai_sword-hint-with-bushido = Anybody, including yourself. In their turn it asks that player for a weapon or honour.
samurai_sword-ask-with-diversion = Whose hand do you take a card from?
samurai_sword-hint-with-diversion = A random card.
samurai_sword-ask-with-breathing = You recover all resilience. Who else draws a card?
samurai_sword-hint-with-breathing = A player without cards stops being harmless.
samurai_sword-ask-with-geisha = Who does the Geisha visit?
samurai_sword-hint-with-geisha = Choose a player for a random card from the hand, or a card in front of a player.
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
    [true] If you are defeated, you give { $by } your last honour, and the game ends.
   *[other] If you are defeated, you give { $by } 1 honour.
}
samurai_sword-hint-no-parry = You have nothing to parry with.
samurai_sword-hint-no-weapon = You have no weapon.
samurai_sword-hint-hanzo = As Hanzō you may parry with a weapon too.
samurai_sword-who-may_draw = The last card of the deck
samurai_sword-ask-may_draw = { $kind ->
    [ends] Draw it, which costs everybody 1 honour and ends the game, or leave it?
    [costs] Draw it, which costs everybody 1 honour, or leave it?
   *[free] Draw it, or leave it?
}
samurai_sword-hint-may_draw = { $n ->
    [one] Your character may draw, but does not have to.
   *[other] Your character may draw { $n } cards, but does not have to. If you leave this one, you leave them all.
}
samurai_sword-who-bushido = Bushido turns up { $card }
samurai_sword-ask-bushido = { $kind ->
    [free] Discard a weapon, or discard Bushido?
    [last] Discard a weapon, or lose your last honour and end the game?
   *[usual] Discard a weapon, or lose 1 honour?
}
samurai_sword-hint-bushido = If you discard a weapon, Bushido goes on to { $next }.

## While others choose
samurai_sword-wait-turn = { $phase ->
    [draw] { $seat } is drawing cards.
    [discard] { $seat } is discarding down to seven.
   *[play] { $seat } is choosing a card to play.
}
samurai_sword-wait-attack = { IF_YOU($by, "You attack", "% attacks") } { $seat } with { $weapon }: { $seat } must parry or take { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
samurai_sword-wait-battle_cry = { IF_YOU($by, "Your Battle Cry", "%'s Battle Cry") }: { $seat } must discard a Parry or take 1 wound.
samurai_sword-wait-jujutsu = { IF_YOU($by, "Your Jujutsu", "%'s Jujutsu") }: { $seat } must discard a weapon or take 1 wound.
samurai_sword-wait-may_draw = { $seat } may draw the last card of the deck, or leave it.
samurai_sword-wait-bushido = Bushido: { $seat } must discard a weapon or lose 1 honour.

## The end
samurai_sword-team-shogun = Shogun and Samurai
samurai_sword-team-ninja = The Ninja
samurai_sword-team-ronin = The Ronin
samurai_sword-end-honour = { $names } had no honour left: the game ended at once, and honour was counted.
samurai_sword-end-swordmaster = { IF_YOU($name, "You were", "% was") } the last one with resilience: { $team ->
    [shogun] the Shogun and the Samurai
    [ronin] the Ronin
   *[ninja] the Ninja
} won at once, regardless of honour.
samurai_sword-end-tie = A tie: { $team ->
    [shogun] the Shogun and the Samurai win
    [ronin] the Ronin wins
   *[ninja] the Ninja win
}.
samurai_sword-deadly-strike = Deadly strike: the last blow hit one of their own team

## The card at the beginning, and the words at the end
samurai_sword-begin-shogun = You are the Shogun.
samurai_sword-begin-samurai = You are a Samurai.
samurai_sword-begin-ninja = You are a Ninja.
samurai_sword-begin-ronin = You are the Ronin.
samurai_sword-aim-shogun = { $samurai ->
    [0] Finish with more honour than the Ninja: you are alone, and yours counts ×{ $factor }.
    [one] Finish with the most honour, together with your Samurai, who stays hidden.
   *[other] Finish with the most honour, together with your Samurai, who stay hidden.
}
samurai_sword-aim-samurai = Collect honour for the Shogun, { $shogun }: yours is added. Don't give yourself away.
samurai_sword-aim-ninja = Collect honour with the other Ninja, at the expense of the Shogun, { $shogun }, and everybody else.
samurai_sword-aim-ronin = Collect honour alone against everybody: yours counts ×{ $factor }.
samurai_sword-verdict-honour = { $team ->
    [shogun] the Shogun and the Samurai have the most honour, { $n }
    [ronin] the Ronin has the most honour, { $n }
   *[ninja] the Ninja have the most honour, { $n }
}
samurai_sword-verdict-honour_tie = { $team ->
    [shogun] the Shogun wins the tie at { $n } honour
    [ronin] the Ronin wins the tie at { $n } honour
   *[ninja] the Ninja win the tie at { $n } honour
}
samurai_sword-verdict-swordmaster = { IF_YOU($name, "you are", "% is") } the last one standing

## What a click that is no move shows
samurai_sword-count-shogun = { $n } Shogun
samurai_sword-count-samurai = { $n } Samurai
samurai_sword-count-ninja = { $n } Ninja
samurai_sword-count-ronin = { $n } Ronin
samurai_sword-honour-times = honour ×{ $n }
samurai_sword-honour-worth = 1 honour = { $n ->
    [one] 1 point
   *[other] { $n } points
}
samurai_sword-honour-worth-stars = 1 honour = { $n ->
    [one] 1 point
   *[other] { $n } points
}, { $more } for the one with more stars
samurai_sword-attacks = Attack difficulty
samurai_sword-attack-sum = { $sum }: { $n ->
    [0] no weapon reaches that far.
    [one] 1 of 32 weapons reaches that far.
   *[other] { $n } of 32 weapons reach that far.
}
samurai_sword-attacks-anybody = Always 1: { $name } can attack anybody. { $n } of 32 weapons reach that far.
samurai_sword-each-turn = Each turn: { $weapons ->
    [one] 1 weapon
   *[other] { $weapons } weapons
}, draws { $cards }{ $wounds ->
    [0] .
    [one] ; 1 extra wound with every weapon.
   *[other] ; { $wounds } extra wounds with every weapon.
}
samurai_sword-deed-attack = attacked { $target }
samurai_sword-deed-defeated = defeated { $target }
samurai_sword-deed-bushido = laid Bushido in front of { $target }
samurai_sword-deed-robbed = took a card from { $target }
samurai_sword-deed-freed = freed { $target } from Bushido

## The story
samurai_sword-for-bushido = For Bushido
samurai_sword-drawn-pass_on = No weapon: Bushido is passed on
samurai_sword-drawn-weapon = A weapon
samurai_sword-cannot-parry = Nothing to parry with
samurai_sword-cannot-weapon = No weapon to discard
samurai_sword-cost = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
samurai_sword-deed-forced = made { $target } discard
