## The table
bang-ring = Players, clockwise from your left
bang-life = { $n } of { $full } lives
bang-weapon = { $weapon }, range { $n }
bang-reaches-you = can shoot you
bang-sees-you = sees you at distance { $n }, range { $range }
bang-mode-mine = who you can reach
bang-mode-theirs = { $n ->
    [one] 1 can reach you
   *[other] { $n } can reach you
}
bang-turn-of = taking their turn
bang-out = Eliminated
bang-out-as = Eliminated: { $role }
bang-secret = { $role }, secret
bang-explain = What { $name } can do
bang-front = In play in front of you
bang-known = A card in this hand that you know

## Questions
bang-who-check = draw!
bang-who-shot = You are shot at
bang-who-indians = You are under attack
bang-who-duel = A duel
bang-who-rescue = Your last life
bang-who-end = End of your turn
bang-ask-play = Which card do you play?
bang-hint-play = { $shots ->
    [0] Your { $weapon } reaches { $n }. Glowing cards can be played.
   *[other] You have already fired this turn. Your { $weapon } reaches { $n }.
}
bang-hint-over = { $n ->
    [one] You hold 1 card more than you have lives; if you do not play one, you must discard it.
   *[other] You hold { $n } cards more than you have lives; unplayed ones must be discarded.
}
bang-ask-card = Do you play { $card }?
bang-ask-at_bang = Who do you shoot with { $card }?
bang-hint-at_bang = Your { $weapon } reaches { $n }. Choose a glowing seat.
bang-ask-at_duel = Who do you challenge to a duel with { $card }?
bang-hint-at_duel = At any distance. You take turns discarding BANG!s, they start; whoever stops loses a life.
bang-ask-at_jail = Who do you put in { $card }?
bang-hint-at_jail = Anybody but the Sheriff, at any distance. Unless they turn up a heart, they skip the turn.
bang-ask-at_panic = Who do you take a card from with { $card }?
bang-hint-at_panic = At distance 1. Choose a seat for a random card from the hand, or a card in front of it.
bang-ask-at_cat_balou = Who discards a card to { $card }?
bang-hint-at_cat_balou = At any distance. Choose a seat for a random card from the hand, or a card in front of it or of you.
bang-ask-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which { $n } cards do you discard?
}
bang-hint-discard = You hold { $cards } cards and have { $lives ->
    [one] one life
   *[other] { $lives } lives
}. Choose one at a time.
bang-ask-draw_hand = Where does your first card come from?
bang-hint-draw_hand = From the deck, or a random card from the hand of a glowing player.
bang-ask-draw_discard = Where does your first card come from?
bang-hint-draw_discard = From the deck, or the top card of the discard pile.
bang-ask-look = Which of the three cards goes back on top of the deck?
bang-hint-look = You keep the other two.
bang-ask-check_barrel = Which of the two cards counts for the Barrel?
bang-hint-check_barrel = A heart: the shot misses.
bang-ask-check_jail = Which of the two cards counts for Jail?
bang-hint-check_jail = A heart: you are free. Anything else: you skip your turn.
bang-ask-check_dynamite = Which of the two cards counts for the Dynamite?
bang-hint-check_dynamite = 2 to 9 of spades: it explodes and you lose three lives. Anything else: it passes to the left.
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
    [one] Try your Barrel first: on a heart the shot misses. It costs nothing.
   *[other] You have { $n } Barrel tries: on a heart the shot misses. They cost nothing.
}
bang-ask-indians = { $by } plays Indians!: discard a BANG!, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-hint-indians = { $n ->
    [one] You have one life. Missed! and Barrel do not help.
   *[other] You have { $n } lives. Missed! and Barrel do not help.
}
bang-ask-duel = { $other } challenges you to a duel: discard a BANG!, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-ask-duel_mine = { $other } answered in your duel: discard a BANG!, or lose { $last ->
    [yes] your last life
   *[no] a life
}.
bang-hint-duel = { $n ->
    [one] You have one life. After you it is their turn again.
   *[other] You have { $n } lives. After you it is their turn again.
}
bang-ask-rescue = { $needs ->
    [one] You have no lives left: drink a Beer, or you are eliminated.
   *[other] You have no lives left: drink { $needs } Beers, or you are eliminated.
}
bang-hint-rescue = Nobody else can do it for you.
bang-ask-trade = { $left ->
    [one] Which second card do you trade for the life?
   *[other] Which two cards do you trade for a life?
}
bang-hint-trade = One at a time, from your hand.
bang-who-loss = Your cards
bang-ask-loss_panic = { $by } is about to take a card from your hand. Do you trade two cards for a life first?
bang-ask-loss_cat_balou = { $by } is about to make you discard a card from your hand. Do you trade two cards for a life first?
bang-ask-loss_jesse_jones = { $by } is about to draw a card from your hand. Do you trade two cards for a life first?
bang-ask-loss_el_gringo = { $by } is about to take a card from your hand for the lost life. Do you trade two cards for a life first?
bang-ask-loss_penalty = You have eliminated a Deputy and lose all your cards. Do you trade two of them for a life first?
bang-hint-loss = You have { $n } of { $full } lives.
bang-ask-start_dynamite = You are about to draw! for Dynamite. Do you trade two cards for a life first?
bang-ask-start_jail = You are about to draw! for Jail. Do you trade two cards for a life first?
bang-hint-discard_heal = Or trade two cards for a life: then you may also keep one card more.
bang-who-keep = A new game
bang-ask-keep = Do you keep { $name }, or take a new character?
bang-hint-keep = You survived the last game. Hands are dealt when everybody has chosen.
bang-ask-out = Which of your cards ends up on top of the discard pile?
bang-hint-out = { $name } may draw it.
bang-ask-store = Which card do you take?
bang-hint-store = The next player chooses from the rest.

