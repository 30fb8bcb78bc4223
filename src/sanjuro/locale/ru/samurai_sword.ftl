samurai_sword = Меч самурая

## Оружие
samurai_sword-bokken = Боккэн
samurai_sword-kiseru = Кисэру
samurai_sword-wakizashi = Вакидзаси
samurai_sword-bo = Бо
samurai_sword-kusarigama = Кусаригама
samurai_sword-katana = Катана
samurai_sword-shuriken = Сюрикэн
samurai_sword-kanabo = Канабо
samurai_sword-nodachi = Нодати
samurai_sword-naginata = Нагината
samurai_sword-nagayari = Нагаяри
samurai_sword-tanegashima = Танэгасима
samurai_sword-daikyu = Дайкю

## Способности
samurai_sword-focus = Хладнокровие
samurai_sword-armor = Доспех
samurai_sword-fast_draw = Стремительность
samurai_sword-bushido = Бусидо

## Действия
samurai_sword-parry = Защита
samurai_sword-geisha = Гейша
samurai_sword-diversion = Уловка
samurai_sword-battle_cry = Боевой клич
samurai_sword-tea_ceremony = Чайная церемония
samurai_sword-jujutsu = Дзюдзюцу
samurai_sword-breathing = Передышка
samurai_sword-daimyo = Даймё

## Роли
samurai_sword-shogun = Сёгун
samurai_sword-samurai = Самурай
samurai_sword-ninja = Ниндзя
samurai_sword-ninja-1 = Ниндзя ★
samurai_sword-ninja-2 = Ниндзя ★★
samurai_sword-ninja-3 = Ниндзя ★★★
samurai_sword-ronin = Ронин

## Персонажи
samurai_sword-benkei = Бэнкэй
samurai_sword-chiyome = Тиёмэ
samurai_sword-ginchiyo = Гинтиё
samurai_sword-goemon = Гоэмон
samurai_sword-hanzo = Хандзо
samurai_sword-hideyoshi = Хидэёси
samurai_sword-ieyasu = Иэясу
samurai_sword-kojiro = Кодзиро
samurai_sword-musashi = Мусаси
samurai_sword-nobunaga = Нобунага
samurai_sword-tomoe = Томоэ
samurai_sword-ushiwaka = Усивака
samurai_sword-nobody = Незнакомец

## Что умеют персонажи
samurai_sword-about-benkei = Атаковать вас на 1 сложнее.
samurai_sword-about-chiyome = Вас ранит только оружие: «Боевой клич» и «Дзюдзюцу» на вас не действуют.
samurai_sword-about-ginchiyo = Оружие наносит вам на 1 рану меньше, но не меньше одной.
samurai_sword-about-goemon = В свой ход вы можете сыграть на одно оружие больше.
samurai_sword-about-hanzo = Вы можете сыграть оружие как карту защиты, если это не последняя карта на руке.
samurai_sword-about-hideyoshi = В фазе набора вы можете взять на одну карту больше.
samurai_sword-about-ieyasu = Первую карту набора вы можете взять с верха сброса.
samurai_sword-about-kojiro = Вы можете атаковать любого игрока любым оружием.
samurai_sword-about-musashi = Ваше оружие наносит на 1 рану больше.
samurai_sword-about-nobunaga = В фазе розыгрыша вы можете потратить жетон стойкости, но не последний, и взять карту.
samurai_sword-about-tomoe = Каждый раз, когда ваше оружие кого-то ранит, вы можете взять карту.
samurai_sword-about-ushiwaka = За каждый жетон стойкости, потерянный от оружия, вы можете взять карту.
samurai_sword-about-nobody = Особой способности нет.

