## Игра в терминале
cli-begin = { $title }: введите { $help }, чтобы узнать, что можно сказать.
cli-alone = Вы ведёте всех самураев: { $samurai }
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
    номер или запись хода — сыграть его; номер хода не меняется до конца хода
    ?                все ходы с их записью
    ? СЛОВО          ходы с этим словом
    что СЛОВО        что делает карта, персонаж или роль; что НОМЕР — о картах этого хода
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
cli-only_one = Другого хода нет: Enter сыграет его.
cli-empty = Пустая строка ничего не играет: введите номер хода или { $help }.
cli-number_gone = Под номером { $n } было «{ $sentence }», сейчас это сыграть нельзя.
cli-no_such_number = Хода с номером { $n } здесь нет.
cli-unreadable = Эту строку прочитать не удалось: это не текст в UTF-8.
cli-left = Вы вышли из игры.
cli-can_be_played = так пойти можно
cli-no_such_word = нет хода со словом «{ $word }»
cli-why_needs_move = напишите после него ход: почему ХОД
cli-undone = Возврат к вашему последнему решению.
cli-nothing_to_undo = У вас ещё не было решения, к которому можно вернуться.
cli-explained = «что СЛОВО» объяснит любое из этого:
cli-no_explanation = здесь ничто не называется «{ $word }»; «что» без слова покажет всё, что можно объяснить
cli-several = «{ $word }» — это может быть: { $names }
cli-nothing_in_move = в ходе { $n } объяснять нечего
cli-save_needs_name = после этой команды нужно имя файла
cli-saved = сохранено: { $file }; пересказать игру: «{ $command }»
cli-cannot_write = не удаётся записать { $file }

## Конец
cli-and = { " и " }
cli-won = Победа: { $winners } ({ $reason })
cli-nobody_won = Победителей нет: { $reason }
cli-points = очки: { $scores }
cli-over = Игра окончена: Enter — выйти; назад, сохранить ФАЙЛ, журнал, стол и что СЛОВО ещё работают.

## Пересказ игры
cli-seat = № { $n }
cli-chances-title = Шансы на победу, если с теми же картами и ролями доигрывают боты (стандартная ошибка не больше { $error }):
cli-chances-move = ход
cli-chances-turn = чья очередь
cli-chances-end = конец
cli-chances-turning = Переломные моменты:
cli-chances-none = Ни один ход сам по себе не решил игру.
cli-chances-changed = { $team }: { $before } → { $after }

## Столы всех игр
cli-table-player = игрок
cli-table-character = персонаж
cli-table-role = роль
cli-table-hand = рука
cli-table-front = на столе
cli-table-piles = колода: { $deck }   сброс: { $discard }
cli-table-top = , сверху { $card }
cli-table-own_hand = ваша рука:
cli-table-turned_up = открыто:

