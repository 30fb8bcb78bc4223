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
bang-about-missed = Отменяет попадание.
bang-about-beer = Восстанавливает единицу здоровья: в свой ход или в момент, когда вы теряете последнюю. Когда игроков осталось двое, не действует.
bang-about-saloon = Каждый восстанавливает единицу здоровья.
bang-about-stagecoach = Взять две карты.
bang-about-wells_fargo = Взять три карты.
bang-about-general_store = Открыть по карте на каждого игрока; все берут по одной, начиная с вас.
bang-about-panic = Заберите карту у игрока на расстоянии 1.
bang-about-cat_balou = Любой игрок сбрасывает карту.
bang-about-gatling = Попадание в каждого из остальных игроков.
bang-about-indians = Каждый из остальных сбрасывает «Бэнг!» или теряет единицу здоровья.
bang-about-duel = Вызовите любого игрока: начиная с него, вы по очереди сбрасываете «Бэнг!». Кто не сбросил, теряет единицу здоровья.
bang-about-barrel = Когда в вас стреляют — проверка: червы отменяют попадание.
bang-about-mustang = Для остальных вы на 1 дальше.
bang-about-scope = Для вас остальные на 1 ближе.
bang-about-jail = Кладётся перед любым игроком, кроме шерифа. В начале своего хода он делает проверку: если не червы, ход пропущен.
bang-about-dynamite = В начале вашего хода — проверка: от 2 до 9 пик — взрыв, вы теряете три единицы здоровья; иначе «Динамит» переходит налево.
bang-about-volcanic = Дистанция атаки 1, «Бэнг!» — сколько угодно раз за ход.
bang-about-schofield = Дистанция атаки 2.
bang-about-remington = Дистанция атаки 3.
bang-about-rev_carabine = Дистанция атаки 4.
bang-about-winchester = Дистанция атаки 5.
bang-about-colt = Дистанция атаки 1. Есть у каждого.
bang-about-sheriff = Выведите из игры всех бандитов и ренегата.
bang-about-renegade = Останьтесь последним в живых.
bang-about-outlaw = Выведите из игры шерифа.
bang-about-deputy = Берегите шерифа: вы побеждаете вместе.
bang-about-bart_cassidy = Берёт карту за каждую потерянную единицу здоровья.
bang-about-black_jack = Показывает вторую взятую карту; если она красная, берёт ещё одну.
bang-about-calamity_janet = Играет «Бэнг!» как «Мимо!», а «Мимо!» как «Бэнг!».
bang-about-el_gringo = За каждую единицу здоровья, отнятую игроком, берёт карту с его руки.
bang-about-jesse_jones = Первую карту в начале хода может взять с руки другого игрока.
bang-about-jourdonnais = У него всегда есть «Бочка».
bang-about-kit_carlson = Смотрит три карты и оставляет две.
bang-about-lucky_duke = При каждой проверке открывает две карты и выбирает одну.
bang-about-paul_regret = Для остальных он на 1 дальше.
bang-about-pedro_ramirez = Первую карту в начале хода может взять из сброса.
bang-about-rose_doolan = Для неё остальные на 1 ближе.
bang-about-sid_ketchum = Может сбросить две карты и восстановить единицу здоровья.
bang-about-slab_the_killer = Против его «Бэнг!» нужны два «Мимо!».
bang-about-suzy_lafayette = Как только рука пустеет, берёт карту.
bang-about-vulture_sam = Забирает карты каждого выбывшего.
bang-about-willy_the_kid = Играет «Бэнг!» сколько угодно раз за ход.
bang-about-nobody = Особых свойств нет.

## Что произошло
bang-event-turn = { IF_YOU($seat, "Ваш ход", "Ходит %") }
bang-event-deal = { "" }
bang-event-role = { IF_YOU($seat, "Ваша роль", "Роль игрока %") }: { $card }
bang-event-character = { $seat } — { $what }, { $n ->
    [one] { $n } единица здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
}
bang-event-draw = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $times ->
    [1] { $hidden ->
        [yes] карту
       *[no] карту { $card }
    }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-shown = { $seat } { IF_YOU($seat, "показываете", "показывает") } карту { $card }
