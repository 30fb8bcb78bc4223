samurai_spirit = 7 самураев

## Самураи
samurai_spirit-heihachi = Хэйхати
samurai_spirit-daisuke = Ситиродзи
samurai_spirit-gorobei = Горобэй
samurai_spirit-kanbei = Канбэй
samurai_spirit-kikuchiyo = Кикутиё
samurai_spirit-kyuzo = Кюдзо
samurai_spirit-katsushiro = Кацусиро

## Что делает их Киай
samurai_spirit-kiai-heihachi-human = возвести укрепление
samurai_spirit-kiai-heihachi-animal = возвести укрепление и снять жетон ранения
samurai_spirit-kiai-daisuke-human = передать последнего бандита из чьей-то очереди другому самураю
samurai_spirit-kiai-daisuke-animal = дважды: передать последнего бандита из чьей-то очереди, можно и из той же, другому самураю
samurai_spirit-kiai-gorobei-human = сбросить двух верхних бандитов колоды
samurai_spirit-kiai-gorobei-animal = сбросить трёх верхних бандитов колоды
samurai_spirit-kiai-kanbei-human = сбросить две верхние карты прорыва
samurai_spirit-kiai-kanbei-animal = сбросить три верхние карты прорыва
samurai_spirit-kiai-kikuchiyo-human = сбросить последнего бандита из чьей-то очереди
samurai_spirit-kiai-kikuchiyo-animal = дважды: сбросить последнего бандита из чьей-то очереди, можно и из той же
samurai_spirit-kiai-kyuzo-human = передать чей-то жетон поддержки
samurai_spirit-kiai-kyuzo-animal = возвести укрепление и передать чей-то жетон поддержки
samurai_spirit-kiai-katsushiro-human = посмотреть двух верхних бандитов и вернуть в любом порядке
samurai_spirit-kiai-katsushiro-animal = посмотреть трёх верхних бандитов и вернуть в любом порядке

