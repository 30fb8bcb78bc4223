## Стол
samurai_spirit-village = Деревня
samurai_spirit-samurai = Самураи по часовой стрелке, начиная слева от вас
samurai_spirit-round = Раунд { $n }/{ $of }
samurai_spirit-count-deck = Колода { $n }
samurai_spirit-deck-known = Колода { $n }, эта карта следующая
samurai_spirit-count-intruders = Прорыв { $n }
samurai_spirit-intruders-note = Карты прорыва лежат закрытыми до конца раунда. Затем каждое пламя разрушает укрепление, а если их нет — постройку.
samurai_spirit-count-discard = Сброс { $n }
samurai_spirit-discard-open = В сбросе, последняя первой
samurai_spirit-known = Известны всем
samurai_spirit-none = Нет.
samurai_spirit-farms-left = Постройки { $n }/{ $of }
samurai_spirit-families-left = Семьи { $n }/{ $of }
samurai_spirit-barricades-left = Укрепления { $n }/{ $of }
samurai_spirit-gauge = боевая очередь { $sum }, Киай при { $value }
samurai_spirit-count-line = Боевая очередь, { $n ->
    [one] { $n } бандит
    [few] { $n } бандита
   *[other] { $n } бандитов
}
samurai_spirit-last-card = последняя: действует её штраф
samurai_spirit-combat-line = Боевая очередь
samurai_spirit-defence = Защита
samurai_spirit-uncovered = не закрыто: { $open }
samurai_spirit-nothing = ничего
samurai_spirit-empty = Пусто.
samurai_spirit-open = не закрыто
samurai_spirit-covered-by = закрыто картой: { $card }
samurai_spirit-wound-token = жетон ранения
samurai_spirit-wounds-taken = { $n ->
    [0] без ранений
    [one] { $n } ранение из 4
    [few] { $n } ранения из 4
   *[other] { $n } ранений из 4
}
samurai_spirit-animal-side = звериный облик
samurai_spirit-passed = пас
samurai_spirit-more = Подробнее о самурае
samurai_spirit-lent = одолжена
samurai_spirit-lent-by = Способность { FORM($what, "gen") } ({ IF_YOU($seat, "его жетон у вас", "его жетон у игрока %", "его жетон у %gen") })
samurai_spirit-lent-idle = Жетон { FORM($what, "gen") } ({ IF_YOU($seat, "у вас", "у игрока %", "у %gen") }): в этом ходу способность не действует
samurai_spirit-token-away = Этот жетон поддержки у { IF_YOU($holder, "вас", "игрока %", "%gen") }
samurai_spirit-token-with = Жетон у { IF_YOU($holder, "вас", "игрока %", "%gen") }
samurai_spirit-defend = Защищаться
samurai_spirit-confront = Наступать
samurai_spirit-turned-up = Открыта
samurai_spirit-places = Решает { $name }
samurai_spirit-coming = Кто следующий?
samurai_spirit-then = Затем
samurai_spirit-of = из { $n }
samurai_spirit-below = ниже
samurai_spirit-above = выше
samurai_spirit-do-hand = Способность: передать
samurai_spirit-do-discard = Способность: сбросить
samurai_spirit-do-under = Способность: под колоду
samurai_spirit-support = Поддержать
samurai_spirit-call = Использовать
samurai_spirit-call-note = Способность ваша до конца раунда. Каждый жетон действует один раз за игру.
samurai_spirit-called = использован
samurai_spirit-called-note = Этот жетон уже использован.

## Вероятности
samurai_spirit-next = Шансы, %
samurai_spirit-odds-open = Вероятности следующего бандита
samurai_spirit-odds-confront = Если наступать
samurai_spirit-chance = Вероятность
samurai_spirit-unseen-count = Не видно
samurai_spirit-unseen = Не открыто бандитов: { $n }. Из них в колоде { $deck }, в прорыве { $intruders }, в коробке { $box }.
samurai_spirit-strength = Сила { $n }
samurai_spirit-no-symbol = без символа