bang-event-look = { $seat } { IF_YOU($seat, "смотрите", "смотрит") } { $times ->
    [1] { $hidden ->
        [yes] карту
       *[no] карту { $card }
    }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-back = { $seat } { IF_YOU($seat, "возвращаете", "возвращает") } на колоду { $hidden ->
    [yes] карту
   *[no] карту { $card }
}
bang-event-keep = { $seat } { IF_YOU($seat, "оставляете", "оставляет") } себе { $times ->
    [1] { $hidden ->
        [yes] карту
       *[no] карту { $card }
    }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-draw_discard = { $seat } { IF_YOU($seat, "берёте", "берёт") } из сброса карту { $card }
bang-event-draw_from = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
} с { IF_YOU($giver, "вашей руки", "руки игрока %") }
bang-event-gringo = { $seat } в отместку { IF_YOU($seat, "берёте", "берёт") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
} с { IF_YOU($giver, "вашей руки", "руки игрока %") }
bang-event-check = { $seat } { IF_YOU($seat, "открываете", "открывает") } карту { $card }
bang-event-counts = { $seat } { IF_YOU($seat, "выбираете", "выбирает") } карту { $card }
bang-event-discard = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
}
bang-event-play = { $seat } { IF_YOU($seat, "играете", "играет") } карту { $card }
bang-event-lay = { $seat } { IF_YOU($seat, "выкладываете", "выкладывает") } карту { $card }
bang-event-bang = { $seat } { IF_YOU($seat, "стреляете", "стреляет") } в { IF_YOU($other, "вас", "игрока %") } ({ $card })
bang-event-duel = { $seat } { IF_YOU($seat, "вызываете", "вызывает") } на дуэль { IF_YOU($other, "вас", "игрока %") } ({ $card })
bang-event-jail = { $seat } { IF_YOU($seat, "сажаете", "сажает") } в тюрьму { IF_YOU($other, "вас", "игрока %") } ({ $card })
bang-event-panic = { $seat } { IF_YOU($seat, "играете", "играет") } карту { $card } против { IF_YOU($other, "вас", "игрока %") }
bang-event-cat_balou = { $seat } { IF_YOU($seat, "играете", "играет") } карту { $card } против { IF_YOU($other, "вас", "игрока %") }
bang-event-stolen = { $seat } { IF_YOU($seat, "забираете", "забирает") } у { IF_YOU($giver, "вас", "игрока %") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
}
bang-event-forced = { $giver } { IF_YOU($giver, "сбрасываете", "сбрасывает") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
}
bang-event-answer = { $seat } { IF_YOU($seat, "отвечаете", "отвечает") } картой { $card }
bang-event-barrel = { $seat } { IF_YOU($seat, "прячетесь", "прячется") } за «Бочку»
bang-event-hidden = «Бочка» спасает { IF_YOU($seat, "вас", "игрока %") }
bang-event-hit = { $seat } { IF_YOU($seat, "теряете", "теряет") } { $n ->
    [one] { $n } единицу здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
} из-за { IF_YOU($other, "вас", "игрока %") }
bang-event-lose = { $seat } { IF_YOU($seat, "теряете", "теряет") } { $n ->
    [one] { $n } единицу здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
}
bang-event-heal = { $seat } { IF_YOU($seat, "восстанавливаете", "восстанавливает") } { $n ->
    [0] единицу здоровья, но этого мало
   *[other] единицу здоровья: теперь { $n }
}
bang-event-out = { $other } { IF_YOU($other, "выводите", "выводит") } из игры { IF_YOU($seat, "вас", "игрока %") }
bang-event-gone = { $seat } { IF_YOU($seat, "выбываете", "выбывает") } из игры
bang-event-inherit = { $seat } { IF_YOU($seat, "получаете", "получает") } от { IF_YOU($giver, "вас", "игрока %") } { $times ->
    [1] { $hidden ->
        [yes] карту
       *[no] карту { $card }
    }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-event-reward = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
} в награду за бандита
bang-event-penalty = { $seat } { IF_YOU($seat, "выводите", "выводит") } из игры помощника и { IF_YOU($seat, "теряете", "теряет") } все карты
bang-event-explode = «Динамит» взрывается перед { IF_YOU($seat, "вами", "игроком %") }
bang-event-pass_on = «Динамит» переходит от { IF_YOU($giver, "вас", "игрока %") } к { IF_YOU($owner, "вам", "игроку %") }
bang-event-freed = { $seat } { IF_YOU($seat, "выходите", "выходит") } из тюрьмы
bang-event-kept_in = { $seat } { IF_YOU($seat, "остаётесь", "остаётся") } в тюрьме и { IF_YOU($seat, "пропускаете", "пропускает") } ход
bang-event-store = В «Магазине» карта { $card }
bang-event-take = { $seat } { IF_YOU($seat, "берёте", "берёт") } из «Магазина» карту { $card }
bang-event-reshuffle = Сброс перетасован в новую колоду: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[other] { $n } карт
}
bang-event-over = Игра окончена

