## A game in the terminal
cli-begin = { $title }: type { $help } for the commands.
cli-word-help = help
cli-word-moves = moves
cli-word-what = what
cli-word-undo = undo
cli-word-why = why
cli-word-table = table
cli-word-log = log
cli-word-save = save
cli-word-quit = quit
cli-help =
    type a number or a move's text to play it; a move keeps its number for the whole turn
    ?          all moves with their texts
    ? WORD     the moves containing that word
    what WORD  what a card, character or role does; what NUMBER: the cards in a move
    what       everything that can be explained
    undo       back to your last decision
    why TEXT   why a move is not allowed
    table      show the table again
    log        everything that has happened
    save FILE  save the record of the game so far
    quit       leave the game
cli-you = { $name } (you)
cli-chooses = { $seat } chooses:
cli-only_one = There is only one move: press Enter to play it.
cli-empty = An empty line plays nothing: type the number of a move, or { $help }.
cli-number_gone = { $n } was "{ $sentence }", which is not allowed now.
cli-no_such_number = There is no move { $n } here.
cli-unreadable = That line could not be read: it is not UTF-8 text.
cli-left = You left the game.
cli-can_be_played = that move is allowed
cli-no_such_word = no move contains "{ $word }"
cli-why_needs_move = add a move: why TEXT
cli-undone = Back at your last decision.
cli-nothing_to_undo = You have made no decision yet.
cli-explained = "what WORD" explains any of these:
cli-no_explanation = nothing here is called "{ $word }"; what on its own lists everything that can be explained
cli-several = "{ $word }" could be: { $names }
cli-nothing_in_move = there is nothing to explain in move { $n }
cli-save_needs_name = save needs a file name
cli-saved = saved: { $file }; replay it with { $command }
cli-cannot_write = cannot write { $file }

## The end
cli-and = { " and " }
cli-won = { $winners } won: { $reason }
cli-nobody_won = Nobody won: { $reason }
cli-points = points: { $scores }
cli-over = The game is over: Enter leaves; undo, save FILE, log, table and what WORD still work.

## A game told again
cli-seat = seat { $n }
cli-chances-title = Win probability if bots play on with the same hands and roles (standard error at most { $error }):
cli-chances-move = move
cli-chances-turn = turn
cli-chances-end = the end
cli-chances-turning = Turning points:
cli-chances-none = No single move decided the game.
cli-chances-changed = { $team }: { $before } → { $after }

## The tables of all games
table-player = player
table-character = character
table-role = role
table-hand = hand
table-in_front = in front
table-deck = deck
table-discard = discarded
table-on_top = { $n }, on top
table-depth = · card { $n }:
table-own_hand = your hand:
table-turned_up = turned up
table-alone = You play every seat: { $names }

## The table of BANG!
bang-table-life = life
bang-table-range = range
bang-table-away = away
bang-table-out = eliminated
bang-table-store = General Store
bang-table-check = turned up
bang-table-looked = you look at:
bang-table-frame-shot = { IF_YOU($by, "You shoot", "% shoots") } at { $seat } ({ $card }): { $needs } Missed! needed{ $barrels ->
    [0] { "" }
    [one] , 1 Barrel to try
   *[other] , { $barrels } Barrels to try
}
bang-table-frame-indians = { IF_YOU($by, "Your Indians! attack", "%'s Indians! attack") }: { $seat } must discard a BANG! or lose a life
bang-table-frame-duel = Duel with { $other }: { $seat } must discard a BANG! or lose a life
bang-table-frame-rescue = { $seat } { IF_YOU($seat, "have", "has") } no lives left: { $needs ->
    [one] one life must be regained
   *[other] { $needs } lives must be regained
}
bang-table-frame-gatling = { IF_YOU($seat, "Your Gatling", "%'s Gatling") } fires
bang-table-frame-store = { $seat } { IF_YOU($seat, "take", "takes") } a card from the General Store
bang-table-frame-check = { $seat } { IF_YOU($seat, "choose", "chooses") } which card counts
bang-table-frame-draw_first = { $seat } { IF_YOU($seat, "choose", "chooses") } where the first card comes from
bang-table-frame-look = { $seat } { IF_YOU($seat, "put", "puts") } one of three cards back
bang-table-frame-trade = { $seat } { IF_YOU($seat, "discard", "discards") } cards to regain a life
bang-table-frame-out = { $seat } { IF_YOU($seat, "are", "is") } eliminated and { IF_YOU($seat, "choose", "chooses") } the last card to discard
bang-table-frame-loss = { $seat } may trade two cards for a life before losing cards ({ $way ->
        [panic] { IF_YOU($by, "your", "%'s") } Panic!
        [cat_balou] { IF_YOU($by, "your", "%'s") } Cat Balou
        [jesse_jones] { IF_YOU($by, "you draw", "% draws") }
        [el_gringo] { IF_YOU($by, "you take", "% takes") } a card in return
       *[penalty] the penalty
    })
bang-table-frame-keep = { $seat } { IF_YOU($seat, "keep your", "keeps the") } character or { IF_YOU($seat, "take", "takes") } a new one

## The table of Samurai Sword
samurai_sword-table-played = played
samurai_sword-table-honour = honour
samurai_sword-table-resilience = resilience
samurai_sword-table-reach = reach
samurai_sword-table-weapons = weapons left this turn: { $n }
samurai_sword-table-attack = { IF_YOU($by, "You attack", "% attacks") } { $seat } with { $weapon }: { $wounds } to take
samurai_sword-table-defeat = { IF_YOU($by, "You attack", "% attacks") } { $seat } with { $weapon }: { $wounds } to take, a defeat
samurai_sword-table-bushido = Bushido asks { $seat } for a weapon or 1 honour
samurai_sword-table-bushido_free = Bushido asks { $seat } for a weapon
samurai_sword-table-answers = { IF_YOU($by, "Your", "%'s") } { $card }: { $seat } must answer

## The table of Shinobi
shinobi-table-player = province
shinobi-table-clan = agent of
shinobi-table-all = all
shinobi-table-last_card = last round
shinobi-table-last = { $seat } { IF_YOU($seat, "have", "has") } the last turn

## The table of Samurai Spirit
samurai_spirit-table-alone = You lead all the samurai: { $names }
samurai_spirit-table-round = round
samurai_spirit-table-barricades = barricades
samurai_spirit-table-farms = farms
samurai_spirit-table-families = families
samurai_spirit-table-spare_tokens = spare tokens
samurai_spirit-table-spare = spare tokens: { $names }
samurai_spirit-table-none_left = none left
samurai_spirit-table-intruders = intruders
samurai_spirit-table-samurai = samurai
samurai_spirit-table-defence = defence
samurai_spirit-table-line = line
samurai_spirit-table-kiai = kiai
samurai_spirit-table-wounds = wounds
samurai_spirit-table-talents = talents
samurai_spirit-table-support = support
samurai_spirit-table-raider = raider
samurai_spirit-table-flame = flame
samurai_spirit-table-animal = animal
samurai_spirit-table-passed = passed
samurai_spirit-table-next = next raider:
samurai_spirit-table-odds = probabilities of the next raider
samurai_spirit-table-chances = if confronted: below { $below }, kiai { $meet }, above { $exceed }
samurai_spirit-table-saved = saved, with { $points } points
samurai_spirit-table-lost = lost in round { $n }: { $story }
