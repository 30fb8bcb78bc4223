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
bang-about-renegade = Be the last one alive.
bang-about-outlaw = Kill the sheriff.
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

## What happened
bang-event-turn = It is the turn of { $seat }
bang-event-deal = { "" }
bang-event-role = { $seat } shows the role: { $card }
bang-event-character = { $seat } is { $what }, with { $n } lives
bang-event-draw = { $seat } draws { $card }
bang-event-shown = { $seat } has to show { $card }
bang-event-look = { $seat } looks at { $card }
bang-event-back = { $seat } puts { $card } back on the deck
bang-event-keep = { $seat } keeps { $card }
bang-event-draw_discard = { $seat } picks { $card } up from the discard pile
bang-event-draw_from = { $seat } draws { $card } out of the hand of { $giver }
bang-event-gringo = { $seat } gets even: { $card } out of the hand of { $giver }
bang-event-check = { $seat } turns up { $card }
bang-event-counts = { $seat } lets { $card } count
bang-event-discard = { $seat } discards { $card }
bang-event-play = { $seat } plays { $card }
bang-event-lay = { $seat } lays down { $card }
bang-event-bang = { $seat } shoots at { $other } with { $card }
bang-event-duel = { $seat } challenges { $other } to a duel with { $card }
bang-event-jail = { $seat } throws { $other } into { $card }
bang-event-panic = { $seat } robs { $other } with { $card }
bang-event-cat_balou = { $seat } turns the head of { $other } with { $card }
bang-event-stolen = { $seat } takes { $card } from { $giver }
bang-event-forced = { $giver } loses { $card }
bang-event-answer = { $seat } answers with { $card }
bang-event-barrel = { $seat } ducks behind the barrel
bang-event-hidden = The bullet hits the wood: { $seat } is safe
bang-event-hit = { $n ->
    [one] { $other } hits { $seat }, who loses a life
   *[other] { $other } hits { $seat }, who loses { $n } lives
}
bang-event-lose = { $n ->
    [one] { $seat } loses a life
   *[other] { $seat } loses { $n } lives
}
bang-event-heal = { $n ->
    [one] { $seat } is back at one life
   *[other] { $seat } is back at { $n } lives
}
bang-event-out = { $other } has put { $seat } out of the game
bang-event-gone = { $seat } is out of the game
bang-event-inherit = { $seat } inherits { $card } from { $giver }
bang-event-reward = A reward for the outlaw: { $seat } draws { $n } cards
bang-event-penalty = { $seat } has shot a deputy and loses everything
bang-event-explode = The dynamite in front of { $seat } goes off!
bang-event-pass_on = The dynamite fizzles on, from { $giver } to { $owner }
bang-event-freed = { $seat } breaks out of jail
bang-event-kept_in = { $seat } stays in jail and misses the turn
bang-event-store = The store has { $card }
bang-event-take = { $seat } takes { $card } from the store
bang-event-reshuffle = The discard pile is shuffled into a new deck of { $n } cards
bang-event-over = The game is over

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
bang-move-steal_hand = Take a card from the hand of { $target } with { $card }
bang-move-force = Have { $target } discard { $loot } with { $card }
bang-move-force_hand = Have { $target } discard a card of the hand with { $card }
bang-move-discard = Discard { $card }
bang-move-take = Take { $card }
bang-move-back = Put { $card } back on the deck
bang-move-choose = Let { $card } count
bang-move-top = Leave { $card } on top of the discard pile
bang-move-barrel = Duck behind the Barrel
bang-move-heal = Discard two cards for a life
bang-move-pass = Take it
bang-move-end = End your turn
bang-move-draw = Draw from the deck
bang-move-draw_from = Draw from the hand of { $target }
bang-move-draw_discard = Take the top of the discard pile

## Reasons
bang-reason-sheriff_dead = the sheriff is dead
bang-reason-renegade_alone = the renegade is the last one alive
bang-reason-law = all outlaws and the renegade are out
