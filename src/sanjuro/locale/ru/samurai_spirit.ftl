samurai_spirit = 7 самураев

## Самураи
samurai_spirit-heihachi = Хэйхати
samurai_spirit-daisuke = Ситиродзи
samurai_spirit-gorobei = Горобэй
    .gen = Горобэя
    .dat = Горобэю
    .ins = Горобэем
samurai_spirit-kanbei = Канбэй
    .gen = Канбэя
    .dat = Канбэю
    .ins = Канбэем
samurai_spirit-kikuchiyo = Кикутиё
samurai_spirit-kyuzo = Кюдзо
samurai_spirit-katsushiro = Кацусиро
# Имена, которыми зовутся места, если один человек ведёт нескольких самураев
samurai_spirit-seats = heihachi daisuke gorobei kanbei kikuchiyo kyuzo katsushiro

## Что делает их Киай
samurai_spirit-kiai-heihachi-human = возвести укрепление
samurai_spirit-kiai-heihachi-animal = возвести укрепление и снять жетон ранения
samurai_spirit-kiai-daisuke-human = передать последнего бандита любой очереди другому самураю
samurai_spirit-kiai-daisuke-animal = дважды: передать последнего бандита любой очереди другому самураю
samurai_spirit-kiai-gorobei-human = сбросить двух верхних бандитов колоды
samurai_spirit-kiai-gorobei-animal = сбросить трёх верхних бандитов колоды
samurai_spirit-kiai-kanbei-human = сбросить две верхние карты прорыва
samurai_spirit-kiai-kanbei-animal = сбросить три верхние карты прорыва
samurai_spirit-kiai-kikuchiyo-human = сбросить последнего бандита любой очереди
samurai_spirit-kiai-kikuchiyo-animal = дважды: сбросить последнего бандита любой очереди
samurai_spirit-kiai-kyuzo-human = любой самурай отдаёт другому свой жетон поддержки
samurai_spirit-kiai-kyuzo-animal = возвести укрепление; любой самурай отдаёт другому свой жетон поддержки
samurai_spirit-kiai-katsushiro-human = посмотреть двух верхних бандитов и вернуть их в любом порядке
samurai_spirit-kiai-katsushiro-animal = посмотреть трёх верхних бандитов и вернуть их в любом порядке

## Символы и штрафы
samurai_spirit-hat = шляпа
samurai_spirit-farm = постройка
samurai_spirit-doll = кукла
samurai_spirit-barricade = разрушается укрепление
samurai_spirit-wound = ранение
samurai_spirit-intruder = бандит уходит в прорыв
samurai_spirit-no_defend = в этом ходу нельзя защищаться
samurai_spirit-no_support = в этом ходу нельзя поддерживать
samurai_spirit-left_draws = сосед слева тянет бандита
samurai_spirit-right_draws = сосед справа тянет бандита
samurai_spirit-must_pass = надо спасовать
samurai_spirit-reshuffle_discard = бандит возвращается из сброса
samurai_spirit-no_talent = в этом ходу нельзя применять способности
samurai_spirit-discard_defence = теряется карта защиты
samurai_spirit-above_kiai = значение Киай превышено

## Уровни сложности
samurai_spirit-easy = лёгкий
samurai_spirit-normal = обычный
samurai_spirit-hard = тяжёлый
samurai_spirit-heroic = героический

## Постройки по обороту, семьи по помощи
samurai_spirit-farm-family = постройка (теряется семья)
samurai_spirit-farm-farm = постройка (разрушается ещё одна)
samurai_spirit-farm-barricade = постройка (разрушается укрепление)
samurai_spirit-farm-wound = постройка (самурай ранен)
samurai_spirit-family-heal = семья лекарей
samurai_spirit-family-barricade = семья плотников
samurai_spirit-family-discard_intruder = семья охотников

## Бандиты: сила, символ, штраф, пламя
samurai_spirit-1-hat-wound-flame = мародёр 1 (шляпа, ранит, пламя)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = шляпа
samurai_spirit-1-hat-flame = мародёр 1 (шляпа, пламя)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = шляпа
samurai_spirit-1-hat-intruder = мародёр 1 (шляпа, бандит в прорыв)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = шляпа
samurai_spirit-1-hat-no_defend = мародёр 1 (шляпа, нельзя защищаться)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = шляпа
samurai_spirit-1-doll-barricade-flame = мародёр 1 (кукла, разрушает укрепление, пламя)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = кукла
samurai_spirit-1-doll-wound-flame = мародёр 1 (кукла, ранит, пламя)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = кукла
samurai_spirit-1-doll = мародёр 1 (кукла)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = кукла
samurai_spirit-1-doll-intruder = мародёр 1 (кукла, бандит в прорыв)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = кукла
samurai_spirit-1-farm-barricade-flame = мародёр 1 (постройка, разрушает укрепление, пламя)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = постройка
samurai_spirit-1-farm-wound-flame = мародёр 1 (постройка, ранит, пламя)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = постройка
samurai_spirit-1-farm-no_support = мародёр 1 (постройка, нельзя поддерживать)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = постройка
samurai_spirit-1-farm-intruder = мародёр 1 (постройка, бандит в прорыв)
    .nom = мародёр 1
    .gen = мародёра 1
    .symbol = постройка
samurai_spirit-1-barricade = мародёр 1 (разрушает укрепление)
    .nom = мародёр 1
    .gen = мародёра 1