## Что делают карты
samurai_sword-about-focus = Лежит перед вами: на одно оружие за ход больше.
samurai_sword-about-armor = Лежит перед вами: атаковать вас на 1 сложнее.
samurai_sword-about-fast_draw = Лежит перед вами: ваше оружие наносит на 1 рану больше.
samurai_sword-about-bushido = Кладётся перед любым игроком. В начале своего хода он открывает карту: если это оружие, он сбрасывает оружие и передаёт «Бусидо» дальше или теряет жетон чести; иначе просто передаёт «Бусидо» дальше.
samurai_sword-about-parry = Отбивает одну атаку на вас или «Боевой клич».
samurai_sword-about-geisha = Другой игрок теряет случайную карту с руки или выбранную вами карту перед ним.
samurai_sword-about-diversion = Заберите случайную карту с руки другого игрока.
samurai_sword-about-battle_cry = Каждый другой игрок сбрасывает карту защиты или получает 1 рану.
samurai_sword-about-tea_ceremony = Возьмите 3 карты; остальные берут по одной.
samurai_sword-about-jujutsu = Каждый другой игрок сбрасывает оружие или получает 1 рану.
samurai_sword-about-breathing = Восстановите всю стойкость; другой игрок берёт карту.
samurai_sword-about-daimyo = Возьмите 2 карты; или сохраните: 1 очко в конце игры, но не для ронина.
samurai_sword-about-shogun = Известен с самого начала, 5 жетонов чести. Побеждаете вместе с самураями: ваша честь и их честь складываются.
samurai_sword-about-samurai = Тайная роль. Побеждаете вместе с сёгуном: берегите его, не выдавая себя.
samurai_sword-about-ninja = Тайная роль. Ниндзя побеждают вместе, против всех остальных.
samurai_sword-about-ronin = Тайная роль, один против всех. Впятером ваша честь считается вдвое, вшестером и всемером — втрое.
samurai_sword-about-bokken = Сложность атаки до 1: 1 рана, если атаку не отобьют. В колоде 6.
samurai_sword-about-kiseru = Сложность атаки до 1: 2 раны, если атаку не отобьют. В колоде 5.
samurai_sword-about-wakizashi = Сложность атаки до 1: 3 раны, если атаку не отобьют. В колоде 1.
samurai_sword-about-bo = Сложность атаки до 2: 1 рана, если атаку не отобьют. В колоде 5.
samurai_sword-about-kusarigama = Сложность атаки до 2: 2 раны, если атаку не отобьют. В колоде 4.
samurai_sword-about-katana = Сложность атаки до 2: 3 раны, если атаку не отобьют. В колоде 1.
samurai_sword-about-shuriken = Сложность атаки до 3: 1 рана, если атаку не отобьют. В колоде 3.
samurai_sword-about-kanabo = Сложность атаки до 3: 2 раны, если атаку не отобьют. В колоде 1.
samurai_sword-about-nodachi = Сложность атаки до 3: 3 раны, если атаку не отобьют. В колоде 1.
samurai_sword-about-naginata = Сложность атаки до 4: 1 рана, если атаку не отобьют. В колоде 2.
samurai_sword-about-nagayari = Сложность атаки до 4: 2 раны, если атаку не отобьют. В колоде 1.
samurai_sword-about-tanegashima = Сложность атаки до 5: 1 рана, если атаку не отобьют. В колоде 1.
samurai_sword-about-daikyu = Сложность атаки до 5: 2 раны, если атаку не отобьют. В колоде 1.

## Почему игрок обескровлен
samurai_sword-no_resilience = побеждён: обескровлен до своего хода
samurai_sword-no_cards = нет карт на руке: обескровлен

## Фазы
samurai_sword-phase-recover = Восстановление
samurai_sword-phase-bushido = Бусидо
samurai_sword-phase-draw = Набор
samurai_sword-phase-play = Розыгрыш
samurai_sword-phase-discard = Сброс

## Настройки
samurai_sword-pace = Темп
samurai_sword-normal = обычный
samurai_sword-quick = быстрый: у каждого в начале на жетон чести меньше, но не меньше двух (наше правило)

