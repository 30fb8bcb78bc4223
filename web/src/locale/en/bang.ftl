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
bang-hint-at_cat_balou = At any distance. A seat: a random card of that hand. Or a card in front of it, or in front of you.
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
bang-who-loss = Your cards
bang-ask-loss_panic = { $by } is about to take a card of your hand. Do you trade two cards for a life first?
bang-ask-loss_cat_balou = { $by } is about to make you discard a card of your hand. Do you trade two cards for a life first?
bang-ask-loss_jesse_jones = { $by } is about to draw a card from your hand. Do you trade two cards for a life first?
bang-ask-loss_el_gringo = { $by } is about to take a card of your hand for the life. Do you trade two cards for a life first?
bang-ask-loss_penalty = You have put a deputy out and lose all your cards. Do you trade two of them for a life first?
bang-hint-loss = You have { $n } of { $full } lives.
bang-ask-start_dynamite = You are about to draw! for the Dynamite. Do you trade two cards for a life first?
bang-ask-start_jail = You are about to draw! for the Jail. Do you trade two cards for a life first?
bang-hint-discard_heal = Or trade two cards for a life: then you may also hold one more.
bang-who-keep = A new game
bang-ask-keep = Do you keep { $name }, or take a new character?
bang-hint-keep = You survived the game before. The hands are dealt when everybody has chosen.
bang-ask-out = Which of your cards ends on top of the discard pile?
bang-hint-out = { $name } may pick it up.
bang-ask-store = Which card do you take?
bang-hint-store = The next player chooses from the rest.

## While others choose
bang-wait-turn = { $seat } is playing.
bang-wait-draw_first = { $seat } is choosing where to draw from.
bang-wait-look = { $seat } is looking at three cards and puts one back.
bang-wait-check = { $seat } is choosing which of two cards counts.
bang-wait-shot = { IF_YOU($by, "You shoot", "% shoots") } at { $seat }: { $needs ->
    [one] a Missed!
   *[other] { $needs } Missed!
}, or a life.
bang-wait-indians = { IF_YOU($by, "Your Indians! attack", "%'s Indians! attack") } { $seat }: a BANG!, or a life.
bang-wait-duel = { $seat } duels with { $other }: a BANG!, or a life.
bang-wait-rescue = { $needs ->
    [one] { $seat } has no life left. Only a Beer can help.
   *[other] { $seat } has no life left. Only { $needs } Beers can help.
}
bang-wait-trade = { $seat } is trading two cards for a life.
bang-wait-loss = { $seat } may trade two cards for a life first.
bang-wait-keep = { $seat } is deciding whether to keep the character.
bang-wait-out = { $seat } is out and chooses which card ends on top.
bang-wait-store = { $seat } is choosing in the store.

## The end
bang-end-gone = out, by nobody's hand
bang-end-out = put out by { $by }
bang-end-attacks = { $n ->
    [one] one attack
   *[other] { $n } attacks
}

## The card at the beginning, and the words at the end
bang-begin-sheriff = You are the Sheriff.
bang-begin-deputy = You are a Deputy.
bang-begin-outlaw = You are an Outlaw.
bang-begin-renegade = You are the Renegade.
bang-aim-sheriff = Put the outlaws and the renegade out. Everybody sees your star; their roles are hidden.
bang-aim-deputy = Keep { $sheriff }, the Sheriff, alive: you win together.
bang-aim-outlaw = Put { $sheriff }, the Sheriff, out.
bang-aim-renegade = Be the last one standing: first everybody else, then { $sheriff }, the Sheriff.
bang-verdict-law = { $mine ->
    [yes] you still stand
   *[no] the Sheriff stands
}
bang-verdict-sheriff_dead = { $mine ->
    [yes] you are out
   *[no] the Sheriff is out
}
bang-verdict-renegade_alone = { $mine ->
    [yes] you are the last one standing
   *[no] the Renegade is the last one standing
}
bang-side-law = The law
bang-side-outlaws = The outlaws
bang-side-renegade = The renegade

## What a click that is no move shows
bang-sight-reach = { $sum }. { $weapon } reaches { $range }: in reach.
bang-sight-short = { $sum }. { $weapon } reaches { $range }: too far.
bang-count-sheriff = { $n } sheriff
bang-count-renegade = { $n ->
    [one] 1 renegade
   *[other] { $n } renegades
}
bang-count-outlaw = { $n ->
    [one] 1 outlaw
   *[other] { $n } outlaws
}
bang-count-deputy = { $n ->
    [one] 1 deputy
   *[other] { $n } deputies
}
bang-deed-bang = shot at { $target }
bang-deed-duel = challenged { $target } to a duel
bang-deed-jail = put { $target } in Jail
bang-deed-out = put { $target } out of the game
bang-deed-robbed = took a card from { $target }
bang-deed-freed = rid { $target } of Jail or Dynamite
bang-against-you = attacked you { $n ->
    [0] never
    [1] once
    [2] twice
   *[other] { $n } times
}
bang-against-sheriff = the sheriff { $n ->
    [0] never
    [1] once
    [2] twice
   *[other] { $n } times
}

## The story
bang-drawn-hidden = The barrel held
bang-drawn-failed = The barrel failed
bang-drawn-freed = Out of jail
bang-drawn-kept_in = Stays in jail
bang-drawn-pass_on = The Dynamite goes on
bang-drawn-explode = The Dynamite goes off
bang-cannot-shot = Nothing to dodge with
bang-cannot-duel = No BANG! to answer with
bang-cannot-rescue = No Beer to be saved by
bang-showdown = Under attack
bang-showdown-needs = needs { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
