## Games
game-bang = BANG!
game-samurai_sword = Samurai Sword
game-shinobi = Shinobi
game-samurai_spirit = Samurai Spirit
about-bang = Hidden roles. One sheriff, and everybody armed.
about-samurai_sword = Honour is won with the blade, and lost to it.
about-shinobi = Secret clans. Help yours, unnoticed.
about-samurai_spirit = Together: hold the village for three nights.

## Pages
home = Home
navigation = Pages
nav-play = Play
nav-tables = Tables
nav-rules = Rules
nav-replays = Replays
not-found = There is nothing here.
language = Language
theme = Light or dark
theme-switch = Light or dark
theme-system = Same as the device
theme-light = Light
theme-dark = Dark
close = Close
all = All
more = More
save = Save
saved = Saved.
copied = Copied.
you = You
player = Player
players = Players
game = Game
rules = Rules
rules-of = The rules of { $game }
example = Example
rules-here = The rules about this
rules-page = The whole page in a new tab
no-rules = There are no rules of that game here.
contents = Contents
settings = Settings

## Home
pitch = A stranger sits down at your table.
pitch-more = BANG!, Samurai Sword, Shinobi and Samurai Spirit, in the browser. With friends, with bots, with both.
hero-picture = A ronin stands between a western mesa and a snowy mountain, before a red sun
play-now = Play now
play-bots = Play against bots
play-bots-together = Play with bots
join-by-code = Join by code
code-here = Code of the table
join = Join
invite-friends = Invite friends
pick-game = Pick a game
players-range = { $from }–{ $to } players
minutes = about { $n } min
my-tables = My tables
open-tables = Open tables
running-tables = Games to watch
no-open-tables = Nobody is waiting right now. Open a table and send somebody the link.
sit-down = Sit down
sit-too = Sit here too
go-on = Go on
watch = Watch
resume-asked = Your move: { $game }
resume-lobby = Waiting for players: { $game }
resume-game = Go on: { $game }
key-people = people
key-bots = bots
key-free = free
fill = { $people ->
    [one] { $people } person
   *[other] { $people } people
}, { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}, { $free } free
no-account = No account needed: a name is enough.
game-not-here = This server does not offer that game.

## A new table
bots = Bots
level-random = Random
level-novice = Novice
level-rules = Good
level-expert = Expert
# One bot, on its seat
bot-random = Random
bot-novice = Novice
bot-rules = Good
bot-expert = Expert
seat-bot = bot: { $level }
more-settings = Clock and table
clock = Clock
clock-none = No limit
clock-blitz = Blitz
clock-normal = Normal
clock-relaxed = Relaxed
clock-day = A day a move
clock-three_days = Three days a move
pace = Bots take their time
pace-slow = Slow
pace-natural = Like people
pace-quick = Quick
pace-instant = At once
setting-open = Listed for everybody
setting-open-hint = Otherwise only people with the link or the code can join.
setting-watch = Others may watch
setting-ghosts = Players who are out may see everything
setting-forced = Answer for me when there is no choice
setting-forced-hint = After a moment, so that nobody can tell.

## Before the game
seats = Seats
seat-number = Seat { $n }
seat-free = free
host = host
lobby-lead = { $n ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $n } seats are free.
}
start = Start
start-fill = { $n ->
    [one] Start with a bot
   *[other] Start with { $n } bots
}
stand-up = Stand up
add-bot = Add a bot
remove-bot = Remove the bot
invite-how = Scan it, or send the link or the code:
invite-code = Code
invite-qr = QR code of the link
copy-link = Copy link
share = Share
kick = Remove { $name }
guest = Guest { $code }

## The table
the-table = The table
table-loading = Setting the table …
table-no-game = This game cannot be shown here.
table-closed = The table was closed: nobody came.
table-kicked = The host has removed you from the table.
table-signed-out = You were signed out. Here you are a guest now.
table-no-onlookers = This table does not let anybody watch.
no-such-table = There is no such table.
not-welcome = You cannot join this table.
no-cookie = The server does not recognise this browser. Allow cookies and load the page again.
reconnecting = Connection lost. Coming back …
watching = You are watching.
watchers = { $n ->
    [0] { "" }
   *[other] { $n } watching
}
question = The question
your-turn = Your turn
refused-general = That does not answer the question.
ask-general = What do you do?
waiting = { $seat } is choosing.
step-back = Back
all-options = { $n ->
    [one] One option
   *[other] All { $n } options
}
state-can = can be chosen
state-chosen = chosen
own-things = Your things
hand = Your hand, { $n ->
    [one] 1 card
   *[other] { $n } cards
}
hand-of = { $name }'s hand
cards-in-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
pile-deck = deck
pile-discard = discard
distance = distance { $n }
distance-reach = in reach, distance { $n }
seat-away = bot plays
clock-left = { $time } left