## Что произошло
samurai_sword-event-deal = { "" }
samurai_sword-event-role = { IF_YOU($seat, "Ваша роль", "Роль игрока %") }: { $card }
samurai_sword-event-show = { $seat } { IF_YOU($seat, "показываете", "показывает") } карту { $card }
samurai_sword-event-turn = { IF_YOU($seat, "Ваш ход", "Ходит %") }
samurai_sword-event-recover = { $seat } { IF_YOU($seat, "восстанавливаете", "восстанавливает") } стойкость: +{ $n }
samurai_sword-event-draw = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $from ->
    [discard] из сброса карту { $card }
   *[other] { $times ->
        [1] { $hidden ->
            [yes] карту
           *[no] карту { $card }
        }
        [one] { $times } карту
        [few] { $times } карты
       *[other] { $times } карт
    }
}
samurai_sword-event-reshuffle = { "" }
samurai_sword-event-run_out = Колода кончилась: сброс перетасован, каждый теряет жетон чести
samurai_sword-event-play = { $seat } { IF_YOU($seat, "играете", "играет") } карту { $card }
samurai_sword-event-weapon = { "" }
samurai_sword-event-done = { "" }
samurai_sword-event-attack = { $seat } { IF_YOU($seat, "атакуете", "атакует") } { IF_YOU($other, "вас", "игрока %") } картой «{ $what }»
samurai_sword-event-parry = { $seat } { IF_YOU($seat, "отбиваете", "отбивает") } атаку картой { $card }
samurai_sword-event-give_up = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } карту { $card }
samurai_sword-event-wound = { $other } { IF_YOU($other, "получаете", "получает") } { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
} от { IF_YOU($seat, "вас", "игрока %") }
samurai_sword-event-defeated = { $seat } { IF_YOU($seat, "побеждаете", "побеждает") } { IF_YOU($other, "вас", "игрока %") }
samurai_sword-event-honour = { $other } { IF_YOU($other, "получаете", "получает") } жетон чести от { IF_YOU($seat, "вас", "игрока %") }
samurai_sword-event-lose_honour = { $seat } { IF_YOU($seat, "теряете", "теряет") } жетон чести
samurai_sword-event-keep = { $seat } { IF_YOU($seat, "выкладываете", "выкладывает") } карту { $card }
samurai_sword-event-bushido = { $seat } { IF_YOU($seat, "кладёте", "кладёт") } «Бусидо» перед { IF_YOU($owner, "вами", "игроком %") }
samurai_sword-event-turn_up = { $seat } { IF_YOU($seat, "открываете", "открывает") } для «Бусидо» карту { $card }
samurai_sword-event-pass_on = «Бусидо» переходит к { IF_YOU($owner, "вам", "игроку %") }
samurai_sword-event-leave = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } «Бусидо»
samurai_sword-event-steal = { $seat } { IF_YOU($seat, "забираете", "забирает") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
} с { IF_YOU($giver, "вашей руки", "руки игрока %") }
samurai_sword-event-charm = { $giver } { IF_YOU($giver, "теряете", "теряет") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
} из-за «Гейши» { IF_YOU($seat, "от вас", "от игрока %") }
samurai_sword-event-undrawn = { $seat } { IF_YOU($seat, "оставляете", "оставляет") } последнюю карту колоды
samurai_sword-event-drain = { $seat } { IF_YOU($seat, "тратите", "тратит") } { $times ->
    [1] жетон стойкости
    [one] { $times } жетон стойкости
    [few] { $times } жетона стойкости
   *[other] { $times } жетонов стойкости
}
samurai_sword-event-discard = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
}

