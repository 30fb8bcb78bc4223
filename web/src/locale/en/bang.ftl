## The table
bang-ring = Players, clockwise from your left
bang-life = { $n } of { $full } lives
bang-weapon = { $weapon }, range { $n }
bang-reaches-you = can shoot you
bang-sees-you = sees you at distance { $n }, range { $range }
bang-mode-mine = what you reach
bang-mode-theirs = { $n ->
    [one] 1 reaches you
   *[other] { $n } reach you
}
bang-turn-of = has the turn
bang-out = Out
bang-out-as = Out: { $role }
bang-secret = { $role }, secret
bang-explain = What { $name } can do
bang-front = In front of you
bang-known = A card of this hand you know
bang-roles-left = Roles still hidden

## One line on a card
bang-short-bang = one shot, in range
bang-short-missed = dodges a shot
bang-short-beer = one life back
bang-short-saloon = a life for everybody
bang-short-stagecoach = draw two
bang-short-wells_fargo = draw three
bang-short-general_store = a card for each
bang-short-panic = steal, distance 1
bang-short-cat_balou = a card must go
bang-short-gatling = shoots everybody
bang-short-indians = BANG! or a life
bang-short-duel = BANG! for BANG!
bang-short-barrel = hearts: missed
bang-short-mustang = you: 1 further
bang-short-scope = others: 1 nearer
bang-short-jail = may skip a turn
bang-short-dynamite = ♠2–9: 3 lives
bang-short-volcanic = any number of shots
bang-short-schofield = range 2
bang-short-remington = range 3
bang-short-rev_carabine = range 4
bang-short-winchester = range 5

## Questions
bang-who-check = draw!
bang-who-shot = You are shot at
bang-who-indians = You are attacked
bang-who-duel = A duel
bang-who-rescue = Your last life
bang-who-end = End of your turn
bang-ask-play = Which card do you play?
bang-hint-play = { $shots ->
    [0] Your { $weapon } reaches { $n }. A glowing card can be played.
   *[other] You have fired this turn. Your { $weapon } reaches { $n }.
}
bang-hint-over = { $n ->
    [one] One card more than lives: what you do not play, you discard.
   *[other] { $n } cards more than lives: what you do not play, you discard.
}
bang-ask-card = Do you play { $card }?
bang-ask-at_bang = Who do you shoot with { $card }?
bang-hint-at_bang = Your { $weapon } reaches { $n }. Choose a glowing seat.
bang-ask-at_duel = Who do you challenge with { $card }?
bang-hint-at_duel = Any distance. BANG!s in turn, the other begins; who stops loses a life.
bang-ask-at_jail = Who goes to { $card }?
bang-hint-at_jail = Anybody but the sheriff, at any distance. Without hearts the turn is lost.
bang-ask-at_panic = From whom do you take a card with { $card }?
bang-hint-at_panic = At distance 1. A seat: a random card of that hand. Or a card in front of it.
bang-ask-at_cat_balou = Who discards a card to { $card }?
bang-hint-at_cat_balou = At any distance. A seat: a random card of that hand. Or a card in front of it.
bang-ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
bang-hint-discard = You hold { $cards } cards and have { $lives ->
    [one] one life
   *[other] { $lives } lives
}. One at a time.
bang-ask-draw_hand = Where does your first card come from?
bang-hint-draw_hand = From the deck, or at random from the hand of a glowing player.
bang-ask-draw_discard = Where does your first card come from?
bang-hint-draw_discard = From the deck, or the open card on top of the discard pile.
bang-ask-look = Which of the three cards goes back on the deck?
bang-hint-look = You keep the other two.
bang-ask-check_barrel = Which of the two cards counts for the Barrel?
bang-hint-check_barrel = Hearts: the shot misses.
bang-ask-check_jail = Which of the two cards counts for the Jail?
bang-hint-check_jail = Hearts: you are free. Anything else: you miss the turn.
bang-ask-check_dynamite = Which of the two cards counts for the Dynamite?
bang-hint-check_dynamite = 2 to 9 of spades: it goes off, three lives. Anything else: it goes on to the left.
bang-ask-shot = { $by } shoots at you: play { $needs ->
    [one] a Missed!
   *[other] { $needs } Missed!
}, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-ask-gatling = { $by } fires a Gatling: play a Missed!, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-hint-shot = { $n ->
    [one] You have one life.
   *[other] You have { $n } lives.
}
bang-hint-barrel = { $n ->
    [one] Your Barrel first: hearts, and it is a miss. It costs nothing.
   *[other] You have { $n } tries behind a Barrel: hearts, and it is a miss. They cost nothing.
}
bang-ask-indians = { $by } sends Indians!: discard a BANG!, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-hint-indians = { $n ->
    [one] You have one life. Missed! and Barrel do not help.
   *[other] You have { $n } lives. Missed! and Barrel do not help.
}
bang-ask-duel = { $other } duels with you: discard a BANG!, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-ask-duel_mine = { $other } has answered your duel: discard a BANG!, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-hint-duel = { $n ->
    [one] You have one life. After yours it is the other's turn again.
   *[other] You have { $n } lives. After yours it is the other's turn again.
}
bang-ask-rescue = { $needs ->
    [one] You have no life left: drink a Beer, or you are out.
   *[other] You have no life left: drink { $needs } Beers, or you are out.
}
bang-hint-rescue = Nobody else can do it for you.
bang-ask-trade = { $left ->
    [one] Which second card goes for the life?
   *[other] Which two cards go for a life?
}
bang-hint-trade = One at a time, from your hand.
bang-ask-out = Which of your cards ends on top of the discard pile?
bang-hint-out = { $name } may pick it up.
bang-ask-store = Which card do you take?
bang-hint-store = The next player chooses from the rest.