## Стол «Бэнг!»
cli-bang-life = здоровье
cli-bang-range = дист.
cli-bang-away = до него
cli-bang-out = вне игры
cli-bang-store = в магазине:
cli-bang-looked = вы смотрите:
cli-bang-shot = { $by } { IF_YOU($by, "стреляете", "стреляет") } в { IF_YOU($seat, "вас", "игрока %") } («{ $card }»), нужно «Мимо!»: { $needs }{ $barrels ->
    [0] { "" }
   *[other] ; можно испытать «Бочку»: { $barrels }
}
cli-bang-indians = Индейцев { IF_YOU($by, "зовёте вы", "зовёт %") }: для { IF_YOU($seat, "вас", "игрока %") } это «Бэнг!» или минус единица здоровья
cli-bang-duel = { $seat } и { $other } на дуэли: { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } «Бэнг!» или { IF_YOU($seat, "теряете", "теряет") } единицу здоровья
cli-bang-rescue = У { IF_YOU($seat, "вас", "игрока %") } не осталось здоровья: нужно восстановить { $needs ->
    [one] { $needs } единицу
    [few] { $needs } единицы
   *[other] { $needs } единиц
}
cli-bang-gatling = «Гатлинг» { IF_YOU($seat, "у вас", "у игрока %") } стреляет во всех
cli-bang-takes = { $seat } { IF_YOU($seat, "берёте", "берёт") } карту из «Магазина»
cli-bang-check = { $seat } { IF_YOU($seat, "решаете", "решает") }, какая карта засчитывается
cli-bang-draw_first = { $seat } { IF_YOU($seat, "решаете", "решает") }, откуда взять первую карту
cli-bang-look = { $seat } { IF_YOU($seat, "возвращаете", "возвращает") } одну из трёх карт
cli-bang-trade = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } карты за единицу здоровья
cli-bang-last_card = { $seat } вне игры и { IF_YOU($seat, "решаете", "решает") }, какая карта ляжет в сброс последней
cli-bang-loss = { $seat } { IF_YOU($seat, "можете", "может") } сбросить две карты за единицу здоровья, прежде чем { IF_YOU($seat, "потеряете", "потеряет") } карты с руки ({ $way ->
        [panic] «Паника!», { $by }
        [cat_balou] «Красотка», { $by }
        [jesse_jones] { $by } { IF_YOU($by, "берёте", "берёт") } карту
        [el_gringo] { $by } { IF_YOU($by, "мстите", "мстит") }
       *[penalty] штраф
    })
cli-bang-keep = { $seat } { IF_YOU($seat, "сохраняете", "сохраняет") } персонажа или { IF_YOU($seat, "берёте", "берёт") } нового

## Стол «Меча самурая»
cli-sword-honour = честь
cli-sword-resilience = стойкость
cli-sword-reach = сложность
cli-sword-weapons = оружия на этот ход: { $n }
cli-sword-attack = { $by } { IF_YOU($by, "атакуете", "атакует") } { IF_YOU($seat, "вас", "игрока %") } картой «{ $weapon }»; ран: { $wounds }
cli-sword-defeat = { $by } { IF_YOU($by, "атакуете", "атакует") } { IF_YOU($seat, "вас", "игрока %") } картой «{ $weapon }»; ран: { $wounds }, это поражение
cli-sword-bushido = «Бусидо» требует от { IF_YOU($seat, "вас", "игрока %") } оружие или жетон чести
cli-sword-bushido_free = «Бусидо» требует от { IF_YOU($seat, "вас", "игрока %") } оружие
cli-sword-answers = { IF_YOU($by, "Ваша карта", "Карта игрока %") } «{ $card }»: { IF_YOU($seat, "отвечаете вы", "отвечает %") }

## Стол «Синоби»
cli-shinobi-province = провинция
cli-shinobi-agent = агент клана
cli-shinobi-all = всего
cli-shinobi-last = последний круг: { IF_YOU($seat, "последний ход ваш", "последним ходит %") }

## Стол «7 самураев»
cli-spirit-village = деревня
cli-spirit-round = раунд { $n } из 3
cli-spirit-barricades = укрепления
cli-spirit-farms = постройки
cli-spirit-families = семьи
cli-spirit-spare = отложенные жетоны поддержки
cli-spirit-none_left = не осталось
cli-spirit-intruders = прорыв: { $n }
cli-spirit-known_deck = { $n }-я карта колоды:
cli-spirit-known_intruder = { $n }-я карта прорыва:
cli-spirit-samurai = самурай
cli-spirit-defence = защита
cli-spirit-line = очередь
cli-spirit-kiai = Киай
cli-spirit-wounds = ранения
cli-spirit-talents = способности
cli-spirit-support = поддержка
cli-spirit-raider = бандит
cli-spirit-flame = пламя
cli-spirit-animal = звериный облик
cli-spirit-passed = пас
cli-spirit-next = следующий бандит:
cli-spirit-odds = вероятности следующего бандита
cli-spirit-chances = если наступать: ниже { $below }, Киай { $meet }, выше { $exceed }
cli-spirit-saved = деревня спасена, очки: { $points }
cli-spirit-lost = потеряно в раунде { $n }: { $story }
