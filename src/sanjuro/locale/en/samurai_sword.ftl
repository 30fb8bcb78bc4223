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
samurai_sword-nobody = A stranger

## What the characters do
samurai_sword-about-benkei = The difficulty of attacking you is 1 higher.
samurai_sword-about-chiyome = Only weapons can wound you: Battle Cry and Jujutsu skip you.
samurai_sword-about-ginchiyo = Weapons deal 1 wound less to you, but at least 1.
samurai_sword-about-goemon = You may play one extra weapon in your turn.
samurai_sword-about-hanzo = You may use a weapon as a Parry, unless it is your last card.
samurai_sword-about-hideyoshi = You may draw one extra card in your draw phase.
samurai_sword-about-ieyasu = You may take the first card of your draw phase from the top of the discard pile.
samurai_sword-about-kojiro = You may attack anybody with any weapon, whatever the difficulty.
samurai_sword-about-musashi = Your weapons deal 1 extra wound.
samurai_sword-about-nobunaga = In your play phase you may spend 1 resilience, but not your last, to draw a card.
samurai_sword-about-tomoe = Each time your weapon wounds somebody, you may draw a card.
samurai_sword-about-ushiwaka = You may draw a card for each resilience you lose to a weapon.
samurai_sword-about-nobody = No ability.

## What the cards do
samurai_sword-about-focus = Stays in front of you: one extra weapon per turn.
samurai_sword-about-armor = Stays in front of you: the difficulty of attacking you is 1 higher.
samurai_sword-about-fast_draw = Stays in front of you: your weapons deal 1 extra wound.
samurai_sword-about-bushido = Lay it in front of any player. At the start of their turn they turn up a card: if it is a weapon, they discard a weapon and pass Bushido on, or lose 1 honour; otherwise they just pass it on.
samurai_sword-about-parry = Stops one attack on you, or a Battle Cry for you.
samurai_sword-about-geisha = Another player loses a random card from the hand, or a card in front of them that you choose.
samurai_sword-about-diversion = Take a random card from the hand of another player.
samurai_sword-about-battle_cry = Every other player discards a Parry or takes 1 wound.
samurai_sword-about-tea_ceremony = Draw 3 cards; every other player draws 1.
samurai_sword-about-jujutsu = Every other player discards a weapon or takes 1 wound.
samurai_sword-about-breathing = Recover all your resilience; another player draws a card.
samurai_sword-about-daimyo = Draw 2 cards; or keep it: 1 point at the end of the game, except for the Ronin.
samurai_sword-about-shogun = Public from the start, with 5 honour. You win together with the Samurai: your honour and theirs are added up.
samurai_sword-about-samurai = Secret. You win together with the Shogun: protect the Shogun without being noticed.
samurai_sword-about-ninja = Secret. The Ninja win together, against everybody else.
samurai_sword-about-ronin = Secret, and alone against everybody. Your honour counts double with five players, triple with six and seven.
samurai_sword-about-bokken = Attacks up to difficulty 1: 1 wound unless parried. 6 in the deck.
samurai_sword-about-kiseru = Attacks up to difficulty 1: 2 wounds unless parried. 5 in the deck.
samurai_sword-about-wakizashi = Attacks up to difficulty 1: 3 wounds unless parried. One in the deck.
samurai_sword-about-bo = Attacks up to difficulty 2: 1 wound unless parried. 5 in the deck.
samurai_sword-about-kusarigama = Attacks up to difficulty 2: 2 wounds unless parried. 4 in the deck.
samurai_sword-about-katana = Attacks up to difficulty 2: 3 wounds unless parried. One in the deck.
samurai_sword-about-shuriken = Attacks up to difficulty 3: 1 wound unless parried. 3 in the deck.
samurai_sword-about-kanabo = Attacks up to difficulty 3: 2 wounds unless parried. One in the deck.
samurai_sword-about-nodachi = Attacks up to difficulty 3: 3 wounds unless parried. One in the deck.
samurai_sword-about-naginata = Attacks up to difficulty 4: 1 wound unless parried. 2 in the deck.
samurai_sword-about-nagayari = Attacks up to difficulty 4: 2 wounds unless parried. One in the deck.
samurai_sword-about-tanegashima = Attacks up to difficulty 5: 1 wound unless parried. One in the deck.
samurai_sword-about-daikyu = Attacks up to difficulty 5: 2 wounds unless parried. One in the deck.

