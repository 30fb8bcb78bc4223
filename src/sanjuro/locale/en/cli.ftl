## A game in the terminal
cli-begin = { $title }: type { $help } for what you can say.
cli-alone = You lead all of them: { $samurai }
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
    a number or a move's text plays it; a move keeps its number while the turn lasts
    ?          all moves with their texts
    ? WORD     the moves with that word in them
    what WORD  what a card, character or role does; what NUMBER: what is in a move
    what       everything that can be explained
    undo       back to your last decision
    why TEXT   why a move is not on offer
    table      the table again
    log        everything that happened
    save FILE  the record of the game so far
    quit       leave the game
cli-you = { $name } (you)
cli-chooses = { $seat } chooses:
cli-only_one = There is nothing else to do: Enter plays it.
cli-empty = An empty line plays nothing: type the number of a move, or { $help }.
cli-number_gone = { $n } was "{ $sentence }", and that is not on offer now.
cli-no_such_number = There is no move { $n } here.
cli-unreadable = That line could not be read: it is not UTF-8 text.
cli-left = Left the game.
cli-can_be_played = that can be played
cli-no_such_word = no move has "{ $word }" in it
cli-why_needs_move = write a move after it: why TEXT
cli-undone = Back at your last decision.
cli-nothing_to_undo = There is no decision of yours to go back to.
cli-explained = what WORD explains one of these:
cli-no_explanation = nothing here is called "{ $word }"; what alone lists everything that can be explained
cli-several = "{ $word }" may be: { $names }
cli-nothing_in_move = there is nothing to explain in move { $n }
cli-save_needs_name = save needs a file's name
cli-saved = saved: { $file }; { $command } tells it again
cli-cannot_write = { $file } cannot be written

## The end
cli-and = { " and " }
cli-won = { $winners } won: { $reason }
cli-nobody_won = Nobody won: { $reason }
cli-points = points: { $scores }
cli-over = The game is over: Enter leaves; undo, save FILE, log, table and what WORD still work.

## A game told again
cli-seat = seat { $n }
cli-chances-title = Win chances if bots play on with the same hands and roles (standard error { $error } at the most):
cli-chances-move = move
cli-chances-turn = turn
cli-chances-end = the end
cli-chances-turning = Turning points:
cli-chances-none = No single move turned the game.
cli-chances-changed = { $team }: { $before } → { $after }

## The tables of all games
cli-table-player = player
cli-table-character = character
cli-table-role = role
cli-table-hand = hand
cli-table-front = in front
cli-table-piles = deck: { $deck }   discarded: { $discard }
cli-table-top = , on top { $card }
cli-table-own_hand = your hand:
cli-table-turned_up = turned up:

## The table of BANG!
cli-bang-life = life
cli-bang-range = range
cli-bang-away = away
cli-bang-out = out
cli-bang-store = the store:
cli-bang-looked = you look at:
cli-bang-shot = { IF_YOU($by, "You shoot", "% shoots") } at { $seat } ({ $card }): { $needs } Missed! needed{ $barrels ->
    [0] { "" }
   *[other] , { $barrels } Barrel to try
}
cli-bang-indians = { IF_YOU($by, "Your Indians! attack", "%'s Indians! attack") } { $seat }: a BANG! or a life
cli-bang-duel = { $seat } and { $other } duel: { $seat } { IF_YOU($seat, "throw", "throws") } a BANG! or { IF_YOU($seat, "lose", "loses") } a life
cli-bang-rescue = { $seat } { IF_YOU($seat, "have", "has") } no life left: { $needs ->
    [one] one life must be recovered
   *[other] { $needs } lives must be recovered
}
cli-bang-gatling = { IF_YOU($seat, "Your Gatling", "%'s Gatling") } fires
cli-bang-takes = { $seat } { IF_YOU($seat, "take", "takes") } a card from the store
cli-bang-check = { $seat } { IF_YOU($seat, "choose", "chooses") } which card counts
cli-bang-draw_first = { $seat } { IF_YOU($seat, "choose", "chooses") } where the first card comes from
cli-bang-look = { $seat } { IF_YOU($seat, "put", "puts") } one of three cards back
cli-bang-trade = { $seat } { IF_YOU($seat, "discard", "discards") } cards for a life
cli-bang-last_card = { $seat } { IF_YOU($seat, "are", "is") } out and { IF_YOU($seat, "choose", "chooses") } the last card to discard
cli-bang-loss = { $seat } may discard two cards for a life before cards go ({ $way ->
        [panic] { IF_YOU($by, "your", "%'s") } Panic!
        [cat_balou] { IF_YOU($by, "your", "%'s") } Cat Balou
        [jesse_jones] { IF_YOU($by, "you draw", "% draws") }
        [el_gringo] { IF_YOU($by, "you get", "% gets") } even
       *[penalty] the penalty
    })
cli-bang-keep = { $seat } { IF_YOU($seat, "keep your", "keeps the") } character or { IF_YOU($seat, "take", "takes") } a new one

## The table of Samurai Sword
cli-sword-honour = honour
cli-sword-resilience = resilience
cli-sword-reach = reach
cli-sword-weapons = weapons left this turn: { $n }
cli-sword-attack = { IF_YOU($by, "You attack", "% attacks") } { $seat } with { $weapon }: { $wounds } to take
cli-sword-defeat = { IF_YOU($by, "You attack", "% attacks") } { $seat } with { $weapon }: { $wounds } to take, a defeat
cli-sword-bushido = Bushido asks { $seat } for a weapon or an honour
cli-sword-bushido_free = Bushido asks { $seat } for a weapon
cli-sword-answers = { IF_YOU($by, "Your", "%'s") } { $card }: { $seat } { IF_YOU($seat, "have", "has") } to answer

## The table of Shinobi
cli-shinobi-province = province
cli-shinobi-agent = agent of
cli-shinobi-all = all
cli-shinobi-last = last round: { $seat } { IF_YOU($seat, "have", "has") } the last turn

## The table of Samurai Spirit
cli-spirit-village = the village
cli-spirit-round = round { $n } of 3
cli-spirit-barricades = barricades
cli-spirit-farms = farms
cli-spirit-families = families
cli-spirit-spare = spare tokens
cli-spirit-none_left = none left
cli-spirit-intruders = intruders: { $n }
cli-spirit-known_deck = { $n }. card of the deck:
cli-spirit-known_intruder = { $n }. of the intruders:
cli-spirit-samurai = samurai
cli-spirit-defence = defence
cli-spirit-line = line
cli-spirit-kiai = kiai
cli-spirit-wounds = wounds
cli-spirit-talents = talents
cli-spirit-support = support
cli-spirit-raider = raider
cli-spirit-flame = flame
cli-spirit-animal = animal
cli-spirit-passed = passed
cli-spirit-next = next raider:
cli-spirit-odds = chances of the next raider
cli-spirit-chances = confronted: below { $below }, kiai { $meet }, above { $exceed }
cli-spirit-saved = saved, with { $points } points
cli-spirit-lost = lost in round { $n }: { $story }
