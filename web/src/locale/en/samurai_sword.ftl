## The table
samurai_sword-ring = Players, clockwise from your left
samurai_sword-clash = What is going on
samurai_sword-whose-turn = The turn
samurai_sword-phases = Phases of the turn
samurai_sword-roles = Roles in this game
samurai_sword-role-counts = { $role }: { $n } in this game; honour counts times { $factor }
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
samurai_sword-who-battle_cry = { $by } utters a battle cry
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
samurai_sword-who-bushido = Bushido turns up { $card }
samurai_sword-ask-bushido = { $kind ->
    [free] Discard a weapon, or discard Bushido?
    [last] Discard a weapon, or lose your last honour and end the game?
   *[usual] Discard a weapon, or lose 1 honour?
}
samurai_sword-hint-bushido = With a weapon, Bushido goes on to { $next }.

## While others choose
samurai_sword-wait-turn = { $seat } is at the turn: { $phase ->
    [draw] drawing
    [discard] discarding down to seven
   *[play] choosing a card to play
}.
samurai_sword-wait-attack = { $seat } parries { $by }'s { $weapon }, or takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}.
samurai_sword-wait-battle_cry = { $seat } discards a Parry to { $by }'s battle cry, or takes 1 wound.
samurai_sword-wait-jujutsu = { $seat } discards a weapon to { $by }'s Jujutsu, or takes 1 wound.
samurai_sword-wait-bushido = { $seat } discards a weapon for Bushido, or loses honour.