samurai_spirit-2-hat-wound-flame = мародёр 2 (шляпа, ранит, пламя)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = шляпа
samurai_spirit-2-hat-flame = мародёр 2 (шляпа, пламя)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = шляпа
samurai_spirit-2-hat-intruder = мародёр 2 (шляпа, бандит в прорыв)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = шляпа
samurai_spirit-2-hat-no_defend = мародёр 2 (шляпа, нельзя защищаться)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = шляпа
samurai_spirit-2-doll-barricade-flame = мародёр 2 (кукла, разрушает укрепление, пламя)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = кукла
samurai_spirit-2-doll-wound-flame = мародёр 2 (кукла, ранит, пламя)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = кукла
samurai_spirit-2-doll = мародёр 2 (кукла)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = кукла
samurai_spirit-2-doll-intruder = мародёр 2 (кукла, бандит в прорыв)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = кукла
samurai_spirit-2-farm-barricade-flame = мародёр 2 (постройка, разрушает укрепление, пламя)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = постройка
samurai_spirit-2-farm-wound-flame = мародёр 2 (постройка, ранит, пламя)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = постройка
samurai_spirit-2-farm-no_support = мародёр 2 (постройка, нельзя поддерживать)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = постройка
samurai_spirit-2-farm-intruder = мародёр 2 (постройка, бандит в прорыв)
    .nom = мародёр 2
    .gen = мародёра 2
    .symbol = постройка
samurai_spirit-2-barricade = мародёр 2 (разрушает укрепление)
    .nom = мародёр 2
    .gen = мародёра 2
samurai_spirit-3-hat-barricade-flame = мародёр 3 (шляпа, разрушает укрепление, пламя)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = шляпа
samurai_spirit-3-hat-flame = мародёр 3 (шляпа, пламя)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = шляпа
samurai_spirit-3-hat-left_draws = мародёр 3 (шляпа, сосед слева тянет бандита)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = шляпа
samurai_spirit-3-doll-barricade-flame = мародёр 3 (кукла, разрушает укрепление, пламя)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = кукла
samurai_spirit-3-doll-wound-flame = мародёр 3 (кукла, ранит, пламя)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = кукла
samurai_spirit-3-doll = мародёр 3 (кукла)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = кукла
samurai_spirit-3-doll-no_defend = мародёр 3 (кукла, нельзя защищаться)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = кукла
samurai_spirit-3-doll-left_draws = мародёр 3 (кукла, сосед слева тянет бандита)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = кукла
samurai_spirit-3-farm-barricade-flame = мародёр 3 (постройка, разрушает укрепление, пламя)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = постройка
samurai_spirit-3-farm-wound-flame = мародёр 3 (постройка, ранит, пламя)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = постройка
samurai_spirit-3-farm-no_support = мародёр 3 (постройка, нельзя поддерживать)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = постройка
samurai_spirit-3-farm-left_draws = мародёр 3 (постройка, сосед слева тянет бандита)
    .nom = мародёр 3
    .gen = мародёра 3
    .symbol = постройка
samurai_spirit-3-wound = мародёр 3 (ранит)
    .nom = мародёр 3
    .gen = мародёра 3
samurai_spirit-4-hat-barricade-flame = мародёр 4 (шляпа, разрушает укрепление, пламя)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = шляпа
samurai_spirit-4-hat-right_draws-flame = мародёр 4 (шляпа, сосед справа тянет бандита, пламя)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = шляпа
samurai_spirit-4-hat = мародёр 4 (шляпа)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = шляпа
samurai_spirit-4-doll-barricade-flame = мародёр 4 (кукла, разрушает укрепление, пламя)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = кукла
samurai_spirit-4-doll-wound-flame = мародёр 4 (кукла, ранит, пламя)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = кукла
samurai_spirit-4-doll = мародёр 4 (кукла)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = кукла
samurai_spirit-4-doll-no_defend = мародёр 4 (кукла, нельзя защищаться)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = кукла
samurai_spirit-4-doll-right_draws = мародёр 4 (кукла, сосед справа тянет бандита)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = кукла
samurai_spirit-4-farm-barricade-flame = мародёр 4 (постройка, разрушает укрепление, пламя)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = постройка
samurai_spirit-4-farm-wound-flame = мародёр 4 (постройка, ранит, пламя)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = постройка
samurai_spirit-4-farm-no_support = мародёр 4 (постройка, нельзя поддерживать)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = постройка
samurai_spirit-4-farm-right_draws = мародёр 4 (постройка, сосед справа тянет бандита)
    .nom = мародёр 4
    .gen = мародёра 4
    .symbol = постройка
samurai_spirit-4-wound = мародёр 4 (ранит)
    .nom = мародёр 4
    .gen = мародёра 4
samurai_spirit-5-hat-wound = подручный 5 (шляпа, ранит)
    .nom = подручный 5
    .gen = подручного 5
    .symbol = шляпа
samurai_spirit-5-doll-intruder = подручный 5 (кукла, бандит в прорыв)
    .nom = подручный 5
    .gen = подручного 5
    .symbol = кукла
samurai_spirit-5-farm-barricade = подручный 5 (постройка, разрушает укрепление)
    .nom = подручный 5
    .gen = подручного 5
    .symbol = постройка
samurai_spirit-5-barricade-flame = подручный 5 (разрушает укрепление, пламя)
    .nom = подручный 5
    .gen = подручного 5
samurai_spirit-5-wound-flame = подручный 5 (ранит, пламя)
    .nom = подручный 5
    .gen = подручного 5
samurai_spirit-5-intruder-flame = подручный 5 (бандит в прорыв, пламя)
    .nom = подручный 5
    .gen = подручного 5
samurai_spirit-5-no_support-flame = подручный 5 (нельзя поддерживать, пламя)
    .nom = подручный 5
    .gen = подручного 5
samurai_spirit-6-hat-intruder-intruder-flame = главарь 6 (шляпа, два бандита в прорыв, пламя)
    .nom = главарь 6
    .gen = главаря 6
    .symbol = шляпа
samurai_spirit-6-doll-must_pass-flame = главарь 6 (кукла, заставляет спасовать, пламя)
    .nom = главарь 6
    .gen = главаря 6
    .symbol = кукла
samurai_spirit-6-farm-barricade-barricade-flame = главарь 6 (постройка, дважды разрушает укрепление, пламя)
    .nom = главарь 6
    .gen = главаря 6
    .symbol = постройка
samurai_spirit-6-no_defend-reshuffle_discard-flame = главарь 6 (нельзя защищаться, возвращает карту из сброса, пламя)
    .nom = главарь 6
    .gen = главаря 6
samurai_spirit-6-wound-no_talent-flame = главарь 6 (ранит, нельзя применять способности, пламя)
    .nom = главарь 6
    .gen = главаря 6