## Способности кратко
samurai_spirit-talent = Способность
samurai_spirit-talent-heihachi = может передать чётного бандита соседу
samurai_spirit-talent-daisuke = может передать нечётного бандита соседу
samurai_spirit-talent-gorobei = может игнорировать штрафы чётных бандитов
samurai_spirit-talent-kanbei = может игнорировать штрафы нечётных бандитов
samurai_spirit-talent-kikuchiyo = может вступить в бой дважды
samurai_spirit-talent-kyuzo = может сбросить бандита, сила которого уже есть в очереди
samurai_spirit-talent-katsushiro = может положить бандита под колоду

## Кто чем занят
samurai_spirit-who-turn = Ходит { $name }
samurai_spirit-who-kiai = Киай, { $name }
samurai_spirit-in-turn = { IF_YOU($seat, "ваш ход", "ходит %", "ходит %") }
samurai_spirit-in-penalty = { IF_YOU($seat, "ваш штраф", "штраф игрока %", "штраф %gen") }
samurai_spirit-in-place = { IF_YOU($seat, "ваш бандит", "бандит игрока %", "бандит %gen") }
samurai_spirit-in-kiai = { IF_YOU($seat, "ваш Киай", "Киай игрока %", "Киай %gen") }
samurai_spirit-wait-turn = { $seat } выбирает: бой, поддержка или пас.
samurai_spirit-wait-penalty = { $seat } решает, что делать со штрафом.
samurai_spirit-wait-place = { $seat } { IF_YOU($seat, "решаете", "решает") }, куда положить бандита: { $card }.
samurai_spirit-wait-kiai = Киай! { $seat } { IF_YOU($seat, "решаете", "решает") }, как его использовать.

## Вопросы
samurai_spirit-ask-action = Вступите в бой, поддержите кого-то или спасуете?
samurai_spirit-ask-again = Вступите в бой второй раз?
samurai_spirit-ask-support = Кому вы одолжите способность на следующий ход?
samurai_spirit-ask-spare = Использовать отложенный жетон до штрафа?
samurai_spirit-ask-must-above_kiai = В вашей очереди { $sum }, это больше { $value }: надо спасовать.
samurai_spirit-ask-must-must_pass = Главарь в вашей очереди заставляет спасовать.
samurai_spirit-ask-penalty = Последний бандит: { $penalty }. Игнорировать?
samurai_spirit-ask-penalties = { $penalty }, { $second }. С какого штрафа начать?
samurai_spirit-ask-penalties-ignore = { $penalty }, { $second }. Игнорировать оба или с какого начать?
samurai_spirit-ask-drop = Какую карту защиты вы сбросите?
samurai_spirit-ask-place = Открыт бандит силы { $strength }. Куда его положить?
samurai_spirit-ask-handed = { $name } передаёт вам бандита силы { $strength }. Куда его положить?
samurai_spirit-ask-given = Киай Ситиродзи отдаёт вам бандита силы { $strength }. Слева или справа?
samurai_spirit-ask-hand = Какому соседу передать бандита силы { $strength }?
samurai_spirit-ask-kiai = В вашей очереди ровно { $value }. Использовать Киай?
samurai_spirit-ask-heal = С кого снять жетон ранения?
samurai_spirit-ask-strike = Последнего бандита какой очереди сбросить?
samurai_spirit-ask-give = Последнего бандита какой очереди отдать?
samurai_spirit-ask-give-to = Кому достанется бандит силы { $strength }?
samurai_spirit-ask-lend = Чей жетон поддержки отдать?
samurai_spirit-ask-lend-to = Кому отдать жетон { IF_YOU($seat, "поддержки", "игрока %", "%gen") }?
samurai_spirit-ask-order = Какой бандит придёт следующим?

