shinobi = Синоби
shinobi-go_hojo = Го-Ходзё
shinobi-mori = Мори
shinobi-oda = Ода
shinobi-takeda = Такэда
shinobi-uesugi = Уэсуги
shinobi-ninja = Ниндзя
shinobi-secret-go_hojo = Го-Ходзё
shinobi-secret-mori = Мори
shinobi-secret-oda = Ода
shinobi-secret-takeda = Такэда
shinobi-secret-uesugi = Уэсуги

## Что произошло
shinobi-event-turn = { IF_YOU($seat, "Ваш ход", "Ходит %") }
shinobi-event-secret = { "" }
shinobi-event-draw = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $times ->
    [1] { $hidden ->
        [yes] карту
       *[no] карту { $card }
    }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
shinobi-event-last_card = { $seat } { IF_YOU($seat, "берёте", "берёт") } последнюю карту колоды: начинается последний круг
shinobi-event-deploy = { $seat } { IF_YOU($seat, "размещаете", "размещает") } карту { $card } { $home ->
    [yes] у себя
   *[no] в { IF_YOU($owner, "вашей провинции", "провинции игрока %") }
}
shinobi-event-ninja = { $seat } { IF_YOU($seat, "играете", "играет") } ниндзя
shinobi-event-struck = Ниндзя убирает карту { $card } из { IF_YOU($giver, "вашей провинции", "провинции игрока %") }
shinobi-event-march = { $seat } { IF_YOU($seat, "перемещаете", "перемещает") } карту { $card } из { IF_YOU($giver, "вашей провинции", "провинции игрока %") } { $home ->
    [yes] к себе
   *[no] в { IF_YOU($owner, "вашу", "провинцию игрока %") }
}
shinobi-event-attack = { $seat } { IF_YOU($seat, "атакуете", "атакует") } армией клана { $what }
shinobi-event-beaten = Армия { $card } теряет карту в { IF_YOU($giver, "вашей провинции", "провинции игрока %") }
shinobi-event-skip = { $seat } { IF_YOU($seat, "не можете", "не может") } { $what ->
    [first] разместить карту
    [second] разместить карту или переместить войска
   *[third] атаковать
}
shinobi-event-shown = { $seat } { IF_YOU($seat, "показываете", "показывает") } карту { $card }
shinobi-event-clan = { IF_YOU($seat, "Ваш клан", "Клан игрока %") }: { $card }

## Что добавляется к предыдущей строке: чем она начата и что добавлено
shinobi-after-draw-draw = { " и карту " }{ $card }
shinobi-after-ninja-struck = карта { $card } уходит из { IF_YOU($giver, "вашей провинции", "провинции игрока %") }
shinobi-after-attack-beaten = армия { $card } теряет карту в { IF_YOU($giver, "вашей провинции", "провинции игрока %") }
shinobi-event-over = Игра окончена


## Ходы
shinobi-move-deploy = Разместить карту { $card } в { IF_YOU($target, "своей провинции", "провинции игрока %") }
shinobi-move-strike = Сыграть ниндзя против армии { $card } в { IF_YOU($target, "своей провинции", "провинции игрока %") }
shinobi-move-march = Переместить карту { $card } из { IF_YOU($seat, "своей провинции", "провинции игрока %") } в { IF_YOU($target, "свою", "провинцию игрока %") }
shinobi-move-attack = Атаковать армию { $victim } в { IF_YOU($target, "своей провинции", "провинции игрока %") } армией { $card }

## К чему ведёт ход
shinobi-then-total = карт клана { $clan } на столе: { $before } → { $after }
shinobi-then-march = там станет { $there }, здесь останется { $left }
shinobi-then-total_own = { shinobi-then-total }; потом придётся атаковать, и только { $own }: это ваш клан
shinobi-then-march_own = { shinobi-then-march }; потом придётся атаковать, и только { $own }: это ваш клан

## Причины победы
shinobi-reason-most_cards = больше всего карт во всех провинциях
shinobi-reason-most_at_home = карт поровну с другим кланом, но в своей провинции их больше
shinobi-reason-shared = карт поровну и во всех провинциях, и в своей

## Почему так нельзя
shinobi-refusal-no_such_province = провинции нумеруются от 0 до { $seats }
shinobi-refusal-attack_now = третий приказ — атака
shinobi-refusal-attack_third = атака — третий приказ, после двух других
shinobi-refusal-not_in_hand = у вас на руке нет карты { $card }
shinobi-refusal-abroad_first = первым приказом карта размещается в чужой провинции, не в своей
shinobi-refusal-home_now = вторым приказом карта с руки размещается в своей провинции
shinobi-refusal-ninja_first = ниндзя играют только первым приказом
shinobi-refusal-ninja_abroad = в своей провинции ниндзя не играют
shinobi-refusal-no_army = в { IF_YOU($province, "вашей провинции", "провинции игрока %") } нет армии клана { $clan }
shinobi-refusal-march_second = войска перемещаются вторым приказом
shinobi-refusal-march_out = из своей провинции войска перемещать нельзя
shinobi-refusal-march_nowhere = войска перемещаются в другую провинцию
shinobi-refusal-attack_abroad = армии в своей провинции не атакуют
shinobi-refusal-attack_own_clan = клан не атакует сам себя
shinobi-refusal-not_weaker = атаковать можно только армию слабее: у вашей { $strength }, у той { $victim }
shinobi-refusal-spared = в этом ходу эта армия получила карту или против неё сыграли ниндзя

## What a card does, in a sentence
shinobi-about-go_hojo = Одиннадцать карт. Сила армии — число её карт в одной провинции; агенту этого клана нужно, чтобы его карт на столе было больше всего.
shinobi-about-mori = Одиннадцать карт. Сила армии — число её карт в одной провинции; агенту этого клана нужно, чтобы его карт на столе было больше всего.
shinobi-about-oda = Одиннадцать карт. Сила армии — число её карт в одной провинции; агенту этого клана нужно, чтобы его карт на столе было больше всего.
shinobi-about-takeda = Одиннадцать карт. Сила армии — число её карт в одной провинции; агенту этого клана нужно, чтобы его карт на столе было больше всего.
shinobi-about-uesugi = Одиннадцать карт. Сила армии — число её карт в одной провинции; агенту этого клана нужно, чтобы его карт на столе было больше всего.
shinobi-about-ninja = Играется первым приказом вместо карты клана: ниндзя и одна карта любой армии в чужой провинции уходят со стола.

## Rulings
shinobi-help-ninja-1 = Нельзя играть в своей провинции и нельзя вторым приказом.
shinobi-help-ninja-2 = Армию, против которой он сыгран, в этом же ходу атаковать нельзя.
