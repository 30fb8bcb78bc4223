samurai_sword = Samurai Sword

## Weapons
samurai_sword-bokken = Bokken
samurai_sword-kiseru = Kiseru
samurai_sword-wakizashi = Wakizashi
samurai_sword-bo = Bō
samurai_sword-kusarigama = Kusarigama
samurai_sword-katana = Katana
samurai_sword-shuriken = Shuriken
samurai_sword-kanabo = Kanabō
samurai_sword-nodachi = Nodachi
samurai_sword-naginata = Naginata
samurai_sword-nagayari = Nagayari
samurai_sword-tanegashima = Tanegashima
samurai_sword-daikyu = Daikyū

## Properties
samurai_sword-focus = Focus
samurai_sword-armor = Armor
samurai_sword-fast_draw = Fast Draw
samurai_sword-bushido = Bushido

## Actions
samurai_sword-parry = Parry
samurai_sword-geisha = Geisha
samurai_sword-diversion = Diversion
samurai_sword-battle_cry = Battle Cry
samurai_sword-tea_ceremony = Tea Ceremony
samurai_sword-jujutsu = Jujutsu
samurai_sword-breathing = Breathing
samurai_sword-daimyo = Daimyo

## Roles
samurai_sword-shogun = Shogun
samurai_sword-samurai = Samurai
samurai_sword-ninja = Ninja
samurai_sword-ninja-1 = Ninja ★
samurai_sword-ninja-2 = Ninja ★★
samurai_sword-ninja-3 = Ninja ★★★
samurai_sword-ronin = Ronin

## Characters
samurai_sword-benkei = Benkei
samurai_sword-chiyome = Chiyome
samurai_sword-ginchiyo = Ginchiyo
samurai_sword-goemon = Goemon
samurai_sword-hanzo = Hanzō
samurai_sword-hideyoshi = Hideyoshi
samurai_sword-ieyasu = Ieyasu
samurai_sword-kojiro = Kojirō
samurai_sword-musashi = Musashi
samurai_sword-nobunaga = Nobunaga
samurai_sword-tomoe = Tomoe
samurai_sword-ushiwaka = Ushiwaka

## What the characters do
samurai_sword-about-benkei = Attacks on you are 1 harder.
samurai_sword-about-chiyome = Only weapons wound you: Battle Cry and Jujutsu pass you by.
samurai_sword-about-ginchiyo = Weapons wound you 1 less, but at least 1.
samurai_sword-about-goemon = You may play one weapon more in your turn.
samurai_sword-about-hanzo = You may play a weapon as a Parry, unless it is your last card.
samurai_sword-about-hideyoshi = You draw one card more in your draw phase.
samurai_sword-about-ieyasu = The first card of your draw phase may come from the top of the discard pile.
samurai_sword-about-kojiro = You may attack anybody with any weapon.
samurai_sword-about-musashi = Your weapons wound 1 more.
samurai_sword-about-nobunaga = In your play phase you may spend 1 resilience, but not the last, to draw a card.
samurai_sword-about-tomoe = Each time your weapon wounds somebody you draw a card.
samurai_sword-about-ushiwaka = For each resilience you lose to a weapon you draw a card.

## What the cards do
samurai_sword-about-focus = Stays in front of you: one weapon more a turn.
samurai_sword-about-armor = Stays in front of you: attacks on you are 1 harder.
samurai_sword-about-fast_draw = Stays in front of you: your weapons wound 1 more.
samurai_sword-about-bushido = Lay it before any player. At the start of his turn a card is turned up: if it is a weapon, he discards a weapon and passes Bushido on, or loses an honour; otherwise he passes it on.
samurai_sword-about-parry = Stops one attack on you, or your part of a Battle Cry.
samurai_sword-about-geisha = Another player loses a random card of the hand, or a card in front of him that you choose.
samurai_sword-about-diversion = Take a random card from the hand of another player.
samurai_sword-about-battle_cry = Every other player discards a Parry or takes 1 wound.
samurai_sword-about-tea_ceremony = Draw 3 cards; every other player draws 1.
samurai_sword-about-jujutsu = Every other player discards a weapon or takes 1 wound.
samurai_sword-about-breathing = Recover all your resilience; another player draws a card.
samurai_sword-about-daimyo = Draw 2 cards; or keep it: 1 point at the end of the game, but not for the ronin.

