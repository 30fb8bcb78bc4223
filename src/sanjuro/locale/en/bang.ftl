bang = BANG!

## Cards
bang-bang = BANG!
bang-missed = Missed!
bang-beer = Beer
bang-saloon = Saloon
bang-stagecoach = Stagecoach
bang-wells_fargo = Wells Fargo
bang-general_store = General Store
bang-panic = Panic!
bang-cat_balou = Cat Balou
bang-gatling = Gatling
bang-indians = Indians!
bang-duel = Duel
bang-barrel = Barrel
bang-mustang = Mustang
bang-scope = Scope
bang-jail = Jail
bang-dynamite = Dynamite
bang-volcanic = Volcanic
bang-schofield = Schofield
bang-remington = Remington
bang-rev_carabine = Rev. Carabine
bang-winchester = Winchester
bang-colt = Colt .45

## Roles
bang-sheriff = Sheriff
bang-renegade = Renegade
bang-outlaw = Outlaw
bang-deputy = Deputy

## Characters
bang-bart_cassidy = Bart Cassidy
bang-black_jack = Black Jack
bang-calamity_janet = Calamity Janet
bang-el_gringo = El Gringo
bang-jesse_jones = Jesse Jones
bang-jourdonnais = Jourdonnais
bang-kit_carlson = Kit Carlson
bang-lucky_duke = Lucky Duke
bang-paul_regret = Paul Regret
bang-pedro_ramirez = Pedro Ramirez
bang-rose_doolan = Rose Doolan
bang-sid_ketchum = Sid Ketchum
bang-slab_the_killer = Slab the Killer
bang-suzy_lafayette = Suzy Lafayette
bang-vulture_sam = Vulture Sam
bang-willy_the_kid = Willy the Kid
bang-nobody = A stranger

## What a card does, in a sentence
bang-about-bang = Shoot a player within range. One per turn.
bang-about-missed = Dodge a shot.
bang-about-beer = Regain a life, in your turn or when you lose your last one. It has no effect when only two players are left.
bang-about-saloon = Everybody regains a life.
bang-about-stagecoach = Draw two cards.
bang-about-wells_fargo = Draw three cards.
bang-about-general_store = Turn up one card per player; everybody takes one, starting with you.
bang-about-panic = Take a card from a player at distance 1.
bang-about-cat_balou = Make any player discard a card.
bang-about-gatling = Shoot everybody else.
bang-about-indians = Everybody else discards a BANG! or loses a life.
bang-about-duel = Challenge any player: starting with them, you take turns discarding BANG!s. Whoever stops first loses a life.
bang-about-barrel = When you are shot at, draw!: on a heart the shot misses.
bang-about-mustang = Others see you at distance +1.
bang-about-scope = You see others at distance −1.
bang-about-jail = Play it on anybody but the Sheriff. At the start of their turn they draw!: without a heart they skip the turn.
bang-about-dynamite = At the start of your turn, draw!: on 2 to 9 of spades it explodes and you lose three lives; otherwise pass it to the left.
bang-about-volcanic = Range 1, and you may play any number of BANG!s.
bang-about-schofield = Range 2.
bang-about-remington = Range 3.
bang-about-rev_carabine = Range 4.
bang-about-winchester = Range 5.
bang-about-colt = Range 1. Everybody has one.
bang-about-sheriff = Eliminate all Outlaws and the Renegade.
bang-about-renegade = Be the last one alive.
bang-about-outlaw = Eliminate the Sheriff.
bang-about-deputy = Protect the Sheriff: you win together.
bang-about-bart_cassidy = Draws a card for each life lost.
bang-about-black_jack = Shows the second card he draws; if it is red, he draws one more.
bang-about-calamity_janet = Can play BANG! as Missed! and Missed! as BANG!.
bang-about-el_gringo = For each life lost to a player's card, takes a card from that player's hand.
bang-about-jesse_jones = May draw the first card from another player's hand.
bang-about-jourdonnais = Counts as having a Barrel at all times.
bang-about-kit_carlson = Looks at three cards and keeps two of them.
bang-about-lucky_duke = Turns up two cards for every draw! and chooses one.
bang-about-paul_regret = Others see him at distance +1.
bang-about-pedro_ramirez = May draw the first card from the discard pile.
bang-about-rose_doolan = Sees others at distance −1.
bang-about-sid_ketchum = May discard two cards to regain a life.
bang-about-slab_the_killer = Dodging his BANG! takes two Missed!.
bang-about-suzy_lafayette = Draws a card as soon as her hand is empty.
bang-about-vulture_sam = Takes all cards of players who are eliminated.
bang-about-willy_the_kid = May play any number of BANG!s.
bang-about-nobody = No ability.

