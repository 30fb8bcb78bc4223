bang = Бэнг!

## Карты
bang-bang = Бэнг!
bang-missed = Мимо!
bang-beer = Пиво
bang-saloon = Салун
bang-stagecoach = Дилижанс
bang-wells_fargo = Уэллс Фарго
bang-general_store = Магазин
bang-panic = Паника!
bang-cat_balou = Красотка
bang-gatling = Гатлинг
bang-indians = Индейцы!
bang-duel = Дуэль
bang-barrel = Бочка
bang-mustang = Мустанг
bang-scope = Прицел
bang-jail = Тюрьма
bang-dynamite = Динамит
bang-volcanic = Волканик
bang-schofield = Скофилд
bang-remington = Ремингтон
bang-rev_carabine = Карабин
bang-winchester = Винчестер
bang-colt = Кольт .45

## Роли
bang-sheriff = Шериф
bang-renegade = Ренегат
bang-outlaw = Бандит
bang-deputy = Помощник шерифа

## Персонажи
bang-bart_cassidy = Бутч Кэссиди
bang-black_jack = Бешеный Пёс
bang-calamity_janet = Бедовая Джейн
bang-el_gringo = Джанго
bang-jesse_jones = Джесси Джеймс
bang-jourdonnais = Человек-без-Имени
bang-kit_carlson = Кит Карсон
bang-lucky_duke = Везучий Люк
bang-paul_regret = Неуловимый Джо
bang-pedro_ramirez = Туко
bang-rose_doolan = Хладнокровная Роза
bang-sid_ketchum = Том Кетчум
bang-slab_the_killer = Ангельские Глазки
bang-suzy_lafayette = Сюзи Лафайет
bang-vulture_sam = Большой Змей
bang-willy_the_kid = Малыш Билли
bang-nobody = Незнакомец

## Что делает карта, одной фразой
bang-about-bang = Попадание в игрока на дистанции атаки. Один «Бэнг!» за ход.
bang-about-missed = Отменить попадание.
bang-about-beer = Восстановить единицу здоровья: в свой ход или потеряв последнюю. Когда игроков осталось двое, не действует.
bang-about-saloon = Каждый восстанавливает единицу здоровья.
bang-about-stagecoach = Взять две карты.
bang-about-wells_fargo = Взять три карты.
bang-about-general_store = Открыть по карте на каждого игрока; все берут по одной, начиная с вас.
bang-about-panic = Забрать карту у игрока на расстоянии 1.
bang-about-cat_balou = Любой игрок сбрасывает карту.
bang-about-gatling = Попадание в каждого из остальных.
bang-about-indians = Каждый из остальных сбрасывает «Бэнг!» или теряет единицу здоровья.
bang-about-duel = По очереди с любым игроком сбрасывать «Бэнг!», начинает он; кто остановился первым, теряет единицу здоровья.
bang-about-barrel = Когда в вас попадают — проверка: червы отменяют попадание.
bang-about-mustang = Для остальных вы на 1 дальше.
bang-about-scope = Для вас остальные на 1 ближе.
bang-about-jail = Кладётся перед любым, кроме шерифа. В начале хода — проверка: не червы — ход пропущен.
bang-about-dynamite = В начале вашего хода — проверка: от 2 до 9 пик — минус три единицы здоровья; иначе передать налево.
bang-about-volcanic = Дистанция атаки 1, «Бэнг!» — сколько угодно.
bang-about-schofield = Дистанция атаки 2.
bang-about-remington = Дистанция атаки 3.
bang-about-rev_carabine = Дистанция атаки 4.
bang-about-winchester = Дистанция атаки 5.
bang-about-colt = Дистанция атаки 1. Есть у каждого.
bang-about-sheriff = Вывести из игры всех бандитов и ренегата.
bang-about-renegade = Остаться последним за столом.
bang-about-outlaw = Вывести из игры шерифа.
bang-about-deputy = Беречь шерифа: его победа — ваша.
bang-about-bart_cassidy = За каждую потерянную единицу здоровья берёт карту.
bang-about-black_jack = Показывает вторую карту набора; если она красная, берёт ещё одну.
bang-about-calamity_janet = Играет «Бэнг!» как «Мимо!», а «Мимо!» как «Бэнг!».
bang-about-el_gringo = За единицу здоровья, отнятую игроком, берёт карту с его руки.
bang-about-jesse_jones = Первую карту набора может взять с руки другого игрока.
bang-about-jourdonnais = «Бочка» всегда при нём.
bang-about-kit_carlson = Смотрит три карты и оставляет две.
bang-about-lucky_duke = При каждой проверке открывает две карты и выбирает одну.
bang-about-paul_regret = Для остальных он на 1 дальше.
bang-about-pedro_ramirez = Первую карту набора может взять из сброса.
bang-about-rose_doolan = Для неё остальные на 1 ближе.
bang-about-sid_ketchum = Может за две карты восстановить единицу здоровья.
bang-about-slab_the_killer = Против его «Бэнг!» нужны два «Мимо!».
bang-about-suzy_lafayette = Как только рука пуста, берёт карту.
bang-about-vulture_sam = Забирает карты каждого выбывшего.
bang-about-willy_the_kid = Играет сколько угодно «Бэнг!».
bang-about-nobody = Особых свойств нет.