samurai_spirit-6-no_support-wound-flame = главарь 6 (нельзя поддерживать, ранит, пламя)
    .nom = главарь 6
    .gen = главаря 6
samurai_spirit-6-discard_defence-flame = главарь 6 (срывает защиту, пламя)
    .nom = главарь 6
    .gen = главаря 6

## Что произошло
samurai_spirit-event-round = Раунд { $n } начинается
samurai_spirit-event-turn = { IF_YOU($seat, "Ваш ход", "Ходит %") }
samurai_spirit-event-call = { $seat } { IF_YOU($seat, "используете", "использует") } на этот раунд отложенный жетон { FORM($what, "gen") }
samurai_spirit-event-penalty = { IF_YOU($seat, "Ваш штраф", "Штраф игрока %", "Штраф %gen") }: { $what }
samurai_spirit-event-ignore = { $seat } { IF_YOU($seat, "игнорируете", "игнорирует") } штраф
samurai_spirit-event-cannot = Штраф применить нельзя: { $seat } { IF_YOU($seat, "получаете", "получает") } ранение
samurai_spirit-event-penalty_card = { FORM($card, "nom") } идёт прямо в { IF_YOU($seat, "вашу очередь", "очередь игрока %", "очередь %gen") }
samurai_spirit-event-draw = { $seat } { IF_YOU($seat, "открываете", "открывает") } { FORM($card, "gen") }
samurai_spirit-event-confront = { $seat } { IF_YOU($seat, "наступаете", "наступает") } на { FORM($card, "gen") }
samurai_spirit-event-defend = { $seat } { IF_YOU($seat, "защищаетесь", "защищается") } от { FORM($card, "gen") } ({ FORM($card, "symbol") })
samurai_spirit-event-drop = { $seat } { IF_YOU($seat, "теряете", "теряет") } карту защиты ({ FORM($card, "symbol") })
samurai_spirit-event-hand = { $seat } { IF_YOU($seat, "передаёте", "передаёт") } { FORM($what, "gen") } { IF_YOU($other, "вам", "игроку %", "%dat") }
samurai_spirit-event-evade = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { FORM($card, "gen") }: такая сила уже есть в очереди
samurai_spirit-event-under = { $seat } { IF_YOU($seat, "кладёте", "кладёт") } { FORM($card, "gen") } под колоду
samurai_spirit-event-intruder = { $hidden ->
    [yes] { $times ->
        [1] Закрытый бандит уходит в прорыв из-за { IF_YOU($seat, "вас", "игрока %", "%gen") }
       *[other] Закрытых бандитов ушло в прорыв из-за { IF_YOU($seat, "вас", "игрока %", "%gen") }: { $times }
    }
   *[no] { FORM($card, "nom") } уходит в прорыв из-за { IF_YOU($seat, "вас", "игрока %", "%gen") }
}
samurai_spirit-event-support = { $seat } { IF_YOU($seat, "отдаёте", "отдаёт") } жетон { IF_YOU($other, "вам", "игроку %", "%dat") } (способность { FORM($what, "gen") })
samurai_spirit-event-lend = { $seat } { IF_YOU($seat, "отдаёте", "отдаёт") } жетон { IF_YOU($other, "вам", "игроку %", "%dat") } (способность { FORM($what, "gen") })
samurai_spirit-event-return = { $seat } { IF_YOU($seat, "возвращаете", "возвращает") } { IF_YOU($other, "вам", "игроку %", "%dat") } жетон { FORM($what, "gen") }
samurai_spirit-event-pass = { $seat } { IF_YOU($seat, "пасуете", "пасует") }
samurai_spirit-event-forced_pass = { $seat } { IF_YOU($seat, "вынуждены", "вынужденно") } { IF_YOU($seat, "спасовать", "пасует") }: { $what }
samurai_spirit-event-exceed = { $seat } { IF_YOU($seat, "превышаете", "превышает") } Киай: { $n }
samurai_spirit-event-barricade = Укрепление разрушено: { $n ->
    [0] больше их нет
   *[other] осталось { $n }
}
samurai_spirit-event-build = Укрепление возведено: теперь { $n }
samurai_spirit-event-farm = Разрушена { $card }
samurai_spirit-event-family = Потеряна { $card }
samurai_spirit-event-wound = { $seat } { IF_YOU($seat, "получаете", "получает") } ранение
samurai_spirit-event-animal = { $seat } { IF_YOU($seat, "принимаете", "принимает") } звериный облик
samurai_spirit-event-heal = С { IF_YOU($seat, "вас", "игрока %", "%gen") } снят жетон ранения
samurai_spirit-event-kiai = Киай! В { IF_YOU($seat, "вашей очереди", "очереди игрока %", "очереди %gen") } ровно значение Киай
samurai_spirit-event-waive = { $seat } { IF_YOU($seat, "отказываетесь", "отказывается") } от Киай
samurai_spirit-event-spent = { FORM($card, "nom") } уходит из { IF_YOU($seat, "вашей очереди", "очереди игрока %", "очереди %gen") }
samurai_spirit-event-give = { $seat } { IF_YOU($seat, "отдаёте", "отдаёт") } { FORM($card, "gen") } из { IF_YOU($giver, "вашей очереди", "очереди игрока %", "очереди %gen") }
samurai_spirit-event-strike = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { FORM($card, "gen") } из { IF_YOU($giver, "вашей очереди", "очереди игрока %", "очереди %gen") }
samurai_spirit-event-rout = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { FORM($card, "gen") } с верха колоды
samurai_spirit-event-catch = { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } { FORM($card, "gen") } из прорыва
samurai_spirit-event-look = { $seat } { IF_YOU($seat, "смотрите", "смотрит") } верхнюю карту: { FORM($card, "nom") }
samurai_spirit-event-order = Следующий — { FORM($what, "nom") }
samurai_spirit-event-mix_in = { FORM($card, "nom") } возвращается из сброса в колоду
samurai_spirit-event-break_in = Все спасовали: в деревню { $n ->
    [one] входит { $n } бандит
    [few] входят { $n } бандита
   *[other] входят { $n } бандитов
}
samurai_spirit-event-round_over = Раунд { $n } окончен
samurai_spirit-event-unguarded = { $seat } без защиты: { $what }
samurai_spirit-event-help = Помогает { $what }
samurai_spirit-event-driven_off = { FORM($card, "nom") } сброшен из прорыва
samurai_spirit-event-turn_up = В прорыве открыт { FORM($card, "nom") }
samurai_spirit-event-over = { $what ->
    [saved] Деревня спасена
    [too_long] Игра окончена
   *[other] Деревня потеряна
}

