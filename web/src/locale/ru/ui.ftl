## Games

## Pages
home = На главную
navigation = Страницы
nav-play = Играть
nav-tables = Столы
nav-rules = Правила
nav-replays = Записи
not-found = Здесь ничего нет.
language = Язык
theme = Светлая или тёмная тема
theme-switch = Светлая или тёмная тема
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
pitch = За ваш стол садится незнакомец.
pitch-more = { $games } в браузере: с друзьями, с ботами или вместе.
quoted-game = «{ $game }»
hero-picture = Ронин стоит между столовой горой Запада и снежной вершиной, позади него красное солнце
play-now = Играть
play-bots = Играть с ботами
play-bots-together = Играть с ботами
join-by-code = Войти по коду
code-here = Код стола
join = Войти
invite-friends = Позвать друзей
pick-game = Выберите игру
players-range = { $from }–{ $to } игроков
minutes = около { $n } мин
my-tables = Мои столы
open-tables = Открытые столы
running-tables = Игры, которые можно посмотреть
no-open-tables = Сейчас никто не ждёт. Откройте стол и отправьте кому-нибудь ссылку.
sit-down = Сесть
sit-too = Ещё игрок здесь
sit-too-title = Ещё один игрок на этом устройстве
sit-too-secret = Вы играете на одном устройстве и передаёте его друг другу. Перед показом карт появится экран с именем игрока: остальным смотреть нельзя. Игра не влияет на рейтинг.
sit-too-open = Вы играете на одном устройстве. В этой игре нет тайн, отворачиваться не нужно. Игра не влияет на рейтинг.
sit-too-name = Имя другого игрока
sit-too-taken = За этим столом уже есть игрок с таким именем.
sit-too-do = Добавить игрока
curtain-pass = Передайте устройство: { $name }
curtain-why = Сейчас на экран смотрит только { $name }.
curtain-lift = Это я, { $name }: показать мои карты
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
level-random = Случайные
level-novice = Новички
level-rules = Хорошие
level-expert = Эксперты
# One bot, on its seat
bot-random = Случайный
bot-novice = Новичок
bot-rules = Хороший
bot-expert = Эксперт
seat-bot = бот: { $level }
more-settings = Часы и стол
clock = Часы
clock-none = Без ограничения
clock-blitz = Блиц
clock-normal = Обычные
clock-relaxed = Неспешные
clock-day = Сутки на ход
clock-three_days = Трое суток на ход
pace = Скорость ботов
pace-slow = Медленно
pace-natural = Как люди
pace-quick = Быстро
pace-instant = Мгновенно
setting-open = Показывать в списке столов
setting-open-hint = Иначе войти смогут только те, у кого есть ссылка или код.
setting-watch = Пускать зрителей
setting-ghosts = Выбывшие могут видеть всё
setting-rated = Рейтинговая игра
setting-rated-hint = Результат меняет рейтинг, а хозяин стола не может убирать игроков после начала.
setting-forced = Отвечать за меня, если выбора нет
setting-forced-hint = С небольшой паузой, чтобы никто не догадался.

## Before the game
seats = Места
seat-number = Место { $n }
seat-free = свободно
host = хозяин
lobby-wait-host = Все места заняты. Игру начинает { $name }.
lobby-host-at-result = { $name } ещё смотрит итоги и потом начнёт игру.
lobby-take-over = Хозяина стола давно нет. Вы можете начать игру.
lobby-full = Все места заняты. Останьтесь посмотреть или подождите, пока освободится место.
lobby-full-closed = Все места заняты, зрителей за этим столом нет. Подождите, пока освободится место.
open-another = Открыть другой стол
seat-at-result = смотрит итоги
lobby-lead = { $n ->
    [0] Все места заняты.
    [one] Свободно { $n } место.
    [few] Свободно { $n } места.
   *[other] Свободно { $n } мест.
}
start = Начать
start-fill = { $n ->
    [one] Начать с { $n } ботом
   *[other] Начать с { $n } ботами
}
stand-up = Встать
add-bot = Посадить бота
remove-bot = Убрать бота
invite-how = Наведите камеру или отправьте ссылку или код:
invite-code = Код стола
invite-qr = QR-код ссылки
only-here = Эта ссылка работает только на этом компьютере.
only-here-how = Чтобы пригласить людей из той же сети, остановите сервер и запустите его командой
only-here-or = или
copy-link = Скопировать ссылку
share = Поделиться
kick = Убрать игрока { $name }
guest = Гость { $code }