## Что добавляется к предыдущей строке: чем она начата и что добавлено
samurai_sword-after-draw-draw = { " и карту " }{ $card }
samurai_sword-after-play-draw = { $again ->
    [yes] { IF_YOU($seat, "берёте", "берёт") } { $times ->
        [1] { $card }
        [one] { $times } карту
        [few] { $times } карты
       *[other] { $times } карт
    }
   *[no] { $seat } { IF_YOU($seat, "берёте", "берёт") } { $card }
}
samurai_sword-after-play-recover = { IF_YOU($seat, "восстанавливаете", "восстанавливает") } стойкость: +{ $n }
samurai_sword-after-play-steal = { " и " }{ IF_YOU($seat, "забираете", "забирает") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
} с { IF_YOU($giver, "вашей руки", "руки игрока %") }
samurai_sword-after-play-charm = { $giver } { IF_YOU($giver, "теряете", "теряет") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
}
samurai_sword-after-drain-draw = { " и " }{ IF_YOU($seat, "берёте", "берёт") } { $times ->
    [1] { $card }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
samurai_sword-after-attack-parry = { $seat } { IF_YOU($seat, "отбиваете", "отбивает") } атаку картой { $card }
samurai_sword-after-attack-wound = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
samurai_sword-after-attack-defeated = { $other } { IF_YOU($other, "терпите", "терпит") } поражение
samurai_sword-after-attack-honour = { $other } { IF_YOU($other, "получаете", "получает") } жетон чести
samurai_sword-after-wound-defeated = { $other } { IF_YOU($other, "терпите", "терпит") } поражение
samurai_sword-after-wound-honour = { $other } { IF_YOU($other, "получаете", "получает") } жетон чести
samurai_sword-after-turn_up-give_up = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { $card }
samurai_sword-after-turn_up-pass_on = «Бусидо» переходит к { IF_YOU($owner, "вам", "игроку %") }
samurai_sword-after-turn_up-lose_honour = { $seat } { IF_YOU($seat, "теряете", "теряет") } жетон чести
samurai_sword-after-turn_up-leave = «Бусидо» уходит в сброс
samurai_sword-after-discard-discard = { $card }
samurai_sword-event-over = Игра окончена

## Ходы
samurai_sword-move-strike = Атаковать игрока { $target } картой { $card }: { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
samurai_sword-move-focus = Выложить «Хладнокровие»: на одно оружие за ход больше
samurai_sword-move-armor = Выложить «Доспех»: атаковать вас сложнее
samurai_sword-move-fast_draw = Выложить «Стремительность»: ваше оружие наносит на 1 рану больше
samurai_sword-move-bushido = Положить «Бусидо» перед { IF_YOU($target, "собой", "игроком %") }
samurai_sword-move-diversion = «Уловка»: забрать случайную карту с { IF_YOU($target, "вашей руки", "руки игрока %") }
samurai_sword-move-breathing = «Передышка»: восстановить всю стойкость, { $target } берёт карту
samurai_sword-move-battle_cry = «Боевой клич»: каждый другой сбрасывает карту защиты или получает рану
samurai_sword-move-tea_ceremony = «Чайная церемония»: вы берёте три карты, остальные по одной
samurai_sword-move-jujutsu = «Дзюдзюцу»: каждый другой сбрасывает оружие или получает рану
samurai_sword-move-daimyo = «Даймё»: взять две карты
samurai_sword-move-geisha-hand = «Гейша»: { $target } теряет случайную карту с руки
samurai_sword-move-geisha-table = «Гейша»: { $target } { IF_YOU($target, "теряете", "теряет") } { $card }
samurai_sword-move-nobunaga = Потратить жетон стойкости и взять карту
samurai_sword-move-end = Закончить ход
samurai_sword-move-discard = Сбросить { $card }
samurai_sword-move-parry = Защититься
samurai_sword-move-parry-with = Защититься картой { $card }
samurai_sword-move-take = Получить { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
}
samurai_sword-move-honour = Потерять жетон чести; «Бусидо» уходит в сброс
samurai_sword-move-honour-free = Сбросить «Бусидо»: сёгун в игре втроём чести не теряет
samurai_sword-move-draw-last = Взять последнюю карту колоды
samurai_sword-move-leave-last = Оставить последнюю карту колоды
samurai_sword-move-draw-deck = Взять первую карту из колоды
samurai_sword-move-draw-discard = Взять первой карту { $card } из сброса

## К чему ведёт ход
samurai_sword-then-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}, стойкости останется { $left }
samurai_sword-then-defeats = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}: поражение, вам +1 жетон чести
samurai_sword-then-left = стойкости останется { $left }
samurai_sword-then-defeated = вы терпите поражение, чести останется { $honour }
samurai_sword-then-honour = чести останется { $honour }
samurai_sword-then-discard = { $n ->
    [one] потом сбросить { $n } карту
    [few] потом сбросить { $n } карты
   *[other] потом сбросить { $n } карт
}
samurai_sword-then-pass_on = «Бусидо» переходит к { IF_YOU($target, "вам", "игроку %") }
samurai_sword-then-unseen = { $n ->
    [1] единственная карта
   *[other] случайная из { $n } карт
}
samurai_sword-then-everybody = { $n ->
    [0] не подействует ни на кого
    [one] подействует на { $n } игрока
   *[other] подействует на { $n } игроков
}
samurai_sword-then-focus = { $n ->
    [one] { $n } оружие за ход
   *[other] { $n } оружия за ход
}
samurai_sword-then-armor = сложность атаки на вас +{ $n }
samurai_sword-then-fast_draw = { $n ->
    [one] +{ $n } рана от каждого оружия
    [few] +{ $n } раны от каждого оружия
   *[other] +{ $n } ран от каждого оружия
}

## Причины победы
samurai_sword-reason-honour = победа чести
samurai_sword-reason-honour_tie = победа чести, при ничьей
samurai_sword-reason-swordmaster = победа мастера меча

