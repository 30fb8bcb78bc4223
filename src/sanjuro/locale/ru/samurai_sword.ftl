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
samurai_sword-parry = Парирование
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

## Что умеют персонажи
samurai_sword-about-benkei = Атаковать вас на 1 сложнее.
samurai_sword-about-chiyome = Вас ранит только оружие: «Боевой клич» и «Дзюдзюцу» проходят мимо.
samurai_sword-about-ginchiyo = Оружие ранит вас на 1 меньше, но не меньше чем на 1.
samurai_sword-about-goemon = В свой ход можете сыграть на одно оружие больше.
samurai_sword-about-hanzo = Можете сыграть оружие как «Парирование», если это не последняя карта на руке.
samurai_sword-about-hideyoshi = В фазе набора берёте на одну карту больше.
samurai_sword-about-ieyasu = Первую карту набора можете взять с верха сброса.
samurai_sword-about-kojiro = Можете атаковать кого угодно любым оружием.
samurai_sword-about-musashi = Ваше оружие ранит на 1 сильнее.
samurai_sword-about-nobunaga = В фазе розыгрыша можете потратить жетон стойкости, но не последний, и взять карту.
samurai_sword-about-tomoe = Каждый раз, когда ваше оружие кого-то ранит, берёте карту.
samurai_sword-about-ushiwaka = За каждый жетон стойкости, потерянный от оружия, берёте карту.

## Что делают карты
samurai_sword-about-focus = Лежит перед вами: на одно оружие за ход больше.
samurai_sword-about-armor = Лежит перед вами: атаковать вас на 1 сложнее.
samurai_sword-about-fast_draw = Лежит перед вами: ваше оружие ранит на 1 сильнее.
samurai_sword-about-bushido = Кладётся перед любым игроком. В начале его хода открывается карта: если это оружие, он сбрасывает оружие и передаёт «Бусидо» дальше или теряет жетон чести; иначе просто передаёт дальше.
samurai_sword-about-parry = Отбивает одну атаку на вас или «Боевой клич».
samurai_sword-about-geisha = Другой игрок теряет случайную карту с руки или выбранную вами карту перед ним.
samurai_sword-about-diversion = Заберите случайную карту с руки другого игрока.
samurai_sword-about-battle_cry = Каждый другой игрок сбрасывает «Парирование» или получает 1 рану.
samurai_sword-about-tea_ceremony = Возьмите 3 карты; остальные берут по одной.
samurai_sword-about-jujutsu = Каждый другой игрок сбрасывает оружие или получает 1 рану.
samurai_sword-about-breathing = Восстановите всю стойкость; другой игрок берёт карту.
samurai_sword-about-daimyo = Возьмите 2 карты; или сберегите: 1 очко в конце игры, но не ронину.

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
samurai_sword-event-role = { $seat } — { $card }
samurai_sword-event-show = { $seat } показывает { $card }
samurai_sword-event-turn = Ходит { $seat }
samurai_sword-event-recover = { $seat } восстанавливает стойкость: +{ $n }
samurai_sword-event-draw = { $from ->
    [discard] { $seat } берёт { $card } из сброса
   *[other] { $seat } берёт { $card }
}
samurai_sword-event-reshuffle = { "" }
samurai_sword-event-run_out = Колода кончилась: сброс перетасован, каждый теряет жетон чести
samurai_sword-event-play = { $seat } играет { $card }
samurai_sword-event-weapon = { "" }
samurai_sword-event-done = { "" }
samurai_sword-event-attack = { $seat } атакует игрока { $other }: «{ $what }», { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
samurai_sword-event-parry = { $seat } отбивает атаку: { $card }
samurai_sword-event-give_up = { $seat } отдаёт { $card }
samurai_sword-event-wound = { $other } получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
} от игрока { $seat }
samurai_sword-event-defeated = { $seat } побеждает игрока { $other }
samurai_sword-event-honour = { $seat } отдаёт жетон чести игроку { $other }
samurai_sword-event-lose_honour = { $seat } теряет жетон чести
samurai_sword-event-keep = { $seat } выкладывает { $card }
samurai_sword-event-bushido = { $seat } кладёт «Бусидо» перед игроком { $owner }
samurai_sword-event-turn_up = { $seat } открывает для «Бусидо» { $card }
samurai_sword-event-pass_on = «Бусидо» переходит дальше: { $owner }
samurai_sword-event-leave = { $seat } сбрасывает «Бусидо»
samurai_sword-event-steal = { $seat } забирает { $card } с руки игрока { $giver }
samurai_sword-event-charm = { $seat } подсылает гейшу: { $giver } теряет { $card }
samurai_sword-event-drain = { $seat } тратит жетон стойкости и берёт карту
samurai_sword-event-discard = { $seat } сбрасывает { $card }
samurai_sword-event-over = Игра окончена