## Что добавляется к предыдущей строке: чем она начата и что добавлено
samurai_spirit-after-penalty-barricade = осталось { $n }
samurai_spirit-after-penalty-farm = укреплений нет, разрушена { $card }
samurai_spirit-after-penalty-wound = { "" }
samurai_spirit-after-penalty-animal = { $seat } { IF_YOU($seat, "принимаете", "принимает") } звериный облик
samurai_spirit-after-penalty-intruder = { "" }
samurai_spirit-after-penalty-mix_in = { FORM($card, "nom") }
samurai_spirit-after-cannot-wound = { "" }
samurai_spirit-after-draw-confront = { $again ->
    [yes] { " и " }{ IF_YOU($seat, "наступаете", "наступает") }
   *[no] , { $seat } { IF_YOU($seat, "наступаете", "наступает") }
}
samurai_spirit-after-draw-defend = { $again ->
    [yes] { " и " }{ IF_YOU($seat, "защищаетесь", "защищается") } ({ FORM($card, "symbol") })
   *[no] , { $seat } { IF_YOU($seat, "защищаетесь", "защищается") } ({ FORM($card, "symbol") })
}
samurai_spirit-after-draw-hand = { " и " }{ IF_YOU($seat, "передаёте", "передаёт") } его { IF_YOU($other, "вам", "игроку %", "%dat") }
samurai_spirit-after-draw-evade = { $again ->
    [yes] { " и " }{ IF_YOU($seat, "сбрасываете", "сбрасывает") } его
   *[no] , { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } его
}
samurai_spirit-after-draw-under = { $again ->
    [yes] { " и " }{ IF_YOU($seat, "кладёте", "кладёт") } его под колоду
   *[no] , { $seat } { IF_YOU($seat, "кладёте", "кладёт") } его под колоду
}
samurai_spirit-after-draw-exceed = { $n } превышает Киай
samurai_spirit-after-draw-barricade = укрепление разрушено, осталось { $n }
samurai_spirit-after-draw-farm = разрушена { $card }
samurai_spirit-after-exceed-barricade = укрепление разрушено, осталось { $n }
samurai_spirit-after-exceed-farm = разрушена { $card }
samurai_spirit-after-support-intruder = закрытый бандит уходит в прорыв
samurai_spirit-after-wound-animal = { $seat } { IF_YOU($seat, "принимаете", "принимает") } звериный облик
samurai_spirit-after-kiai-catch = { FORM($card, "nom") } сброшен из прорыва
samurai_spirit-after-kiai-rout = { FORM($card, "nom") } сброшен с верха колоды
samurai_spirit-after-kiai-strike = { FORM($card, "nom") } сброшен из { IF_YOU($giver, "вашей очереди", "очереди игрока %", "очереди %gen") }
samurai_spirit-after-kiai-give = { FORM($card, "nom") } уходит из { IF_YOU($giver, "вашей очереди", "очереди игрока %", "очереди %gen") }
samurai_spirit-after-kiai-build = возведено укрепление, теперь { $n }
samurai_spirit-after-kiai-heal = жетон ранения снят с { IF_YOU($seat, "вас", "игрока %", "%gen") }
samurai_spirit-after-kiai-lend = { $seat } { IF_YOU($seat, "отдаёте", "отдаёт") } жетон { IF_YOU($other, "вам", "игроку %", "%dat") } (способность { FORM($what, "gen") })
samurai_spirit-after-kiai-waive = { $seat } { IF_YOU($seat, "отказываетесь", "отказывается") } от Киай
samurai_spirit-after-kiai-spent = { FORM($card, "nom") } уходит из очереди
samurai_spirit-after-look-look = { FORM($card, "nom") }
samurai_spirit-after-unguarded-wound = { $seat } { IF_YOU($seat, "получаете", "получает") } ранение
samurai_spirit-after-unguarded-animal = { $seat } { IF_YOU($seat, "принимаете", "принимает") } звериный облик
samurai_spirit-after-unguarded-farm = разрушена { $card }
samurai_spirit-after-unguarded-family = потеряна { $card }
samurai_spirit-after-help-heal = жетон ранения снят с { IF_YOU($seat, "вас", "игрока %", "%gen") }
samurai_spirit-after-help-build = возведено укрепление, теперь { $n }
samurai_spirit-after-help-driven_off = { FORM($card, "nom") } сброшен из прорыва
samurai_spirit-after-turn_up-barricade = укрепление разрушено, осталось { $n }
samurai_spirit-after-turn_up-farm = разрушена { $card }