## Символы и штрафы
samurai_spirit-hat = шляпа
samurai_spirit-farm = постройка
samurai_spirit-doll = кукла
samurai_spirit-barricade = разрушается укрепление
samurai_spirit-wound = ранение
samurai_spirit-intruder = карта в прорыв
samurai_spirit-no_defend = в этом ходу нельзя защищаться
samurai_spirit-no_support = в этом ходу нельзя оказывать поддержку
samurai_spirit-left_draws = сосед слева тянет карту
samurai_spirit-right_draws = сосед справа тянет карту
samurai_spirit-must_pass = придётся спасовать
samurai_spirit-reshuffle_discard = бандит возвращается из сброса
samurai_spirit-no_talent = в этом ходу никаких способностей
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
samurai_spirit-1-hat-flame = мародёр 1 (шляпа, пламя)
samurai_spirit-1-hat-intruder = мародёр 1 (шляпа, усиливает прорыв)
samurai_spirit-1-hat-no_defend = мародёр 1 (шляпа, без защиты)
samurai_spirit-1-doll-barricade-flame = мародёр 1 (кукла, разрушает укрепление, пламя)
samurai_spirit-1-doll-wound-flame = мародёр 1 (кукла, ранит, пламя)
samurai_spirit-1-doll = мародёр 1 (кукла)
samurai_spirit-1-doll-intruder = мародёр 1 (кукла, усиливает прорыв)
samurai_spirit-1-farm-barricade-flame = мародёр 1 (постройка, разрушает укрепление, пламя)
samurai_spirit-1-farm-wound-flame = мародёр 1 (постройка, ранит, пламя)
samurai_spirit-1-farm-no_support = мародёр 1 (постройка, без поддержки)
samurai_spirit-1-farm-intruder = мародёр 1 (постройка, усиливает прорыв)
samurai_spirit-1-barricade = мародёр 1 (разрушает укрепление)
samurai_spirit-2-hat-wound-flame = мародёр 2 (шляпа, ранит, пламя)
samurai_spirit-2-hat-flame = мародёр 2 (шляпа, пламя)
samurai_spirit-2-hat-intruder = мародёр 2 (шляпа, усиливает прорыв)
samurai_spirit-2-hat-no_defend = мародёр 2 (шляпа, без защиты)
samurai_spirit-2-doll-barricade-flame = мародёр 2 (кукла, разрушает укрепление, пламя)
samurai_spirit-2-doll-wound-flame = мародёр 2 (кукла, ранит, пламя)
samurai_spirit-2-doll = мародёр 2 (кукла)
samurai_spirit-2-doll-intruder = мародёр 2 (кукла, усиливает прорыв)
samurai_spirit-2-farm-barricade-flame = мародёр 2 (постройка, разрушает укрепление, пламя)
samurai_spirit-2-farm-wound-flame = мародёр 2 (постройка, ранит, пламя)
samurai_spirit-2-farm-no_support = мародёр 2 (постройка, без поддержки)
samurai_spirit-2-farm-intruder = мародёр 2 (постройка, усиливает прорыв)
samurai_spirit-2-barricade = мародёр 2 (разрушает укрепление)
samurai_spirit-3-hat-barricade-flame = мародёр 3 (шляпа, разрушает укрепление, пламя)
samurai_spirit-3-hat-flame = мародёр 3 (шляпа, пламя)
samurai_spirit-3-hat-left_draws = мародёр 3 (шляпа, сосед слева тянет карту)
samurai_spirit-3-doll-barricade-flame = мародёр 3 (кукла, разрушает укрепление, пламя)
samurai_spirit-3-doll-wound-flame = мародёр 3 (кукла, ранит, пламя)
samurai_spirit-3-doll = мародёр 3 (кукла)
samurai_spirit-3-doll-no_defend = мародёр 3 (кукла, без защиты)
samurai_spirit-3-doll-left_draws = мародёр 3 (кукла, сосед слева тянет карту)
samurai_spirit-3-farm-barricade-flame = мародёр 3 (постройка, разрушает укрепление, пламя)
samurai_spirit-3-farm-wound-flame = мародёр 3 (постройка, ранит, пламя)
samurai_spirit-3-farm-no_support = мародёр 3 (постройка, без поддержки)
samurai_spirit-3-farm-left_draws = мародёр 3 (постройка, сосед слева тянет карту)
samurai_spirit-3-wound = мародёр 3 (ранит)
samurai_spirit-4-hat-barricade-flame = мародёр 4 (шляпа, разрушает укрепление, пламя)
samurai_spirit-4-hat-right_draws-flame = мародёр 4 (шляпа, сосед справа тянет карту, пламя)
samurai_spirit-4-hat = мародёр 4 (шляпа)
samurai_spirit-4-doll-barricade-flame = мародёр 4 (кукла, разрушает укрепление, пламя)
samurai_spirit-4-doll-wound-flame = мародёр 4 (кукла, ранит, пламя)
samurai_spirit-4-doll = мародёр 4 (кукла)
samurai_spirit-4-doll-no_defend = мародёр 4 (кукла, без защиты)
samurai_spirit-4-doll-right_draws = мародёр 4 (кукла, сосед справа тянет карту)
samurai_spirit-4-farm-barricade-flame = мародёр 4 (постройка, разрушает укрепление, пламя)
samurai_spirit-4-farm-wound-flame = мародёр 4 (постройка, ранит, пламя)
samurai_spirit-4-farm-no_support = мародёр 4 (постройка, без поддержки)
samurai_spirit-4-farm-right_draws = мародёр 4 (постройка, сосед справа тянет карту)
samurai_spirit-4-wound = мародёр 4 (ранит)
samurai_spirit-5-hat-wound = подручный 5 (шляпа, ранит)
samurai_spirit-5-doll-intruder = подручный 5 (кукла, усиливает прорыв)
samurai_spirit-5-farm-barricade = подручный 5 (постройка, разрушает укрепление)
samurai_spirit-5-barricade-flame = подручный 5 (разрушает укрепление, пламя)
samurai_spirit-5-wound-flame = подручный 5 (ранит, пламя)
samurai_spirit-5-intruder-flame = подручный 5 (усиливает прорыв, пламя)
samurai_spirit-5-no_support-flame = подручный 5 (без поддержки, пламя)
samurai_spirit-6-hat-intruder-intruder-flame = главарь 6 (шляпа, дважды усиливает прорыв, пламя)
samurai_spirit-6-doll-must_pass-flame = главарь 6 (кукла, заставляет спасовать, пламя)
samurai_spirit-6-farm-barricade-barricade-flame = главарь 6 (постройка, дважды разрушает укрепление, пламя)
samurai_spirit-6-no_defend-reshuffle_discard-flame = главарь 6 (без защиты, возвращает карту из сброса, пламя)
samurai_spirit-6-wound-no_talent-flame = главарь 6 (ранит, без способностей, пламя)
samurai_spirit-6-no_support-wound-flame = главарь 6 (без поддержки, ранит, пламя)
samurai_spirit-6-discard_defence-flame = главарь 6 (срывает защиту, пламя)

