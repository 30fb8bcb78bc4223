hidden-card = карту

# Как название карты стоит в предложении
named-card = «{ $name }»
ranked-card = { $name } { $rank }

## Почему так нельзя
refusal-over = игра окончена
refusal-not_now = сейчас это сыграть нельзя
refusal-not_your_turn = сейчас выбираете не вы
refusal-unknown = в этой игре нет хода «{ $text }»; возможные ходы: { $offer }

## Чем закончилась любая игра
reason-too_long = игра слишком затянулась

## О ком предложение и как продолжается строка журнала
who-you = вы
clause-first = { ": " }
clause-more = { ", " }
clause-times = { $line } ×{ $n }

## Как зовут ботов; хранятся их имена по-английски
bot-name-tahei = Тахэй
bot-name-matashichi = Матасити
bot-name-iori = Иори
bot-name-kohei = Кохэй
bot-name-hachi = Хати
bot-name-yoichiro = Ёитиро
bot-name-kame = Камэ
bot-name-tokuemon = Токуэмон
bot-name-tazaemon = Тадзаэмон
bot-name-kuwabatake = Кувабатакэ
bot-name-gonji = Гондзи
bot-name-nui = Нуи
bot-name-orin = Орин
bot-name-hansuke = Хансукэ
bot-name-seibei = Сэйбэй
bot-name-chidori = Тидори
bot-name-inokichi = Инокити
bot-name-mutsuta = Муцута
bot-name-tsubaki = Цубаки
bot-name-rokurota = Рокурота
bot-name-hanbei = Ханбэй
bot-name-yuki = Юки
bot-name-unosuke = Уносукэ
bot-name-tadokoro = Тадокоро
bot-name-homma = Хомма
bot-name-ushitora = Уситора
bot-name-kikui = Кикуи
bot-name-aiko = Айко
bot-name-benjiro = Бэндзиро
bot-name-chiyo = Тиё
bot-name-daichi = Дайти
bot-name-emiko = Эмико
bot-name-fumio = Фумио
bot-name-goro = Горо