## Ходы
samurai_spirit-move-call = Использовать жетон { FORM($samurai, "gen") }
samurai_spirit-move-ready = Больше жетонов не нужно: к штрафу
samurai_spirit-move-ignore = Игнорировать штраф
samurai_spirit-move-suffer = Применить штраф
samurai_spirit-move-first = Сначала: { $penalty }
samurai_spirit-move-drop = Сбросить карту защиты ({ $symbol })
samurai_spirit-move-fight = Вступить в бой
samurai_spirit-move-support = Отдать жетон { IF_YOU($target, "себе", "игроку %", "%dat") } (способность { FORM($samurai, "gen") })
samurai_spirit-move-pass = Спасовать
samurai_spirit-move-done = Не вступать в бой снова
samurai_spirit-move-confront = Наступать на { FORM($card, "gen") }: { $sum } из { $value }
samurai_spirit-move-defend = Защищаться от { FORM($card, "gen") } ({ $symbol })
samurai_spirit-move-hand = Передать { FORM($card, "gen") } { IF_YOU($target, "себе", "игроку %", "%dat") }
samurai_spirit-move-discard = Сбросить { FORM($card, "gen") }
samurai_spirit-move-under = Положить { FORM($card, "gen") } под колоду и вытянуть другого
samurai_spirit-move-kiai = Киай: { $effect }
samurai_spirit-move-waive = Не использовать
samurai_spirit-move-heal = Снять жетон ранения с { IF_YOU($target, "себя", "игрока %", "%gen") }
samurai_spirit-move-give = Отдать { FORM($card, "gen") } из { IF_YOU($by, "своей очереди", "очереди игрока %", "очереди %gen") } { IF_YOU($target, "себе", "игроку %", "%dat") }
samurai_spirit-move-strike = Сбросить { FORM($card, "gen") }, последнего в { IF_YOU($target, "своей очереди", "очереди игрока %", "очереди %gen") }
samurai_spirit-move-lend = Отдать жетон { IF_YOU($target, "себе", "игроку %", "%dat") } (способность { FORM($samurai, "gen") })
samurai_spirit-move-top = Следующий — { FORM($card, "nom") }

## К чему ведёт ход
samurai_spirit-then-safe = безопасно: следующий бандит не превысит Киай
samurai_spirit-then-safe_kiai = безопасно, Киай в { $kiai } % случаев
samurai_spirit-then-risk = { $kiai ->
    [0] превысите Киай в { $exceed } % случаев
   *[other] превысите Киай в { $exceed } % случаев, Киай — в { $kiai } %
}
samurai_spirit-then-below = { $sum } из { $value }, без штрафа
samurai_spirit-then-below_barricade = { $sum } из { $value }, в следующий ход { $n ->
    [one] −{ $n } укрепление
    [few] −{ $n } укрепления
   *[other] −{ $n } укреплений
}
samurai_spirit-then-below_wound = { $sum } из { $value }, в следующий ход ранение
samurai_spirit-then-below_intruder = { $sum } из { $value }, в следующий ход { $n ->
    [one] { $n } бандит уйдёт в прорыв
    [few] { $n } бандита уйдут в прорыв
   *[other] { $n } бандитов уйдут в прорыв
}
samurai_spirit-then-below_no_defend = { $sum } из { $value }, в следующий ход нельзя защищаться
samurai_spirit-then-below_no_support = { $sum } из { $value }, в следующий ход нельзя поддерживать
samurai_spirit-then-below_left_draws = { $sum } из { $value }, в следующий ход сосед слева тянет бандита
samurai_spirit-then-below_right_draws = { $sum } из { $value }, в следующий ход сосед справа тянет бандита
samurai_spirit-then-below_must_pass = { $sum } из { $value }, в следующий ход надо спасовать
samurai_spirit-then-below_discard_defence = { $sum } из { $value }, в следующий ход вы потеряете карту защиты
samurai_spirit-then-below_two = { $sum } из { $value }, в следующий ход два штрафа: { $penalty }; { $second }
samurai_spirit-then-kiai = ровно { $value } — Киай!
samurai_spirit-then-exceed = { $sum } из { $value }: −1 укрепление
samurai_spirit-then-exceed_farm = { $sum } из { $value }: −1 постройка
samurai_spirit-then-defend_hat = в конце раунда не будет ранения
samurai_spirit-then-defend_farm = в конце раунда уцелеет постройка
samurai_spirit-then-defend_doll = в конце раунда уцелеет семья
samurai_spirit-then-support = закрытый бандит уходит в прорыв
samurai_spirit-then-pass = до конца раунда вне боя{ $hat ->
    [0] { $farm ->
        [0] { $doll ->
            [0] { "" }
           *[other] ; в конце: −1 семья
        }
       *[other] { $doll ->
            [0] ; в конце: −1 постройка
           *[other] ; в конце: −1 постройка, −1 семья
        }
    }
   *[other] { $farm ->
        [0] { $doll ->
            [0] ; в конце: ранение
           *[other] ; в конце: ранение, −1 семья
        }
       *[other] { $doll ->
            [0] ; в конце: ранение, −1 постройка
           *[other] ; в конце: ранение, −1 постройка, −1 семья
        }
    }
}
samurai_spirit-then-no_harm = это ничего не стоит

## Причины исхода
samurai_spirit-reason-saved = после третьего раунда уцелели постройка и семья
samurai_spirit-reason-no_farm = разрушена последняя постройка
samurai_spirit-reason-no_family = потеряна последняя семья
samurai_spirit-reason-fourth_wound = самурай получил четвёртое ранение

## История поражения, звено за звеном
samurai_spirit-story-penalty = последний бандит в { IF_YOU($seat, "вашей очереди", "очереди игрока %", "очереди %gen") }, { FORM($card, "nom") }, принёс штраф: { $penalty }
samurai_spirit-story-exceeded = { FORM($card, "nom") } превысил Киай в { IF_YOU($seat, "вашей очереди", "очереди игрока %", "очереди %gen") }
samurai_spirit-story-unguarded_hat = к концу раунда у { IF_YOU($seat, "вас", "игрока %", "%gen") } не закрыта шляпа
samurai_spirit-story-unguarded_farm = к концу раунда у { IF_YOU($seat, "вас", "игрока %", "%gen") } не закрыта постройка
samurai_spirit-story-unguarded_doll = к концу раунда у { IF_YOU($seat, "вас", "игрока %", "%gen") } не закрыта кукла
samurai_spirit-story-flame = { FORM($card, "nom") } из прорыва принёс пламя
samurai_spirit-story-cannot = штраф нельзя было применить, и он стал ранением
samurai_spirit-story-no_barricade = укреплений не осталось
samurai_spirit-story-farm = разрушена { $card }
samurai_spirit-story-family = потеряна { $card }
samurai_spirit-story-wounded = { $seat } { IF_YOU($seat, "получаете", "получает") } ранение
samurai_spirit-story-raider = бандит

