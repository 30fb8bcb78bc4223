## Games

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
rules-of = Rules of { $game }
example = Example
rules-here = The rules about this
rules-page = Open the whole page in a new tab
no-rules = There are no rules for that game here.
contents = Contents
settings = Settings

## Home
pitch = A stranger sits down at your table.
pitch-more = { $games }, in your browser: with friends, with bots, or both.
quoted-game = { $game }
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
running-tables = Games you can watch
no-open-tables = Nobody is waiting right now. Open a table and send somebody the link.
sit-down = Sit down
sit-too = Share device
sit-too-title = Another player on this device
sit-too-secret = You play on the same device and pass it on. Before each hand is shown, a screen asks for its player, so keep the others from looking. The game is not rated.
sit-too-open = You play on the same device. This game has no secrets, so nobody needs to look away. The game is not rated.
sit-too-name = Name of the other player
sit-too-taken = Somebody at this table has that name already.
sit-too-do = Add the player
curtain-pass = Pass the device to { $name }
curtain-why = Only { $name } should look at the screen now.
curtain-lift = I am { $name }: show my cards
go-on = Continue
watch = Watch
resume-asked = Your move: { $game }
resume-lobby = Waiting for players: { $game }
resume-game = Continue: { $game }
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
clock-day = One day per move
clock-three_days = Three days per move
pace = Bot speed
pace-slow = Slow
pace-natural = Like people
pace-quick = Quick
pace-instant = At once
setting-open = Listed publicly
setting-open-hint = Otherwise only people with the link or the code can join.
setting-watch = Spectators allowed
setting-ghosts = Eliminated players may see everything
setting-rated = Rated
setting-rated-hint = The result changes ratings, and the host cannot remove players once the game has begun.
setting-forced = Answer for me when I have no choice
setting-forced-hint = After a moment, so that nobody can tell.

## Before the game
seats = Seats
seat-number = Seat { $n }
seat-free = free
host = host
lobby-wait-host = All seats are taken. { $name } starts the game.
lobby-host-at-result = { $name } is still looking at the result and starts the game then.
lobby-take-over = The host has been away for a while. You can start the game.
lobby-full = All seats are taken. Stay to watch, or until a seat becomes free.
lobby-full-closed = All seats are taken, and this table has no spectators. Stay until a seat becomes free.
open-another = Open another table
seat-at-result = looking at the result
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
invite-how = Scan the code, or send the link or the table code:
invite-code = Table code
invite-qr = QR code of the link
only-here = This link works on this computer only.
only-here-how = To invite people in the same network, stop the server and start it with
only-here-or = or
copy-link = Copy link
share = Share
kick = Remove { $name }
guest = Guest { $code }

## The table
the-table = The table
table-loading = Setting the table …
table-no-game = This game cannot be shown here.
table-closed = The table was closed because nobody came.
table-kicked = The host has removed you from the table.
table-signed-out = You were signed out. Here you are a guest now.
table-no-onlookers = This table does not allow spectators.
no-such-table = There is no such table.
not-welcome = You cannot join this table.
no-cookie = The server does not recognise this browser. Allow cookies and load the page again.
reconnecting = Connection lost. Reconnecting …
watching = You are watching.
watchers = { $n ->
    [0] { "" }
   *[other] { $n } watching
}
question = The question
your-turn = Your turn
refused-general = That is not an answer to the question.
ask-general = What do you do?
waiting = { $seat } is choosing.
step-back = Back
all-options = { $n ->
    [one] One option
   *[other] All { $n } options
}
state-can = can be chosen
state-chosen = chosen
own-things = Your cards and tokens
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
seat-away = a bot is playing
clock-left = { $time } left

## Log and chat
log = Log
log-filter = Lines to show
log-all = All
log-big = Important
log-mine = About me
log-earlier = Earlier moves
log-point = Show
chat = Chat
chat-say = Say something
chat-send = Send
chat-phrases = Ready phrases
chat-empty = Nobody has said anything yet.
mute = Mute { $name }
unmute = Unmute { $name }
phrase-hello = Hello.
phrase-good_luck = Good luck.
phrase-well_played = Well played.
phrase-thanks = Thanks.
phrase-sorry = Sorry.
phrase-hurry = Your move.
phrase-thinking = Let me think.
phrase-wow = That was something!
phrase-oops = That was not the plan.
phrase-good_game = Good game.