## Ходы
samurai_sword-move-strike = { $card }: атаковать игрока { $target }, { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
samurai_sword-move-focus = Выложить «Хладнокровие»: на одно оружие за ход больше
samurai_sword-move-armor = Выложить «Доспех»: атаковать вас сложнее
samurai_sword-move-fast_draw = Выложить «Стремительность»: ваше оружие ранит на 1 сильнее
samurai_sword-move-bushido = Положить «Бусидо» перед игроком { $target }
samurai_sword-move-diversion = «Уловка»: случайная карта с руки игрока { $target }
samurai_sword-move-breathing = «Передышка»: вся стойкость вам, { $target } берёт карту
samurai_sword-move-battle_cry = «Боевой клич»: каждый другой сбрасывает «Парирование» или получает рану
samurai_sword-move-tea_ceremony = «Чайная церемония»: вам три карты, остальным по одной
samurai_sword-move-jujutsu = «Дзюдзюцу»: каждый другой сбрасывает оружие или получает рану
samurai_sword-move-daimyo = «Даймё»: взять две карты
samurai_sword-move-geisha-hand = «Гейша»: { $target } теряет случайную карту с руки
samurai_sword-move-geisha-table = «Гейша»: { $target } теряет { $card }
samurai_sword-move-nobunaga = Потратить жетон стойкости и взять карту
samurai_sword-move-end = Закончить ход
samurai_sword-move-discard = Сбросить { $card }
samurai_sword-move-parry = Парировать
samurai_sword-move-parry-with = Парировать: { $card }
samurai_sword-move-take = Получить { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
}
samurai_sword-move-honour = Потерять жетон чести; «Бусидо» уходит в сброс
samurai_sword-move-honour-free = Сбросить «Бусидо»: сёгун при игре втроём чести не теряет
samurai_sword-move-draw-deck = Взять первую карту из колоды
samurai_sword-move-draw-discard = Взять первой картой { $card } из сброса

## Причины победы
samurai_sword-reason-honour = победа чести
samurai_sword-reason-honour_tie = победа чести, при ничьей
samurai_sword-reason-swordmaster = победа мастера меча

## Почему так нельзя
samurai_sword-refusal-answer_parry = вас атакуют: сыграйте «Парирование» или получите раны
samurai_sword-refusal-answer_weapon = «Дзюдзюцу» требует оружие: сбросьте его или получите рану
samurai_sword-refusal-answer_bushido = «Бусидо» требует оружие: сбросьте его или потеряйте жетон чести
samurai_sword-refusal-not_in_hand = у вас на руке нет карты { $card }
samurai_sword-refusal-only_hanzo = оружием парирует только Хандзо
samurai_sword-refusal-last_card = последней картой Хандзо не парирует, если это оружие
samurai_sword-refusal-discard_later = лишние карты сбрасывают в конце хода, до { $limit }
samurai_sword-refusal-discard_now = конец хода: оставьте на руке { $limit } карт
samurai_sword-refusal-draw_first = сначала набор: из колоды или из сброса
samurai_sword-refusal-drawn = карты этого хода уже взяты
samurai_sword-refusal-parry_later = вас никто не атакует; «Парирование» — только ответ
samurai_sword-refusal-honour_later = «Бусидо» сейчас не требует жетона чести
samurai_sword-refusal-only_nobunaga = менять стойкость на карты умеет только Нобунага
samurai_sword-refusal-last_resilience = последний жетон стойкости тратить нельзя
samurai_sword-refusal-nothing_to_draw = брать нечего: карт нет
samurai_sword-refusal-no_such_seat = места нумеруются от 0 до { $last }
samurai_sword-refusal-not_yourself = { $card } играют на другого игрока
samurai_sword-refusal-weapons = оружия в этом ходу больше нельзя: ваш предел — { $n }
samurai_sword-refusal-harmless_resilience = { $target } без стойкости, то есть обескровлен: оружие против него не играют
samurai_sword-refusal-harmless_hand = { $target } без карт на руке, то есть обескровлен: оружие против него не играют
samurai_sword-refusal-too_hard = сложность атаки на игрока { $target } — { $difficulty }, а { $card } бьёт до { $reach }
samurai_sword-refusal-one_bushido = «Бусидо» уже в игре, у игрока { $owner }
samurai_sword-refusal-not_there = перед игроком { $target } нет карты { $card }
samurai_sword-refusal-no_cards = { $target } не держит карт на руке