## The table
the-table = Стол
table-loading = Готовим стол…
table-no-game = Эту игру здесь показать нельзя.
table-closed = Стол закрыт: никто не пришёл.
table-kicked = Хозяин стола убрал вас из-за стола.
table-signed-out = Вы вышли из учётной записи. Здесь вы теперь гость.
table-no-onlookers = За этот стол зрителей не пускают.
no-such-table = Такого стола нет.
not-welcome = Сесть за этот стол вам нельзя.
no-cookie = Сервер не узнаёт этот браузер. Разрешите cookie и обновите страницу.
reconnecting = Связь потеряна. Подключаемся снова…
watching = Вы зритель.
watchers = { $n ->
    [0] { "" }
    [one] { $n } зритель
    [few] { $n } зрителя
   *[other] { $n } зрителей
}
question = Вопрос
your-turn = Ваш ход
refused-general = Это не ответ на вопрос.
ask-general = Что вы делаете?
waiting = Решает { $seat }.
step-back = Назад
all-options = { $n ->
    [one] { $n } вариант
    [few] Все { $n } варианта
   *[other] Все { $n } вариантов
}
state-can = можно выбрать
state-chosen = выбрано
own-things = Ваши карты и жетоны
hand = Ваша рука, карт: { $n }
hand-of = Рука: { $name }
cards-in-hand = карт на руке: { $n }
pile-deck = колода
pile-discard = сброс
distance = расстояние { $n }
distance-reach = на дистанции атаки, расстояние { $n }
seat-away = за игрока играет бот
clock-left = осталось { $time }

## Log and chat
log = Журнал
log-filter = Какие строки показывать
log-all = Все
log-big = Важное
log-mine = Обо мне
log-earlier = Более ранние ходы
log-point = Показать
chat = Чат
chat-say = Написать в чат
chat-send = Отправить
chat-phrases = Готовые фразы
chat-empty = Пока никто ничего не написал.
mute = Не показывать сообщения игрока { $name }
unmute = Показывать сообщения игрока { $name }
phrase-hello = Привет.
phrase-good_luck = Удачи.
phrase-well_played = Хорошо сыграно.
phrase-thanks = Спасибо.
phrase-sorry = Простите.
phrase-hurry = Ваш ход.
phrase-thinking = Дайте подумать.
phrase-wow = Вот это да!
phrase-oops = Задумано было не так.
phrase-good_game = Хорошая игра!

## Menu
menu = Меню
help = Что делают карты
help-all = Все карты
sound = Звук
motion = Анимация
motion-system = Как на устройстве
motion-full = Полная
motion-reduced = Упрощённая
notify = Сообщать, когда мой ход
notify-hint = Уведомлением, если страница в фоне.
careful = Подтверждать каждый ход
careful-hint = Ход сделает второе нажатие или Enter.
careful-hint-touch = Ход делает второе касание.
pause = Пауза
resume = Продолжить
paused = Игра на паузе.
go-away = Пусть за меня играет бот
take-back = Вернуться на своё место
bot-plays-for-you = За вас играет бот.
you-are-out = Вы выбыли.
open-view = Показать всё
open-view-hint = Все карты открыты, но только для вас.
look-as = Смотреть как
leave = Уйти насовсем
leave-sure = За вас доиграет бот, вернуться будет нельзя.
leave-yes = Уйти
leave-no = Остаться
fair = Честная раздача
fair-text = Колода перемешана с помощью секрета, хеш которого все видели до первой карты. После игры секрет открывают, и любой может проверить тасовку.

## The end
over = Игра окончена
over-winners = Победа: { $names }.
over-you-won = Вы победили.
over-you-won-with = Вы победили вместе с другими: { $names }.
over-you-lost = Вы проиграли. Победа: { $names }.
over-all-won = Победили все.
over-lost = Проиграли все.
over-nobody-won = Победителей нет.
winner = победа
turning-points = Переломные моменты
turning-how = Самые важные решения в сравнении с другими возможными ходами.
begin-who = Кто вы
begin-go = К столу
over-won-why = Вы победили: { $why }.
over-lost-why = Вы проиграли: { $why }.
chances = Вероятность победы
chances-how = Оценка по играм, которые боты доигрывают с каждого хода с теми же картами и ролями.
chances-loading = Считаем вероятность победы…
chances-change = { $from } % → { $to } %
chances-line = { $side }: { $from } % → { $to } %
chances-summary = Вероятность победы от первого хода до последнего. { $sides }
chances-turn = Чей ход
chances-end = Конец
chances-percent = { $n } %
turning-none = Ни один ход сам по себе не решил эту игру.
turning-move = Ход { $n }
new-game = Новая игра
see-table = Посмотреть на стол
result = Итог
rematch = Сыграть ещё
rematch-ready = Следующий стол готов.
rematch-wanted = { $name } хочет сыграть ещё раз.
rematch-join = Присоединиться
password-short = Не меньше { $n } знаков.
go-there = Перейти
record = Сохранить запись