## Why somebody is harmless
samurai_sword-no_resilience = defeated: harmless until their next turn
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
samurai_sword-quick = quick: everybody starts with one honour less, but at least two (house rule)

## What happened
samurai_sword-event-deal = { "" }
samurai_sword-event-role = { IF_YOU($seat, "Your role", "%'s role") }: { $card }
samurai_sword-event-show = { $seat } showed { $card }
samurai_sword-event-turn = { IF_YOU($seat, "Your turn", "%'s turn") }
samurai_sword-event-recover = { $seat } recovered { $n } resilience
samurai_sword-event-draw = { $from ->
    [discard] { $seat } took { $card } from the discard pile
   *[other] { $times ->
        [one] { $seat } drew { $card }
       *[other] { $seat } drew { $times } cards
    }
}
samurai_sword-event-reshuffle = { "" }
samurai_sword-event-run_out = The deck ran out: the discard pile was reshuffled, and everybody lost 1 honour
samurai_sword-event-play = { $seat } played { $card }
samurai_sword-event-weapon = { "" }
samurai_sword-event-done = { "" }
samurai_sword-event-attack = { $seat } attacked { $other } with { $what }
samurai_sword-event-parry = { $seat } parried with { $card }
samurai_sword-event-give_up = { $seat } gave up { $card }
samurai_sword-event-wound = { $other } took { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
} from { $seat }
samurai_sword-event-defeated = { $seat } defeated { $other }
samurai_sword-event-honour = { $other } gained 1 honour from { $seat }
samurai_sword-event-lose_honour = { $seat } lost 1 honour
samurai_sword-event-keep = { $seat } put { $card } into play
samurai_sword-event-bushido = { $seat } laid Bushido in front of { $owner }
samurai_sword-event-turn_up = { $seat } turned up { $card } for Bushido
samurai_sword-event-pass_on = Bushido was passed to { $owner }
samurai_sword-event-leave = { $seat } discarded Bushido
samurai_sword-event-steal = { $seat } took { $card } from { IF_YOU($giver, "your", "%'s") } hand
samurai_sword-event-charm = { $giver } lost { $card } to { IF_YOU($seat, "your", "%'s") } Geisha
samurai_sword-event-undrawn = { $seat } left the last card in the deck
samurai_sword-event-drain = { $times ->
    [one] { $seat } spent 1 resilience
   *[other] { $seat } spent { $times } resilience
}
samurai_sword-event-discard = { $seat } discarded { $card }

## What is told in the line before: the kind of event that began it, and the kind that is added
samurai_sword-after-draw-draw = { $card }
samurai_sword-after-play-draw = { $again ->
    [yes] drew { $times ->
        [one] { $card }
       *[other] { $times } cards
    }
   *[no] { $seat } drew { $card }
}
samurai_sword-after-play-recover = recovered { $n } resilience
samurai_sword-after-play-steal = { " and took " }{ $card } from { IF_YOU($giver, "your", "%'s") } hand
samurai_sword-after-play-charm = { $giver } lost { $card }
samurai_sword-after-drain-draw = { " and drew " }{ $times ->
    [one] { $card }
   *[other] { $times } cards
}
samurai_sword-after-attack-parry = { $seat } parried with { $card }
samurai_sword-after-attack-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
samurai_sword-after-attack-defeated = { $other } { IF_YOU($other, "were", "was") } defeated
samurai_sword-after-attack-honour = { IF_YOU($other, "you gain", "% gains") } 1 honour
samurai_sword-after-wound-defeated = { $other } { IF_YOU($other, "were", "was") } defeated
samurai_sword-after-wound-honour = { IF_YOU($other, "you gain", "% gains") } 1 honour
samurai_sword-after-turn_up-give_up = { $seat } gave up { $card }
samurai_sword-after-turn_up-pass_on = Bushido was passed to { $owner }
samurai_sword-after-turn_up-lose_honour = { $seat } lost 1 honour
samurai_sword-after-turn_up-leave = Bushido was discarded
samurai_sword-after-discard-discard = { $card }
samurai_sword-event-over = The game is over