## The end
samurai_sword-team-shogun = Shogun and samurai
samurai_sword-team-ninja = The ninja
samurai_sword-team-ronin = The ronin
samurai_sword-end-honour = { $names } had no honour left: the game ended at once, and honour was counted.
samurai_sword-end-swordmaster = { $name } was the last one with resilience: { $team ->
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

## Roles
samurai_sword-about-shogun = Known from the start, with 5 honour. You win together with the samurai: your honour and theirs are added up.
samurai_sword-help-shogun-1 = Begins with 4 cards and takes the first turn.
samurai_sword-help-shogun-2 = On a tie the ninja go before you, and you before the ronin.
samurai_sword-help-shogun-3 = Among three you stand alone with 6 honour that count double, draw one card more, play one weapon more and lose no honour to Bushido.
samurai_sword-about-samurai = Secret. You win together with the shogun: protect him, unnoticed.
samurai_sword-help-samurai-1 = Your honour counts double with four and six players.
samurai_sword-help-samurai-2 = A blow at the shogun that ends the game costs your team three points.
samurai_sword-about-ninja = Secret. The ninja win together, and against everybody else.
samurai_sword-help-ninja-1 = You win every tie.
samurai_sword-help-ninja-2 = With four players the ninja with more stars counts honour double. Where only two ninja play, nobody sees which card went back into the box.
samurai_sword-help-ninja-3 = A blow at another ninja that ends the game costs your team three points.
samurai_sword-about-ronin = Secret, and alone against everybody. Your honour counts double with five players, three times with six and seven.
samurai_sword-help-ronin-1 = You get nothing for a Daimyo, and you lose every tie.

## Rulings
samurai_sword-help-focus-1 = Several add up, and with Goemon: one Focus gives him three weapons a turn.
samurai_sword-help-armor-1 = Several add up. Your own Armor does not change how far you reach.
samurai_sword-help-armor-2 = Kojirō attacks past it.
samurai_sword-help-fast_draw-1 = Several add up. Battle Cry and Jujutsu are no weapons: they stay at 1 wound.
samurai_sword-help-bushido-1 = At any difficulty, before anybody: the harmless and yourself too. Only one can be in play.
samurai_sword-help-bushido-2 = It acts after recovering and before drawing. The card turned up is discarded.
samurai_sword-help-bushido-3 = Passed on, it goes to the next player clockwise. Paid with honour, it is discarded; the last honour ends the game.
samurai_sword-help-bushido-4 = With an empty hand everybody sees that there is no weapon: the honour is lost without a question.
samurai_sword-help-parry-1 = One Parry stops any attack, however many wounds it brings.
samurai_sword-help-parry-2 = Whoever holds a card is asked, also without a Parry: the question must not tell what is in a hand.
samurai_sword-help-parry-3 = With your last card parried away you are harmless at once.
samurai_sword-help-geisha-1 = Difficulty does not matter. The harmless are visited too.
samurai_sword-help-geisha-2 = It can take Bushido away as well.
samurai_sword-help-diversion-1 = Difficulty does not matter, but there must be a card to take.
samurai_sword-help-battle_cry-1 = Clockwise, one after the other. The harmless and Chiyome are passed by.
samurai_sword-help-battle_cry-2 = Who is defeated by it gives you an honour, as in an attack.
samurai_sword-help-tea_ceremony-1 = First you, then the others clockwise. If the deck runs out on the way, everybody loses an honour at once.
samurai_sword-help-jujutsu-1 = Clockwise, one after the other. The harmless and Chiyome are passed by.
samurai_sword-help-jujutsu-2 = Here also Hanzō's last card will do, if it is a weapon.
samurai_sword-help-breathing-1 = It can be played at full resilience. The other player draws, not you.
samurai_sword-help-daimyo-1 = A point in the hand is never multiplied.

samurai_sword-help-benkei-1 = It adds to his Armor. Kojirō attacks past both.
samurai_sword-help-chiyome-1 = She gives up no card to a Battle Cry or Jujutsu, and takes no wound.
samurai_sword-help-ginchiyo-1 = Everything that adds to the wounds is counted first, then one is taken off.
samurai_sword-help-ginchiyo-2 = Battle Cry and Jujutsu still wound her 1.
samurai_sword-help-goemon-1 = It adds to Focus: two weapons, with one Focus three.
samurai_sword-help-hanzo-1 = His last card is no Parry if it is a weapon, to a Battle Cry neither.
samurai_sword-help-hideyoshi-1 = Three cards instead of two, every turn.
samurai_sword-help-ieyasu-1 = With an empty discard pile he draws like anybody.
samurai_sword-help-kojiro-1 = Past Armor and Benkei, but not at the harmless.
samurai_sword-help-musashi-1 = It adds to Fast Draw. Battle Cry and Jujutsu are no weapons.
samurai_sword-help-nobunaga-1 = As often as he likes, but never the last resilience.
samurai_sword-help-nobunaga-2 = Nobody gets honour for resilience he spends.
samurai_sword-help-tomoe-1 = One card a hit, however many wounds; it comes last, after the honour.
samurai_sword-help-ushiwaka-1 = Also for the wounds that defeat him, but only for resilience he really had.

## Weapons
samurai_sword-about-bokken = Attacks up to difficulty 1: 1 wound unless it is parried. 6 in the deck.
samurai_sword-about-kiseru = Attacks up to difficulty 1: 2 wounds unless it is parried. 5 in the deck.
samurai_sword-about-wakizashi = Attacks up to difficulty 1: 3 wounds unless it is parried. One in the deck.
samurai_sword-about-bo = Attacks up to difficulty 2: 1 wound unless it is parried. 5 in the deck.
samurai_sword-about-kusarigama = Attacks up to difficulty 2: 2 wounds unless it is parried. 4 in the deck.
samurai_sword-about-katana = Attacks up to difficulty 2: 3 wounds unless it is parried. One in the deck.
samurai_sword-about-shuriken = Attacks up to difficulty 3: 1 wound unless it is parried. 3 in the deck.
samurai_sword-about-kanabo = Attacks up to difficulty 3: 2 wounds unless it is parried. One in the deck.
samurai_sword-about-nodachi = Attacks up to difficulty 3: 3 wounds unless it is parried. One in the deck.
samurai_sword-about-naginata = Attacks up to difficulty 4: 1 wound unless it is parried. 2 in the deck.
samurai_sword-about-nagayari = Attacks up to difficulty 4: 2 wounds unless it is parried. One in the deck.
samurai_sword-about-tanegashima = Attacks up to difficulty 5: 1 wound unless it is parried. One in the deck.
samurai_sword-about-daikyu = Attacks up to difficulty 5: 2 wounds unless it is parried. One in the deck.
samurai_sword-help-bokken-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-bokken-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-kiseru-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-kiseru-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-wakizashi-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-wakizashi-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-bo-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-bo-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-kusarigama-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-kusarigama-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-katana-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-katana-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-shuriken-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-shuriken-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-kanabo-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-kanabo-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-nodachi-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-nodachi-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-naginata-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-naginata-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-nagayari-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-nagayari-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-tanegashima-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-tanegashima-2 = Never at the harmless: those without resilience or without a card in hand.
samurai_sword-help-daikyu-1 = Difficulty is the number of steps round the table, the shorter way, past nobody who is harmless, and 1 more for each Armor there.
samurai_sword-help-daikyu-2 = Never at the harmless: those without resilience or without a card in hand.