## Что произошло
samurai_spirit-event-round = Раунд { $n } начинается
samurai_spirit-event-turn = { IF_YOU($seat, "Ваш ход", "Ходит %") }
samurai_spirit-event-call = { $seat } { IF_YOU($seat, "используете", "использует") } отложенный жетон поддержки: { $what }
samurai_spirit-event-penalty = { IF_YOU($seat, "Ваш штраф", "Штраф игрока %") }: { $what }
samurai_spirit-event-ignore = { $seat } { IF_YOU($seat, "игнорируете", "игнорирует") } штраф
samurai_spirit-event-cannot = Штраф применить нельзя: { $seat } { IF_YOU($seat, "получаете", "получает") } ранение
samurai_spirit-event-penalty_card = { $card } идёт прямо в { IF_YOU($seat, "вашу очередь", "очередь игрока %") }
samurai_spirit-event-draw = { IF_YOU($seat, "Вам", "Игроку %") } встречается { $card }
samurai_spirit-event-confront = { $seat } { IF_YOU($seat, "наступаете", "наступает") }: { $card }
samurai_spirit-event-defend = { $seat } { IF_YOU($seat, "защищаетесь", "защищается") }: { $card }
samurai_spirit-event-drop = { $seat } { IF_YOU($seat, "лишаетесь", "лишается") } карты защиты: { $card }
samurai_spirit-event-hand = { $seat } { IF_YOU($seat, "передаёте", "передаёт") } бандита { IF_YOU($other, "вам", "игроку %") }: { $what }
samurai_spirit-event-evade = { $seat } уже { IF_YOU($seat, "знаете", "знает") } такую силу и { IF_YOU($seat, "сбрасываете", "сбрасывает") } { $card }
samurai_spirit-event-under = { $seat } { IF_YOU($seat, "отправляете", "отправляет") } под колоду { $card }
samurai_spirit-event-intruder = { $seat } { IF_YOU($seat, "упускаете", "упускает") } в прорыв { $hidden ->
    [yes] { $times ->
        [one] { $times } бандита
       *[other] { $times } бандитов
    }
   *[no] { $card }
}
samurai_spirit-event-support = { $seat } { IF_YOU($seat, "поддерживаете", "поддерживает") } { IF_YOU($other, "вас", "игрока %") }; способность — { $what }
samurai_spirit-event-lend = { $seat } { IF_YOU($seat, "передаёте", "передаёт") } жетон поддержки { IF_YOU($other, "вам", "игроку %") }; способность — { $what }
samurai_spirit-event-return = { $seat } { IF_YOU($seat, "возвращаете", "возвращает") } { IF_YOU($other, "вам", "игроку %") } жетон самурая { $what }
samurai_spirit-event-pass = { $seat } { IF_YOU($seat, "пасуете", "пасует") }
samurai_spirit-event-forced_pass = { $seat } { IF_YOU($seat, "пасуете", "пасует") } поневоле: { $what }
samurai_spirit-event-exceed = { $seat } { IF_YOU($seat, "превышаете", "превышает") } значение Киай: { $n }
samurai_spirit-event-barricade = Разрушено укрепление: { $n ->
    [0] больше их нет
   *[other] осталось { $n }
}
samurai_spirit-event-build = Возведено укрепление: теперь { $n }
samurai_spirit-event-farm = Разрушена { $card }
samurai_spirit-event-family = Потеряна { $card }
samurai_spirit-event-wound = { $seat } { IF_YOU($seat, "получаете", "получает") } ранение
samurai_spirit-event-animal = { $seat } { IF_YOU($seat, "принимаете", "принимает") } звериный облик
samurai_spirit-event-heal = { $seat } { IF_YOU($seat, "снимаете", "снимает") } жетон ранения
samurai_spirit-event-kiai = Киай! В { IF_YOU($seat, "вашей очереди", "очереди игрока %") } ровно значение Киай
samurai_spirit-event-waive = { $seat } { IF_YOU($seat, "довольствуетесь", "довольствуется") } этим
samurai_spirit-event-spent = { $card } покидает { IF_YOU($seat, "вашу очередь", "очередь игрока %") }
samurai_spirit-event-give = { $seat } { IF_YOU($seat, "отсылаете", "отсылает") } { $card } из { IF_YOU($giver, "вашей очереди", "очереди игрока %") }
samurai_spirit-event-strike = { $seat } { IF_YOU($seat, "сражаете", "сражает") } { $card } в { IF_YOU($giver, "вашей очереди", "очереди игрока %") }
samurai_spirit-event-rout = { $seat } { IF_YOU($seat, "обращаете", "обращает") } в бегство { $card }
samurai_spirit-event-catch = { $seat } { IF_YOU($seat, "ловите", "ловит") } в прорыве { $card }
samurai_spirit-event-look = { $seat } { IF_YOU($seat, "видите", "видит") } на подходе { $card }
samurai_spirit-event-order = Следующим придёт { $what }
samurai_spirit-event-mix_in = Из сброса в колоду возвращается { $card }
samurai_spirit-event-break_in = Больше никто не сражается: в деревню { $n ->
    [one] входит { $n } бандит
    [few] входят { $n } бандита
   *[other] входят { $n } бандитов
}
samurai_spirit-event-round_over = Раунд { $n } окончен
samurai_spirit-event-unguarded = { $seat } { IF_YOU($seat, "оставляете", "оставляет") } без защиты символ «{ $what }»
samurai_spirit-event-help = Помогает { $what }
samurai_spirit-event-driven_off = Из прорыва изгнан { $card }
samurai_spirit-event-turn_up = В прорыве открыт { $card }
samurai_spirit-event-over = { $what ->
    [saved] Деревня спасена
   *[other] Деревня потеряна
}