## Replay
replay = Запись
replay-sub = Запись { $code }
replay-first = В начало
replay-back = Ход назад
replay-forward = Ход вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-pause = Пауза
replay-move = Ход { $n } из { $of }
replay-eyes = Смотреть как
eyes-open = Все карты открыты
eyes-watcher = Зритель
beliefs-show = Что можно было знать с этого места
beliefs-spectator = Что мог знать зритель
beliefs-chance = { $what } { $percent } %
replay-link = Скопировать ссылку на этот ход
play-on = Играть дальше отсюда
play-on-how = За новым столом игра продолжится с этого хода, с ботами и с тем же везением.
play-on-seat = Ваше место
play-on-as = { $name }, { $was }
what-if = А если бы
what-if-from = А если бы: { $code }, ход { $move }
seat-yours = { $name } (вы)
no-such-game = Такой игры нет.
no-replays = Законченных игр пока нет.
moves = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[other] { $n } ходов
}

## Profile
profile = Профиль
name = Имя
account = Учётная запись
account-no = Вы гость: вас помнит этот браузер.
account-yes = Это имя ваше: его хранит учётная запись.
account-why = Ключ доступа или пароль сохранит за вами имя и игры, в том числе на других устройствах. Если учётная запись уже есть, войдите.
password = Пароль
password-old = Текущий пароль
password-new = Новый пароль
keep-name = Закрепить имя
login = Войти
passkey-keep = Закрепить имя ключом доступа
passkey-login = Войти с ключом доступа
passkey-add = Добавить ключ доступа
passkey-count = { $n ->
    [0] Ключа доступа пока нет.
    [one] { $n } ключ доступа.
    [few] { $n } ключа доступа.
   *[other] { $n } ключей доступа.
}
logout = Выйти
logout-everywhere = Выйти везде
logout-everywhere-yes = Да, выйти на всех устройствах
logout-everywhere-why = Вы выйдете на всех устройствах, и на этом тоже, а токены ваших ботов перестанут действовать.
logout-everywhere-done = Вы вышли на всех устройствах.
forget = Удалить учётную запись
forget-yes = Удалить навсегда
registered = Зарегистрированное имя
sessions = Сеансы
sessions-how = Браузеры, в которых вы вошли. Завершите сеансы, которых не узнаёте.
session-current = Этот браузер
session-unknown = Неизвестный браузер
session-seen = Последний раз: { $when }
session-since = Вход: { $when }
session-end = Завершить сеанс
session-ended = Сеанс завершён.
my-data = Мои данные
my-data-export = Скачать мои данные
forget-guest = Удалить мои данные
forget-why = Ваше имя, сообщения в чате и все входы будут стёрты везде. Сыгранные партии останутся, но без вашего имени. Отменить это нельзя.
forget-done = Ваши данные стёрты.
device = Второе устройство
device-how = Отсканируйте код телефоном, чтобы и там войти в свою учётную запись. Действует один раз, десять минут.
device-show = Показать код
device-here = Войти здесь в ту же учётную запись, что и на другом устройстве.
device-use = Да
ratings = Рейтинги
rating-settles = появится после { $n } игр
games-played = { $n ->
    [one] { $n } игра
    [few] { $n } игры
   *[other] { $n } игр
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
error-not_now = Сейчас это невозможно.
error-taken = Место занято.
error-kicked = Хозяин стола убрал вас из-за стола.
error-banned = Администратор сервера заблокировал вас.
error-muted = Писать здесь вам нельзя.
error-too_often = Слишком часто. Подождите немного.
error-name_taken = Это имя занято.
error-wrong_password = Неверное имя или пароль.
error-not_allowed = Здесь так нельзя.
error-too_many = Слишком много сразу.
error-conflict = Попробуйте ещё раз.
error-internal = На сервере произошла ошибка.
error-unavailable = Сейчас недоступно. Попробуйте чуть позже.

## Around the table
name-ask = Как вас называть за столом?
look-on = Смотреть
looks-on = зритель
looking-on = Смотрят: { $names }
looking-more = ещё { $n }
seat-gone = нет связи
lost-address = Возможно, в адресе опечатка. Продолжите отсюда или введите код стола:
lost-code = Стола с кодом { $code } нет. Нет ли опечатки? Попросите ссылку ещё раз или попробуйте другой код:
no-such-person = По этому адресу никого нет.
open-one = Откройте стол или посмотрите игру
open-table = Открыть стол
watch-bots = Посмотреть игру ботов
duration = { $n ->
    [0] меньше минуты
   *[other] { $n } мин
}
lost-connection = У игрока { $seat } пропала связь.
bot-soon = Через { $n } с за игрока сыграет бот.
bot-played = { $n ->
    [one] Бот сделал за вас { $n } ход: показать
    [few] Бот сделал за вас { $n } хода: показать
   *[other] Бот сделал за вас { $n } ходов: показать
}
bot-played-title = Ходы, которые бот сделал за вас
mute-all = Выключить звук
unmute-all = Включить звук
volume-offer = Играть со звуком?
yes = Да
no = Нет

## Рассказ и его темп
then-also = { $n ->
    [1] , затем { $rest }
   *[other] , потом { $rest }
}
forced-then = { $what }: { $then }
list-more = { ", " }
skip-beat = Пропустить
pace-of = Темп
speed-slow = Медленно
speed-natural = Обычно
speed-quick = Быстро
speed-instant = Сразу
one-step = Шаг
tell-again = Что было после моего хода
pace-keys = Пробел — к следующему событию. Щелчок по ответу пропускает рассказ.
to-the-end = Сразу к концу
continue = Дальше
replay-turn-back = Предыдущий ход игрока
replay-turn-on = Следующий ход игрока
replay-speed = Скорость

## Gallery
gallery = Все рисунки
gallery-faces = Лица
gallery-tokens = Жетоны
gallery-small = Маленькие
gallery-parts = Части и состояния
gallery-symbols = Знаки и значки

# Что можно выбрать до начала игры.
choice-random = Случайно

## What a click that is no move shows
deck-open = Колода, карт: { $n }; что вышло и что осталось
discard-open = Сброс, карт: { $n }; просмотреть
deck-list = Какие карты вышли и остались
discard-pile = { $n ->
    [0] Сброс пуст
   *[other] Сброс, карт: { $n }
}
last-first = Последние сверху.
no-cards = Нет.
copies-note = { $n ->
    [0] Вы знаете, где каждая карта.
    [one] Вам не видна { $n } карта: она в колоде или у кого-то на руке.
    [few] Вам не видны { $n } карты: они в колоде или на руках.
   *[other] Вам не видно { $n } карт: они в колоде или на руках.
}
copies-card = Карта
copies-of = Всего
copies-seen = Вышло
copies-left = Осталось
deeds = Действия по отношению к другим
no-deeds = Пока ничего: ни за, ни против.
deed-times = { $deed }: { $n ->
    [one] { $n } раз
    [few] { $n } раза
   *[other] { $n } раз
}
steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[other] { $n } шагов
}
sum-more = +{ $n } { $name }
sum-less = −{ $n } { $name }
sum-of = { $parts } = { $n }
sum-least = { $said }, это минимум
role-hidden = Роль скрыта. Ещё скрыты: { $roles }.
roles-hidden = Ещё скрыты: { $roles }.
roles-known = Все роли известны.
roles-title = Роли в этой игре
distances = Расстояния
in-front = Перед игроком
known-in-hand = Известные карты на руке
sign-bot = Бот
sign-away = За игрока играет бот
sign-wifi = Нет связи
sign-registered = Зарегистрированное имя

