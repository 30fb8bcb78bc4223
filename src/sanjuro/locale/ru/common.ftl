hidden-card = карту

# Как название карты стоит в предложении
named-card = «{ $name }»
ranked-card = { $name } { $rank }

## Почему так нельзя
refusal-over = игра окончена
refusal-not_now = сейчас это сыграть нельзя
refusal-not_your_turn = сейчас выбираете не вы
refusal-unknown = в этой игре нет хода «{ $text }»; возможные ходы: { $offer }

## О ком предложение и как продолжается строка журнала
who-you = вы
clause-first = { ": " }
clause-more = { ", " }
clause-times = { $line } ×{ $n }