## Что добавляется к предыдущей строке: чем она начата и что добавлено
samurai_spirit-after-penalty-barricade = осталось { $n }
samurai_spirit-after-penalty-farm = укреплений нет, разрушена { $card }
samurai_spirit-after-penalty-wound = { "" }
samurai_spirit-after-penalty-animal = { $seat } { IF_YOU($seat, "принимаете", "принимает") } звериный облик
samurai_spirit-after-penalty-intruder = { "" }
samurai_spirit-after-penalty-mix_in = { $card }
samurai_spirit-after-cannot-wound = { "" }
samurai_spirit-after-draw-confront = { $again ->
    [yes] наступление
   *[no] { $seat } { IF_YOU($seat, "наступаете", "наступает") }
}
samurai_spirit-after-draw-defend = { $again ->
    [yes] защита
   *[no] { $seat } { IF_YOU($seat, "защищаетесь", "защищается") }
}
samurai_spirit-after-draw-hand = передан { IF_YOU($other, "вам", "игроку %") }
samurai_spirit-after-draw-evade = { $again ->
    [yes] сброшен
   *[no] { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } его
}
samurai_spirit-after-draw-under = { $again ->
    [yes] отправлен под колоду
   *[no] { $seat } { IF_YOU($seat, "отправляете", "отправляет") } его под колоду
}
samurai_spirit-after-draw-exceed = { $n } — выше значения Киай
samurai_spirit-after-draw-barricade = укрепление разрушено, осталось { $n }
samurai_spirit-after-draw-farm = разрушена { $card }
samurai_spirit-after-exceed-barricade = укрепление разрушено, осталось { $n }
samurai_spirit-after-exceed-farm = разрушена { $card }
samurai_spirit-after-support-intruder = один бандит уходит в прорыв
samurai_spirit-after-wound-animal = звериный облик
samurai_spirit-after-kiai-catch = из прорыва сброшен { $card }
samurai_spirit-after-kiai-rout = обращён в бегство { $card }
samurai_spirit-after-kiai-strike = сражён { $card } в { IF_YOU($giver, "вашей очереди", "очереди игрока %") }
samurai_spirit-after-kiai-give = { $card } уходит из { IF_YOU($giver, "вашей очереди", "очереди игрока %") }
samurai_spirit-after-kiai-build = возведено укрепление, теперь { $n }
samurai_spirit-after-kiai-heal = жетон ранения снят с { IF_YOU($seat, "вас", "игрока %") }
samurai_spirit-after-kiai-lend = { $seat } { IF_YOU($seat, "передаёте", "передаёт") } жетон поддержки { IF_YOU($other, "вам", "игроку %") }, способность — { $what }
samurai_spirit-after-kiai-waive = Киай не использован
samurai_spirit-after-kiai-spent = { $card } покидает очередь
samurai_spirit-after-look-look = { $card }
samurai_spirit-after-unguarded-wound = ранение
samurai_spirit-after-unguarded-animal = звериный облик
samurai_spirit-after-unguarded-farm = разрушена { $card }
samurai_spirit-after-unguarded-family = потеряна { $card }
samurai_spirit-after-help-heal = жетон ранения снят с { IF_YOU($seat, "вас", "игрока %") }
samurai_spirit-after-help-build = возведено укрепление, теперь { $n }
samurai_spirit-after-help-driven_off = изгнан { $card }
samurai_spirit-after-turn_up-barricade = укрепление разрушено, осталось { $n }
samurai_spirit-after-turn_up-farm = разрушена { $card }

## Ходы
samurai_spirit-move-call = Использовать жетон: { $samurai }
samurai_spirit-move-ready = Жетонов хватит: к штрафу
samurai_spirit-move-ignore = Игнорировать штраф
samurai_spirit-move-suffer = Применить штраф
samurai_spirit-move-first = Сначала: { $penalty }
samurai_spirit-move-drop = Сбросить карту защиты: { $symbol }
samurai_spirit-move-fight = Вступить в бой
samurai_spirit-move-support = Поддержать { IF_YOU($target, "себя", "игрока %") }; способность — { $samurai }
samurai_spirit-move-pass = Спасовать
samurai_spirit-move-done = Без второго боя
samurai_spirit-move-confront = Наступать на { $card }: { $sum } из { $value }
samurai_spirit-move-defend = Защищаться от { $card }: закрыть символ «{ $symbol }»
samurai_spirit-move-hand = Передать { $card } { IF_YOU($target, "себе", "игроку %") }
samurai_spirit-move-discard = Сбросить { $card }
samurai_spirit-move-under = Положить { $card } под колоду и взять другую карту
samurai_spirit-move-kiai = Киай: { $effect }
samurai_spirit-move-waive = Не надо
samurai_spirit-move-heal = Снять жетон ранения с { IF_YOU($target, "себя", "игрока %") }
samurai_spirit-move-give = Передать { $card } от { IF_YOU($by, "себя", "игрока %") } { IF_YOU($target, "себе", "игроку %") }
samurai_spirit-move-strike = Сразить { $card } — последнего в { IF_YOU($target, "своей очереди", "очереди игрока %") }
samurai_spirit-move-lend = Передать жетон от { IF_YOU($by, "себя", "игрока %") } { IF_YOU($target, "себе", "игроку %") }; способность — { $samurai }
samurai_spirit-move-top = Следующим идёт { $card }

