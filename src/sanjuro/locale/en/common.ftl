hidden-card = a card

# How a card's name stands in a sentence
named-card = { $name }
ranked-card = { $name } { $rank }

## Why not
refusal-over = the game is over
refusal-not_now = you cannot play that now
refusal-not_your_turn = it is not your turn to choose
refusal-unknown = '{ $text }' is not a move of this game; you can play: { $offer }

## Why a game ended, whatever it was
reason-too_long = the game went on for too long

## Who a sentence is about, and how a line of the log goes on
who-you = you
clause-first = { ": " }
clause-more = { ", " }
clause-times = { $line } ×{ $n }

## What bots are called: their names are stored as they are in English
bot-name-tahei = Tahei
bot-name-matashichi = Matashichi
bot-name-iori = Iori
bot-name-kohei = Kohei
bot-name-hachi = Hachi
bot-name-yoichiro = Yoichiro
bot-name-kame = Kame
bot-name-tokuemon = Tokuemon
bot-name-tazaemon = Tazaemon
bot-name-kuwabatake = Kuwabatake
bot-name-gonji = Gonji
bot-name-nui = Nui
bot-name-orin = Orin
bot-name-hansuke = Hansuke
bot-name-seibei = Seibei
bot-name-chidori = Chidori
bot-name-inokichi = Inokichi
bot-name-mutsuta = Mutsuta
bot-name-tsubaki = Tsubaki
bot-name-rokurota = Rokurota
bot-name-hanbei = Hanbei
bot-name-yuki = Yuki
bot-name-unosuke = Unosuke
bot-name-tadokoro = Tadokoro
bot-name-homma = Homma
bot-name-ushitora = Ushitora
bot-name-kikui = Kikui
bot-name-aiko = Aiko
bot-name-benjiro = Benjiro
bot-name-chiyo = Chiyo
bot-name-daichi = Daichi
bot-name-emiko = Emiko
bot-name-fumio = Fumio
bot-name-goro = Goro