## What happened
bang-event-turn = { IF_YOU($seat, "Your turn", "%'s turn") }
bang-event-deal = { "" }
bang-event-role = { IF_YOU($seat, "Your role", "%'s role") }: { $card }
bang-event-character = { IF_YOU($seat, "You are", "% is") } { $what }, with { $n } lives
bang-event-draw = { $times ->
    [one] { $seat } drew { $card }
   *[other] { $seat } drew { $times } cards
}
bang-event-shown = { $seat } showed { $card }
bang-event-look = { $times ->
    [one] { $seat } looked at { $card }
   *[other] { $seat } looked at { $times } cards
}
bang-event-back = { $seat } put { $card } back on the deck
bang-event-keep = { $times ->
    [one] { $seat } kept { $card }
   *[other] { $seat } kept { $times } cards
}
bang-event-draw_discard = { $seat } took { $card } from the discard pile
bang-event-draw_from = { $seat } drew { $card } from { IF_YOU($giver, "your", "%'s") } hand
bang-event-gringo = { $seat } took { $card } from { IF_YOU($giver, "your", "%'s") } hand in return
bang-event-check = { $seat } turned up { $card }
bang-event-counts = { $seat } chose { $card }
bang-event-discard = { $seat } discarded { $card }
bang-event-play = { $seat } played { $card }
bang-event-lay = { $seat } put { $card } into play
bang-event-bang = { $seat } shot at { $other } with { $card }
bang-event-duel = { $seat } challenged { $other } with { $card }
bang-event-jail = { $seat } put { $other } in { $card }
bang-event-panic = { $seat } played { $card } against { $other }
bang-event-cat_balou = { $seat } played { $card } against { $other }
bang-event-stolen = { $seat } took { $card } from { $giver }
bang-event-forced = { $giver } had to discard { $card }
bang-event-answer = { $seat } answered with { $card }
bang-event-barrel = { $seat } tried the Barrel
bang-event-hidden = The Barrel saved { $seat }
bang-event-hit = { $n ->
    [one] { $seat } lost a life to { $other }
   *[other] { $seat } lost { $n } lives to { $other }
}
bang-event-lose = { $n ->
    [one] { $seat } lost a life
   *[other] { $seat } lost { $n } lives
}
bang-event-heal = { $n ->
    [0] { $seat } regained a life, but it was not enough
    [one] { $seat } regained a life: 1 life now
   *[other] { $seat } regained a life: { $n } lives now
}
bang-event-out = { $other } eliminated { $seat }
bang-event-gone = { IF_YOU($seat, "You were", "% was") } eliminated
bang-event-inherit = { $times ->
    [one] { $seat } inherited { $card } from { $giver }
   *[other] { $seat } inherited { $times } cards from { $giver }
}
bang-event-reward = { $seat } drew { $n } cards as a reward for eliminating an Outlaw
bang-event-penalty = { $seat } eliminated a Deputy and lost all cards
bang-event-explode = The Dynamite exploded in front of { $seat }
bang-event-pass_on = The Dynamite was passed from { $giver } to { $owner }
bang-event-freed = { $seat } got out of jail
bang-event-kept_in = { $seat } stayed in jail and skipped the turn
bang-event-store = The General Store offered { $card }
bang-event-take = { $seat } took { $card } from the General Store
bang-event-reshuffle = The discard pile was shuffled into a new deck of { $n } cards
bang-event-over = The game is over