## К чему ведёт ход
samurai_spirit-then-safe = безопасно: следующий бандит вас не сломит
samurai_spirit-then-safe_kiai = безопасно, Киай в { $kiai } %
samurai_spirit-then-risk = { $kiai ->
    [0] выше значения Киай в { $exceed } %
   *[other] выше значения Киай в { $exceed } %, Киай в { $kiai } %
}
samurai_spirit-then-below = { $sum } из { $value }, без штрафа
samurai_spirit-then-below_barricade = { $sum } из { $value }, в следующий ход { $n ->
    [one] будет разрушено укрепление
   *[other] будет разрушено укреплений: { $n }
}
samurai_spirit-then-below_wound = { $sum } из { $value }, в следующий ход будет ранение
samurai_spirit-then-below_intruder = { $sum } из { $value }, в следующий ход { $n ->
    [one] ещё одна карта в прорыв
   *[other] ещё карт в прорыв: { $n }
}
samurai_spirit-then-below_no_defend = { $sum } из { $value }, в следующий ход нельзя защищаться
samurai_spirit-then-below_no_support = { $sum } из { $value }, в следующий ход нельзя оказать поддержку
samurai_spirit-then-below_left_draws = { $sum } из { $value }, в следующий ход тянет карту сосед слева
samurai_spirit-then-below_right_draws = { $sum } из { $value }, в следующий ход тянет карту сосед справа
samurai_spirit-then-below_must_pass = { $sum } из { $value }, в следующий ход придётся спасовать
samurai_spirit-then-below_discard_defence = { $sum } из { $value }, в следующий ход пропадёт карта защиты
samurai_spirit-then-below_two = { $sum } из { $value }, в следующий ход два штрафа: { $penalty }; { $second }
samurai_spirit-then-kiai = ровно { $value }: Киай!
samurai_spirit-then-exceed = { $sum } из { $value }: укрепление будет разрушено
samurai_spirit-then-exceed_farm = { $sum } из { $value }: постройка будет разрушена
samurai_spirit-then-defend_hat = в конце раунда без ранения
samurai_spirit-then-defend_farm = в конце раунда постройка уцелеет
samurai_spirit-then-defend_doll = в конце раунда семья уцелеет
samurai_spirit-then-support = один бандит уходит в прорыв
samurai_spirit-then-pass = вне раунда{ $hat ->
    [0] { "" }
   *[other] , ранение
}{ $farm ->
    [0] { $doll ->
        [0] { "" }
       *[other] , семья без защиты
    }
   *[other] { $doll ->
        [0] , постройка без защиты
       *[other] , постройка и семья без защиты
    }
}
samurai_spirit-then-no_harm = без последствий

## Причины исхода
samurai_spirit-reason-saved = после третьего раунда целы постройка и семья
samurai_spirit-reason-no_farm = разрушена последняя постройка
samurai_spirit-reason-no_family = потеряна последняя семья
samurai_spirit-reason-fourth_wound = самурай получил четвёртое ранение

## История поражения, звено за звеном
samurai_spirit-story-penalty = последний бандит в { IF_YOU($seat, "вашей очереди", "очереди игрока %") }, { $card }, принёс штраф: { $penalty }
samurai_spirit-story-exceeded = { $card } вывел { IF_YOU($seat, "вашу очередь", "очередь игрока %") } за значение Киай
samurai_spirit-story-unguarded_hat = к концу раунда у { IF_YOU($seat, "вас", "игрока %") } не закрыта шляпа
samurai_spirit-story-unguarded_farm = к концу раунда у { IF_YOU($seat, "вас", "игрока %") } не закрыта постройка
samurai_spirit-story-unguarded_doll = к концу раунда у { IF_YOU($seat, "вас", "игрока %") } не закрыта кукла
samurai_spirit-story-flame = прорвавшийся { $card } принёс пламя
samurai_spirit-story-cannot = штраф нельзя было применить, и он стал ранением
samurai_spirit-story-no_barricade = укреплений не осталось
samurai_spirit-story-farm = разрушена { $card }
samurai_spirit-story-family = потеряна { $card }
samurai_spirit-story-wounded = { $seat } { IF_YOU($seat, "получаете", "получает") } ранение
samurai_spirit-story-raider = бандит