## While others choose
bang-wait-turn = { $seat } plays.
bang-wait-draw_first = { $seat } chooses where to draw.
bang-wait-look = { $seat } looks at three cards and puts one back.
bang-wait-check = { $seat } chooses which of two cards counts.
bang-wait-shot = { $by } shoots at { $seat }. { $needs ->
    [one] A Missed! is needed.
   *[other] { $needs } Missed! are needed.
}
bang-wait-indians = Indians! of { $by }: { $seat } needs a BANG!.
bang-wait-duel = { $other } and { $seat } duel. { $seat } needs a BANG!.
bang-wait-rescue = { $needs ->
    [one] { $seat } has no life left and needs a Beer.
   *[other] { $seat } has no life left and needs { $needs } Beers.
}
bang-wait-trade = { $seat } discards two cards for a life.
bang-wait-out = { $seat } is out and chooses which card ends on top.
bang-wait-store = { $seat } chooses in the General Store.

## The end
bang-end-sheriff_dead = The sheriff fell while others were still standing: that is all the outlaws wanted. Every outlaw wins, also from the grave.
bang-end-renegade_alone = First everybody else, then the sheriff: the renegade outlived them all.
bang-end-law = No outlaw and no renegade is left. The sheriff wins, and so does every deputy, alive or not.
bang-end-alive = { $n ->
    [one] alive with one life
   *[other] alive with { $n } lives
}
bang-end-gone = out, by nobody's hand
bang-end-out = put out by { $by }
bang-end-attacks = { $n ->
    [one] one attack
   *[other] { $n } attacks
}