## Что добавляется к предыдущей строке: чем она начата и что добавлено
bang-after-draw-draw = { " и карту " }{ $card }
bang-after-look-look = { $card }
bang-after-look-back = { $hidden ->
    [yes] карта возвращается на колоду
   *[no] { $card } возвращается на колоду
}
bang-after-look-keep = { $times ->
    [1] { $hidden ->
        [yes] карта остаётся
       *[no] { $card } остаётся
    }
    [one] { $times } карта остаётся
    [few] { $times } карты остаются
   *[other] { $times } карт остаются
}
bang-after-inherit-inherit = { $card }
bang-after-reward-draw = { $times ->
    [1] { $card }
   *[other] { "" }
}
bang-after-out-role = { $card }
bang-after-gone-role = { $card }
bang-after-play-draw = { " и " }{ IF_YOU($seat, "берёте", "берёт") } { $times ->
    [1] { $card }
    [one] { $times } карту
    [few] { $times } карты
   *[other] { $times } карт
}
bang-after-play-heal = { $again ->
    [yes] здоровье теперь { $n }
   *[no] у { IF_YOU($seat, "вас", "игрока %") } теперь { $n }
}
bang-after-play-store = { $card }
bang-after-take-take = { $seat } { IF_YOU($seat, "берёте", "берёт") } { $card }
bang-after-bang-answer = { $seat } { IF_YOU($seat, "отвечаете", "отвечает") } картой { $card }
bang-after-bang-barrel = { "" }
bang-after-bang-check = { $to ->
    [check] { $card }
   *[other] { $seat } { IF_YOU($seat, "прячетесь", "прячется") } за «Бочку» — { bang-barrel-verdict }
}
bang-after-bang-counts = { $seat } { IF_YOU($seat, "прячетесь", "прячется") } за «Бочку» — { bang-barrel-verdict }
bang-after-bang-discard = { "" }
bang-after-bang-hidden = { "" }
bang-after-bang-hit = { bang-event-lose }
bang-after-barrel-check = { $to ->
    [check] { $card }
   *[other] { bang-barrel-verdict }
}
bang-after-barrel-counts = { bang-barrel-verdict }
bang-after-barrel-discard = { "" }
bang-after-barrel-hidden = { "" }
bang-after-barrel-hit = { bang-event-lose }
bang-after-duel-answer = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { $card }
bang-after-duel-hit = { bang-event-lose }
bang-after-duel-lose = { bang-event-lose }
bang-after-panic-stolen = { " и " }{ IF_YOU($seat, "забираете", "забирает") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
}{ $from ->
    [hand] { " с руки" }
   *[other] { "" }
}
bang-after-cat_balou-forced = { $giver } { IF_YOU($giver, "сбрасываете", "сбрасывает") } { $hidden ->
    [yes] карту
   *[no] карту { $card }
}{ $from ->
    [hand] { " с руки" }
   *[other] { "" }
}
bang-after-check-check = { $card }
bang-after-check-counts = { $seat } { IF_YOU($seat, "выбираете", "выбирает") } { $card }
bang-after-check-discard = { "" }
bang-after-check-freed = { $seat } { IF_YOU($seat, "выходите", "выходит") } из тюрьмы
bang-after-check-kept_in = { $seat } { IF_YOU($seat, "пропускаете", "пропускает") } ход
bang-after-check-pass_on = «Динамит» переходит к { IF_YOU($owner, "вам", "игроку %") }
bang-after-check-explode = «Динамит» взрывается
bang-after-check-lose = { bang-event-lose }
bang-barrel-verdict = { $suit ->
    [H] червы ({ $card })
   *[other] не червы ({ $card })
}
bang-lives-lost = минус { $n ->
    [one] { $n } единица здоровья
    [few] { $n } единицы здоровья
   *[other] { $n } единиц здоровья
}