## Menu
menu = Menu
help = Card reference
help-all = All cards
sound = Sound
motion = Motion
motion-system = Same as the device
motion-full = Full
motion-reduced = Reduced
notify = Tell me when it is my turn
notify-hint = With a notification, when this page is in the background.
careful = Confirm every move
careful-hint = A second click or Enter plays it.
careful-hint-touch = A second tap plays it.
pause = Pause
resume = Continue
paused = The game is paused.
go-away = Let a bot play for me
take-back = Take my seat back
bot-plays-for-you = A bot plays for you.
you-are-out = You are out.
open-view = See everything
open-view-hint = All cards face up, for you alone.
look-as = View as
leave = Leave for good
leave-sure = A bot will play on for you, and you cannot come back.
leave-yes = Leave
leave-no = Stay
fair = Fair dealing
fair-text = The deck is shuffled from a secret whose hash everybody saw before the first card. After the game the secret is revealed, and anybody can check the shuffle.

## The end
over = The game is over
over-winners = { $names } won.
over-you-won = You won.
over-you-won-with = You won, together with { $names }.
over-you-lost = You lost: { $names } won.
over-all-won = Everybody won.
over-lost = Everybody lost.
over-nobody-won = Nobody won.
winner = won
turning-points = Turning points
turning-how = Decisions that mattered most, compared with the other moves there were.
begin-who = Who you are
begin-go = To the table
over-won-why = You won: { $why }.
over-lost-why = You lost: { $why }.
chances = Win probability
chances-how = Estimated from bots playing on from each turn, with the same hands and roles.
chances-loading = Calculating win probabilities …
chances-change = { $from } % → { $to } %
chances-line = { $side }: { $from } % → { $to } %
chances-summary = Win probability over the game, from the first move to the last. { $sides }
chances-turn = Turn
chances-end = The end
chances-percent = { $n } %
turning-none = No single move decided this game.
turning-move = Move { $n }
new-game = New game
see-table = See the table
result = Result
rematch = Play again
rematch-ready = The next table is ready.
rematch-wanted = { $name } wants to play again.
rematch-join = Join
go-there = Go there
record = Save the record

## Replay
replay = Replay
replay-sub = Replay of { $code }
replay-first = To the beginning
replay-back = Previous move
replay-forward = Next move
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-move = Move { $n } of { $of }
replay-eyes = View as
eyes-open = All cards face up
eyes-watcher = Spectator
password-short = At least { $n } characters.
beliefs-show = What this seat could know
beliefs-spectator = What a spectator could know
beliefs-chance = { $what } { $percent } %
replay-link = Copy the link to this move
play-on = Play on from here
play-on-how = A new table continues from this move with bots, and with the same luck.
play-on-seat = Your seat
play-on-as = { $name }, { $was }
what-if = What if
what-if-from = What if: { $code }, move { $move }
seat-yours = { $name } (you)
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
account-why = A passkey or a password keeps your name and your games, on other devices too. If you already have an account, log in.
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
registered = Registered name
sessions = Sessions
sessions-how = The browsers in which you are signed in. End every session you do not recognise.
session-current = This browser
session-unknown = Unknown browser
session-seen = Last used: { $when }
session-since = Signed in: { $when }
session-end = End this session
session-ended = The session has ended.
my-data = My data
my-data-export = Download my data
forget-guest = Delete my data
forget-why = Your name, your chat messages and your sign-ins will be erased everywhere. The games you played stay, without your name. This cannot be undone.
forget-done = Your data has been erased.
device = Second device
device-how = Scan this with your phone to use the same account there. It works once, for ten minutes.
device-show = Show the code
device-here = Use the same account here as on your other device.
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
win-rate = win rate
game-won = won
game-lost = lost
last-games = Last games