## Почему так нельзя
samurai_spirit-refusal-no_such_seat = места нумеруются от 0 до { $seats }
samurai_spirit-refusal-has_passed = { $seat } вне этого раунда: самурай спасовал
samurai_spirit-refusal-nothing_drawn = бандит ещё не открыт: сначала вступите в бой
samurai_spirit-refusal-penalty_comes = сначала штраф последнего бандита: используйте отложенные жетоны поддержки или переходите к штрафу
samurai_spirit-refusal-second_fight = действие уже совершено: можно лишь вступить в бой второй раз или закончить
samurai_spirit-refusal-must_pass = главарь в конце вашей очереди заставляет в этом ходу спасовать
samurai_spirit-refusal-above_kiai = в вашей очереди { $sum }, это выше значения Киай ({ $value }): надо спасовать
samurai_spirit-refusal-alone = все остальные спасовали: поддерживать некого
samurai_spirit-refusal-no_support = штраф последнего бандита запрещает поддержку в этом ходу
samurai_spirit-refusal-own_token_away = ваш жетон поддержки ещё у { IF_YOU($holder, "вас", "игрока %") }
samurai_spirit-refusal-support_self = поддерживают другого самурая, не себя
samurai_spirit-refusal-action_needed = вступите в бой, поддержите или спасуйте: одно из трёх обязательно
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
samurai_spirit-refusal-called = этот жетон уже использован ({ $samurai ->
    [Heihachi] Хэйхати
    [Daisuke] Ситиродзи
    [Gorobei] Горобэй
    [Kanbei] Канбэй
    [Kikuchiyo] Кикутиё
    [Kyuzo] Кюдзо
    [Katsushiro] Кацусиро
   *[other] { $samurai }
}); каждый — один раз за игру
samurai_spirit-refusal-call_first = отложенные жетоны поддержки используют в начале хода, до штрафа и действия
samurai_spirit-refusal-penalty_first = сначала штраф последнего бандита в вашей очереди
samurai_spirit-refusal-cannot_ignore = штрафы чётных бандитов игнорирует только Горобэй, нечётных — только Канбэй
samurai_spirit-refusal-not_its_penalty = здесь нет двух штрафов, среди которых был бы такой: { $penalty }
samurai_spirit-refusal-not_covered = слева от вас нет карты с символом «{ $symbol }»
samurai_spirit-refusal-place_first = сначала разместите открытого бандита
samurai_spirit-refusal-no_symbol = у этого бандита нет ни шляпы, ни постройки, ни куклы: защищаться от него нельзя
samurai_spirit-refusal-no_defend = штраф последнего бандита запрещает защищаться в этом ходу
samurai_spirit-refusal-covered = символ «{ $symbol }» у вас уже закрыт
samurai_spirit-refusal-only_placed = бандита от Киай Ситиродзи кладут слева или справа; способности на него не действуют
samurai_spirit-refusal-no_talent = главарь в вашей очереди запрещает в этом ходу все способности, и чужие тоже
samurai_spirit-refusal-needs_talent = это способность, которой у вас сейчас нет: { $samurai ->
    [Kyuzo] Кюдзо
    [Katsushiro] Кацусиро
   *[other] Хэйхати или Ситиродзи
}
samurai_spirit-refusal-lent_late = этот жетон поддержки пришёл к вам в этом ходу, и в нём способность не действует: { $samurai ->
    [Heihachi] Хэйхати
    [Daisuke] Ситиродзи
    [Gorobei] Горобэй
    [Kanbei] Канбэй
    [Kikuchiyo] Кикутиё
    [Kyuzo] Кюдзо
    [Katsushiro] Кацусиро
   *[other] { $samurai }
}
samurai_spirit-refusal-wrong_parity = ваша способность — для { $kind ->
    [odd] нечётных
   *[other] чётных
} бандитов; сила этого — { $strength }
samurai_spirit-refusal-not_neighbour = бандита передают соседу: слева или справа от вас
samurai_spirit-refusal-had_it = { $seat } уже { IF_YOU($seat, "принимали", "принимает") } этого бандита: назад он не идёт
samurai_spirit-refusal-none_equal = в вашей очереди нет бандита с силой { $strength }
samurai_spirit-refusal-drawn_anew = вы уже тянули заново: этого бандита надо сыграть
samurai_spirit-refusal-deck_empty = колода пуста: вернулся бы тот же бандит
samurai_spirit-refusal-kiai_first = сначала решите, что с вашим Киай
samurai_spirit-refusal-other_kiai = у этого самурая другой Киай: { $samurai }
samurai_spirit-refusal-use_first = сначала решите, использовать ли Киай
samurai_spirit-refusal-choose_now = выберите, что сделает ваш Киай, или откажитесь
samurai_spirit-refusal-not_shown = этот бандит не из тех, что возвращаются на колоду
samurai_spirit-refusal-not_wounded = у { IF_YOU($seat, "вас", "игрока %") } нет жетона ранения
samurai_spirit-refusal-to_another = передают от одного самурая другому
samurai_spirit-refusal-token_away = жетон поддержки { IF_YOU($seat, "ваш", "игрока %") } сейчас у { IF_YOU($holder, "вас", "игрока %") }
samurai_spirit-refusal-empty_line = { IF_YOU($seat, "ваша боевая очередь", "боевая очередь игрока %") } пуста