## Moves
samurai_sword-move-strike = Attack { $target } with { $card }: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
samurai_sword-move-focus = Play Focus: one extra weapon per turn
samurai_sword-move-armor = Play Armor: you are harder to attack
samurai_sword-move-fast_draw = Play Fast Draw: your weapons deal 1 extra wound
samurai_sword-move-bushido = Lay Bushido in front of { IF_YOU($target, "yourself", "%") }
samurai_sword-move-diversion = Take a random card from { IF_YOU($target, "your", "%'s") } hand
samurai_sword-move-breathing = Recover all resilience; { $target } draws a card
samurai_sword-move-battle_cry = Battle Cry: each other player discards a Parry or takes a wound
samurai_sword-move-tea_ceremony = Tea Ceremony: draw three cards, each other player draws one
samurai_sword-move-jujutsu = Jujutsu: each other player discards a weapon or takes a wound
samurai_sword-move-daimyo = Daimyo: draw two cards
samurai_sword-move-geisha-hand = Geisha: { $target } loses a random card from the hand
samurai_sword-move-geisha-table = Geisha: { $target } { IF_YOU($target, "lose", "loses") } { $card }
samurai_sword-move-nobunaga = Spend 1 resilience to draw a card
samurai_sword-move-end = End your turn
samurai_sword-move-discard = Discard { $card }
samurai_sword-move-parry = Parry
samurai_sword-move-parry-with = Parry with { $card }
samurai_sword-move-take = Take { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
samurai_sword-move-honour = Lose 1 honour; Bushido is discarded
samurai_sword-move-honour-free = Discard Bushido: as the lone shogun you lose no honour
samurai_sword-move-draw-last = Draw the last card of the deck
samurai_sword-move-leave-last = Leave the last card in the deck
samurai_sword-move-draw-deck = Draw your first card from the deck
samurai_sword-move-draw-discard = Take { $card } from the discard pile as your first card

## What a move leads to
samurai_sword-then-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}, { $left } resilience left
samurai_sword-then-defeats = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}: defeated, +1 honour
samurai_sword-then-left = { $left ->
    [one] 1 resilience left
   *[other] { $left } resilience left
}
samurai_sword-then-defeated = you are defeated, { $honour } honour left
samurai_sword-then-honour = { $honour } honour left
samurai_sword-then-discard = { $n ->
    [one] then you discard 1 card
   *[other] then you discard { $n } cards
}
samurai_sword-then-pass_on = Bushido is passed to { $target }
samurai_sword-then-unseen = { $n ->
    [one] their only card
   *[other] a random one of { $n } cards
}
samurai_sword-then-everybody = { $n ->
    [0] it affects nobody
    [one] it affects 1 player
   *[other] it affects { $n } players
}
samurai_sword-then-focus = { $n } weapons per turn
samurai_sword-then-armor = attacking you: difficulty +{ $n }
samurai_sword-then-fast_draw = { $n ->
    [one] +1 wound with every weapon
   *[other] +{ $n } wounds with every weapon
}

## Reasons
samurai_sword-reason-honour = the victory of honour
samurai_sword-reason-honour_tie = the victory of honour, on a tie
samurai_sword-reason-swordmaster = the victory of the swordmaster