## Почему так нельзя
samurai_spirit-refusal-no_such_seat = места нумеруются от 0 до { $seats }
samurai_spirit-refusal-has_passed = { $seat } вне этого раунда: самурай спасовал
samurai_spirit-refusal-nothing_drawn = бандит ещё не открыт: сначала вступите в бой
samurai_spirit-refusal-penalty_comes = сначала штраф последнего бандита: используйте отложенные жетоны или переходите к штрафу
samurai_spirit-refusal-second_fight = вы уже действовали: можно только вступить в бой второй раз или закончить
samurai_spirit-refusal-must_pass = главарь в конце вашей очереди заставляет вас в этом ходу спасовать
samurai_spirit-refusal-above_kiai = в вашей очереди { $sum }, это выше значения Киай ({ $value }): надо спасовать
samurai_spirit-refusal-alone = все остальные спасовали: поддерживать некого
samurai_spirit-refusal-no_support = штраф последнего бандита: в этом ходу нельзя поддерживать
samurai_spirit-refusal-own_token_away = ваш жетон поддержки ещё у { IF_YOU($holder, "вас", "игрока %", "%gen") }
samurai_spirit-refusal-support_self = поддержать можно только другого самурая
samurai_spirit-refusal-action_needed = надо вступить в бой, поддержать кого-то или спасовать
samurai_spirit-refusal-not_spare = { $samurai ->
    [Heihachi] Хэйхати
    [Daisuke] Ситиродзи
    [Gorobei] Горобэй
    [Kanbei] Канбэй
    [Kikuchiyo] Кикутиё
    [Kyuzo] Кюдзо
    [Katsushiro] Кацусиро
   *[other] { $samurai }
} за столом: этот жетон поддержки не отложен
samurai_spirit-refusal-no_spares = в этой игре нет отложенных жетонов поддержки
samurai_spirit-refusal-called = жетон { $samurai ->
    [Heihachi] Хэйхати
    [Daisuke] Ситиродзи
    [Gorobei] Горобэя
    [Kanbei] Канбэя
    [Kikuchiyo] Кикутиё
    [Kyuzo] Кюдзо
    [Katsushiro] Кацусиро
   *[other] { $samurai }
} уже использован: каждый действует один раз за игру
samurai_spirit-refusal-call_first = отложенные жетоны поддержки используют в начале хода, до штрафа и действия
samurai_spirit-refusal-penalty_first = сначала штраф последнего бандита в вашей очереди
samurai_spirit-refusal-cannot_ignore = штрафы чётных бандитов может игнорировать только Горобэй, нечётных — только Канбэй
samurai_spirit-refusal-not_its_penalty = среди двух штрафов, которые надо упорядочить, такого нет: { $penalty }
samurai_spirit-refusal-not_covered = слева от вас нет карты с символом «{ $symbol }»
samurai_spirit-refusal-place_first = сначала решите, куда положить открытого бандита
samurai_spirit-refusal-no_symbol = у этого бандита нет ни шляпы, ни постройки, ни куклы: защищаться от него нельзя
samurai_spirit-refusal-no_defend = штраф последнего бандита: в этом ходу нельзя защищаться
samurai_spirit-refusal-covered = символ «{ $symbol }» у вас уже закрыт
samurai_spirit-refusal-only_placed = бандита, отданного по Киай Ситиродзи, кладут слева или справа; способности на него не действуют
samurai_spirit-refusal-no_talent = главарь в вашей очереди: в этом ходу нельзя применять способности, и чужие тоже
samurai_spirit-refusal-needs_talent = это способность { $samurai ->
    [Kyuzo] Кюдзо
    [Katsushiro] Кацусиро
   *[other] Хэйхати или Ситиродзи
}, сейчас её у вас нет
samurai_spirit-refusal-lent_late = жетон { $samurai ->
    [Heihachi] Хэйхати
    [Daisuke] Ситиродзи
    [Gorobei] Горобэя
    [Kanbei] Канбэя
    [Kikuchiyo] Кикутиё
    [Kyuzo] Кюдзо
    [Katsushiro] Кацусиро
   *[other] { $samurai }
} вы получили в этом ходу: способность подействует со следующего
samurai_spirit-refusal-wrong_parity = ваша способность — для { $kind ->
    [odd] нечётных
   *[other] чётных
} бандитов; сила этого — { $strength }
samurai_spirit-refusal-not_neighbour = бандита передают соседу: слева или справа от вас
samurai_spirit-refusal-had_it = { IF_YOU($seat, "у вас", "у игрока %", "у %gen") } этот бандит уже был: вернуть его нельзя
samurai_spirit-refusal-none_equal = в вашей очереди нет бандита с силой { $strength }
samurai_spirit-refusal-drawn_anew = вы уже тянули другого: этого бандита надо сыграть
samurai_spirit-refusal-deck_empty = колода пуста: вернулся бы тот же бандит
samurai_spirit-refusal-kiai_first = сначала решите, использовать ли Киай
samurai_spirit-refusal-other_kiai = Киай { FORM($samurai, "gen") } делает другое
samurai_spirit-refusal-use_first = сначала решите, использовать ли Киай
samurai_spirit-refusal-choose_now = выберите, что сделает ваш Киай, или откажитесь
samurai_spirit-refusal-not_shown = этот бандит не из тех, что возвращаются на колоду
samurai_spirit-refusal-not_wounded = у { IF_YOU($seat, "вас", "игрока %", "%gen") } нет жетона ранения
samurai_spirit-refusal-to_another = передавать надо от одного самурая другому
samurai_spirit-refusal-token_away = жетон поддержки { IF_YOU($seat, "ваш", "игрока %", "%gen") } сейчас у { IF_YOU($holder, "вас", "игрока %", "%gen") }
samurai_spirit-refusal-empty_line = { IF_YOU($seat, "ваша боевая очередь", "боевая очередь игрока %", "боевая очередь %gen") } пуста