## What a card does, in a sentence
samurai_spirit-about-heihachi = Киай при 8, в зверином облике при 11. Может передать бандита чётной силы соседу. Киай возводит укрепление; в зверином облике ещё и снимает жетон ранения с любого самурая.
samurai_spirit-about-daisuke = Киай при 8, в зверином облике при 11. Может передать бандита нечётной силы соседу. Киай отдаёт последнего бандита любой очереди другому самураю; в зверином облике — дважды.
samurai_spirit-about-gorobei = Киай при 9, в зверином облике при 12. Может игнорировать штрафы бандитов чётной силы. Киай сбрасывает двух верхних бандитов колоды; в зверином облике — трёх.
samurai_spirit-about-kanbei = Киай при 9, в зверином облике при 12. Может игнорировать штрафы бандитов нечётной силы. Киай сбрасывает две верхние карты прорыва; в зверином облике — три.
samurai_spirit-about-kikuchiyo = Киай при 10, в зверином облике при 13. Может вступить в бой дважды за ход. Киай сбрасывает последнего бандита любой очереди; в зверином облике — дважды.
samurai_spirit-about-kyuzo = Киай при 9, в зверином облике при 12. Может сбросить бандита, сила которого уже есть в его очереди. По Киай любой самурай передаёт свой жетон поддержки другому; в зверином облике Киай ещё и возводит укрепление.
samurai_spirit-about-katsushiro = Киай при 10, в зверином облике при 13. Может положить бандита под колоду и вытянуть другого, которого обязан сыграть. Киай открывает двух верхних бандитов и возвращает в любом порядке; в зверином облике — трёх.
samurai_spirit-about-raider = Наступление: карта ложится справа, в конец очереди. Ниже значения Киай ничего не происходит, ровно — Киай, выше — разрушается укрепление. У этого бандита нет штрафа.
samurai_spirit-about-hat = У кого в конце раунда слева нет шляпы, тот получает ранение.
samurai_spirit-about-farm = За каждого, у кого в конце раунда слева нет постройки, разрушается постройка.
samurai_spirit-about-doll = За каждого, у кого в конце раунда слева нет куклы, теряется семья.
samurai_spirit-about-flame = В конце раунда карты прорыва открывают. Каждое пламя разрушает укрепление, а если их нет — случайную постройку.
samurai_spirit-about-barricade = Последний в очереди в начале вашего хода: разрушается укрепление, а если их нет — случайная постройка.
samurai_spirit-about-wound = Последний в очереди в начале вашего хода: вы получаете ранение.
samurai_spirit-about-intruder = Последний в очереди в начале вашего хода: верхний бандит уходит закрытым в прорыв.
samurai_spirit-about-no_defend = Последний в очереди в начале вашего хода: в этом ходу вам нельзя защищаться.
samurai_spirit-about-no_support = Последний в очереди в начале вашего хода: в этом ходу вам нельзя никого поддерживать.
samurai_spirit-about-left_draws = Последний в очереди в начале вашего хода: сосед слева открывает бандита прямо в свою очередь.
samurai_spirit-about-right_draws = Последний в очереди в начале вашего хода: сосед справа открывает бандита прямо в свою очередь.
samurai_spirit-about-must_pass = Последний в очереди в начале вашего хода: вам придётся спасовать.
samurai_spirit-about-reshuffle_discard = Последний в очереди в начале вашего хода: случайная карта сброса замешивается в колоду.
samurai_spirit-about-no_talent = Последний в очереди в начале вашего хода: в этом ходу у вас нет способностей, ни своей, ни одолженных, ни от отложенных жетонов.
samurai_spirit-about-discard_defence = Последний в очереди в начале вашего хода: выберите карту слева и сбросьте её.
samurai_spirit-about-intruder_intruder = Последний в очереди в начале вашего хода: два верхних бандита уходят закрытыми в прорыв.
samurai_spirit-about-barricade_barricade = Последний в очереди в начале вашего хода: разрушаются два укрепления; вместо недостающего — случайная постройка.
samurai_spirit-about-no_defend_reshuffle_discard = Последний в очереди в начале вашего хода: в этом ходу нельзя защищаться, и случайная карта сброса замешивается в колоду, иначе ранение.
samurai_spirit-about-wound_no_talent = Последний в очереди в начале вашего хода: вы получаете ранение, и в этом ходу у вас нет способностей.
samurai_spirit-about-no_support_wound = Последний в очереди в начале вашего хода: в этом ходу вам нельзя никого поддерживать, и вы получаете ранение.
samurai_spirit-about-kiai = Когда сумма очереди ровно равна значению Киай, можно использовать Киай; так или иначе первый бандит очереди уходит в сброс.
samurai_spirit-about-support = Одолжите свою способность, но не Киай, тому, кто ещё в раунде, на его следующий ход. Это всё ваше действие, и верхний бандит уходит закрытым в прорыв.
samurai_spirit-about-wounds = Первое ранение — жетон. Второе снимает его и переворачивает планшет в звериный облик навсегда: значение Киай на три выше, Киай сильнее. Третье — снова жетон. С четвёртым игра проиграна.
samurai_spirit-about-barricades = Укрепление разрушается, когда очередь выше значения Киай, от штрафа и от каждого пламени в прорыве. Если их нет, разрушается случайная постройка.
samurai_spirit-about-farms = Когда разрушена последняя постройка, игра сразу проиграна. Каждая уцелевшая после третьего раунда — очко.
samurai_spirit-about-families = Когда потеряна последняя семья, игра сразу проиграна. Каждая уцелевшая после третьего раунда — очко.
samurai_spirit-about-spare_tokens = Жетоны поддержки самураев, которых нет за столом. Используйте один или несколько в начале хода, до штрафа; их способности ваши на этот раунд. Каждый — один раз за игру.
samurai_spirit-about-odds = Что следует из всего открытого: точные вероятности следующего бандита и того, что очередь останется ниже, станет равна или выше значения Киай.

