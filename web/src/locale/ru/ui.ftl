## Games
game-bang = Бэнг!
game-samurai_sword = Меч самурая
game-shinobi = Синоби
game-samurai_spirit = 7 самураев
about-bang = Тайные роли. Шериф один, а вооружены все.
about-samurai_sword = Честь добывают клинком и от клинка теряют.
about-shinobi = Тайные кланы. Помогай своему, да незаметно.
about-samurai_spirit = Все вместе: три ночи удержать деревню.

## Pages
home = На главную
navigation = Страницы
nav-play = Играть
nav-tables = Столы
nav-rules = Правила
nav-replays = Записи
not-found = Здесь ничего нет.
language = Язык
theme = Светлая или тёмная
theme-switch = Светлая или тёмная
theme-system = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
close = Закрыть
all = Все
more = Ещё
save = Сохранить
saved = Сохранено.
copied = Скопировано.
you = Вы
player = Игрок
players = Игроков
game = Игра
rules = Правила
rules-of = Правила игры «{ $game }»
example = Пример
rules-here = Правила об этом
rules-page = Вся страница в новой вкладке
no-rules = Правил этой игры здесь нет.
contents = Содержание
settings = Настройки

## Home
pitch = Незнакомец садится за ваш стол.
pitch-more = «Бэнг!», «Меч самурая», «Синоби» и «7 самураев» в браузере. С друзьями, с ботами, с теми и другими.
hero-picture = Ронин стоит между столовой горой Запада и снежной вершиной, позади него красное солнце
play-now = Играть
play-bots = Играть с ботами
play-bots-together = Играть с ботами
join-by-code = Войти по коду
code-here = Код стола
join = Войти
invite-friends = Позвать друзей
pick-game = Выберите игру
players-range = { $from }–{ $to } игроков
minutes = около { $n } мин
my-tables = Мои столы
open-tables = Открытые столы
running-tables = Идущие игры
no-open-tables = Сейчас никто не ждёт. Откройте стол и пошлите кому-нибудь ссылку.
sit-down = Сесть
sit-too = Сесть и сюда
go-on = Продолжить
watch = Смотреть
resume-asked = Ваш ход: { $game }
resume-lobby = Ждём игроков: { $game }
resume-game = Продолжить: { $game }
key-people = люди
key-bots = боты
key-free = свободно
fill = людей: { $people }, ботов: { $bots }, свободно: { $free }
no-account = Регистрация не нужна: хватит имени.
game-not-here = На этом сервере такой игры нет.

## A new table
bots = Боты
level-random = Наугад
level-novice = Новички
level-rules = Хорошие
level-expert = Эксперты
# One bot, on its seat
bot-random = Наугад
bot-novice = Новичок
bot-rules = Хороший
bot-expert = Эксперт
seat-bot = бот: { $level }
more-settings = Часы и стол
clock = Часы
clock-none = Без часов
clock-blitz = Блиц
clock-normal = Обычные
clock-relaxed = Неспешные
clock-day = Сутки на ход
clock-three_days = Трое суток на ход
pace = Боты думают
pace-slow = Медленно
pace-natural = Как люди
pace-quick = Быстро
pace-instant = Мгновенно
setting-open = Виден всем
setting-open-hint = Иначе войти смогут только те, у кого есть ссылка или код.
setting-watch = Можно смотреть со стороны
setting-ghosts = Выбывшие видят всё
setting-forced = Отвечать за меня, если выбора нет
setting-forced-hint = Не сразу, чтобы никто не догадался.

## Before the game
seats = Места
seat-number = Место { $n }
seat-free = свободно
host = хозяин
lobby-lead = { $n ->
    [0] Все места заняты.
    [one] Свободно { $n } место.
    [few] Свободно { $n } места.
   *[other] Свободно { $n } мест.
}
start = Начать
start-fill = { $n ->
    [one] Начать с { $n } ботом
   *[other] Начать с { $n } ботами
}
stand-up = Встать
add-bot = Посадить бота
remove-bot = Убрать бота
invite-how = Наведите камеру или пошлите ссылку или код:
invite-code = Код
invite-qr = QR-код ссылки
copy-link = Скопировать ссылку
share = Поделиться
kick = Убрать: { $name }
guest = Гость { $code }

