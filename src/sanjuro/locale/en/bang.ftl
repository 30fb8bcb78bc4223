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
bang-about-bang = Shoot a player within range. One a turn.
bang-about-missed = Dodge a shot.
bang-about-beer = Get a life back, in your turn or when you lose your last one. Does nothing with two players left.
bang-about-saloon = Everybody gets a life back.
bang-about-stagecoach = Draw two cards.
bang-about-wells_fargo = Draw three cards.
bang-about-general_store = Turn up a card for each player; everybody takes one, you first.
bang-about-panic = Take a card from a player at distance 1.
bang-about-cat_balou = Any player discards a card.
bang-about-gatling = Shoot everybody else.
bang-about-indians = Everybody else discards a BANG! or loses a life.
bang-about-duel = Discard BANG!s in turn with any player, who begins; who stops first loses a life.
bang-about-barrel = When you are shot at, draw!: on hearts it is a miss.
bang-about-mustang = Others see you one step further away.
bang-about-scope = You see others one step nearer.
bang-about-jail = In front of anybody but the sheriff. At the start of the turn, draw!: without hearts it is skipped.
bang-about-dynamite = At the start of your turn, draw!: on 2 to 9 of spades lose three lives; else pass it on to the left.
bang-about-volcanic = Range 1, and any number of BANG!s.
bang-about-schofield = Range 2.
bang-about-remington = Range 3.
bang-about-rev_carabine = Range 4.
bang-about-winchester = Range 5.
bang-about-colt = Range 1. Everybody has one.
bang-about-sheriff = Put all outlaws and the renegade out of the game.
bang-about-renegade = Be the last one left.
bang-about-outlaw = Put the sheriff out of the game.
bang-about-deputy = Guard the sheriff; his victory is yours.
bang-about-bart_cassidy = Draws a card for each life lost.
bang-about-black_jack = Shows the second card of the draw phase; if it is red, draws one more.
bang-about-calamity_janet = Plays BANG! as Missed! and Missed! as BANG!.
bang-about-el_gringo = For each life lost to a player's card, takes a card from that player's hand.
bang-about-jesse_jones = May take the first card of the draw phase from another player's hand.
bang-about-jourdonnais = Has a Barrel at all times.
bang-about-kit_carlson = Looks at three cards and keeps two of them.
bang-about-lucky_duke = Turns up two cards for every draw! and chooses one.
bang-about-paul_regret = Others see him one step further away.
bang-about-pedro_ramirez = May take the first card of the draw phase from the discard pile.
bang-about-rose_doolan = Sees others one step nearer.
bang-about-sid_ketchum = May discard two cards for a life.
bang-about-slab_the_killer = His BANG!s need two Missed!.
bang-about-suzy_lafayette = Draws a card as soon as her hand is empty.
bang-about-vulture_sam = Takes the cards of everybody who goes out.
bang-about-willy_the_kid = Plays any number of BANG!s.
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
bang-event-lay = { $seat } put down { $card }
bang-event-bang = { $seat } shot at { $other } with { $card }
bang-event-duel = { $seat } challenged { $other } with { $card }
bang-event-jail = { $seat } put { $other } in { $card }
bang-event-panic = { $seat } robbed { $other } with { $card }
bang-event-cat_balou = { $seat } played { $card } against { $other }
bang-event-stolen = { $seat } took { $card } from { $giver }
bang-event-forced = { $giver } had to discard { $card }
bang-event-answer = { $seat } answered with { $card }
bang-event-barrel = { $seat } ducked behind the barrel
bang-event-hidden = The barrel saved { $seat }
bang-event-hit = { $n ->
    [one] { $seat } lost a life to { $other }
   *[other] { $seat } lost { $n } lives to { $other }
}
bang-event-lose = { $n ->
    [one] { $seat } lost a life
   *[other] { $seat } lost { $n } lives
}
bang-event-heal = { $n ->
    [0] { $seat } recovered a life, which was not enough
    [one] { $seat } recovered to one life
   *[other] { $seat } recovered to { $n } lives
}
bang-event-out = { $other } put { $seat } out of the game
bang-event-gone = { $seat } went out of the game
bang-event-inherit = { $times ->
    [one] { $seat } inherited { $card } from { $giver }
   *[other] { $seat } inherited { $times } cards from { $giver }
}
bang-event-reward = { $seat } drew { $n } cards as the reward for an outlaw
bang-event-penalty = { $seat } put a deputy out and lost all cards
bang-event-explode = The Dynamite went off in front of { $seat }
bang-event-pass_on = The Dynamite went on from { $giver } to { $owner }
bang-event-freed = { $seat } got out of jail
bang-event-kept_in = { $seat } stayed in jail and missed the turn
bang-event-store = The store had { $card }
bang-event-take = { $seat } took { $card } from the store
bang-event-reshuffle = The discard pile was shuffled into a new deck of { $n } cards
bang-event-over = The game is over