## Log and chat
log = Log
log-filter = Which lines
log-all = All
log-big = Important
log-mine = About me
log-earlier = Earlier moves
log-point = Show
chat = Chat
chat-say = Say something
chat-send = Send
chat-phrases = Ready phrases
chat-empty = Nobody has said anything.
mute = Mute { $name }
unmute = Hear { $name } again
phrase-hello = Hello.
phrase-good_luck = Good luck.
phrase-well_played = Well played.
phrase-thanks = Thanks.
phrase-sorry = Sorry.
phrase-hurry = Your move.
phrase-thinking = Let me think.
phrase-wow = Now that was something.
phrase-oops = That was not the plan.
phrase-good_game = Good game.

## Menu
menu = Menu
help = Cards explained
help-all = All of them
sound = Sound
motion = Motion
motion-system = Same as the device
motion-full = Full
motion-reduced = Reduced
notify = Tell me when it is my turn
notify-hint = With a notification, when this page is not in front.
careful = Ask before every move
careful-hint = A second click or Enter plays it.
pause = Pause
resume = Go on
paused = The game is paused.
go-away = Let a bot play for me
take-back = Take my seat back
bot-plays-for-you = A bot plays for you.
you-are-out = You are out.
open-view = See everything
open-view-hint = All cards open, for you alone.
look-as = See it as
leave = Leave for good
leave-sure = A bot plays on for you, and you cannot come back.
leave-yes = Leave
leave-no = Stay
fair = Fair dealing
fair-text = The deck was shuffled from a secret whose hash everybody saw before the first card. After the game the secret is shown, and anybody can check the shuffle.

## The end
over = The game is over
over-winners = { $names } won.
over-you-won = You won.
over-you-won-with = You won, with { $names }.
over-you-lost = You lost: { $names } won.
over-all-won = Everybody won.
over-lost = Everybody lost.
winner = won
turning-points = Turning points
begin-who = Who you are
begin-go = To the table
over-won-why = You won: { $why }.
over-lost-why = You lost: { $why }.
chances = Win chances
chances-how = As bots would have played on from each turn, with the same hands and roles.
chances-loading = Working out the win chances…
chances-change = { $from } % → { $to } %
chances-line = { $side }: { $from } % → { $to } %
chances-summary = Win chances over the game, from the first move to the last. { $sides }
chances-turn = Turn
chances-end = The end
chances-percent = { $n } %
turning-none = No single move turned this game.
turning-move = Move { $n }
new-game = New game
see-table = See the table
result = Result
rematch = Play again
rematch-ready = The next table is set.
go-there = Go there
record = Save the record

## Replay
replay = Replay
replay-sub = Replay of { $code }
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-move = Move { $n } of { $of }
replay-eyes = Seen by
eyes-open = All cards open
eyes-watcher = A spectator
password-short = At least { $n } characters.
beliefs-show = What this seat could know
beliefs-spectator = What a spectator could know
beliefs-chance = { $what } { $percent } %
replay-link = Copy the link to this move
play-on = Play on from here
play-on-how = A new table goes on from this move, with the same luck, with bots.
play-on-seat = Your seat
no-such-game = There is no such game.
no-replays = No finished games yet.
moves = { $n ->
    [one] 1 move
   *[other] { $n } moves
}

## Profile
profile = Profile
name = Name
account = Account
account-no = You are a guest: this browser remembers you.
account-yes = The name is yours: an account keeps it.
account-why = A passkey or a password keeps your name and your games, also on another machine. If the name is yours already, log in.
password = Password
password-old = Old password
password-new = New password
keep-name = Keep this name
login = Log in
passkey-keep = Keep the name with a passkey
passkey-login = Log in with a passkey
passkey-add = Add a passkey
passkey-count = { $n ->
    [0] No passkey yet.
    [one] One passkey.
   *[other] { $n } passkeys.
}
logout = Log out
logout-everywhere = Sign out everywhere
logout-everywhere-yes = Yes, sign out on every device
logout-everywhere-why = Every device will be signed out, this one too, and the tokens of your bots will stop working.
logout-everywhere-done = You are signed out everywhere.
forget = Delete the account
forget-yes = Delete it for good
device = Second device
device-how = Scan this with a phone to be the same person there. It works once, for ten minutes.
device-show = Show the code
device-here = Become the same person here as on your other device.
device-use = Yes
ratings = Ratings
rating-settles = shown after { $n } games
games-played = { $n ->
    [one] 1 game
   *[other] { $n } games
}
statistics = Statistics
played = played
won = won
win-rate = share won
game-won = won
game-lost = lost
last-games = Last games