## The table
the-table = Стол
table-loading = Готовим стол…
table-no-game = Эту игру здесь показать нельзя.
table-closed = Стол закрыт: никто не пришёл.
table-kicked = Хозяин стола убрал вас.
table-signed-out = Вы вышли из учётной записи. Теперь вы здесь гость.
table-no-onlookers = За этим столом нельзя быть зрителем.
no-such-table = Такого стола нет.
not-welcome = За этот стол вам нельзя.
no-cookie = Сервер не узнаёт этот браузер. Разрешите cookie и обновите страницу.
reconnecting = Связь потеряна. Возвращаемся…
watching = Вы зритель.
watchers = { $n ->
    [0] { "" }
    [one] { $n } зритель
    [few] { $n } зрителя
   *[other] { $n } зрителей
}
question = Вопрос
your-turn = Ваш ход
refused-general = Это не ответ на вопрос.
ask-general = Что вы делаете?
waiting = Решает { $seat }.
step-back = Назад
all-options = { $n ->
    [one] { $n } вариант
    [few] Все { $n } варианта
   *[other] Все { $n } вариантов
}
state-can = можно выбрать
state-chosen = выбрано
own-things = Ваше
hand = Ваша рука, карт: { $n }
hand-of = Рука: { $name }
cards-in-hand = карт на руке: { $n }
pile-deck = колода
pile-discard = сброс
distance = расстояние { $n }
distance-reach = достаёте, расстояние { $n }
seat-away = играет бот
clock-left = осталось { $time }

## Log and chat
log = Журнал
log-filter = Какие строки
log-all = Все
log-big = Важные
log-mine = Про меня
log-earlier = Более ранние ходы
log-point = Показать
chat = Чат
chat-say = Написать в чат
chat-send = Отправить
chat-phrases = Готовые фразы
chat-empty = Пока никто ничего не написал.
mute = Скрыть сообщения: { $name }
unmute = Снова показывать сообщения: { $name }
phrase-hello = Привет.
phrase-good_luck = Удачи.
phrase-well_played = Хорошо сыграно.
phrase-thanks = Спасибо.
phrase-sorry = Простите.
phrase-hurry = Ваш ход.
phrase-thinking = Дайте подумать.
phrase-wow = Вот это да.
phrase-oops = Не так задумано.
phrase-good_game = Хорошая была игра.

## Menu
menu = Меню
help = Что делают карты
help-all = Все карты
sound = Звук
motion = Анимация
motion-system = Как на устройстве
motion-full = Полная
motion-reduced = Меньше
notify = Сообщать, когда мой ход
notify-hint = Уведомлением, если страница не на виду.
careful = Переспрашивать перед ходом
careful-hint = Ход делает второе нажатие или Enter.
pause = Пауза
resume = Продолжить
paused = Игра на паузе.
go-away = Пусть играет бот
take-back = Вернуть себе место
bot-plays-for-you = За вас играет бот.
you-are-out = Вы выбыли.
open-view = Видеть всё
open-view-hint = Все карты открыты, но только вам.
look-as = Смотреть глазами
leave = Уйти совсем
leave-sure = За вас доиграет бот, вернуться будет нельзя.
leave-yes = Уйти
leave-no = Остаться
fair = Честная раздача
fair-text = Колода перемешана по секрету, хеш которого все видели до первой карты. После игры секрет показан, и любой может проверить тасовку.

## The end
over = Игра окончена
over-winners = Победа: { $names }.
over-you-won = Вы победили.
over-you-won-with = Вы победили вместе с другими: { $names }.
over-you-lost = Вы проиграли. Победа: { $names }.
over-all-won = Победили все.
over-lost = Проиграли все.
winner = победа
turning-points = Переломные моменты
begin-who = Кто вы
begin-go = К столу
over-won-why = Вы победили: { $why }.
over-lost-why = Вы проиграли: { $why }.
chances = Шансы на победу
chances-how = Как если бы с каждого хода доигрывали боты, с теми же картами и ролями.
chances-loading = Считаем шансы на победу…
chances-change = { $from } % → { $to } %
chances-line = { $side }: { $from } % → { $to } %
chances-summary = Шансы на победу от первого хода до последнего. { $sides }
chances-turn = Чей ход
chances-end = Конец
chances-percent = { $n } %
turning-none = Ни один ход сам по себе не решил эту игру.
turning-move = Ход { $n }
new-game = Новая игра
see-table = Посмотреть на стол
result = Итог
rematch = Сыграть ещё
rematch-ready = Следующий стол готов.
password-short = Не меньше { $n } знаков.
go-there = Перейти
record = Сохранить запись