## What is told in the line before: the kind of event that began it, and the kind that is added
bang-after-draw-draw = { $card }
bang-after-look-look = { $card }
bang-after-look-back = { $card } went back on top of the deck
bang-after-look-keep = { $times ->
    [one] { $card } was kept
   *[other] { $times } cards were kept
}
bang-after-inherit-inherit = { $card }
bang-after-reward-draw = { $times ->
    [1] { $card }
   *[other] { "" }
}
bang-after-out-role = { $card }
bang-after-gone-role = { $card }
bang-after-play-draw = , drew { $times ->
    [one] { $card }
   *[other] { $times } cards
}
bang-after-play-heal = { $again ->
    [yes] now { $n ->
        [one] 1 life
       *[other] { $n } lives
    }
   *[no] { $seat } now { $n }
}
bang-after-play-store = { $card }
bang-after-take-take = { $seat } { $card }
bang-after-bang-answer = { $seat } answered with { $card }
bang-after-bang-barrel = { "" }
bang-after-bang-check = { $to ->
    [check] { $card }
   *[other] , { $seat } tried the Barrel: { bang-barrel-verdict }
}
bang-after-bang-counts = , { $seat } tried the Barrel: { bang-barrel-verdict }
bang-after-bang-discard = { "" }
bang-after-bang-hidden = { "" }
bang-after-bang-hit = { $seat } lost { bang-lives-lost }
bang-after-barrel-check = { $to ->
    [check] { $card }
   *[other] { bang-barrel-verdict }
}
bang-after-barrel-counts = { bang-barrel-verdict }
bang-after-barrel-discard = { "" }
bang-after-barrel-hidden = { "" }
bang-after-barrel-hit = lost { bang-lives-lost }
bang-after-duel-answer = { $seat } threw { $card }
bang-after-duel-hit = { bang-event-lose }
bang-after-duel-lose = { bang-event-lose }
bang-after-panic-stolen = { $from ->
    [hand] { " and took " }{ $card } from the hand
   *[other] { " and took " }{ $card }
}
bang-after-cat_balou-forced = { $from ->
    [hand] { $giver } discarded { $card } from the hand
   *[other] { $giver } discarded { $card }
}
bang-after-check-check = { $card }
bang-after-check-counts = { $card } counted
bang-after-check-discard = { "" }
bang-after-check-freed = out of jail
bang-after-check-kept_in = still in jail, the turn was skipped
bang-after-check-pass_on = the Dynamite went to { $owner }
bang-after-check-explode = the Dynamite exploded
bang-after-check-lose = { $seat } lost { bang-lives-lost }
bang-barrel-verdict = { $suit ->
    [H] a heart ({ $card })
   *[other] no heart ({ $card })
}
bang-lives-lost = { $n ->
    [one] 1 life
   *[other] { $n } lives
}

## Moves
bang-move-play = Play { $card }
bang-move-lay = Put { $card } into play
bang-move-answer = Answer with { $card }
bang-move-beer = Drink { $card }
bang-move-gatling = Fire the { $card } at everybody
bang-move-indians = Play { $card }
bang-move-shoot = Shoot at { $target } with { $card }
bang-move-duel = Challenge { $target } with { $card }
bang-move-jail = Put { $target } in { $card }
bang-move-steal = Take { $loot } from { $target } with { $card }
bang-move-steal_hand = Take a card from { IF_YOU($target, "your", "%'s") } hand with { $card }
bang-move-force = Make { $target } discard { $loot } with { $card }
bang-move-force_hand = Make { $target } discard a card from the hand with { $card }
bang-move-force_own = Discard your own { $loot } with { $card }
bang-move-discard = Discard { $card }
bang-move-take = Take { $card }
bang-move-back = Put { $card } back on top of the deck
bang-move-choose = Choose { $card }
bang-move-top = Leave { $card } on top of the discard pile
bang-move-barrel = Try the Barrel
bang-move-heal = Discard two cards to regain a life
bang-move-pass = Take the hit
bang-move-go_out = Give up
bang-move-no_trade = Don't trade
bang-move-end = End your turn
bang-move-draw = Draw from the deck
bang-move-draw_from = Draw from { IF_YOU($target, "your", "%'s") } hand
bang-move-draw_discard = Take the top card of the discard pile
bang-move-keep = Keep your character
bang-move-new = Take a new character

