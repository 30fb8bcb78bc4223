## Игра в терминале
cli-begin = { $title }: введите { $help }, чтобы увидеть команды.
cli-word-help = помощь
cli-word-moves = ходы
cli-word-what = что
cli-word-undo = назад
cli-word-why = почему
cli-word-table = стол
cli-word-log = журнал
cli-word-save = сохранить
cli-word-quit = выход
cli-help =
    номер или запись хода — сыграть его; номер хода не меняется до конца хода
    ?                все ходы с их записью
    ? СЛОВО          ходы с этим словом
    что СЛОВО        что делает карта, персонаж или роль; что НОМЕР — о картах этого хода
    что              всё, что можно объяснить
    назад            вернуться к вашему последнему решению
    почему ХОД       почему так пойти нельзя
    стол             ещё раз показать стол
    журнал           всё, что произошло
    сохранить ФАЙЛ   сохранить запись игры
    выход            выйти из игры
    Те же команды по-английски: help, what, undo, why, table, log, save, quit.
cli-you = { $name } (вы)
cli-chooses = Выбирает { $seat }:
cli-only_one = Ход только один: нажмите Enter, чтобы сделать его.
cli-empty = Пустая строка хода не делает: введите номер хода или { $help }.
cli-number_gone = Под номером { $n } было «{ $sentence }», сейчас это сыграть нельзя.
cli-no_such_number = Хода с номером { $n } здесь нет.
cli-unreadable = Эту строку прочитать не удалось: это не текст в UTF-8.
cli-left = Вы вышли из игры.
cli-can_be_played = так пойти можно
cli-no_such_word = нет хода со словом «{ $word }»
cli-why_needs_move = напишите после него ход: почему ХОД
cli-undone = Возврат к вашему последнему решению.
cli-nothing_to_undo = У вас ещё не было решения, к которому можно вернуться.
cli-explained = «что СЛОВО» объяснит любое из этих слов:
cli-no_explanation = ничего с названием «{ $word }» здесь нет; «что» без слова покажет всё, что можно объяснить
cli-several = «{ $word }» — это может быть: { $names }
cli-nothing_in_move = в ходе { $n } объяснять нечего
cli-save_needs_name = после этой команды нужно имя файла
cli-saved = сохранено: { $file }; посмотреть игру снова: «{ $command }»
cli-cannot_write = не удаётся записать { $file }

## Конец
cli-and = { " и " }
cli-won = Победа: { $winners } ({ $reason })
cli-nobody_won = Победителей нет: { $reason }
cli-points = очки: { $scores }
cli-over = Игра окончена: Enter — выйти; назад, сохранить ФАЙЛ, журнал, стол и что СЛОВО ещё работают.

## Пересказ игры
cli-seat = № { $n }
cli-chances-title = Вероятность победы, если с теми же картами и ролями доигрывают боты (стандартная ошибка не больше { $error }):
cli-chances-move = ход
cli-chances-turn = чья очередь
cli-chances-end = конец
cli-chances-turning = Переломные моменты:
cli-chances-none = Ни один ход сам по себе не решил игру.
cli-chances-changed = { $team }: { $before } → { $after }

## Столы всех игр
table-player = игрок
table-character = персонаж
table-role = роль
table-hand = рука
table-in_front = на столе
table-deck = колода
table-discard = сброс
table-on_top = { $n }, сверху
table-depth = · { $n }-я карта:
table-own_hand = ваша рука:
table-turned_up = открыто
table-alone = Вы играете за всех: { $names }