## While others choose
bang-wait-turn = { $seat } is playing.
bang-wait-draw_first = { $seat } is choosing where to draw from.
bang-wait-look = { $seat } is looking at three cards to put one back.
bang-wait-check = { $seat } is choosing which of two cards counts.
bang-wait-shot = { IF_YOU($by, "You shoot", "% shoots") } at { $seat }, who must play { $needs ->
    [one] a Missed!
   *[other] { $needs } Missed!
} or lose a life.
bang-wait-indians = { IF_YOU($by, "Your Indians! attack", "%'s Indians! attack") }: { $seat } must discard a BANG! or lose a life.
bang-wait-duel = Duel with { $other }: { $seat } must discard a BANG! or lose a life.
bang-wait-rescue = { $needs ->
    [one] { $seat } { IF_YOU($seat, "have", "has") } no lives left. Only a Beer can help.
   *[other] { $seat } { IF_YOU($seat, "have", "has") } no lives left. Only { $needs } Beers can help.
}
bang-wait-trade = { $seat } is trading two cards for a life.
bang-wait-loss = { $seat } may trade two cards for a life first.
bang-wait-keep = { $seat } is deciding whether to keep their character.
bang-wait-out = { $seat } is eliminated and chooses which card ends up on top.
bang-wait-store = { $seat } is choosing from the General Store.

## The end
bang-end-gone = killed by Dynamite
bang-end-duel = killed in their own duel
bang-end-out = eliminated by { $by }
bang-end-attacks = { $n ->
    [one] one attack
   *[other] { $n } attacks
}

## The card at the beginning, and the words at the end
bang-begin-sheriff = You are the Sheriff.
bang-begin-deputy = You are a Deputy.
bang-begin-outlaw = You are an Outlaw.
bang-begin-renegade = You are the Renegade.
bang-aim-sheriff = Eliminate the Outlaws and the Renegade. Everybody can see your star; their roles are hidden.
bang-aim-deputy = Keep the Sheriff, { $sheriff }, alive: you win together.
bang-aim-outlaw = Eliminate the Sheriff, { $sheriff }.
bang-aim-renegade = Be the last one alive: eliminate everybody else first, then the Sheriff, { $sheriff }.
bang-verdict-law = { $mine ->
    [yes] you survived
   *[no] the Sheriff survived
}
bang-verdict-sheriff_dead = { $mine ->
    [yes] you were eliminated
   *[no] the Sheriff was eliminated
}
bang-verdict-renegade_alone = { $mine ->
    [yes] you are the last one alive
   *[no] the Renegade is the last one alive
}
bang-side-law = The law
bang-side-outlaws = The Outlaws
bang-side-renegade = The Renegade

## What a click that is no move shows
bang-sight-reach = { $sum }. { $weapon } reaches { $range }: in range.
bang-sight-short = { $sum }. { $weapon } reaches { $range }: out of range.
bang-count-sheriff = { $n } Sheriff
bang-count-renegade = { $n ->
    [one] 1 Renegade
   *[other] { $n } Renegades
}
bang-count-outlaw = { $n ->
    [one] 1 Outlaw
   *[other] { $n } Outlaws
}
bang-count-deputy = { $n ->
    [one] 1 Deputy
   *[other] { $n } Deputies
}
bang-deed-bang = shot at { $target }
bang-deed-duel = challenged { $target } to a duel
bang-deed-jail = put { $target } in Jail
bang-deed-out = eliminated { $target }
bang-deed-robbed = took a card from { $target }
bang-deed-forced = made { $target } discard
bang-deed-freed = freed { $target } from Jail or Dynamite
bang-against-you = { $n ->
    [0] has never attacked you
    [1] has attacked you once
    [2] has attacked you twice
   *[other] has attacked you { $n } times
}
bang-against-both = { $you ->
    [0] { $sheriff ->
        [0] has never attacked you or the Sheriff
        [1] has attacked the Sheriff once, you never
        [2] has attacked the Sheriff twice, you never
       *[other] has attacked the Sheriff { $sheriff } times, you never
    }
   *[other] { bang-against-you }, { $sheriff ->
        [0] the Sheriff never
        [1] the Sheriff once
        [2] the Sheriff twice
       *[other] the Sheriff { $sheriff } times
    }
}

## The story
bang-drawn-hidden = A heart: missed
bang-drawn-failed = No heart
bang-drawn-freed = Out of jail
bang-drawn-kept_in = Stays in jail
bang-drawn-pass_on = The Dynamite moves on
bang-drawn-explode = The Dynamite explodes
bang-cannot-shot = Nothing to dodge with
bang-cannot-duel = No BANG! to answer with
bang-cannot-rescue = No Beer to save you
bang-showdown = Under attack
bang-showdown-needs = { $n ->
    [one] Needed: { $card }
   *[other] Needed: { $n } × { $card }
}