## К чему ведут ответы
samurai_spirit-hint-pass = Раунд для вас окончен; карты остаются как есть.
samurai_spirit-hint-support = Верхний бандит уходит закрытым в прорыв.
samurai_spirit-hint-spare = Способность ваша на этот раунд. Каждый жетон действует один раз за игру.
samurai_spirit-hint-ignore = Это ваша способность: игнорировать можно даром.
samurai_spirit-hint-penalties = Штраф, который нельзя применить, становится ранением.
samurai_spirit-hint-price = { $answer }: { $price }{ $ended ->
    [yes] { "" }
   *[no] .
}
samurai_spirit-hint-hand = Сосед играет его, будто вытянул сам.
samurai_spirit-hint-kiai = Так или иначе первый бандит вашей очереди уйдёт в сброс.
samurai_spirit-hint-choose = { $n ->
    [one] Один раз или ни разу.
    [few] До { $n } раз.
   *[other] До { $n } раз.
}
samurai_spirit-hint-give = Его кладут слева или справа; способности не действуют.
samurai_spirit-hint-lend = Способность — на следующий ход этого самурая. Тому, чей сейчас ход, она ничего не даст.
samurai_spirit-hint-order = { $n ->
    [one] Последний.
    [few] Осталось расставить { $n }; их видят все.
   *[other] Осталось расставить { $n }; их видят все.
}

## Конец
samurai_spirit-points-of = из { $n } очков
samurai_spirit-points-farms = { $n ->
    [one] постройка стоит
    [few] постройки стоят
   *[other] построек стоят
}
samurai_spirit-points-families = { $n ->
    [one] семья спасена
    [few] семьи спасены
   *[other] семей спасено
}
samurai_spirit-points-unwounded = ни у кого нет жетона ранения
samurai_spirit-points-wounded = у кого-то остался жетон ранения
samurai_spirit-why-lost = Почему деревня потеряна, раунд { $n }

## Имена того, что объясняется
samurai_spirit-raider = Бандит
samurai_spirit-flame = Пламя
samurai_spirit-kiai = Киай
samurai_spirit-wounds = Ранения
samurai_spirit-barricades = Укрепления
samurai_spirit-farms = Постройки
samurai_spirit-families = Семьи
samurai_spirit-spare_tokens = Отложенные жетоны поддержки
samurai_spirit-odds = Вероятности следующего бандита

## Карта в начале и слова в конце
samurai_spirit-begin = Вы — { $names }.
samurai_spirit-begin-several = Ваши самураи: { $names }.
samurai_spirit-aim = Продержитесь все вместе три раунда: должны уцелеть хотя бы одна постройка и одна семья. Уровень сложности: { $difficulty }.
samurai_spirit-verdict-saved = деревня устояла
samurai_spirit-verdict-no_farm = разрушена последняя постройка
samurai_spirit-verdict-no_family = потеряна последняя семья
samurai_spirit-verdict-fourth_wound = самурай получил четвёртое ранение
samurai_spirit-side = Деревня устоит

## What a click that is no move shows
samurai_spirit-safe = риска нет
samurai_spirit-next-safe = Безопасно: следующий бандит не превысит Киай
samurai_spirit-next-safe_kiai = Безопасно: следующий бандит не превысит Киай, а принесёт Киай в { $meet } % случаев
samurai_spirit-next-risk = Следующий бандит превысит Киай в { $exceed } % случаев
samurai_spirit-next-risk_kiai = Следующий бандит превысит Киай в { $exceed } % случаев, а принесёт Киай — в { $meet } %

## Конец раунда
samurai_spirit-round-end = Раунд { $n } окончен
samurai_spirit-settled-open = ещё не подсчитано
samurai_spirit-settled-guarded = под защитой
samurai_spirit-settled-unguarded = без защиты
samurai_spirit-settled-wound = без защиты: ранение
samurai_spirit-settled-farm = без защиты: разрушена постройка
samurai_spirit-settled-family = без защиты: потеряна семья
samurai_spirit-settled-intruders = Прорыв
samurai_spirit-settled-none = нет