## Replay
replay = Запись
replay-sub = Запись { $code }
replay-first = В начало
replay-back = Ход назад
replay-forward = Ход вперёд
replay-last = В конец
replay-play = Показать
replay-pause = Стоп
replay-move = Ход { $n } из { $of }
replay-eyes = Чьими глазами
eyes-open = Все карты открыты
eyes-watcher = Со стороны
beliefs-show = Что отсюда можно было знать
beliefs-spectator = Что можно было знать со стороны
beliefs-chance = { $what } { $percent } %
replay-link = Скопировать ссылку на этот ход
play-on = Играть отсюда
play-on-how = Новый стол продолжит с этого хода, с той же удачей, вместе с ботами.
play-on-seat = Ваше место
no-such-game = Такой игры нет.
no-replays = Законченных игр пока нет.
moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}

## Profile
profile = Профиль
name = Имя
account = Учётная запись
account-no = Вы гость: вас помнит этот браузер.
account-yes = Имя ваше: его хранит учётная запись.
account-why = Ключ доступа или пароль сохранит за вами имя и игры, в том числе на другом устройстве. Если имя уже ваше, войдите.
password = Пароль
password-old = Старый пароль
password-new = Новый пароль
keep-name = Оставить имя за собой
login = Войти
passkey-keep = Оставить имя за собой ключом доступа
passkey-login = Войти с ключом доступа
passkey-add = Добавить ключ доступа
passkey-count = { $n ->
    [0] Ключа доступа пока нет.
    [one] { $n } ключ доступа.
    [few] { $n } ключа доступа.
   *[other] { $n } ключей доступа.
}
logout = Выйти
logout-everywhere = Выйти везде
logout-everywhere-yes = Да, выйти на всех устройствах
logout-everywhere-why = Вы выйдете на всех устройствах, и на этом тоже, а токены ваших ботов перестанут действовать.
logout-everywhere-done = Вы вышли на всех устройствах.
forget = Удалить учётную запись
forget-yes = Удалить навсегда
device = Второе устройство
device-how = Наведите камеру телефона, чтобы и там играть под своим именем. Годится один раз, десять минут.
device-show = Показать код
device-here = Войти здесь под тем же именем, что и на другом устройстве.
device-use = Да
ratings = Рейтинги
rating-settles = видно после { $n } игр
games-played = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[other] { $n } игр
}
statistics = Статистика
played = сыграно
won = побед
win-rate = доля побед
game-won = победа
game-lost = поражение
last-games = Последние игры

## Errors
error-offline = Сервер не отвечает.
error-not_yours = Это чужое место.
error-not_host = Это может только хозяин стола.
error-not_now = Не сейчас.
error-taken = Место занято.
error-kicked = Хозяин стола убрал вас.
error-muted = Писать здесь вам нельзя.
error-too_often = Слишком часто. Подождите немного.
error-name_taken = Это имя занято.
error-wrong_password = Неверное имя или пароль.
error-not_allowed = Здесь так нельзя.
error-too_many = Слишком много сразу.
error-conflict = Попробуйте ещё раз.
error-internal = На сервере что-то сломалось.