## What a card does, in a sentence
samurai_spirit-about-heihachi = Киай при 8, в зверином облике при 11. Может передать бандита чётной силы соседу. Киай возводит укрепление; в зверином облике ещё и снимает жетон ранения с любого самурая.
samurai_spirit-about-daisuke = Киай при 8, в зверином облике при 11. Может передать бандита нечётной силы соседу. Киай отдаёт последнего бандита любой очереди другому самураю; в зверином облике — дважды.
samurai_spirit-about-gorobei = Киай при 9, в зверином облике при 12. Может игнорировать штрафы бандитов чётной силы. Киай сбрасывает двух верхних бандитов колоды; в зверином облике — трёх.
samurai_spirit-about-kanbei = Киай при 9, в зверином облике при 12. Может игнорировать штрафы бандитов нечётной силы. Киай сбрасывает две верхние карты прорыва; в зверином облике — три.
samurai_spirit-about-kikuchiyo = Киай при 10, в зверином облике при 13. Может вступить в бой дважды за ход. Киай сбрасывает последнего бандита любой очереди; в зверином облике — дважды.
samurai_spirit-about-kyuzo = Киай при 9, в зверином облике при 12. Может сбросить бандита, сила которого уже есть в его очереди. По Киай любой самурай отдаёт свой жетон поддержки другому; в зверином облике Киай ещё и возводит укрепление.
samurai_spirit-about-katsushiro = Киай при 10, в зверином облике при 13. Может положить бандита под колоду и вытянуть другого, которого обязан сыграть. Киай открывает двух верхних бандитов и возвращает их в любом порядке; в зверином облике — трёх.
samurai_spirit-about-raider = Наступление: карта ложится справа, в конец очереди. Ниже значения Киай ничего не происходит, ровно — Киай, выше — разрушается укрепление. У этого бандита нет штрафа.
samurai_spirit-about-hat = Кто в конце раунда без шляпы слева, получает ранение.
samurai_spirit-about-farm = За каждого самурая, у которого в конце раунда слева нет постройки, разрушается постройка.
samurai_spirit-about-doll = За каждого самурая, у которого в конце раунда слева нет куклы, теряется семья.
samurai_spirit-about-flame = В конце раунда карты прорыва открывают. Каждое пламя разрушает укрепление, а если их нет — случайную постройку.
samurai_spirit-about-barricade = Последний в очереди в начале вашего хода: разрушается укрепление, а если их нет — случайная постройка.
samurai_spirit-about-wound = Последний в очереди в начале вашего хода: вы получаете ранение.
samurai_spirit-about-intruder = Последний в очереди в начале вашего хода: верхний бандит уходит закрытым в прорыв.
samurai_spirit-about-no_defend = Последний в очереди в начале вашего хода: в этом ходу вам нельзя защищаться.
samurai_spirit-about-no_support = Последний в очереди в начале вашего хода: в этом ходу вам нельзя никого поддерживать.
samurai_spirit-about-left_draws = Последний в очереди в начале вашего хода: сосед слева открывает бандита прямо в свою очередь.
samurai_spirit-about-right_draws = Последний в очереди в начале вашего хода: сосед справа открывает бандита прямо в свою очередь.
samurai_spirit-about-must_pass = Последний в очереди в начале вашего хода: вам надо спасовать.
samurai_spirit-about-reshuffle_discard = Последний в очереди в начале вашего хода: случайная карта сброса замешивается в колоду.
samurai_spirit-about-no_talent = Последний в очереди в начале вашего хода: в этом ходу вам нельзя применять способности: ни свою, ни одолженные, ни от отложенных жетонов.
samurai_spirit-about-discard_defence = Последний в очереди в начале вашего хода: выберите карту слева и сбросьте её.
samurai_spirit-about-intruder_intruder = Последний в очереди в начале вашего хода: два верхних бандита уходят закрытыми в прорыв.
samurai_spirit-about-barricade_barricade = Последний в очереди в начале вашего хода: разрушаются два укрепления; вместо недостающего — случайная постройка.
samurai_spirit-about-no_defend_reshuffle_discard = Последний в очереди в начале вашего хода: в этом ходу вам нельзя защищаться, и случайная карта сброса замешивается в колоду; если сброс пуст, вы получаете ранение.
samurai_spirit-about-wound_no_talent = Последний в очереди в начале вашего хода: вы получаете ранение, и в этом ходу вам нельзя применять способности.
samurai_spirit-about-no_support_wound = Последний в очереди в начале вашего хода: в этом ходу вам нельзя никого поддерживать, и вы получаете ранение.
samurai_spirit-about-kiai = Когда сумма очереди ровно равна значению Киай, вы можете использовать Киай; так или иначе первый бандит очереди уходит в сброс.
samurai_spirit-about-support = Одолжите свою способность, но не Киай, тому, кто ещё в раунде, на его следующий ход. Это ваше действие, и верхний бандит уходит закрытым в прорыв.
samurai_spirit-about-wounds = Первое ранение — жетон. Второе снимает его и переворачивает планшет в звериный облик навсегда: значение Киай на три выше, Киай сильнее. Третье — снова жетон. С четвёртым игра проиграна.
samurai_spirit-about-barricades = Укрепление разрушается, когда очередь превышает Киай, от некоторых штрафов и от каждого пламени в прорыве. Если укреплений нет, разрушается случайная постройка.
samurai_spirit-about-farms = Когда разрушена последняя постройка, игра сразу проиграна. Каждая уцелевшая после третьего раунда — очко.
samurai_spirit-about-families = Когда потеряна последняя семья, игра сразу проиграна. Каждая уцелевшая после третьего раунда — очко.
samurai_spirit-about-spare_tokens = Жетоны поддержки самураев, которых нет за столом. Используйте один или несколько в начале хода, до штрафа; их способности ваши на этот раунд. Каждый — один раз за игру.
samurai_spirit-about-odds = Что следует из всего открытого: точные вероятности следующего бандита и того, что очередь останется ниже, станет равна или выше значения Киай.