## Ходы
bang-move-play = Сыграть { $card }
bang-move-lay = Выложить { $card } перед собой
bang-move-answer = Ответить картой { $card }
bang-move-beer = Выпить { $card }
bang-move-gatling = { $card }: выстрелить во всех
bang-move-indians = Сыграть { $card }
bang-move-shoot = Выстрелить в игрока { $target } картой { $card }
bang-move-duel = Вызвать на дуэль игрока { $target } картой { $card }
bang-move-jail = Посадить в тюрьму игрока { $target } картой { $card }
bang-move-steal = { $card }: забрать { $loot } у игрока { $target }
bang-move-steal_hand = { $card }: забрать карту с руки игрока { $target }
bang-move-force = { $card }: { $target } сбрасывает { $loot }
bang-move-force_hand = { $card }: { $target } сбрасывает карту с руки
bang-move-force_own = { $card }: сбросить { $loot } перед собой
bang-move-discard = Сбросить { $card }
bang-move-take = Взять { $card }
bang-move-back = Вернуть { $card } на колоду
bang-move-choose = Выбрать { $card }
bang-move-top = Оставить { $card } на верху сброса
bang-move-barrel = Спрятаться за «Бочку»
bang-move-heal = Сбросить две карты за единицу здоровья
bang-move-pass = Не отвечать
bang-move-go_out = Сдаться
bang-move-no_trade = Не менять
bang-move-end = Закончить ход
bang-move-draw = Взять из колоды
bang-move-draw_from = Взять с руки игрока { $target }
bang-move-draw_discard = Взять верхнюю карту сброса
bang-move-keep = Оставить персонажа
bang-move-new = Взять нового персонажа