## Around the table
name-ask = Как вас называть?
look-on = Смотреть
looks-on = зритель
looking-on = Смотрят: { $names }
looking-more = ещё { $n }
seat-gone = нет связи
lost-address = Возможно, в адресе опечатка. Вот куда можно пойти, или введите код стола:
lost-code = Кода { $code } здесь нет. Нет ли опечатки? Попросите ссылку ещё раз или попробуйте другой код:
no-such-person = По этому адресу никого нет.
open-one = Откройте стол или посмотрите игру
open-table = Открыть стол
watch-bots = Смотреть на ботов
duration = { $n ->
    [0] меньше минуты
   *[other] { $n } мин
}
lost-connection = У { $seat } пропала связь.
bot-soon = Через { $n } с сыграет бот.
bot-played = { $n ->
    [one] Бот сделал за вас { $n } ход: показать
    [few] Бот сделал за вас { $n } хода: показать
   *[other] Бот сделал за вас { $n } ходов: показать
}
bot-played-title = Что бот сыграл за вас
mute-all = Выключить звук
unmute-all = Включить звук
sound-on = Звук, { $n } %
volume-offer = Играть со звуком?
no-thanks = Нет, спасибо

## Рассказ и его темп
then-also = , затем { $rest }
forced-then = { $what }: { $then }
list-more = { ", " }
skip-beat = Дальше
pace-of = Темп
speed-slow = Медленно
speed-natural = Обычно
speed-quick = Быстро
speed-instant = Сразу
one-step = Шаг
tell-again = Что было с моего хода
pace-keys = Пробел — к следующему событию. Щелчок по ответу пропускает рассказ.
to-the-end = К концу игры
continue = Дальше
replay-turn-back = Предыдущий ход игрока
replay-turn-on = Следующий ход игрока
replay-speed = Скорость

## Gallery
gallery = Всё нарисованное
gallery-faces = Лица
gallery-tokens = Жетоны
gallery-small = Маленькие
gallery-parts = Части и состояния
gallery-symbols = Знаки и значки

# Что можно выбрать до начала игры.
choice-random = Случайно
option-bang-simple = Упрощённая игра: без Динамита, Тюрьмы, Дуэли, Индейцев и Магазина
option-bang-keep_characters = Выжившие могут сохранить персонажей в следующей игре
option-bang-keep = Персонажи, которых выжившие могут сохранить
option-bang-rotate_sheriff = В следующей игре шериф пересаживается на одно место
option-bang-sheriff = Шериф
choice-bang-sheriff-random = Случайно
option-bang-characters = Выбрать персонажей
option-samurai_sword-pace = Честь в начале игры
choice-samurai_sword-pace-normal = Обычная
choice-samurai_sword-pace-quick = На одну меньше, для быстрой игры
option-samurai_spirit-difficulty = Уровень сложности
choice-samurai_spirit-difficulty-easy = Лёгкий
choice-samurai_spirit-difficulty-normal = Обычный
choice-samurai_spirit-difficulty-hard = Тяжёлый
choice-samurai_spirit-difficulty-heroic = Героический
option-samurai_spirit-samurai = Выбрать самураев по местам
option-samurai_spirit-seats = Сколько самураев вы ведёте
option-samurai_spirit-spare_tokens = Отложенные жетоны поддержки отсутствующих самураев

## What a click that is no move shows
deck-open = Колода, карт: { $n }; что вышло и что осталось
discard-open = Сброс, карт: { $n }; просмотреть
deck-list = Какие карты вышли и остались
discard-pile = { $n ->
    [0] Сброс пуст
   *[other] Сброс, карт: { $n }
}
last-first = Последняя — первой.
no-cards = Нет.
copies-note = { $n ->
    [0] Вы знаете, где каждая карта.
    [one] { $n } карты вам не видно: она в колоде или на чьей-то руке.
   *[other] { $n } карт вам не видно: они в колоде или на руках.
}
copies-card = Карта
copies-of = Сколько их всего
copies-seen = Вышло
copies-left = Осталось
deeds = Отношение к другим
no-deeds = Пока ничего — ни за, ни против.
deed-times = { $deed }: { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}
sum-more = +{ $n } { $name }
sum-less = −{ $n } { $name }
sum-of = { $parts } = { $n }
sum-least = { $said }, меньше не бывает
role-hidden = Роль скрыта. Ещё скрыты: { $roles }.
roles-hidden = Ещё скрыты: { $roles }.
roles-known = Все роли известны.
roles-title = Роли в этой игре
distances = Расстояния
in-front = Перед игроком
known-in-hand = Известно на руке
sign-bot = Бот
sign-away = За игрока играет бот
sign-wifi = Нет связи