## Почему так нельзя
samurai_sword-refusal-answer_parry = вас атакуют: сыграйте карту защиты или получите раны
samurai_sword-refusal-answer_weapon = «Дзюдзюцу» требует оружие: сбросьте его или получите рану
samurai_sword-refusal-answer_bushido = «Бусидо» требует оружие: сбросьте его или потеряйте жетон чести
samurai_sword-refusal-not_in_hand = у вас на руке нет карты { $card }
samurai_sword-refusal-only_hanzo = оружием защищается только Хандзо
samurai_sword-refusal-last_card = последней картой Хандзо не защищается, если это оружие
samurai_sword-refusal-discard_later = лишние карты сбрасывают в конце хода, до { $limit }
samurai_sword-refusal-discard_now = конец хода: оставьте на руке { $limit } карт
samurai_sword-refusal-draw_first = сначала набор: из колоды или из сброса
samurai_sword-refusal-draw_or_leave = сначала последняя карта колоды: возьмите её или оставьте
samurai_sword-refusal-drawn = карты этого хода уже взяты
samurai_sword-refusal-parry_later = вас никто не атакует; карта защиты — только ответ
samurai_sword-refusal-honour_later = «Бусидо» сейчас не требует жетона чести
samurai_sword-refusal-only_nobunaga = менять стойкость на карты умеет только Нобунага
samurai_sword-refusal-last_resilience = последний жетон стойкости тратить нельзя
samurai_sword-refusal-nothing_to_draw = брать нечего: карт не осталось
samurai_sword-refusal-no_such_seat = места нумеруются от 0 до { $last }
samurai_sword-refusal-not_yourself = карту { $card } играют на другого игрока
samurai_sword-refusal-weapons = в этом ходу оружия больше нельзя: ваш предел — { $n }
samurai_sword-refusal-harmless_resilience = у { IF_YOU($target, "вас", "игрока %") } нет стойкости: обескровленных не атакуют
samurai_sword-refusal-harmless_hand = у { IF_YOU($target, "вас", "игрока %") } нет карт на руке: обескровленных не атакуют
samurai_sword-refusal-too_hard = не достать: сложность атаки на игрока { $target } — { $difficulty }, у карты { $card } — до { $reach }
samurai_sword-refusal-one_bushido = «Бусидо» уже в игре: перед { IF_YOU($owner, "вами", "игроком %") }
samurai_sword-refusal-not_there = перед { IF_YOU($target, "вами", "игроком %") } нет карты { $card }
samurai_sword-refusal-no_cards = у { IF_YOU($target, "вас", "игрока %") } нет карт на руке