## Why somebody is harmless
samurai_sword-no_resilience = defeated: harmless until the next turn
samurai_sword-no_cards = no cards in hand: harmless

## Phases
samurai_sword-phase-recover = Recovery
samurai_sword-phase-bushido = Bushido
samurai_sword-phase-draw = Draw
samurai_sword-phase-play = Play
samurai_sword-phase-discard = Discard

## Options
samurai_sword-pace = Pace
samurai_sword-normal = normal
samurai_sword-quick = quick: everybody begins with one honour less, but at least two (our own rule)

## What happened
samurai_sword-event-deal = { "" }
samurai_sword-event-role = { $seat } is { $card }
samurai_sword-event-show = { $seat } shows { $card }
samurai_sword-event-turn = It is the turn of { $seat }
samurai_sword-event-recover = { $seat } recovers { $n } resilience
samurai_sword-event-draw = { $from ->
    [discard] { $seat } takes { $card } from the discard pile
   *[other] { $seat } draws { $card }
}
samurai_sword-event-reshuffle = { "" }
samurai_sword-event-run_out = The deck has run out: the discard pile is shuffled, and everybody loses an honour
samurai_sword-event-play = { $seat } plays { $card }
samurai_sword-event-weapon = { "" }
samurai_sword-event-done = { "" }
samurai_sword-event-attack = { $seat } attacks { $other } with { $what }: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
samurai_sword-event-parry = { $seat } parries with { $card }
samurai_sword-event-give_up = { $seat } gives up { $card }
samurai_sword-event-wound = { $other } takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} from { $seat }
samurai_sword-event-defeated = { $seat } defeats { $other }
samurai_sword-event-honour = { $seat } gives an honour to { $other }
samurai_sword-event-lose_honour = { $seat } loses an honour
samurai_sword-event-keep = { $seat } lays down { $card }
samurai_sword-event-bushido = { $seat } lays Bushido before { $owner }
samurai_sword-event-turn_up = { $seat } turns up { $card } for Bushido
samurai_sword-event-pass_on = Bushido goes on to { $owner }
samurai_sword-event-leave = { $seat } puts Bushido away
samurai_sword-event-steal = { $seat } takes { $card } from the hand of { $giver }
samurai_sword-event-charm = The geisha of { $seat } makes { $giver } lose { $card }
samurai_sword-event-drain = { $seat } spends a resilience for a card
samurai_sword-event-discard = { $seat } discards { $card }
samurai_sword-event-over = The game is over

## Moves
samurai_sword-move-strike = Attack { $target } with { $card }: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
samurai_sword-move-focus = Lay down Focus: one weapon more a turn
samurai_sword-move-armor = Lay down Armor: attacks on you are harder
samurai_sword-move-fast_draw = Lay down Fast Draw: your weapons wound one more
samurai_sword-move-bushido = Lay Bushido before { $target }
samurai_sword-move-diversion = Take a random card from the hand of { $target }
samurai_sword-move-breathing = Recover all resilience; { $target } draws a card
samurai_sword-move-battle_cry = Battle Cry: each other player discards a Parry or takes a wound
samurai_sword-move-tea_ceremony = Tea Ceremony: draw three cards, each other player draws one
samurai_sword-move-jujutsu = Jujutsu: each other player discards a weapon or takes a wound
samurai_sword-move-daimyo = Daimyo: draw two cards
samurai_sword-move-geisha-hand = Geisha: { $target } loses a random card of the hand
samurai_sword-move-geisha-table = Geisha: { $target } loses { $card }
samurai_sword-move-nobunaga = Spend a resilience for a card
samurai_sword-move-end = End your turn
samurai_sword-move-discard = Discard { $card }
samurai_sword-move-parry = Parry
samurai_sword-move-parry-with = Parry with { $card }
samurai_sword-move-take = Take { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
samurai_sword-move-honour = Lose an honour; Bushido is discarded
samurai_sword-move-honour-free = Discard Bushido: as the lone shogun you lose no honour
samurai_sword-move-draw-deck = Draw the first card from the deck
samurai_sword-move-draw-discard = Take { $card } from the discard pile as the first card

## Reasons
samurai_sword-reason-honour = the victory of honour
samurai_sword-reason-honour_tie = the victory of honour, on a tie
samurai_sword-reason-swordmaster = the victory of the swordmaster