## Why not
samurai_sword-refusal-answer_parry = you are being attacked: play a Parry or take the wounds
samurai_sword-refusal-answer_weapon = Jujutsu asks for a weapon: discard one or take a wound
samurai_sword-refusal-answer_bushido = Bushido asks for a weapon: discard one or lose 1 honour
samurai_sword-refusal-not_in_hand = you do not have { $card } in hand
samurai_sword-refusal-only_hanzo = only Hanzō can parry with a weapon
samurai_sword-refusal-last_card = Hanzō cannot parry with his last card if it is a weapon
samurai_sword-refusal-discard_later = you discard at the end of your turn, down to { $limit } cards
samurai_sword-refusal-discard_now = your turn is ending: discard down to { $limit } cards
samurai_sword-refusal-draw_first = draw first: from the deck or from the discard pile
samurai_sword-refusal-draw_or_leave = decide first: draw the last card of the deck, or leave it
samurai_sword-refusal-drawn = you have already drawn your cards this turn
samurai_sword-refusal-parry_later = nobody is attacking you: a Parry only answers an attack
samurai_sword-refusal-honour_later = Bushido is not asking you for honour now
samurai_sword-refusal-only_nobunaga = only Nobunaga can spend resilience to draw cards
samurai_sword-refusal-last_resilience = you cannot spend your last resilience
samurai_sword-refusal-nothing_to_draw = there is no card to draw
samurai_sword-refusal-no_such_seat = the seats are numbered 0 to { $last }
samurai_sword-refusal-not_yourself = { $card } must be played on another player
samurai_sword-refusal-weapons = no more weapons this turn: your limit is { $n }
samurai_sword-refusal-harmless_resilience = { $target } { IF_YOU($target, "have", "has") } no resilience and is harmless: weapons cannot be played against harmless players
samurai_sword-refusal-harmless_hand = { $target } { IF_YOU($target, "have", "has") } no cards and is harmless: weapons cannot be played against harmless players
samurai_sword-refusal-too_hard = out of reach: { $card } reaches { $reach }, and the difficulty is { $difficulty } for an attack on { $target }
samurai_sword-refusal-one_bushido = there is already a Bushido in play, in front of { $owner }
samurai_sword-refusal-not_there = there is no { $card } in front of { $target }
samurai_sword-refusal-no_cards = { $target } { IF_YOU($target, "have", "has") } no cards in hand