## Rulings
samurai_sword-help-shogun-1 = Начинает с 4 картами и ходит первым.
samurai_sword-help-shogun-2 = При ничьей ниндзя выше вас, а вы выше ронина.
samurai_sword-help-shogun-3 = Втроём вы играете один: 6 жетонов чести, и они считаются вдвое; вы берёте на карту больше, играете на одно оружие больше и не теряете чести из-за «Бусидо».
samurai_sword-help-samurai-1 = Вчетвером и вшестером ваша честь считается вдвое.
samurai_sword-help-samurai-2 = Если ваш удар по сёгуну закончил игру, ваша команда теряет три очка.
samurai_sword-help-ninja-1 = При любой ничьей побеждаете вы.
samurai_sword-help-ninja-2 = Вчетвером честь ниндзя, у которого больше звёзд, считается вдвое. Если ниндзя только двое, никто не знает, какая карта вернулась в коробку.
samurai_sword-help-ninja-3 = Если ваш удар по другому ниндзя закончил игру, ваша команда теряет три очка.
samurai_sword-help-ronin-1 = «Даймё» не приносит вам очков, и при любой ничьей вы проигрываете.
samurai_sword-help-focus-1 = Несколько карт складываются, и с Гоэмоном тоже: одно «Хладнокровие» даёт ему три оружия за ход.
samurai_sword-help-armor-1 = Несколько карт складываются. Ваш доспех не меняет сложности ваших атак.
samurai_sword-help-armor-2 = Для Кодзиро он не помеха.
samurai_sword-help-fast_draw-1 = Несколько карт складываются. «Боевой клич» и «Дзюдзюцу» — не оружие: там по-прежнему 1 рана.
samurai_sword-help-bushido-1 = Перед кем угодно при любой сложности атаки: и перед обескровленным, и перед собой. В игре может быть только одна такая карта.
samurai_sword-help-bushido-2 = Действует после восстановления и до набора. Открытая карта уходит в сброс.
samurai_sword-help-bushido-3 = Дальше карта переходит следующему по часовой стрелке. Если вы платите жетоном чести, она уходит в сброс; потеря последнего жетона заканчивает игру.
samurai_sword-help-bushido-4 = Если рука пуста, всем видно, что оружия нет: жетон чести теряется без вопроса.
samurai_sword-help-parry-1 = Одна карта защиты отбивает любую атаку, сколько бы ран она ни наносила.
samurai_sword-help-parry-2 = Спрашивают каждого, у кого есть карты, даже если карты защиты нет: вопрос не должен выдавать руку.
samurai_sword-help-parry-3 = Если вы отбились последней картой, вы сразу обескровлены.
samurai_sword-help-geisha-1 = Сложность атаки не важна, можно выбрать и обескровленного.
samurai_sword-help-geisha-2 = Может убрать и «Бусидо».
samurai_sword-help-diversion-1 = Сложность атаки не важна, но должна быть карта, которую можно взять.
samurai_sword-help-battle_cry-1 = По часовой стрелке, один за другим. На обескровленных и Тиёмэ не действует.
samurai_sword-help-battle_cry-2 = Кто терпит от него поражение, отдаёт вам жетон чести, как при атаке.
samurai_sword-help-tea_ceremony-1 = Сначала вы, потом остальные по часовой стрелке. Если колода кончится по ходу, каждый сразу теряет жетон чести.
samurai_sword-help-jujutsu-1 = По часовой стрелке, один за другим. На обескровленных и Тиёмэ не действует.
samurai_sword-help-jujutsu-2 = Здесь годится и последняя карта Хандзо, если это оружие.
samurai_sword-help-breathing-1 = Можно сыграть и при полной стойкости. Карту берёт другой игрок, не вы.
samurai_sword-help-daimyo-1 = Очко за карту на руке никогда не умножается.
samurai_sword-help-benkei-1 = Складывается с его «Доспехом». Для Кодзиро ни то ни другое не помеха.
samurai_sword-help-chiyome-1 = Ни карты, ни раны: «Боевой клич» и «Дзюдзюцу» на неё не действуют.
samurai_sword-help-ginchiyo-1 = Сначала прибавляют все дополнительные раны, потом вычитают одну.
samurai_sword-help-ginchiyo-2 = «Боевой клич» и «Дзюдзюцу» по-прежнему наносят ей 1 рану.
samurai_sword-help-goemon-1 = Складывается с «Хладнокровием»: два оружия, с одной картой — три.
samurai_sword-help-hanzo-1 = Последняя карта, если это оружие, не заменяет карту защиты, и против «Боевого клича» тоже.
samurai_sword-help-hideyoshi-1 = Три карты вместо двух, каждый ход.
samurai_sword-help-ieyasu-1 = Если сброс пуст, берёт как все.
samurai_sword-help-kojiro-1 = «Доспех» и Бэнкэй ему не помеха, но обескровленных он не атакует.
samurai_sword-help-musashi-1 = Складывается со «Стремительностью». «Боевой клич» и «Дзюдзюцу» — не оружие.
samurai_sword-help-nobunaga-1 = Сколько угодно раз, но не последний жетон стойкости.
samurai_sword-help-nobunaga-2 = За стойкость, которую он тратит сам, никто не получает жетона чести.
samurai_sword-help-tomoe-1 = Одна карта за попадание, сколько бы ран ни было; она берёт её в самом конце, после передачи чести.
samurai_sword-help-ushiwaka-1 = И за раны, от которых он потерпел поражение, но только за те жетоны стойкости, что у него были.
samurai_sword-help-bokken-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-bokken-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-kiseru-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-kiseru-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-wakizashi-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-wakizashi-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-bo-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-bo-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-kusarigama-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-kusarigama-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-katana-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-katana-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-shuriken-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-shuriken-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-kanabo-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-kanabo-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-nodachi-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-nodachi-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-naginata-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-naginata-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-nagayari-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-nagayari-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-tanegashima-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-tanegashima-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
samurai_sword-help-daikyu-1 = Сложность атаки — число шагов вокруг стола по кратчайшему пути без обескровленных, плюс 1 за каждый «Доспех» цели.
samurai_sword-help-daikyu-2 = Обескровленных не атакуют: это те, у кого нет стойкости или карт на руке.