## Rulings
-samurai_spirit-last = Действует только последний бандит очереди, в начале хода. Штраф, который нельзя применить, становится ранением.
-samurai_spirit-foot = Шляпа, постройка или кукла внизу: карту можно положить слева, если символ ещё не закрыт. Пламя вверху: в прорыве карта разрушает укрепления.
-samurai_spirit-boss = Главарь приходит в раунде 3. Два разных штрафа идут в порядке, который вы выберете; игнорируют только оба сразу.
samurai_spirit-help-heihachi-1 = Сосед не должен был спасовать или уже принимать этого бандита в этом действии. Назад бандит не идёт.
samurai_spirit-help-heihachi-2 = Укреплений не бывает больше, чем в начале.
samurai_spirit-help-daisuke-1 = Сосед не должен был спасовать или уже принимать этого бандита в этом действии. Назад бандит не идёт.
samurai_spirit-help-daisuke-2 = От бандита, отданного Киай, можно защититься, но способности на него не действуют.
samurai_spirit-help-daisuke-3 = Очередь, упавшая ровно до своего значения, тоже даёт Киай.
samurai_spirit-help-gorobei-1 = Оба штрафа главаря игнорируют вместе или не игнорируют вовсе.
samurai_spirit-help-kanbei-1 = Оба штрафа главаря игнорируют вместе или не игнорируют вовсе.
samurai_spirit-help-kikuchiyo-1 = Второй бой возможен, даже если после первого очередь выше значения Киай.
samurai_spirit-help-kikuchiyo-2 = Если первый бой взял последнего бандита, раунд окончен.
samurai_spirit-help-kikuchiyo-3 = Очередь, упавшая ровно до своего значения, тоже даёт Киай.
samurai_spirit-help-kyuzo-1 = Спасовавший не отдаёт жетон и не получает.
samurai_spirit-help-katsushiro-1 = Другие его способности действуют и на второго бандита. Последнего нельзя положить под пустую колоду.
samurai_spirit-help-katsushiro-2 = Открытых видят все, пока они лежат.
samurai_spirit-help-raider-1 = { -samurai_spirit-foot }
samurai_spirit-help-barricade-1 = { -samurai_spirit-last }
samurai_spirit-help-barricade-2 = { -samurai_spirit-foot }
samurai_spirit-help-wound-1 = { -samurai_spirit-last }
samurai_spirit-help-wound-2 = { -samurai_spirit-foot }
samurai_spirit-help-intruder-1 = { -samurai_spirit-last }
samurai_spirit-help-intruder-2 = { -samurai_spirit-foot }
samurai_spirit-help-no_defend-1 = Тому, кому вы передали бандита, можно.
samurai_spirit-help-no_defend-2 = { -samurai_spirit-last }
samurai_spirit-help-no_defend-3 = { -samurai_spirit-foot }
samurai_spirit-help-no_support-1 = Одолженное вам действует.
samurai_spirit-help-no_support-2 = { -samurai_spirit-last }
samurai_spirit-help-no_support-3 = { -samurai_spirit-foot }
samurai_spirit-help-left_draws-1 = Без способностей и защиты, но Киай возможен. Если он спасовал, ранение вам.
samurai_spirit-help-left_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-left_draws-3 = { -samurai_spirit-foot }
samurai_spirit-help-right_draws-1 = Без способностей и защиты, но Киай возможен. Если он спасовал, ранение вам.
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
samurai_spirit-help-wound_no_talent-1 = Игнорировать его всё же можно: это раньше штрафа.
samurai_spirit-help-wound_no_talent-2 = { -samurai_spirit-boss }
samurai_spirit-help-no_support_wound-1 = { -samurai_spirit-boss }
samurai_spirit-help-kiai-1 = Это бывает и в чужой ход: бандита вам передали, отдали или вытянули штрафом.
samurai_spirit-help-kiai-2 = И тогда, когда планшет перевернули или карта ушла, а сумма стала равна значению.
samurai_spirit-help-kiai-3 = В конце раунда Киай не бывает.
samurai_spirit-help-support-1 = После его хода жетон возвращается, даже если не пригодился. Пока жетона нет, поддерживать нельзя.
samurai_spirit-help-support-2 = Одного самурая могут поддержать несколько; все их способности он может применить в свой ход.
samurai_spirit-help-wounds-1 = Снимают только жетон ранения; звериный облик остаётся.
samurai_spirit-help-barricades-1 = Укреплений не бывает больше, чем в начале.
samurai_spirit-help-farms-1 = На тяжёлом и героическом разрушенная постройка несёт штраф с оборота: теряется семья, разрушается ещё постройка или укрепление, или случайный самурай получает ранение.
samurai_spirit-help-families-1 = В конце раунда каждая семья помогает, кроме героического уровня: одна снимает жетон ранения, одна возводит укрепление, одна сбрасывает верхнюю карту прорыва.
samurai_spirit-help-spare_tokens-1 = Они добавляются к своей способности и действуют и не в ваш ход.
samurai_spirit-help-odds-1 = После раунда каждый бандит был открыт. Поэтому со второго раунда все знают, какие мародёры в коробке.