## Rulings
samurai_sword-help-shogun-1 = Starts with 4 cards and takes the first turn.
samurai_sword-help-shogun-2 = On a tie the Ninja win before you, and you before the Ronin.
samurai_sword-help-shogun-3 = With three players you are alone, with 6 honour that counts double; you draw one extra card, may play one extra weapon and lose no honour to Bushido.
samurai_sword-help-samurai-1 = Your honour counts double with four and six players.
samurai_sword-help-samurai-2 = If your blow defeats the Shogun and ends the game, your team loses three points.
samurai_sword-help-ninja-1 = You win every tie.
samurai_sword-help-ninja-2 = With four players the Ninja with more stars counts honour double. Where only two Ninja play, nobody sees which card went back into the box.
samurai_sword-help-ninja-3 = If your blow defeats another Ninja and ends the game, your team loses three points.
samurai_sword-help-ronin-1 = A Daimyo is worth nothing to you, and you lose every tie.
samurai_sword-help-focus-1 = Several add up, also with Goemon: one Focus gives him three weapons per turn.
samurai_sword-help-armor-1 = Several add up. Your own Armor does not change what you can reach.
samurai_sword-help-armor-2 = Kojirō ignores it.
samurai_sword-help-fast_draw-1 = Several add up. Battle Cry and Jujutsu are not weapons: they always deal 1 wound.
samurai_sword-help-bushido-1 = In front of anybody, at any difficulty: harmless players and yourself included. Only one can be in play.
samurai_sword-help-bushido-2 = It takes effect after recovery and before drawing. The card turned up is discarded.
samurai_sword-help-bushido-3 = It is passed to the next player clockwise. If you pay with honour, it is discarded; losing your last honour ends the game.
samurai_sword-help-bushido-4 = With an empty hand you obviously have no weapon: the honour is lost without a question.
samurai_sword-help-parry-1 = One Parry stops any attack, however many wounds it deals.
samurai_sword-help-parry-2 = Everybody who holds cards is asked, even without a Parry: the question must not reveal what is in a hand.
samurai_sword-help-parry-3 = If you parry with your last card, you become harmless at once.
samurai_sword-help-geisha-1 = Difficulty does not matter, and harmless players can be chosen.
samurai_sword-help-geisha-2 = It can also remove Bushido.
samurai_sword-help-diversion-1 = Difficulty does not matter, but there must be a card to take.
samurai_sword-help-battle_cry-1 = Clockwise, one player after the other. Harmless players and Chiyome are skipped.
samurai_sword-help-battle_cry-2 = A player defeated by it gives you 1 honour, as in an attack.
samurai_sword-help-tea_ceremony-1 = You first, then the others clockwise. If the deck runs out on the way, everybody loses 1 honour at once.
samurai_sword-help-jujutsu-1 = Clockwise, one player after the other. Harmless players and Chiyome are skipped.
samurai_sword-help-jujutsu-2 = Here even Hanzō's last card will do, if it is a weapon.
samurai_sword-help-breathing-1 = You may play it at full resilience. The other player draws, not you.
samurai_sword-help-daimyo-1 = A point for a card in hand is never multiplied.
samurai_sword-help-benkei-1 = It adds to his Armor. Kojirō ignores both.
samurai_sword-help-chiyome-1 = Battle Cry and Jujutsu cost her neither a card nor a wound.
samurai_sword-help-ginchiyo-1 = Add everything that increases the wounds first, then subtract one.
samurai_sword-help-ginchiyo-2 = Battle Cry and Jujutsu still deal her 1 wound.
samurai_sword-help-goemon-1 = It adds to Focus: two weapons, or three with one Focus.
samurai_sword-help-hanzo-1 = His last card is not a Parry if it is a weapon, not even against a Battle Cry.
samurai_sword-help-hideyoshi-1 = Three cards instead of two, every turn.
samurai_sword-help-ieyasu-1 = If the discard pile is empty, he draws as usual.
samurai_sword-help-kojiro-1 = He ignores Armor and Benkei, but cannot attack harmless players.
samurai_sword-help-musashi-1 = It adds to Fast Draw. Battle Cry and Jujutsu are not weapons.
samurai_sword-help-nobunaga-1 = As often as he likes, but never his last resilience.
samurai_sword-help-nobunaga-2 = Nobody gains honour for resilience he spends himself.
samurai_sword-help-tomoe-1 = One card per hit, however many wounds; she draws it last, after the honour is handed over.
samurai_sword-help-ushiwaka-1 = Also for the wounds that defeat him, but only for resilience he really had.
samurai_sword-help-bokken-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-bokken-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-kiseru-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-kiseru-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-wakizashi-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-wakizashi-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-bo-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-bo-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-kusarigama-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-kusarigama-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-katana-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-katana-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-shuriken-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-shuriken-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-kanabo-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-kanabo-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-nodachi-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-nodachi-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-naginata-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-naginata-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-nagayari-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-nagayari-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-tanegashima-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-tanegashima-2 = Never against harmless players: those without resilience or without cards in hand.
samurai_sword-help-daikyu-1 = Difficulty is the number of steps around the table, the shorter way, skipping harmless players, plus 1 for each Armor of the target.
samurai_sword-help-daikyu-2 = Never against harmless players: those without resilience or without cards in hand.