## Стол «Бэнг!»
bang-table-life = здоровье
bang-table-range = дист.
bang-table-away = до него
bang-table-out = вне игры
bang-table-store = в магазине
bang-table-check = открыто
bang-table-looked = вы смотрите:
bang-table-frame-shot = { $by } { IF_YOU($by, "стреляете", "стреляет") } в { IF_YOU($seat, "вас", "игрока %") } («{ $card }»), нужно «Мимо!»: { $needs }{ $barrels ->
    [0] { "" }
   *[other] ; попыток за «Бочкой»: { $barrels }
}
bang-table-frame-indians = «Индейцы!» ({ $by }): { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } «Бэнг!» или { IF_YOU($seat, "теряете", "теряет") } единицу здоровья
bang-table-frame-duel = Дуэль с { IF_YOU($other, "вами", "игроком %") }: { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } «Бэнг!» или { IF_YOU($seat, "теряете", "теряет") } единицу здоровья
bang-table-frame-rescue = У { IF_YOU($seat, "вас", "игрока %") } не осталось здоровья: нужно восстановить { $needs ->
    [one] { $needs } единицу
    [few] { $needs } единицы
   *[other] { $needs } единиц
}
bang-table-frame-gatling = { IF_YOU($seat, "Ваш «Гатлинг»", "«Гатлинг» игрока %") } стреляет во всех
bang-table-frame-store = { $seat } { IF_YOU($seat, "берёте", "берёт") } карту из «Магазина»
bang-table-frame-check = { $seat } { IF_YOU($seat, "выбираете", "выбирает") } одну из двух карт
bang-table-frame-draw_first = { $seat } { IF_YOU($seat, "решаете", "решает") }, откуда взять первую карту
bang-table-frame-look = { $seat } { IF_YOU($seat, "возвращаете", "возвращает") } на колоду одну из трёх карт
bang-table-frame-trade = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } карты за единицу здоровья
bang-table-frame-out = { $seat } вне игры и { IF_YOU($seat, "решаете", "решает") }, какая карта ляжет в сброс последней
bang-table-frame-loss = { $seat } { IF_YOU($seat, "можете", "может") } сбросить две карты за единицу здоровья, прежде чем { IF_YOU($seat, "потеряете", "потеряет") } карты с руки ({ $way ->
        [panic] «Паника!», { $by }
        [cat_balou] «Красотка», { $by }
        [jesse_jones] { $by } { IF_YOU($by, "берёте", "берёт") } карту
        [el_gringo] { $by } { IF_YOU($by, "мстите", "мстит") }
       *[penalty] штраф
    })
bang-table-frame-keep = { $seat } { IF_YOU($seat, "сохраняете", "сохраняет") } персонажа или { IF_YOU($seat, "берёте", "берёт") } нового

## Стол «Меча самурая»
samurai_sword-table-played = сыграно
samurai_sword-table-honour = честь
samurai_sword-table-resilience = стойкость
samurai_sword-table-reach = сложность
samurai_sword-table-weapons = оружия на этот ход: { $n }
samurai_sword-table-attack = { $by } { IF_YOU($by, "атакуете", "атакует") } { IF_YOU($seat, "вас", "игрока %") } картой «{ $weapon }»; ран: { $wounds }
samurai_sword-table-defeat = { $by } { IF_YOU($by, "атакуете", "атакует") } { IF_YOU($seat, "вас", "игрока %") } картой «{ $weapon }»; ран: { $wounds }, это поражение
samurai_sword-table-bushido = «Бусидо» требует от { IF_YOU($seat, "вас", "игрока %") } оружие или жетон чести
samurai_sword-table-bushido_free = «Бусидо» требует от { IF_YOU($seat, "вас", "игрока %") } оружие
samurai_sword-table-answers = { IF_YOU($by, "Ваша карта", "Карта игрока %") } «{ $card }»: { IF_YOU($seat, "отвечаете вы", "отвечает %") }

## Стол «Синоби»
shinobi-table-player = провинция
shinobi-table-clan = агент клана
shinobi-table-all = всего
shinobi-table-last_card = последний круг
shinobi-table-last = { IF_YOU($seat, "последний ход ваш", "последним ходит %") }

## Стол «7 самураев»
samurai_spirit-table-alone = Вы ведёте всех самураев: { $names }
samurai_spirit-table-round = раунд
samurai_spirit-table-barricades = укрепления
samurai_spirit-table-farms = постройки
samurai_spirit-table-families = семьи
samurai_spirit-table-spare_tokens = отложенные жетоны поддержки
samurai_spirit-table-spare = отложенные жетоны поддержки: { $names }
samurai_spirit-table-none_left = не осталось
samurai_spirit-table-intruders = прорыв
samurai_spirit-table-samurai = самурай
samurai_spirit-table-defence = защита
samurai_spirit-table-line = очередь
samurai_spirit-table-kiai = Киай
samurai_spirit-table-wounds = ранения
samurai_spirit-table-talents = способности
samurai_spirit-table-support = поддержка
samurai_spirit-table-raider = бандит
samurai_spirit-table-flame = пламя
samurai_spirit-table-animal = звериный облик
samurai_spirit-table-passed = пас
samurai_spirit-table-next = следующий бандит:
samurai_spirit-table-odds = вероятности следующего бандита
samurai_spirit-table-chances = если наступать: ниже { $below }, Киай { $meet }, выше { $exceed }
samurai_spirit-table-saved = деревня спасена, очки: { $points }
samurai_spirit-table-lost = деревня потеряна в раунде { $n }: { $story }