## Rulings
bang-help-bang-1 = One a turn, unless you have a Volcanic or are Willy the Kid. Duel, Gatling and Indians! do not count for it.
bang-help-bang-2 = The range is your weapon's. The distance is the smaller number of steps round the table; who is out is no step.
bang-help-missed-1 = Only an answer: never played in your own turn.
bang-help-missed-2 = Against Slab the Killer's BANG! two are needed; one alone may be thrown in vain.
bang-help-missed-3 = No help against Indians! or in a Duel.
bang-help-beer-1 = In your own turn, or at once when you lose your last life. Nobody can do it for you.
bang-help-beer-2 = At full life, or with two players left, it may be played but does nothing; then it saves nobody either.
bang-help-saloon-1 = It never saves from the last life, but it heals also when two are left.
bang-help-saloon-2 = It may be played when nobody is wounded.
bang-help-stagecoach-1 = When the deck is empty, the discard pile is shuffled into a new one, this card included.
bang-help-wells_fargo-1 = When the deck is empty, the discard pile is shuffled into a new one, this card included.
bang-help-general_store-1 = As many cards as players are alive, taken clockwise from who played it.
bang-help-general_store-2 = If there are too few cards, the last players get none.
bang-help-panic-1 = Distance 1 whatever your weapon; Mustang and Scope count.
bang-help-panic-2 = A card in front of the player, Jail and Dynamite too, or a random one of the hand.
bang-help-cat_balou-1 = At any distance.
bang-help-cat_balou-2 = A card in front of the player that you name, Jail and Dynamite too, or a random one of the hand.
bang-help-gatling-1 = Clockwise, whatever the distance. Barrel and Missed! help.
bang-help-gatling-2 = It is no BANG! card: it does not count for your one BANG!, and Slab's needs one Missed!.
bang-help-gatling-3 = It hits everybody before it is looked at whether the game is over.
bang-help-indians-1 = Missed! and Barrel do not help.
bang-help-indians-2 = They reach everybody before it is looked at whether the game is over.
bang-help-duel-1 = At any distance. These BANG!s are not played: they do not count for your turn, and Missed! and Barrel do not help.
bang-help-duel-2 = A challenger who loses his own Duel has no killer.
bang-help-barrel-1 = You need not use it. Once for each shot; a Missed! is still possible after it.
bang-help-barrel-2 = Against Slab's BANG! a Barrel that works counts as one Missed!.
bang-help-barrel-3 = Jourdonnais has a Barrel of his own: with the card he has two tries.
bang-help-mustang-1 = It adds up with Paul Regret's ability and against Scope and Rose Doolan.
bang-help-scope-1 = A distance is never less than 1.
bang-help-scope-2 = It counts for Panic! too; a weapon does not.
bang-help-jail-1 = Not for the sheriff, and nobody twice. It is discarded after the draw! either way.
bang-help-jail-2 = In Jail you are still a target, and still answer.
bang-help-dynamite-1 = It is drawn for first, before Jail, and not in the turn you lay it down.
bang-help-dynamite-2 = It passes over who is out. Nobody is to blame for what it does: no reward, no penalty.
bang-help-dynamite-3 = If it takes three of your two lives, two Beers save you, one does not.
bang-help-volcanic-1 = It counts at once, also after your first BANG! of the turn.
bang-help-schofield-1 = A new weapon replaces the old one, also one of the same name.
bang-help-remington-1 = A new weapon replaces the old one, also one of the same name.
bang-help-rev_carabine-1 = A new weapon replaces the old one, also one of the same name.
bang-help-winchester-1 = A new weapon replaces the old one, also one of the same name.
bang-help-sheriff-1 = One life more than the character has. Always open, and begins the game.
bang-help-sheriff-2 = If he puts a deputy out, he discards his hand and everything in front of him.
bang-help-deputy-1 = Wins with the sheriff, alive or not.
bang-help-outlaw-1 = All outlaws win when the sheriff is dead, also those who are out.
bang-help-outlaw-2 = Whoever puts an outlaw out draws three cards, another outlaw too.
bang-help-renegade-1 = If the sheriff falls while anybody else is alive, the outlaws win.
bang-help-renegade-2 = There is no reward for the renegade.
bang-help-bart_cassidy-1 = On the last life he needs a Beer first; the card he draws cannot be the rescue.
bang-help-black_jack-1 = Hearts or diamonds: one more card, unshown. Black: no more.
bang-help-calamity_janet-1 = Also in a Duel, against Indians! and with a Volcanic.
bang-help-calamity_janet-2 = A Missed! she shoots with counts as her BANG! of the turn.
bang-help-el_gringo-1 = A random card for each life, if that hand holds any. The Dynamite is nobody's card.
bang-help-el_gringo-2 = On the last life he takes it only after a Beer has saved him. Losing a Duel he began brings nothing.
bang-help-jesse_jones-1 = A random card. When nobody else holds cards, he just draws.
bang-help-jourdonnais-1 = With the card Barrel he has two tries against each shot.
bang-help-kit_carlson-1 = The third card goes back on top of the deck.
bang-help-lucky_duke-1 = Both cards are discarded, the one that counts on top.
bang-help-paul_regret-1 = It adds up with a Mustang.
bang-help-pedro_ramirez-1 = While he lives, who goes out chooses which card ends on top.
bang-help-rose_doolan-1 = It adds up with a Scope; a distance is never less than 1.
bang-help-sid_ketchum-1 = Not above the maximum. In his turn, when he has to answer, and as a rescue.
bang-help-sid_ketchum-2 = Also when two players are left.
bang-help-slab_the_killer-1 = A Barrel that works counts as one of the two. His Gatling needs one.
bang-help-suzy_lafayette-1 = She waits until the card she plays is done, and in a Duel until it is over.
bang-help-suzy_lafayette-2 = Between two Missed! against one shot she draws at once.
bang-help-vulture_sam-1 = Hand and table cards, whoever did it.
bang-help-vulture_sam-2 = As a sheriff who puts a deputy out he loses also what he has just inherited.
bang-help-willy_the_kid-1 = Only BANG! cards; everything else as for everybody.