## Что произошло
bang-event-turn = { IF_YOU($seat, "Ваш ход", "Ходит %") }
bang-event-deal = { "" }
bang-event-role = { IF_YOU($seat, "Ваша роль", "Роль игрока %") }: { $card }
bang-event-character = { $seat } — { $what }, { $n ->
    [one] { $n } единица здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
}
bang-event-draw = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $times ->
    [1] { $card }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-shown = { $seat } { IF_YOU($seat, "показываете", "показывает") } { $card }
bang-event-look = { $seat } { IF_YOU($seat, "смотрите", "смотрит") } { $times ->
    [1] { $card }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-back = { $seat } { IF_YOU($seat, "возвращаете", "возвращает") } { $card } на колоду
bang-event-keep = { $seat } { IF_YOU($seat, "оставляете", "оставляет") } себе { $times ->
    [1] { $card }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-draw_discard = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $card } из сброса
bang-event-draw_from = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $card } с { IF_YOU($giver, "вашей руки", "руки игрока %") }
bang-event-gringo = { $seat } в отместку { IF_YOU($seat, "берёте", "берёт") } { $card } с { IF_YOU($giver, "вашей руки", "руки игрока %") }
bang-event-check = { $seat } { IF_YOU($seat, "открываете", "открывает") } { $card }
bang-event-counts = { $seat } { IF_YOU($seat, "засчитываете", "засчитывает") } { $card }
bang-event-discard = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { $card }
bang-event-play = { $seat } { IF_YOU($seat, "играете", "играет") } { $card }
bang-event-lay = { $seat } { IF_YOU($seat, "выкладываете", "выкладывает") } { $card }
bang-event-bang = { $seat } { IF_YOU($seat, "стреляете", "стреляет") } в { IF_YOU($other, "вас", "игрока %") } картой { $card }
bang-event-duel = { $seat } { IF_YOU($seat, "вызываете", "вызывает") } { IF_YOU($other, "вас", "игрока %") } картой { $card }
bang-event-jail = { $seat } { IF_YOU($seat, "сажаете", "сажает") } { IF_YOU($other, "вас", "игрока %") } за решётку картой { $card }
bang-event-panic = { $seat } { IF_YOU($seat, "грабите", "грабит") } { IF_YOU($other, "вас", "игрока %") } картой { $card }
bang-event-cat_balou = { $seat } { IF_YOU($seat, "играете", "играет") } { $card } против { IF_YOU($other, "вас", "игрока %") }
bang-event-stolen = { $seat } { IF_YOU($seat, "забираете", "забирает") } { $card } у { IF_YOU($giver, "вас", "игрока %") }
bang-event-forced = { $giver } { IF_YOU($giver, "сбрасываете", "сбрасывает") } поневоле { $card }
bang-event-answer = { $seat } { IF_YOU($seat, "отвечаете", "отвечает") } картой { $card }
bang-event-barrel = { $seat } { IF_YOU($seat, "прячетесь", "прячется") } за бочку
bang-event-hidden = Бочка спасает { IF_YOU($seat, "вас", "игрока %") }
bang-event-hit = { $seat } { IF_YOU($seat, "теряете", "теряет") } { $n ->
    [one] { $n } единицу здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
} от { IF_YOU($other, "вашей руки", "руки игрока %") }
bang-event-lose = { $seat } { IF_YOU($seat, "теряете", "теряет") } { $n ->
    [one] { $n } единицу здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
}
bang-event-heal = { $seat } { IF_YOU($seat, "восстанавливаете", "восстанавливает") } { $n ->
    [0] единицу здоровья, но этого мало
    [one] здоровье: теперь { $n } единица здоровья
    [few] здоровье: теперь { $n } единицы здоровья
   *[other] здоровье: теперь { $n } единиц здоровья
}
bang-event-out = { $other } { IF_YOU($other, "выводите", "выводит") } из игры { IF_YOU($seat, "вас", "игрока %") }
bang-event-gone = { $seat } { IF_YOU($seat, "выбываете", "выбывает") } из игры
bang-event-inherit = { $seat } { IF_YOU($seat, "получаете", "получает") } в наследство от { IF_YOU($giver, "вас", "игрока %") } { $times ->
    [1] { $card }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-reward = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} в награду за бандита