## What is told in the line before: the kind of event that began it, and the kind that is added
bang-after-draw-draw = { $again ->
    [yes] { $card }
   *[no] ↵
}
bang-after-look-look = { $card }
bang-after-look-back = { $card } went back on the deck
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
bang-after-play-draw = { $times ->
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
bang-after-bang-answer = answered with { $card }
bang-after-bang-barrel = { "" }
bang-after-bang-check = { $to ->
    [check] { $card }
   *[other] { bang-barrel-verdict }
}
bang-after-bang-counts = { bang-barrel-verdict }
bang-after-bang-discard = { $from ->
    [check] { "" }
   *[other] ↵
}
bang-after-bang-hidden = { "" }
bang-after-bang-hit = { bang-lives-lost }
bang-after-barrel-check = { $to ->
    [check] { $card }
   *[other] { bang-barrel-verdict }
}
bang-after-barrel-counts = { bang-barrel-verdict }
bang-after-barrel-discard = { $from ->
    [check] { "" }
   *[other] ↵
}
bang-after-barrel-hidden = { "" }
bang-after-barrel-hit = { $again ->
    [yes] { bang-lives-lost }
   *[no] ↵
}
bang-after-duel-answer = { $seat } threw { $card }
bang-after-duel-hit = { bang-event-lose }
bang-after-duel-lose = { bang-event-lose }
bang-after-panic-stolen = { $from ->
    [hand] { $card } from the hand
   *[other] { $card }
}
bang-after-cat_balou-forced = { $from ->
    [hand] { $card } from the hand was discarded
   *[other] { $card } was discarded
}
bang-after-check-check = { $card }
bang-after-check-counts = { $card } counted
bang-after-check-discard = { $from ->
    [hand] ↵
   *[other] { "" }
}
bang-after-check-freed = out of jail
bang-after-check-kept_in = the turn was missed
bang-after-check-pass_on = the Dynamite went on to { $owner }
bang-after-check-explode = the Dynamite went off
bang-after-check-lose = { bang-lives-lost }
bang-barrel-verdict = { $suit ->
    [H] the barrel held ({ $card })
   *[other] the barrel failed ({ $card })
}
bang-lives-lost = { $n ->
    [one] 1 life
   *[other] { $n } lives
}

## Moves
bang-move-play = Play { $card }
bang-move-lay = Lay { $card } in front of you
bang-move-answer = Answer with { $card }
bang-move-beer = Drink { $card }
bang-move-gatling = Fire { $card } at everybody
bang-move-indians = Call { $card }
bang-move-shoot = Shoot at { $target } with { $card }
bang-move-duel = Challenge { $target } with { $card }
bang-move-jail = Put { $target } into { $card }
bang-move-steal = Take { $loot } from { $target } with { $card }
bang-move-steal_hand = Take a card from { IF_YOU($target, "your", "%'s") } hand with { $card }
bang-move-force = Have { $target } discard { $loot } with { $card }
bang-move-force_hand = Have { $target } discard a card from the hand with { $card }
bang-move-force_own = Discard { $loot } in front of you with { $card }
bang-move-discard = Discard { $card }
bang-move-take = Take { $card }
bang-move-back = Put { $card } back on the deck
bang-move-choose = Choose { $card }
bang-move-top = Leave { $card } on top of the discard pile
bang-move-barrel = Duck behind the Barrel
bang-move-heal = Discard two cards for a life
bang-move-pass = Take it
bang-move-go_out = Go out
bang-move-no_trade = No trade
bang-move-end = End your turn
bang-move-draw = Draw from the deck
bang-move-draw_from = Draw from { IF_YOU($target, "your", "%'s") } hand
bang-move-draw_discard = Take the top of the discard pile
bang-move-keep = Keep your character
bang-move-new = Take a new character

## What a move leads to
bang-then-lose_life = { $left ->
    [one] 1 life, 1 left
   *[other] 1 life, { $left } left
}
bang-then-last_life = your last life: Beer or a trade can still save you
bang-then-out = you are out
bang-then-life = { $before } → { $after ->
    [one] 1 life
   *[other] { $after } lives
}
bang-then-all_lives = all your lives already
bang-then-two_left = no help with two players left
bang-then-healed = { $n ->
    [0] nobody is wounded
    [one] 1 player gets a life back
   *[other] { $n } players get a life back
}
bang-then-range = reach { $before } → { $after }
bang-then-volcanic = reach { $before } → { $after }, any number of BANG!s
bang-then-shots = { $n ->
    [one] 1 shot
   *[other] { $n } shots
}
bang-then-attacked = { $n ->
    [one] 1 player answers with a BANG! or loses a life
   *[other] { $n } players answer with a BANG! or lose a life
}
bang-then-barrel = dodges 1 shot in 4
bang-then-heart = 1 in 4: hearts
bang-then-further = others see you 1 further away
bang-then-nearer = you see others 1 nearer
bang-then-dynamite = about 1 in 8 to go off, from your next turn on
bang-then-needs = { $n ->
    [one] dodged
   *[other] { $n } Missed! needed
}
bang-then-jail = 3 in 4: a turn is missed
bang-then-duel = { $n ->
    [0] you hold no BANG!
    [one] you hold 1 BANG!
   *[other] you hold { $n } BANG!s
}, against { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
bang-then-shot = { $lives ->
    [one] the last life
   *[other] { $lives } lives
}, { $cards ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
bang-then-unseen = { $n ->
    [one] the only card
   *[other] 1 of { $n } cards, unseen
}
bang-then-discard = { $n ->
    [one] then discard 1 card
   *[other] then discard { $n } cards
}

## Reasons
bang-reason-sheriff_dead = the sheriff is out
bang-reason-renegade_alone = the renegade is the last one left
bang-reason-law = all outlaws and the renegade are out

## Why not
bang-refusal-not_in_hand = you do not hold { $card }
bang-refusal-no_such_seat = the seats are numbered 0 to { $seats }
bang-refusal-not_yourself = you cannot play that against yourself
bang-refusal-own_hand = Cat Balou takes no card from your own hand, only one in front of you
bang-refusal-is_out = { $target } is out of the game
bang-refusal-needs_target = { $card } is played against somebody: choose a player
bang-refusal-one_bang = you have played your BANG! this turn: only a Volcanic or Willy the Kid fires more
bang-refusal-out_of_range = out of range: distance { $distance }, your weapon reaches { $reach }
bang-refusal-missed_is_answer = Missed! is only an answer to a shot
bang-refusal-panic_range = Panic! works at distance 1, and { $target } is at distance { $distance }
bang-refusal-empty_hand = { $target } { IF_YOU($target, "hold", "holds") } no cards
bang-refusal-not_in_front = there is no { $card } in front of { $target }
bang-refusal-same_name = you have { $card } in front of you already
bang-refusal-sheriff_jail = the sheriff cannot be put in jail
bang-refusal-jailed_already = { $target } { IF_YOU($target, "are", "is") } in jail already
bang-refusal-discard_now = you hold more cards than you have lives: discard { $left } more
bang-refusal-discard_later = you discard when you have ended your turn
bang-refusal-end_instead = there is nothing to pass on: end your turn instead
bang-refusal-drawn_already = you have drawn your cards for this turn
bang-refusal-barrel_later = a Barrel is used when you are shot at
bang-refusal-not_sid = only Sid Ketchum gets a life for two cards
bang-refusal-full_life = you have all your lives
bang-refusal-two_cards = you need two cards for that
bang-refusal-trade_now = { $left ->
    [one] choose one more card to discard for the life
   *[other] choose { $left } cards to discard for the life
}
bang-refusal-heal_or_pass = choose first: two cards for a life, or not
bang-refusal-keep_or_new = choose first: keep your character, or take a new one
bang-refusal-barrel_used = each Barrel helps only once against a shot
bang-refusal-no_barrel = you have no Barrel
bang-refusal-no_barrel_here = a Barrel does not help here: a { $needed } is asked for
bang-refusal-answer_now = answer first: with a { $needed }, or not at all
bang-refusal-beer_later = a Beer is played in your own turn, or when you lose your last life
bang-refusal-missed_no_help = Missed! does not help here: a BANG! is asked for
bang-refusal-no_answer = { $card } is no answer: a { $needed } is asked for
bang-refusal-beer_two_left = with two players left a Beer does nothing
bang-refusal-saloon_no_rescue = a Saloon does not save you, only a Beer does
bang-refusal-rescue_now = you have no life left: save yourself, or go out
bang-refusal-not_on_top = { $card } cannot be left on top of the discard pile
bang-refusal-top_first = choose first which of your cards ends on top of the discard pile
bang-refusal-not_in_store = there is no { $card } in the store
bang-refusal-store_now = take a card from the store first
bang-refusal-not_looked_at = { $card } is not one of the three cards
bang-refusal-put_back_first = put one of the three cards back on the deck first
bang-refusal-pedro_draws = Pedro Ramirez draws his first card from the deck or from the discard pile
bang-refusal-jesse_draws = Jesse Jones draws his first card from the deck or from another player's hand
bang-refusal-draw_first = draw your first card first
bang-refusal-not_turned_up = { $card } was not turned up
bang-refusal-choose_first = choose first which of the two cards counts

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
bang-help-cat_balou-3 = Also a card in front of yourself, such as your own Dynamite, but none of your own hand.
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
bang-help-pedro_ramirez-1 = While he lives, who goes out chooses which card of hand or table ends on top.
bang-help-rose_doolan-1 = It adds up with a Scope; a distance is never less than 1.
bang-help-sid_ketchum-1 = Not above the maximum. In his turn, when he has to answer, and as a rescue.
bang-help-sid_ketchum-2 = Also when two players are left.
bang-help-sid_ketchum-3 = He is asked before a draw! for Dynamite or Jail, and before somebody takes a card of his hand.
bang-help-slab_the_killer-1 = A Barrel that works counts as one of the two. His Gatling needs one.
bang-help-suzy_lafayette-1 = She waits until the card she plays is done, and in a Duel until it is over.
bang-help-suzy_lafayette-2 = Between two Missed! against one shot she draws at once.
bang-help-vulture_sam-1 = Hand and table cards, whoever did it.
bang-help-vulture_sam-2 = As a sheriff who puts a deputy out he loses also what he has just inherited.
bang-help-willy_the_kid-1 = Only BANG! cards; everything else as for everybody.