## Errors
error-offline = The server is not responding.
error-not_yours = That is somebody else's seat.
error-not_host = Only the host can do that.
error-not_now = That is not possible right now.
error-taken = The seat is taken.
error-kicked = The host has removed you from the table.
error-banned = The operator of this server has banned you.
error-muted = You cannot chat here.
error-too_often = Too fast. Wait a moment.
error-name_taken = That name is taken.
error-wrong_password = The name or the password is wrong.
error-not_allowed = That is not allowed here.
error-too_many = Too many at once.
error-conflict = Try again.
error-internal = Something went wrong on the server.
error-unavailable = Not available just now. Try again in a moment.

## Around the table
name-ask = What shall the others call you?
look-on = Watch
looks-on = spectator
looking-on = Watching: { $names }
looking-more = { $n } more
seat-gone = not connected
lost-address = The address may be mistyped. Continue here, or enter the code of a table:
lost-code = No table has the code { $code }. Is there a typo? Ask for the link again, or try another code:
no-such-person = There is nobody at this address.
open-one = Open one, or watch one
open-table = Open a table
watch-bots = Watch bots play
duration = { $n ->
    [0] under a minute
   *[other] { $n } min
}
lost-connection = { $seat } lost the connection.
bot-soon = A bot plays in { $n } s.
bot-played = { $n ->
    [one] A bot played 1 move for you: show it
   *[other] A bot played { $n } moves for you: show them
}
bot-played-title = Moves the bot played for you
mute-all = Mute
unmute-all = Unmute
volume-offer = Play with sound?
yes = Yes
no = No

## The story and its pace
then-also = { $n ->
    [1] , then { $rest }
   *[other] , and then { $rest }
}
forced-then = { $what }: { $then }
list-more = { ", " }
skip-beat = Skip
pace-of = Speed
speed-slow = Slow
speed-natural = Normal
speed-quick = Fast
speed-instant = At once
one-step = Step by step
tell-again = What happened since my last turn
pace-keys = Space skips to the next event. Clicking an answer skips the story.
to-the-end = Skip to the end
continue = Continue
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-speed = Speed

## Gallery
gallery = All artwork
gallery-faces = Faces
gallery-tokens = Tokens
gallery-small = Small
gallery-parts = Parts and states
gallery-symbols = Symbols and tools

# What can be chosen about a game before it begins.
choice-random = Random

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
last-first = Most recent first.
no-cards = None.
copies-note = { $n ->
    [0] You know where every card is.
    [one] There is one card you cannot see: it is in the deck or in a hand.
   *[other] There are { $n } cards you cannot see: they are in the deck or in hands.
}
copies-card = Card
copies-of = Total
copies-seen = Seen
copies-left = Left
deeds = Actions towards others
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
sum-least = { $said }, the minimum
role-hidden = Role hidden. Still hidden: { $roles }.
roles-hidden = Still hidden: { $roles }.
roles-known = All roles are known.
roles-title = Roles in this game
distances = Distances
in-front = In play
known-in-hand = Known cards in hand
sign-bot = A bot
sign-away = A bot is playing for this player
sign-wifi = Not connected
sign-registered = Registered name

## Proposals

proposal-pause = { $name } would like a pause.
proposal-pace = { $name } would like to change the pace to “{ $pace }”.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-mine-pause = You asked for a pause. Waiting for { $names }.
proposal-mine-pace = You asked for the pace “{ $pace }”. Waiting for { $names }.
proposal-agreed = You agreed. Waiting for { $names }.
proposal-withdraw = Withdraw
proposal-refused = { $name } refused. Nothing changes.
proposal-lapsed = Not everyone answered in time. Nothing changes.
consent-hint = Everyone who plays has to agree to a pause or another pace.
pauses-left =
    { $n ->
        [one] You can ask for { $n } more pause.
       *[other] You can ask for { $n } more pauses.
    }
pauses-used = You have had all your pauses in this game.
rated-no-kick = This is a rated game: players cannot be removed once it has begun.
kicked-note = The host has removed { $name } from the table.
lock = Close the invite link
lock-hint = Only people who are or were at the table can come in.
locked-note = The host has closed the invite link.
unlocked-note = The host has opened the invite link again.

plain-turn = { $seat } to play
plain-out = Out of the game
plain-table = Table
plain-face-down = { $n ->
    [one] One card lies face down.
   *[other] { $n } cards lie face down.
}