bang-event-penalty = { $seat } { IF_YOU($seat, "выводите", "выводит") } из игры помощника и { IF_YOU($seat, "теряете", "теряет") } все карты
bang-event-explode = Динамит взрывается перед { IF_YOU($seat, "вами", "игроком %") }
bang-event-pass_on = Динамит уходит от { IF_YOU($giver, "вас", "игрока %") } к { IF_YOU($owner, "вам", "игроку %") }
bang-event-freed = { $seat } { IF_YOU($seat, "выходите", "выходит") } из тюрьмы
bang-event-kept_in = { $seat } { IF_YOU($seat, "остаётесь", "остаётся") } в тюрьме и { IF_YOU($seat, "пропускаете", "пропускает") } ход
bang-event-store = В магазине { $card }
bang-event-take = { $seat } { IF_YOU($seat, "берёте", "берёт") } в магазине { $card }
bang-event-reshuffle = Сброс перетасован в новую колоду: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
bang-event-over = Игра окончена

## Что добавляется к предыдущей строке: чем она начата и что добавлено
bang-after-draw-draw = { $again ->
    [yes] { $card }
   *[no] ↵
}
bang-after-look-look = { $card }
bang-after-look-back = { $card } возвращается на колоду
bang-after-look-keep = { $times ->
    [1] { $card } остаётся
    [one] { $times } карта остаётся
    [few] { $times } карты остаются
   *[other] { $times } карт остаются
}
bang-after-inherit-inherit = { $card }
bang-after-reward-draw = { $times ->
    [1] { $card }
   *[other] { "" }
}
bang-after-out-role = { $card }
bang-after-gone-role = { $card }
bang-after-play-draw = { IF_YOU($seat, "берёте", "берёт") } { $times ->
    [1] { $card }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-after-play-heal = { $again ->
    [yes] здоровье теперь { $n }
   *[no] { $seat } — { $n }
}
bang-after-play-store = { $card }
bang-after-take-take = { $seat } — { $card }
bang-after-bang-answer = в ответ { $card }
bang-after-bang-barrel = { "" }
bang-after-bang-check = { $to ->
    [check] { $card }
   *[other] { bang-barrel-verdict }
}
bang-after-bang-counts = { bang-barrel-verdict }
bang-after-bang-discard = { $from ->
    [check] { "" }
   *[other] ↵
}
bang-after-bang-hidden = { "" }
bang-after-bang-hit = { bang-lives-lost }
bang-after-barrel-check = { $to ->
    [check] { $card }
   *[other] { bang-barrel-verdict }
}
bang-after-barrel-counts = { bang-barrel-verdict }
bang-after-barrel-discard = { $from ->
    [check] { "" }
   *[other] ↵
}
bang-after-barrel-hidden = { "" }
bang-after-barrel-hit = { $again ->
    [yes] { bang-lives-lost }
   *[no] ↵
}
bang-after-duel-answer = { $seat } — { $card }
bang-after-duel-hit = { bang-event-lose }
bang-after-duel-lose = { bang-event-lose }
bang-after-panic-stolen = { IF_YOU($seat, "забираете", "забирает") } { $from ->
    [hand] с руки { $card }
   *[other] { $card }
}
bang-after-cat_balou-forced = { $from ->
    [hand] с руки в сброс { $card }
   *[other] в сброс { $card }
}
bang-after-check-check = { $card }
bang-after-check-counts = засчитано { $card }
bang-after-check-discard = { $from ->
    [hand] ↵
   *[other] { "" }
}
bang-after-check-freed = на свободе
bang-after-check-kept_in = ход пропущен
bang-after-check-pass_on = динамит уходит к { IF_YOU($owner, "вам", "игроку %") }
bang-after-check-explode = динамит взрывается
bang-after-check-lose = { bang-lives-lost }
bang-barrel-verdict = { $suit ->
    [H] бочка спасает ({ $card })
   *[other] бочка не спасает ({ $card })
}
bang-lives-lost = минус { $n ->
    [one] { $n } единица здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
}

## Ходы
bang-move-play = Сыграть { $card }
bang-move-lay = Выложить { $card } перед собой
bang-move-answer = Ответить: { $card }
bang-move-beer = Выпить { $card }
bang-move-gatling = { $card }: попадание во всех
bang-move-indians = Позвать { $card }
bang-move-shoot = { $card }: выстрелить в игрока { $target }
bang-move-duel = { $card }: вызвать игрока { $target }
bang-move-jail = { $card }: посадить игрока { $target }
bang-move-steal = { $card }: забрать { $loot } у игрока { $target }
bang-move-steal_hand = { $card }: забрать карту с руки игрока { $target }
bang-move-force = { $card }: { $target } сбрасывает { $loot }
bang-move-force_hand = { $card }: { $target } сбрасывает карту с руки
bang-move-force_own = { $card }: сбросить { $loot } перед собой
bang-move-discard = Сбросить { $card }
bang-move-take = Взять { $card }
bang-move-back = Вернуть { $card } на колоду
bang-move-choose = Засчитать { $card }
bang-move-top = Оставить { $card } на верху сброса
bang-move-barrel = Спрятаться за бочку
bang-move-heal = Сбросить две карты за единицу здоровья
bang-move-pass = Не отвечать
bang-move-go_out = Выбыть
bang-move-no_trade = Без обмена
bang-move-end = Закончить ход
bang-move-draw = Взять из колоды
bang-move-draw_from = Взять с руки игрока { $target }
bang-move-draw_discard = Взять верхнюю карту сброса
bang-move-keep = Оставить персонажа
bang-move-new = Взять нового персонажа

## К чему ведёт ход
bang-then-lose_life = минус 1 единица здоровья, останется { $left }
bang-then-last_life = последняя единица здоровья: спасут «Пиво» или обмен
bang-then-out = вы выбываете
bang-then-life = здоровье { $before } → { $after }
bang-then-all_lives = здоровье и так полное
bang-then-two_left = вдвоём не помогает
bang-then-healed = { $n ->
    [0] все и так здоровы
    [one] здоровье восстановит { $n } игрок
    [few] здоровье восстановят { $n } игрока
   *[other] здоровье восстановят { $n } игроков
}
bang-then-range = дистанция атаки { $before } → { $after }
bang-then-volcanic = дистанция атаки { $before } → { $after }, «Бэнг!» без счёта
bang-then-shots = { $n ->
    [one] под ударом { $n } игрок
    [few] под ударом { $n } игрока
   *[other] под ударом { $n } игроков
}
bang-then-attacked = { $n ->
    [one] { $n } игрок отвечает «Бэнг!» или теряет здоровье
    [few] { $n } игрока отвечают «Бэнг!» или теряют здоровье
   *[other] { $n } игроков отвечают «Бэнг!» или теряют здоровье
}
bang-then-barrel = отменит каждое четвёртое попадание
bang-then-heart = 1 из 4: червы
bang-then-further = вы дальше для других на 1
bang-then-nearer = другие ближе для вас на 1
bang-then-dynamite = взорвётся примерно в 1 случае из 8, начиная с вашего следующего хода
bang-then-needs = { $n ->
    [one] попадание отменено
    [few] нужно { $n } «Мимо!»
   *[other] нужно { $n } «Мимо!»
}
bang-then-jail = 3 из 4: ход пропущен
bang-then-duel = { $n ->
    [0] у вас нет «Бэнг!»
   *[other] у вас { $n } «Бэнг!»
}, у соперника { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
bang-then-shot = здоровье { $lives }, { $cards ->
    [0] на руке пусто
    [one] на руке { $cards } карта
    [few] на руке { $cards } карты
   *[other] на руке { $cards } карт
}
bang-then-unseen = { $n ->
    [1] единственная карта
   *[other] 1 из { $n } карт, наугад
}
bang-then-discard = { $n ->
    [one] и сбросить { $n } карту
    [few] и сбросить { $n } карты
   *[other] и сбросить { $n } карт
}

## Причины победы
bang-reason-sheriff_dead = шериф выбыл
bang-reason-renegade_alone = ренегат остался один
bang-reason-law = все бандиты и ренегат выбыли

## Почему так нельзя
bang-refusal-not_in_hand = у вас на руке нет карты { $card }
bang-refusal-no_such_seat = места нумеруются от 0 до { $seats }
bang-refusal-not_yourself = против себя это не играют
bang-refusal-own_hand = «Красотка» не берёт карт с вашей руки, только те, что лежат перед вами
bang-refusal-is_out = { $target } уже вне игры
bang-refusal-needs_target = карту { $card } играют против кого-то: выберите игрока
bang-refusal-one_bang = «Бэнг!» в этом ходу уже сыгран; больше — только с «Волкаником» или за Малыша Билли
bang-refusal-out_of_range = не достать: расстояние { $distance }, а ваша дистанция атаки { $reach }
bang-refusal-missed_is_answer = «Мимо!» — только ответ на попадание
bang-refusal-panic_range = «Паника!» действует на расстоянии 1, а { $target } на расстоянии { $distance }
bang-refusal-empty_hand = у { IF_YOU($target, "вас", "игрока %") } нет карт на руке
bang-refusal-not_in_front = перед { IF_YOU($target, "вами", "игроком %") } нет карты { $card }
bang-refusal-same_name = такая карта перед вами уже лежит: { $card }
bang-refusal-sheriff_jail = шерифа в тюрьму не посадишь
bang-refusal-jailed_already = { $target } уже в тюрьме
bang-refusal-discard_now = карт больше, чем единиц здоровья: сбросьте ещё { $left }
bang-refusal-discard_later = сбрасывают, закончив ход
bang-refusal-barrel_later = «Бочка» помогает, когда в вас попадают
bang-refusal-not_sid = единица здоровья за две карты — только у Тома Кетчума
bang-refusal-full_life = у вас полное здоровье
bang-refusal-two_cards = для этого нужны две карты
bang-refusal-trade_now = { $left ->
    [one] выберите ещё одну карту, которую отдаёте за единицу здоровья
   *[other] выберите карты, которые отдаёте за единицу здоровья: { $left }
}
bang-refusal-heal_or_pass = сначала решите, обменять ли две карты на единицу здоровья
bang-refusal-keep_or_new = сначала решите: оставить персонажа или взять нового
bang-refusal-barrel_used = каждая «Бочка» помогает от попадания один раз
bang-refusal-no_barrel = «Бочки» у вас нет
bang-refusal-no_barrel_here = «Бочка» тут не поможет: нужна карта «{ $needed }»
bang-refusal-answer_now = сначала ответьте: нужна карта «{ $needed }», или не отвечайте
bang-refusal-beer_later = «Пиво» пьют в свой ход или потеряв последнюю единицу здоровья
bang-refusal-missed_no_help = «Мимо!» тут не поможет: нужна карта «Бэнг!»
bang-refusal-no_answer = { $card } не подходит: нужна карта «{ $needed }»
bang-refusal-beer_two_left = когда игроков осталось двое, «Пиво» не действует
bang-refusal-saloon_no_rescue = «Салун» не спасёт, только «Пиво»
bang-refusal-rescue_now = здоровья не осталось: спасайтесь или выбывайте
bang-refusal-not_on_top = { $card } нельзя оставить на верху сброса
bang-refusal-top_first = сначала решите, какая ваша карта окажется на верху сброса
bang-refusal-not_in_store = в магазине нет карты { $card }
bang-refusal-store_now = сначала возьмите карту в магазине
bang-refusal-not_looked_at = { $card } не из этих трёх карт
bang-refusal-put_back_first = сначала верните одну из трёх карт на колоду
bang-refusal-pedro_draws = Туко берёт первую карту из колоды или из сброса
bang-refusal-jesse_draws = Джесси Джеймс берёт первую карту из колоды или с чужой руки
bang-refusal-draw_first = сначала возьмите первую карту
bang-refusal-not_turned_up = карту { $card } не открывали
bang-refusal-choose_first = сначала выберите, какая из двух карт засчитывается
bang-refusal-end_instead = пасовать не на что: закончите ход
bang-refusal-drawn_already = карты этого хода уже взяты

## One line on a card
bang-short-bang = попадание в цель
bang-short-missed = отменить попадание
bang-short-beer = здоровье +1
bang-short-saloon = здоровье +1 всем
bang-short-stagecoach = взять две
bang-short-wells_fargo = взять три
bang-short-general_store = каждому по карте
bang-short-panic = отнять рядом
bang-short-cat_balou = сбросить чужую
bang-short-gatling = попадание во всех
bang-short-indians = «Бэнг!» или здоровье
bang-short-duel = «Бэнг!» на «Бэнг!»
bang-short-barrel = червы: мимо
bang-short-mustang = вы дальше на 1
bang-short-scope = все ближе на 1
bang-short-jail = пропуск хода?
bang-short-dynamite = ♠2–9: −3 здоровья
bang-short-volcanic = «Бэнг!» вволю
bang-short-schofield = дистанция 2
bang-short-remington = дистанция 3
bang-short-rev_carabine = дистанция 4
bang-short-winchester = дистанция 5

## Rulings
bang-help-bang-1 = Один за ход, если у вас нет «Волканика» и вы не Малыш Билли. «Дуэль», «Гатлинг» и «Индейцы!» не в счёт.
bang-help-bang-2 = Дистанция атаки — у оружия. Расстояние — меньшее число шагов вокруг стола; выбывшие не шаг.
bang-help-missed-1 = Только ответ: в свой ход не играют.
bang-help-missed-2 = Против «Бэнг!» Ангельских Глазок нужны два; один можно потратить и зря.
bang-help-missed-3 = Не помогает против «Индейцев!» и в «Дуэли».
bang-help-beer-1 = В свой ход или сразу, потеряв последнюю единицу здоровья. Никто не выпьет за вас.
bang-help-beer-2 = При полном здоровье или когда игроков двое, сыграть можно, но без толку; тогда и не спасает.
bang-help-saloon-1 = При потере последней единицы здоровья не спасает, зато действует и когда осталось двое.
bang-help-saloon-2 = Можно сыграть, даже если никто не ранен.
bang-help-stagecoach-1 = Если колода кончилась, сброс тасуют в новую, вместе с этой картой.
bang-help-wells_fargo-1 = Если колода кончилась, сброс тасуют в новую, вместе с этой картой.
bang-help-general_store-1 = Карт столько, сколько живых; берут по часовой стрелке, начиная с сыгравшего.
bang-help-general_store-2 = Если карт не хватило, последним не достаётся.
bang-help-panic-1 = Расстояние 1 при любом оружии; «Мустанг» и «Прицел» считаются.
bang-help-panic-2 = Карта перед игроком, в том числе «Тюрьма» и «Динамит», или случайная с руки.
bang-help-cat_balou-1 = На любом расстоянии.
bang-help-cat_balou-2 = Названная вами карта перед игроком, в том числе «Тюрьма» и «Динамит», или случайная с руки.
bang-help-cat_balou-3 = Также карта перед вами, например ваш «Динамит», но не карта с вашей руки.
bang-help-gatling-1 = По часовой стрелке, на любом расстоянии. «Бочка» и «Мимо!» помогают.
bang-help-gatling-2 = Это не карта «Бэнг!»: в счёт хода не идёт, и у Ангельских Глазок нужен один «Мимо!».
bang-help-gatling-3 = Сначала попадает во всех, и только потом смотрят, не кончилась ли игра.
bang-help-indians-1 = «Мимо!» и «Бочка» не помогают.
bang-help-indians-2 = Сначала доходят до всех, и только потом смотрят, не кончилась ли игра.
bang-help-duel-1 = На любом расстоянии. Эти «Бэнг!» не сыграны: в счёт хода не идут, «Мимо!» и «Бочка» не помогают.
bang-help-duel-2 = Если вызвавший проиграл свою дуэль, у него нет убийцы.
bang-help-barrel-1 = Пользоваться не обязательно. Один раз на попадание; после неё ещё можно сыграть «Мимо!».
bang-help-barrel-2 = Против «Бэнг!» Ангельских Глазок удачная «Бочка» — за один «Мимо!».
bang-help-barrel-3 = У Человека-без-Имени «Бочка» своя: с картой у него две попытки.
bang-help-mustang-1 = Складывается со свойством Неуловимого Джо, а «Прицел» и Хладнокровная Роза действуют против.
bang-help-scope-1 = Расстояние не бывает меньше 1.
bang-help-scope-2 = Считается и для «Паники!», а оружие — нет.
bang-help-jail-1 = Не для шерифа и не дважды одному. После проверки уходит в сброс в любом случае.
bang-help-jail-2 = В тюрьме вы всё так же мишень и всё так же отвечаете.
bang-help-dynamite-1 = Проверяют первым, до «Тюрьмы», и не в тот ход, когда выложен.
bang-help-dynamite-2 = Выбывших обходит. В том, что он сделал, не виноват никто: ни награды, ни штрафа.
bang-help-dynamite-3 = Если из двух единиц здоровья отнимает три, две карты «Пиво» спасут, одна — нет.
bang-help-volcanic-1 = Действует сразу, даже после первого «Бэнг!» за ход.
bang-help-schofield-1 = Новое оружие заменяет старое, даже такое же.
bang-help-remington-1 = Новое оружие заменяет старое, даже такое же.
bang-help-rev_carabine-1 = Новое оружие заменяет старое, даже такое же.
bang-help-winchester-1 = Новое оружие заменяет старое, даже такое же.
bang-help-sheriff-1 = На одну единицу здоровья больше, чем у персонажа. Всегда открыт, ходит первым.
bang-help-sheriff-2 = Выведя из игры помощника, сбрасывает руку и всё, что лежит перед ним.
bang-help-deputy-1 = Побеждает вместе с шерифом, живой или нет.
bang-help-outlaw-1 = Когда шериф мёртв, побеждают все бандиты, и выбывшие тоже.
bang-help-outlaw-2 = Кто вывел бандита из игры, берёт три карты, даже если он сам бандит.
bang-help-renegade-1 = Если шериф пал, когда жив кто-то ещё, побеждают бандиты.
bang-help-renegade-2 = За ренегата награды нет.
bang-help-bart_cassidy-1 = Потеряв последнюю единицу здоровья, сперва пьёт «Пиво»; взятая карта спасением быть не может.
bang-help-black_jack-1 = Червы или бубны: ещё одна карта, уже не показывая. Чёрная: больше нет.
bang-help-calamity_janet-1 = И в «Дуэли», и против «Индейцев!», и с «Волкаником».
bang-help-calamity_janet-2 = «Мимо!», сыгранный как «Бэнг!», — это её «Бэнг!» за ход.
bang-help-el_gringo-1 = Случайную карту за каждую единицу здоровья, если на той руке они есть. «Динамит» — ничья карта.
bang-help-el_gringo-2 = На последней единице здоровья — только после спасительного «Пива». Проигранная дуэль, которую начал сам, ничего не даёт.
bang-help-jesse_jones-1 = Случайную карту. Если карт нет ни у кого, просто берёт из колоды.
bang-help-jourdonnais-1 = С картой «Бочка» у него две попытки на каждое попадание.
bang-help-kit_carlson-1 = Третья карта возвращается на верх колоды.
bang-help-lucky_duke-1 = Обе карты уходят в сброс, засчитанная сверху.
bang-help-paul_regret-1 = Складывается с «Мустангом».
bang-help-pedro_ramirez-1 = Пока он жив, выбывающий решает, какая карта с руки или со стола ляжет на верх сброса.
bang-help-rose_doolan-1 = Складывается с «Прицелом»; расстояние не бывает меньше 1.
bang-help-sid_ketchum-1 = Не выше предела. В свой ход, когда надо отвечать, и как спасение.
bang-help-sid_ketchum-2 = И когда игроков осталось двое.
bang-help-sid_ketchum-3 = Его спрашивают перед проверкой «Динамита» или «Тюрьмы» и прежде, чем у него заберут карту с руки.
bang-help-slab_the_killer-1 = Удачная «Бочка» — за один из двух. Против его «Гатлинга» нужен один.
bang-help-suzy_lafayette-1 = Ждёт, пока сыгранная карта подействует, а в «Дуэли» — пока та кончится.
bang-help-suzy_lafayette-2 = Между двумя «Мимо!» против одного попадания берёт сразу.
bang-help-vulture_sam-1 = И с руки, и со стола, кто бы ни стрелял.
bang-help-vulture_sam-2 = Шерифом, выведя из игры помощника, теряет и то, что только что получил.
bang-help-willy_the_kid-1 = Только карты «Бэнг!»; остальное — как у всех.