## What a move leads to
bang-then-lose_life = { $left ->
    [one] −1 life, 1 left
   *[other] −1 life, { $left } left
}
bang-then-last_life = your last life: a Beer or a trade can still save you
bang-then-out = you are eliminated
bang-then-life = { $before } → { $after ->
    [one] 1 life
   *[other] { $after } lives
}
bang-then-all_lives = you have all your lives already
bang-then-two_left = no effect with two players left
bang-then-healed = { $n ->
    [0] nobody is wounded
    [one] 1 player regains a life
   *[other] { $n } players regain a life
}
bang-then-range = range { $before } → { $after }
bang-then-volcanic = range { $before } → { $after }, any number of BANG!s
bang-then-shots = { $n ->
    [one] 1 shot
   *[other] { $n } shots
}
bang-then-attacked = { $n ->
    [one] 1 player must discard a BANG! or lose a life
   *[other] { $n } players must discard a BANG! or lose a life
}
bang-then-barrel = dodges { $percent } % of shots
bang-then-heart = { $percent } % to turn up a heart
bang-then-further = others see you at distance +1
bang-then-nearer = you see others at distance −1
bang-then-dynamite = { $percent } % to explode in your next turn, otherwise it moves on
bang-then-needs = { $n ->
    [one] dodged
   *[other] { $n } Missed! needed
}
bang-then-jail = { $percent } % to skip the turn
bang-then-duel = { $n ->
    [0] you hold no BANG!
    [one] you hold 1 BANG!
   *[other] you hold { $n } BANG!s
}, { $cards ->
    [0] they hold no cards
    [one] they hold 1 card
   *[other] they hold { $cards } cards
}
bang-then-shot = { $lives ->
    [one] their last life
   *[other] { $lives } lives
}, { $cards ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
bang-then-unseen = { $n ->
    [one] their only card
   *[other] a random one of { $n } cards
}
bang-then-discard = { $n ->
    [one] then you discard 1 card
   *[other] then you discard { $n } cards
}

## Reasons
bang-reason-sheriff_dead = the Sheriff is dead
bang-reason-renegade_alone = the Renegade is the last one alive
bang-reason-law = all Outlaws and the Renegade are eliminated

## Why not
bang-refusal-not_in_hand = you do not hold { $card }
bang-refusal-no_such_seat = the seats are numbered 0 to { $seats }
bang-refusal-not_yourself = you cannot play that on yourself
bang-refusal-own_hand = Cat Balou cannot take a card from your own hand, only one in play in front of you
bang-refusal-is_out = { $target } { IF_YOU($target, "are", "is") } out of the game
bang-refusal-needs_target = { $card } needs a target: choose a player
bang-refusal-one_bang = you have already played a BANG! this turn; only a Volcanic or Willy the Kid allows more
bang-refusal-out_of_range = out of range: the distance is { $distance }, your weapon reaches { $reach }
bang-refusal-missed_is_answer = Missed! can only be played when you are shot at
bang-refusal-panic_range = Panic! works at distance 1, and { IF_YOU($target, "you are", "% is") } at distance { $distance }
bang-refusal-empty_hand = { $target } { IF_YOU($target, "have", "has") } no cards in hand
bang-refusal-not_in_front = there is no { $card } in front of { $target }
bang-refusal-same_name = you already have { $card } in play
bang-refusal-sheriff_jail = the Sheriff cannot be put in jail
bang-refusal-jailed_already = { $target } { IF_YOU($target, "are", "is") } already in jail
bang-refusal-discard_now = you hold more cards than you have lives: discard { $left } more
bang-refusal-discard_later = you discard after you end your turn
bang-refusal-end_instead = there is nothing to pass on here: end your turn instead
bang-refusal-drawn_already = you have already drawn your cards this turn
bang-refusal-barrel_later = a Barrel is only used when you are shot at
bang-refusal-not_sid = only Sid Ketchum can trade two cards for a life
bang-refusal-full_life = you have all your lives already
bang-refusal-two_cards = you need two cards for that
bang-refusal-trade_now = { $left ->
    [one] choose one more card to discard for the life
   *[other] choose { $left } cards to discard for the life
}
bang-refusal-heal_or_pass = first decide whether to trade two cards for a life
bang-refusal-keep_or_new = first decide whether to keep your character
bang-refusal-barrel_used = each Barrel can only be tried once per shot
bang-refusal-no_barrel = you have no Barrel
bang-refusal-no_barrel_here = a Barrel does not help here: you need a { $needed }
bang-refusal-answer_now = answer first: play a { $needed } or take the hit
bang-refusal-beer_later = a Beer is played in your own turn, or when you lose your last life
bang-refusal-missed_no_help = Missed! does not help here: you need a BANG!
bang-refusal-no_answer = { $card } does not help here: you need a { $needed }
bang-refusal-beer_two_left = with two players left a Beer has no effect
bang-refusal-saloon_no_rescue = a Saloon cannot save you, only a Beer can
bang-refusal-rescue_now = you have no lives left: save yourself or give up
bang-refusal-not_on_top = { $card } cannot be left on top of the discard pile
bang-refusal-top_first = first choose which of your cards ends up on top of the discard pile
bang-refusal-not_in_store = there is no { $card } in the General Store
bang-refusal-store_now = take a card from the General Store first
bang-refusal-not_looked_at = { $card } is not one of the three cards
bang-refusal-put_back_first = first put one of the three cards back on top of the deck
bang-refusal-pedro_draws = Pedro Ramirez draws his first card from the deck or from the discard pile
bang-refusal-jesse_draws = Jesse Jones draws his first card from the deck or from another player's hand
bang-refusal-draw_first = draw your first card first
bang-refusal-not_turned_up = { $card } was not turned up
bang-refusal-choose_first = first choose which of the two cards counts

## One line on a card
bang-short-bang = one shot, in range
bang-short-missed = dodges a shot
bang-short-beer = regain one life
bang-short-saloon = all regain a life
bang-short-stagecoach = draw two
bang-short-wells_fargo = draw three
bang-short-general_store = one card each
bang-short-panic = steal, distance 1
bang-short-cat_balou = make them discard
bang-short-gatling = shoots everybody
bang-short-indians = BANG! or lose a life
bang-short-duel = BANG! for BANG!
bang-short-barrel = heart: missed
bang-short-mustang = you: distance +1
bang-short-scope = others: distance −1
bang-short-jail = may skip a turn
bang-short-dynamite = ♠2–9: lose 3 lives
bang-short-volcanic = any number of shots
bang-short-schofield = range 2
bang-short-remington = range 3
bang-short-rev_carabine = range 4
bang-short-winchester = range 5

## Rulings
bang-help-bang-1 = One per turn, unless you have a Volcanic or are Willy the Kid. Duel, Gatling and Indians! do not count towards it.
bang-help-bang-2 = Your weapon sets the range. The distance is the smaller number of steps around the table; eliminated players are skipped.
bang-help-missed-1 = It only answers a shot: you cannot play it on your own initiative.
bang-help-missed-2 = Against Slab the Killer's BANG! you need two; playing just one is allowed but does not help.
bang-help-missed-3 = It does not help against Indians! or in a Duel.
bang-help-beer-1 = In your own turn, or at once when you lose your last life. Nobody else can play it for you.
bang-help-beer-2 = At full life, or with two players left, you may play it but it has no effect; with two left it saves nobody either.
bang-help-saloon-1 = It cannot save you when you lose your last life, but it still heals when two players are left.
bang-help-saloon-2 = You may play it even if nobody is wounded.
bang-help-stagecoach-1 = When the deck is empty, the discard pile is shuffled into a new one, this card included.
bang-help-wells_fargo-1 = When the deck is empty, the discard pile is shuffled into a new one, this card included.
bang-help-general_store-1 = As many cards as there are players alive, taken clockwise, starting with whoever played it.
bang-help-general_store-2 = If there are too few cards, the last players get none.
bang-help-panic-1 = Distance 1, whatever your weapon; Mustang and Scope count.
bang-help-panic-2 = A card in play in front of the player, including Jail and Dynamite, or a random one from the hand.
bang-help-cat_balou-1 = At any distance.
bang-help-cat_balou-2 = A card of your choice in play in front of the player, including Jail and Dynamite, or a random one from the hand.
bang-help-cat_balou-3 = You may also discard a card in front of yourself, such as your own Dynamite, but not one from your own hand.
bang-help-gatling-1 = Clockwise, at any distance. Barrel and Missed! help.
bang-help-gatling-2 = It is not a BANG! card: it does not count as your one BANG!, and Slab's Gatling takes only one Missed!.
bang-help-gatling-3 = Everybody is shot at before the game can end.
bang-help-indians-1 = Missed! and Barrel do not help.
bang-help-indians-2 = Everybody is attacked before the game can end.
bang-help-duel-1 = At any distance. These BANG!s are discarded, not played: they do not count as your BANG! of the turn, and Missed! and Barrel do not help.
bang-help-duel-2 = If the challenger loses their own Duel, nobody is credited with the kill.
bang-help-barrel-1 = You need not use it. One try per shot; you can still play a Missed! afterwards.
bang-help-barrel-2 = Against Slab's BANG! a heart counts as one Missed!.
bang-help-barrel-3 = Jourdonnais has a built-in Barrel: with the card he gets two tries.
bang-help-mustang-1 = It adds to Paul Regret's ability; Scope and Rose Doolan count against it.
bang-help-scope-1 = A distance is never less than 1.
bang-help-scope-2 = It also counts for Panic!; a weapon does not.
bang-help-jail-1 = Never on the Sheriff, and never two on one player. It is discarded after the draw! either way.
bang-help-jail-2 = In jail you can still be attacked and you still answer attacks.
bang-help-dynamite-1 = It is checked first, before Jail, and not in the turn you play it.
bang-help-dynamite-2 = It skips eliminated players. Nobody is credited with a kill: no reward, no penalty.
bang-help-dynamite-3 = If you have two lives and lose three, two Beers save you, one does not.
bang-help-volcanic-1 = It takes effect at once, even after your first BANG! of the turn.
bang-help-schofield-1 = A new weapon replaces the old one, even one of the same name.
bang-help-remington-1 = A new weapon replaces the old one, even one of the same name.
bang-help-rev_carabine-1 = A new weapon replaces the old one, even one of the same name.
bang-help-winchester-1 = A new weapon replaces the old one, even one of the same name.
bang-help-sheriff-1 = One life more than the character has. The role is public, and the Sheriff takes the first turn.
bang-help-sheriff-2 = A Sheriff who eliminates a Deputy discards all cards, in hand and in play.
bang-help-deputy-1 = Wins with the Sheriff, dead or alive.
bang-help-outlaw-1 = When the Sheriff dies, all Outlaws win, even those already eliminated.
bang-help-outlaw-2 = Whoever eliminates an Outlaw draws three cards, even another Outlaw.
bang-help-renegade-1 = If the Sheriff dies while anybody else is still alive, the Outlaws win.
bang-help-renegade-2 = There is no reward for eliminating the Renegade.
bang-help-bart_cassidy-1 = On his last life he has to be saved first; the card he draws cannot save him.
bang-help-black_jack-1 = Hearts or diamonds: one more card, not shown. Black: no more.
bang-help-calamity_janet-1 = Also in a Duel, against Indians! and with a Volcanic.
bang-help-calamity_janet-2 = A Missed! she shoots with counts as her BANG! of the turn.
bang-help-el_gringo-1 = A random card for each life, as long as that hand holds any. Nobody owns the Dynamite.
bang-help-el_gringo-2 = On his last life he only takes it once a Beer has saved him. Losing a Duel he started brings him nothing.
bang-help-jesse_jones-1 = A random card. If nobody else holds cards, he draws as usual.
bang-help-jourdonnais-1 = With the Barrel card he gets two tries against each shot.
bang-help-kit_carlson-1 = The third card goes back on top of the deck.
bang-help-lucky_duke-1 = Both cards are discarded, the one that counts on top.
bang-help-paul_regret-1 = It adds to a Mustang.
bang-help-pedro_ramirez-1 = While he is alive, eliminated players choose which of their cards ends up on top.
bang-help-rose_doolan-1 = It adds to a Scope; a distance is never less than 1.
bang-help-sid_ketchum-1 = Never above his maximum. In his turn, when he has to answer, and to save himself.
bang-help-sid_ketchum-2 = Even when only two players are left.
bang-help-sid_ketchum-3 = He is asked before a draw! for Dynamite or Jail, and before somebody takes a card from his hand.
bang-help-slab_the_killer-1 = A heart from a Barrel counts as one of the two. His Gatling takes only one.
bang-help-suzy_lafayette-1 = She waits until the card she plays is resolved, and in a Duel until it is over.
bang-help-suzy_lafayette-2 = Between two Missed! against the same shot she draws at once.
bang-help-vulture_sam-1 = Cards in hand and in play, whoever made the kill.
bang-help-vulture_sam-2 = As a Sheriff who eliminates a Deputy he also loses the cards he has just taken.
bang-help-willy_the_kid-1 = This applies to BANG! cards only.