## Errors
error-offline = The server does not answer.
error-not_yours = That is somebody else's seat.
error-not_host = Only the host can do that.
error-not_now = Not now.
error-taken = The seat is taken.
error-kicked = The host has removed you from the table.
error-muted = You cannot chat here.
error-too_often = Too quick. Wait a moment.
error-name_taken = That name is taken.
error-wrong_password = The name or the password is wrong.
error-not_allowed = That is not allowed here.
error-too_many = Too many at once.
error-conflict = Try again.
error-internal = Something went wrong on the server.

## Around the table
name-ask = What shall the others call you?
look-on = Look on
looks-on = looks on
looking-on = Looking on: { $names }
looking-more = { $n } more
seat-gone = not connected
lost-address = The address may be mistyped. Go on here, or with the code of a table:
lost-code = { $code } is the code of nothing here. Is a letter wrong? Ask for the link again, or try another code:
no-such-person = There is nobody here by that address.
open-one = Open one, or watch one
open-table = Open a table
watch-bots = Watch bots play
duration = { $n ->
    [0] under a minute
   *[other] { $n } min
}
lost-connection = { $seat } lost the connection.
bot-soon = A bot plays in { $n } s.
bot-played = { $n ->
    [one] A bot played 1 move for you: show
   *[other] A bot played { $n } moves for you: show
}
bot-played-title = What the bot played for you
mute-all = Mute
unmute-all = Unmute
sound-on = Sound on, { $n } %
volume-offer = Play aloud?
no-thanks = No, thanks

## The story and its pace
then-also = , then { $rest }
forced-then = { $what }: { $then }
list-more = { ", " }
skip-beat = Skip
pace-of = Pace
speed-slow = Slow
speed-natural = Normal
speed-quick = Fast
speed-instant = At once
one-step = Step
tell-again = What happened since my last turn
pace-keys = Space skips a beat. A click on an answer skips the story.
to-the-end = Skip to the end
continue = Continue
replay-turn-back = Turn before
replay-turn-on = Next turn
replay-speed = Speed

## Gallery
gallery = Everything drawn
gallery-faces = Faces
gallery-tokens = Tokens
gallery-small = Small
gallery-parts = Parts and states
gallery-symbols = Symbols and tools

# What can be chosen about a game before it begins.
choice-random = Random
option-bang-simple = Simple game: without Dynamite, Jail, Duel, Indians! and General Store
option-bang-keep_characters = Survivors may keep their characters in the next game
option-bang-keep = Characters that survivors may keep
option-bang-rotate_sheriff = The sheriff moves one seat on in the next game
option-bang-sheriff = The sheriff
choice-bang-sheriff-random = Random
option-bang-characters = Choose the characters
option-samurai_sword-pace = Honour at the start
choice-samurai_sword-pace-normal = Normal
choice-samurai_sword-pace-quick = One less, for a quick game
option-samurai_spirit-difficulty = Difficulty
choice-samurai_spirit-difficulty-easy = Easy
choice-samurai_spirit-difficulty-normal = Normal
choice-samurai_spirit-difficulty-hard = Hard
choice-samurai_spirit-difficulty-heroic = Heroic
option-samurai_spirit-samurai = Choose the samurai, seat by seat
option-samurai_spirit-seats = How many samurai you lead
option-samurai_spirit-spare_tokens = Support tokens of absent samurai

## What a click that is no move shows
deck-open = Deck, { $n ->
    [one] 1 card
   *[other] { $n } cards
}: copies seen and left
discard-open = Discard pile, { $n ->
    [one] 1 card
   *[other] { $n } cards
}: look through it
deck-list = Cards seen and left
discard-pile = { $n ->
    [0] The discard pile is empty
    [one] Discard pile, 1 card
   *[other] Discard pile, { $n } cards
}
last-first = The last one first.
no-cards = None.
copies-note = { $n ->
    [0] You have seen where every card is.
    [one] One card is where you cannot see it: in the deck or in a hand.
   *[other] { $n } cards are where you cannot see them: in the deck or in a hand.
}
copies-card = Card
copies-of = How many there are
copies-seen = Seen
copies-left = Left
deeds = Towards the others
no-deeds = Nothing yet, for or against anybody.
deed-times = { $deed } { $n ->
    [2] twice
   *[other] { $n } times
}
steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
}
sum-more = +{ $n } { $name }
sum-less = −{ $n } { $name }
sum-of = { $parts } = { $n }
sum-least = { $said }, never less
role-hidden = Role hidden. Still hidden: { $roles }.
roles-hidden = Still hidden: { $roles }.
roles-known = All roles are known.
roles-title = Roles in this game
distances = Distances
in-front = In front
known-in-hand = Known in the hand
sign-bot = A bot
sign-away = A bot plays for this player
sign-wifi = Not connected