## Rulings
-samurai_spirit-last = Действует только последний бандит очереди, в начале хода. Штраф, который нельзя применить, становится ранением.
-samurai_spirit-foot = Шляпа, постройка или кукла внизу: карту можно положить слева, если символ ещё не закрыт. Пламя вверху: в прорыве карта разрушает укрепления.
-samurai_spirit-boss = Главари приходят в раунде 3. Порядок двух разных штрафов выбираете вы; игнорировать можно только оба сразу.
samurai_spirit-help-heihachi-1 = Нельзя передать тому, кто спасовал или у кого этот бандит уже был в этом действии. Назад бандит не возвращается.
samurai_spirit-help-heihachi-2 = Укреплений не бывает больше, чем в начале.
samurai_spirit-help-daisuke-1 = Нельзя передать тому, кто спасовал или у кого этот бандит уже был в этом действии. Назад бандит не возвращается.
samurai_spirit-help-daisuke-2 = От бандита, отданного по Киай, можно защититься, но способности на него не действуют.
samurai_spirit-help-daisuke-3 = Если сумма очереди уменьшилась ровно до значения Киай, это тоже Киай.
samurai_spirit-help-gorobei-1 = Оба штрафа главаря игнорируют вместе или не игнорируют вовсе.
samurai_spirit-help-kanbei-1 = Оба штрафа главаря игнорируют вместе или не игнорируют вовсе.
samurai_spirit-help-kikuchiyo-1 = Второй бой возможен, даже если после первого Киай превышен.
samurai_spirit-help-kikuchiyo-2 = Если в первом бою взят последний бандит, раунд окончен.
samurai_spirit-help-kikuchiyo-3 = Если сумма очереди уменьшилась ровно до значения Киай, это тоже Киай.
samurai_spirit-help-kyuzo-1 = Кто спасовал, тот не отдаёт жетон и не получает.
samurai_spirit-help-katsushiro-1 = Другие его способности действуют и на второго бандита. Последнего нельзя положить под пустую колоду.
samurai_spirit-help-katsushiro-2 = Открытых бандитов видят все, пока они лежат.
samurai_spirit-help-raider-1 = { -samurai_spirit-foot }
samurai_spirit-help-barricade-1 = { -samurai_spirit-last }
samurai_spirit-help-barricade-2 = { -samurai_spirit-foot }
samurai_spirit-help-wound-1 = { -samurai_spirit-last }
samurai_spirit-help-wound-2 = { -samurai_spirit-foot }
samurai_spirit-help-intruder-1 = { -samurai_spirit-last }
samurai_spirit-help-intruder-2 = { -samurai_spirit-foot }
samurai_spirit-help-no_defend-1 = Тот, кому вы передали бандита, защищаться может.
samurai_spirit-help-no_defend-2 = { -samurai_spirit-last }
samurai_spirit-help-no_defend-3 = { -samurai_spirit-foot }
samurai_spirit-help-no_support-1 = Способности, которые одолжили вам, действуют.
samurai_spirit-help-no_support-2 = { -samurai_spirit-last }
samurai_spirit-help-no_support-3 = { -samurai_spirit-foot }
samurai_spirit-help-left_draws-1 = Без способностей и защиты, но Киай возможен. Если сосед спасовал, ранение получаете вы.
samurai_spirit-help-left_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-left_draws-3 = { -samurai_spirit-foot }
samurai_spirit-help-right_draws-1 = Без способностей и защиты, но Киай возможен. Если сосед спасовал, ранение получаете вы.
samurai_spirit-help-right_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-right_draws-3 = { -samurai_spirit-foot }
samurai_spirit-help-must_pass-1 = { -samurai_spirit-boss }
samurai_spirit-help-must_pass-2 = { -samurai_spirit-foot }
samurai_spirit-help-reshuffle_discard-1 = Если сброс пуст, это ранение. Все знают, что этот бандит теперь в колоде.
samurai_spirit-help-reshuffle_discard-2 = { -samurai_spirit-boss }
samurai_spirit-help-no_talent-1 = { -samurai_spirit-boss }
samurai_spirit-help-discard_defence-1 = Если карт слева нет, это ранение.
samurai_spirit-help-discard_defence-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-1 = Если первый был последним в колоде, раунд сразу окончен.
samurai_spirit-help-intruder_intruder-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-3 = { -samurai_spirit-foot }
samurai_spirit-help-barricade_barricade-1 = { -samurai_spirit-boss }
samurai_spirit-help-barricade_barricade-2 = { -samurai_spirit-foot }
samurai_spirit-help-no_defend_reshuffle_discard-1 = { -samurai_spirit-boss }
samurai_spirit-help-wound_no_talent-1 = Игнорировать его всё же можно: это делается до штрафа.
samurai_spirit-help-wound_no_talent-2 = { -samurai_spirit-boss }
samurai_spirit-help-no_support_wound-1 = { -samurai_spirit-boss }
samurai_spirit-help-kiai-1 = Это бывает и в чужой ход: когда бандита вам передали, отдали или вытянули по штрафу.
samurai_spirit-help-kiai-2 = А также когда планшет перевернули или карта ушла и сумма стала равна значению.
samurai_spirit-help-kiai-3 = В конце раунда Киай не бывает.
samurai_spirit-help-support-1 = После его хода жетон возвращается, даже если не пригодился. Пока жетона нет, поддерживать нельзя.
samurai_spirit-help-support-2 = Одного самурая могут поддержать несколько; все их способности он может применить в свой ход.
samurai_spirit-help-wounds-1 = Снимают только жетон ранения; звериный облик остаётся.
samurai_spirit-help-barricades-1 = Укреплений не бывает больше, чем в начале.
samurai_spirit-help-farms-1 = На тяжёлом и героическом разрушенная постройка несёт штраф с оборота: теряется семья, разрушается ещё постройка или укрепление, или случайный самурай получает ранение.
samurai_spirit-help-families-1 = В конце раунда каждая семья помогает (кроме героического уровня): одна снимает жетон ранения, одна возводит укрепление, одна сбрасывает верхнюю карту прорыва.
samurai_spirit-help-spare_tokens-1 = Они добавляются к вашей способности и действуют и не в ваш ход.
samurai_spirit-help-odds-1 = К концу раунда все бандиты игры открыты. Поэтому со второго раунда все знают, какие мародёры в коробке.