## Proposals

proposal-pause = { $name } предлагает паузу.
proposal-pace = { $name } предлагает темп «{ $pace }».
proposal-agree = Согласиться
proposal-refuse = Отказаться
proposal-mine-pause = Вы предложили паузу. Ждём ответа: { $names }.
proposal-mine-pace = Вы предложили темп «{ $pace }». Ждём ответа: { $names }.
proposal-agreed = Вы согласились. Ждём ответа: { $names }.
proposal-withdraw = Отозвать
proposal-refused = { $name } не соглашается. Всё остаётся как было.
proposal-lapsed = Ответили не все. Всё остаётся как было.
consent-hint = Для паузы и смены темпа нужно согласие всех, кто играет.
pauses-left =
    { $n ->
        [one] У вас осталась { $n } пауза.
        [few] У вас осталось { $n } паузы.
       *[other] У вас осталось { $n } пауз.
    }
pauses-used = Вы использовали все свои паузы в этой игре.
rated-no-kick = Игра рейтинговая: после начала игроков нельзя убрать из-за стола.
kicked-note = Хозяин стола убрал игрока { $name }.
lock = Закрыть ссылку-приглашение
lock-hint = Войти смогут только те, кто уже был за столом.
locked-note = Хозяин стола закрыл ссылку-приглашение.
unlocked-note = Хозяин стола снова открыл ссылку-приглашение.

plain-turn = Ход: { $seat }
plain-out = Вне игры
plain-table = Стол
plain-face-down = { $n ->
    [one] { $n } карта лежит рубашкой вверх.
    [few] { $n } карты лежат рубашкой вверх.
   *[many] { $n } карт лежат рубашкой вверх.
}