## К чему ведёт ход
bang-then-lose_life = −1 единица здоровья, останется { $left }
bang-then-last_life = последняя единица здоровья: ещё могут спасти «Пиво» или обмен
bang-then-out = вы выбываете
bang-then-life = здоровье { $before } → { $after }
bang-then-all_lives = здоровье и так полное
bang-then-two_left = когда игроков двое, не действует
bang-then-healed = { $n ->
    [0] все и так здоровы
    [one] { $n } игрок восстановит здоровье
    [few] { $n } игрока восстановят здоровье
   *[other] { $n } игроков восстановят здоровье
}
bang-then-range = дистанция атаки { $before } → { $after }
bang-then-volcanic = дистанция атаки { $before } → { $after }, «Бэнг!» без ограничений
bang-then-shots = { $n ->
    [one] попадание в { $n } игрока
   *[other] попадание в { $n } игроков
}
bang-then-attacked = { $n ->
    [one] { $n } игрок сбросит «Бэнг!» или потеряет здоровье
    [few] { $n } игрока сбросят «Бэнг!» или потеряют здоровье
   *[other] { $n } игроков сбросят «Бэнг!» или потеряют здоровье
}
bang-then-barrel = отменит попадание в { $percent } % случаев
bang-then-heart = червы в { $percent } % случаев
bang-then-further = для других вы на 1 дальше
bang-then-nearer = другие для вас на 1 ближе
bang-then-dynamite = в ваш следующий ход взорвётся в { $percent } % случаев, иначе перейдёт дальше
bang-then-needs = { $n ->
    [one] попадание отменено
    [few] нужно { $n } «Мимо!»
   *[other] нужно { $n } «Мимо!»
}
bang-then-jail = ход пропадёт в { $percent } % случаев
bang-then-duel = { $n ->
    [0] у вас нет «Бэнг!»
   *[other] у вас { $n } «Бэнг!»
}, у соперника { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
bang-then-shot = здоровье { $lives }, { $cards ->
    [0] карт на руке нет
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[other] { $cards } карт на руке
}
bang-then-unseen = { $n ->
    [1] единственная карта
   *[other] случайная из { $n } карт
}
bang-then-discard = { $n ->
    [one] потом сбросить { $n } карту
    [few] потом сбросить { $n } карты
   *[other] потом сбросить { $n } карт
}

## Причины победы
bang-reason-sheriff_dead = шериф выбыл
bang-reason-renegade_alone = ренегат остался последним в живых
bang-reason-law = все бандиты и ренегат выбыли

## Почему так нельзя
bang-refusal-not_in_hand = у вас на руке нет карты { $card }
bang-refusal-no_such_seat = места нумеруются от 0 до { $seats }
bang-refusal-not_yourself = на себя это сыграть нельзя
bang-refusal-own_hand = «Красотка» не сбрасывает карты с вашей руки, только те, что лежат перед вами
bang-refusal-is_out = { $target } уже вне игры
bang-refusal-needs_target = карте { $card } нужна цель: выберите игрока
bang-refusal-one_bang = в этом ходу вы уже сыграли «Бэнг!»; больше можно только с «Волкаником» или Малышу Билли
bang-refusal-out_of_range = не достать: расстояние { $distance }, а ваша дистанция атаки { $reach }
bang-refusal-missed_is_answer = «Мимо!» играют только в ответ на попадание
bang-refusal-panic_range = «Паника!» действует на расстоянии 1, а { $target } на расстоянии { $distance }
bang-refusal-empty_hand = у { IF_YOU($target, "вас", "игрока %") } нет карт на руке
bang-refusal-not_in_front = перед { IF_YOU($target, "вами", "игроком %") } нет карты { $card }
bang-refusal-same_name = перед вами уже лежит { $card }
bang-refusal-sheriff_jail = шерифа нельзя посадить в тюрьму
bang-refusal-jailed_already = { $target } уже в тюрьме
bang-refusal-discard_now = карт больше, чем единиц здоровья: сбросьте ещё { $left }
bang-refusal-discard_later = лишние карты сбрасывают, когда ход закончен
bang-refusal-barrel_later = «Бочка» помогает, когда в вас стреляют
bang-refusal-not_sid = менять две карты на единицу здоровья умеет только Том Кетчум
bang-refusal-full_life = у вас полное здоровье
bang-refusal-two_cards = для этого нужны две карты
bang-refusal-trade_now = { $left ->
    [one] выберите ещё одну карту, которую отдаёте за единицу здоровья
   *[other] выберите карты, которые отдаёте за единицу здоровья: { $left }
}
bang-refusal-heal_or_pass = сначала решите, обменять ли две карты на единицу здоровья
bang-refusal-keep_or_new = сначала решите: оставить персонажа или взять нового
bang-refusal-barrel_used = каждой «Бочкой» можно воспользоваться один раз за попадание
bang-refusal-no_barrel = у вас нет «Бочки»
bang-refusal-no_barrel_here = «Бочка» здесь не поможет: нужна карта «{ $needed }»
bang-refusal-answer_now = сначала ответьте картой «{ $needed }» или не отвечайте
bang-refusal-beer_later = «Пиво» пьют в свой ход или потеряв последнюю единицу здоровья
bang-refusal-missed_no_help = «Мимо!» здесь не поможет: нужна карта «Бэнг!»
bang-refusal-no_answer = { $card } не подходит: нужна карта «{ $needed }»
bang-refusal-beer_two_left = когда игроков осталось двое, «Пиво» не действует
bang-refusal-saloon_no_rescue = «Салун» не спасёт, только «Пиво»
bang-refusal-rescue_now = здоровья не осталось: спасайтесь или сдавайтесь
bang-refusal-not_on_top = { $card } нельзя оставить на верху сброса
bang-refusal-top_first = сначала решите, какая ваша карта окажется на верху сброса
bang-refusal-not_in_store = в магазине нет карты { $card }
bang-refusal-store_now = сначала возьмите карту в магазине
bang-refusal-not_looked_at = карта { $card } не из этих трёх
bang-refusal-put_back_first = сначала верните одну из трёх карт на колоду
bang-refusal-pedro_draws = Туко берёт первую карту из колоды или из сброса
bang-refusal-jesse_draws = Джесси Джеймс берёт первую карту из колоды или с чужой руки
bang-refusal-draw_first = сначала возьмите первую карту
bang-refusal-not_turned_up = карту { $card } не открывали
bang-refusal-choose_first = сначала выберите одну из двух карт
bang-refusal-end_instead = здесь не на что отвечать: закончите ход
bang-refusal-drawn_already = в этом ходу вы уже взяли карты

## One line on a card
bang-short-bang = попадание в цель
bang-short-missed = отменить попадание
bang-short-beer = здоровье +1
bang-short-saloon = здоровье +1 всем
bang-short-stagecoach = взять две
bang-short-wells_fargo = взять три
bang-short-general_store = каждому по карте
bang-short-panic = забрать рядом
bang-short-cat_balou = сбросить чужую
bang-short-gatling = попадание во всех
bang-short-indians = «Бэнг!» или здоровье
bang-short-duel = «Бэнг!» на «Бэнг!»
bang-short-barrel = червы: мимо
bang-short-mustang = вы дальше на 1
bang-short-scope = все ближе на 1
bang-short-jail = пропуск хода?
bang-short-dynamite = ♠2–9: −3 здоровья
bang-short-volcanic = «Бэнг!» без счёта
bang-short-schofield = дистанция 2
bang-short-remington = дистанция 3
bang-short-rev_carabine = дистанция 4
bang-short-winchester = дистанция 5

## Rulings
bang-help-bang-1 = Один за ход, если у вас нет «Волканика» и вы не Малыш Билли. «Дуэль», «Гатлинг» и «Индейцы!» не в счёт.
bang-help-bang-2 = Дистанцию атаки задаёт оружие. Расстояние — меньшее число шагов вокруг стола; выбывшие не считаются.
bang-help-missed-1 = Это только ответ на попадание: просто так его не сыграть.
bang-help-missed-2 = Против «Бэнг!» Ангельских Глазок нужны две карты; одну сыграть можно, но она не поможет.
bang-help-missed-3 = Не помогает против «Индейцев!» и в «Дуэли».
bang-help-beer-1 = В свой ход или сразу, когда теряете последнюю единицу здоровья. Никто не выпьет за вас.
bang-help-beer-2 = При полном здоровье или когда игроков осталось двое, сыграть можно, но без толку; вдвоём «Пиво» и не спасает.
bang-help-saloon-1 = Когда вы теряете последнюю единицу здоровья, «Салун» не спасёт, зато он действует и когда игроков двое.
bang-help-saloon-2 = Можно сыграть, даже если все здоровы.
bang-help-stagecoach-1 = Если колода кончилась, сброс тасуют в новую, вместе с этой картой.
bang-help-wells_fargo-1 = Если колода кончилась, сброс тасуют в новую, вместе с этой картой.
bang-help-general_store-1 = Карт столько, сколько живых игроков; берут по часовой стрелке, начиная с того, кто сыграл.
bang-help-general_store-2 = Если карт не хватило, последние игроки остаются без карты.
bang-help-panic-1 = Расстояние 1 при любом оружии; «Мустанг» и «Прицел» учитываются.
bang-help-panic-2 = Карта перед игроком, в том числе «Тюрьма» и «Динамит», или случайная карта с руки.
bang-help-cat_balou-1 = На любом расстоянии.
bang-help-cat_balou-2 = Выбранная вами карта перед игроком, в том числе «Тюрьма» и «Динамит», или случайная карта с руки.
bang-help-cat_balou-3 = Также карта перед вами, например ваш «Динамит», но не карта с вашей руки.
bang-help-gatling-1 = По часовой стрелке, на любом расстоянии. «Бочка» и «Мимо!» помогают.
bang-help-gatling-2 = Это не карта «Бэнг!»: в счёт хода не идёт, и против «Гатлинга» Ангельских Глазок хватит одной карты «Мимо!».
bang-help-gatling-3 = Сначала попадание достаётся всем, и только потом проверяют, не кончилась ли игра.
bang-help-indians-1 = «Мимо!» и «Бочка» не помогают.
bang-help-indians-2 = Сначала отвечают все, и только потом проверяют, не кончилась ли игра.
bang-help-duel-1 = На любом расстоянии. Эти «Бэнг!» сбрасывают, а не играют: в счёт хода они не идут, «Мимо!» и «Бочка» не помогают.
bang-help-duel-2 = Если вызвавший проиграл собственную дуэль, убийцы у него нет.
bang-help-barrel-1 = Пользоваться ею не обязательно. Одна попытка на попадание; после неё ещё можно сыграть «Мимо!».
bang-help-barrel-2 = Против «Бэнг!» Ангельских Глазок червы засчитываются за одно «Мимо!».
bang-help-barrel-3 = У Человека-без-Имени «Бочка» своя: с картой у него две попытки.
bang-help-mustang-1 = Складывается со свойством Неуловимого Джо, а «Прицел» и Хладнокровная Роза действуют против.
bang-help-scope-1 = Расстояние не бывает меньше 1.
bang-help-scope-2 = Считается и для «Паники!», а оружие — нет.
bang-help-jail-1 = Не на шерифа и не две на одного игрока. После проверки карта в любом случае уходит в сброс.
bang-help-jail-2 = В тюрьме вас по-прежнему можно атаковать, и вы по-прежнему отвечаете.
bang-help-dynamite-1 = Его проверяют первым, до «Тюрьмы», и не в тот ход, когда он выложен.
bang-help-dynamite-2 = Выбывших пропускает. За его жертв никто не отвечает: ни награды, ни штрафа.
bang-help-dynamite-3 = Если у вас две единицы здоровья, а теряете три, спасут две карты «Пиво», одна — нет.
bang-help-volcanic-1 = Действует сразу, даже после первого «Бэнг!» за ход.
bang-help-schofield-1 = Новое оружие заменяет старое, даже такое же.
bang-help-remington-1 = Новое оружие заменяет старое, даже такое же.
bang-help-rev_carabine-1 = Новое оружие заменяет старое, даже такое же.
bang-help-winchester-1 = Новое оружие заменяет старое, даже такое же.
bang-help-sheriff-1 = На одну единицу здоровья больше, чем у персонажа. Роль открыта, шериф ходит первым.
bang-help-sheriff-2 = Выведя из игры помощника, сбрасывает руку и всё, что лежит перед ним.
bang-help-deputy-1 = Побеждает вместе с шерифом, даже если выбыл.
bang-help-outlaw-1 = Когда шериф мёртв, побеждают все бандиты, и выбывшие тоже.
bang-help-outlaw-2 = Кто вывел бандита из игры, берёт три карты, даже если он сам бандит.
bang-help-renegade-1 = Если шериф погиб, а жив ещё кто-то, побеждают бандиты.
bang-help-renegade-2 = За ренегата награды нет.
bang-help-bart_cassidy-1 = Потеряв последнюю единицу здоровья, он сначала должен спастись; взятая карта для этого не годится.
bang-help-black_jack-1 = Червы или бубны: ещё одна карта, уже не открывая. Чёрная масть: больше ничего.
bang-help-calamity_janet-1 = И в «Дуэли», и против «Индейцев!», и с «Волкаником».
bang-help-calamity_janet-2 = «Мимо!», сыгранный как «Бэнг!», — это её «Бэнг!» за ход.
bang-help-el_gringo-1 = Случайная карта за каждую единицу здоровья, пока на той руке есть карты. «Динамит» — ничья карта.
bang-help-el_gringo-2 = На последней единице здоровья — только после того, как его спасло «Пиво». Проигранная дуэль, которую он начал сам, ничего не даёт.
bang-help-jesse_jones-1 = Случайная карта. Если ни у кого нет карт, берёт как все.
bang-help-jourdonnais-1 = С картой «Бочка» у него две попытки на каждое попадание.
bang-help-kit_carlson-1 = Третья карта возвращается на верх колоды.
bang-help-lucky_duke-1 = Обе карты уходят в сброс, выбранная — сверху.
bang-help-paul_regret-1 = Складывается с «Мустангом».
bang-help-pedro_ramirez-1 = Пока он жив, выбывающий решает, какая из его карт ляжет на верх сброса.
bang-help-rose_doolan-1 = Складывается с «Прицелом»; расстояние не бывает меньше 1.
bang-help-sid_ketchum-1 = Не выше своего предела. В свой ход, когда надо отвечать, и чтобы спастись.
bang-help-sid_ketchum-2 = И тогда, когда игроков осталось двое.
bang-help-sid_ketchum-3 = Его спрашивают перед проверкой «Динамита» или «Тюрьмы» и прежде, чем у него заберут карту с руки.
bang-help-slab_the_killer-1 = Червы от «Бочки» засчитываются за одну из двух. Против его «Гатлинга» нужна одна.
bang-help-suzy_lafayette-1 = Она ждёт, пока сыгранная карта подействует, а в «Дуэли» — пока та закончится.
bang-help-suzy_lafayette-2 = Между двумя «Мимо!» против одного попадания она берёт карту сразу.
bang-help-vulture_sam-1 = И с руки, и со стола, кто бы ни был убийцей.
bang-help-vulture_sam-2 = Если он шериф и выводит из игры помощника, то теряет и только что полученные карты.
bang-help-willy_the_kid-1 = Это относится только к картам «Бэнг!».
