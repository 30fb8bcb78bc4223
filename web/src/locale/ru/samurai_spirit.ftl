## Стол
samurai_spirit-village = Деревня
samurai_spirit-samurai = Самураи по часовой стрелке, начиная слева от вас
samurai_spirit-round = Раунд { $n }/{ $of }
samurai_spirit-count-deck = Колода { $n }
samurai_spirit-deck-known = Колода { $n }, эта карта следующая
samurai_spirit-count-intruders = Прорыв { $n }
samurai_spirit-intruders-note = Карты прорыва лежат закрытыми до конца раунда. Затем каждое пламя рушит укрепление, а если их нет — постройку.
samurai_spirit-count-discard = Сброс { $n }
samurai_spirit-discard-open = В сбросе, последняя первой
samurai_spirit-known = Известны всем
samurai_spirit-none = Нет.
samurai_spirit-farms-left = Постройки { $n }/{ $of }
samurai_spirit-families-left = Семьи { $n }/{ $of }
samurai_spirit-barricades-left = Укрепления { $n }/{ $of }
samurai_spirit-gauge = боевая очередь { $sum }, киай при { $value }
samurai_spirit-count-line = Боевая очередь, { $n ->
    [one] { $n } бандит
    [few] { $n } бандита
   *[other] { $n } бандитов
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
    [one] { $n } ранение из 4
    [few] { $n } ранения из 4
   *[other] { $n } ранений из 4
}
samurai_spirit-animal-side = сторона зверя
samurai_spirit-passed = пас
samurai_spirit-more = Подробнее о самурае
samurai_spirit-lent = в помощь
samurai_spirit-lent-by = на следующий ход есть способность: { $name }
samurai_spirit-token-away = жетон поддержки сейчас у игрока { $name }
samurai_spirit-token-with = Жетон у игрока { $name }
samurai_spirit-defend = Защита
samurai_spirit-confront = Наступление
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
samurai_spirit-call = Призвать
samurai_spirit-call-note = Способность ваша до конца раунда. Каждый жетон действует один раз за игру.
samurai_spirit-called = использован
samurai_spirit-called-note = Этот жетон уже использован.

## Вероятности
samurai_spirit-next = Шансы, %
samurai_spirit-odds-open = Вероятности следующего бандита
samurai_spirit-odds-confront = Если наступать на него
samurai_spirit-chance = Вероятность
samurai_spirit-unseen-count = Не видели
samurai_spirit-unseen = Не видели бандитов: { $n }. Из них в колоде { $deck }, в прорыве { $intruders }, в коробке { $box }.
samurai_spirit-strength = Сила { $n }
samurai_spirit-no-symbol = без символа
samurai_spirit-chances = Далее: { $meet } % киай, { $exceed } % выше
samurai_spirit-chances-long = Следующий бандит: { $below } % ниже, { $meet } % киай, { $exceed } % выше

## Способности кратко
samurai_spirit-talent = Способность
samurai_spirit-talent-heihachi = передаёт чётных бандитов
samurai_spirit-talent-daisuke = передаёт нечётных бандитов
samurai_spirit-talent-gorobei = игнорирует чётные штрафы
samurai_spirit-talent-kanbei = игнорирует нечётные штрафы
samurai_spirit-talent-kikuchiyo = может вступить в бой дважды
samurai_spirit-talent-kyuzo = сбрасывает силу, что уже есть в очереди
samurai_spirit-talent-katsushiro = кладёт бандита под колоду

## Кто чем занят
samurai_spirit-who-turn = Ходит { $name }
samurai_spirit-who-kiai = Киай: { $name }
samurai_spirit-in-turn = ходит { $name }
samurai_spirit-in-penalty = штраф: { $name }
samurai_spirit-in-place = бандит: { $name }
samurai_spirit-in-kiai = киай: { $name }
samurai_spirit-wait-turn = { $seat } выбирает: бой, поддержка или пас.
samurai_spirit-wait-penalty = { $seat } решает, что делать со штрафом.
samurai_spirit-wait-place = { $seat } решает, куда деть карту: { $card }.
samurai_spirit-wait-kiai = Киай. { $seat } решает, что из него выйдет.

## Вопросы
samurai_spirit-ask-action = Вступите в бой, поддержите кого-то или спасуете?
samurai_spirit-ask-again = Вступите в бой второй раз?
samurai_spirit-ask-support = Кому вы одолжите способность на следующий ход?
samurai_spirit-ask-spare = Призовёте свободный жетон, пока не пришёл штраф?
samurai_spirit-ask-must-above_kiai = В вашей очереди { $sum }, это выше { $value }: надо спасовать.
samurai_spirit-ask-must-must_pass = Главарь в вашей очереди заставляет спасовать.
samurai_spirit-ask-penalty = Последний бандит: { $penalty }. Игнорируете?
samurai_spirit-ask-penalties = { $penalty }, { $second }: что сначала?
samurai_spirit-ask-penalties-ignore = { $penalty }, { $second }: игнорируете оба, или что сначала?
samurai_spirit-ask-drop = Какую карту защиты вы сбросите?
samurai_spirit-ask-place = Открыт бандит силы { $strength }. Куда он пойдёт?
samurai_spirit-ask-handed = { $name } передаёт вам бандита силы { $strength }. Куда он пойдёт?
samurai_spirit-ask-given = Киай Ситиродзи отдаёт вам бандита силы { $strength }. Влево или вправо?
samurai_spirit-ask-hand = Какому соседу передать бандита силы { $strength }?
samurai_spirit-ask-kiai = В вашей очереди ровно { $value }. Применить киай?
samurai_spirit-ask-heal = С кого снять жетон ранения?
samurai_spirit-ask-strike = Какого последнего бандита сразить?
samurai_spirit-ask-give = Какой последний бандит уйдёт к другому?
samurai_spirit-ask-give-to = Кому достанется бандит силы { $strength }?
samurai_spirit-ask-lend = Чей жетон поддержки передать?
samurai_spirit-ask-lend-to = Кому передать жетон игрока { $name }?
samurai_spirit-ask-order = Какой бандит придёт следующим?

## К чему ведут ответы
samurai_spirit-hint-line = В вашей очереди { $sum } из { $value }.
samurai_spirit-hint-chances = В вашей очереди { $sum } из { $value }. Следующий бандит: { $meet } % киай, { $exceed } % выше.
samurai_spirit-hint-pass = Раунд для вас окончен; карты остаются как есть.
samurai_spirit-hint-support = Верхний бандит уходит закрытым в прорыв.
samurai_spirit-hint-spare = Способность ваша на этот раунд. Каждый жетон действует один раз за игру.
samurai_spirit-hint-ignore = Это ваша способность: игнорировать можно даром.
samurai_spirit-hint-penalties = Что нельзя исполнить, становится ранением.
samurai_spirit-hint-confront-below = Наступление: { $sum } из { $value }.
samurai_spirit-hint-confront-meet = Наступление: { $sum }, ваш киай.
samurai_spirit-hint-confront-above = Наступление: { $sum }, выше { $value }; рухнет укрепление.
samurai_spirit-hint-confront-farm = Наступление: { $sum }, выше { $value }; укреплений нет, рухнет постройка.
samurai_spirit-hint-defend = Защита закроет символ: { $symbol }.
samurai_spirit-hint-hand = Сосед играет его, будто вытянул сам.
samurai_spirit-hint-kiai = Так или иначе первый бандит вашей очереди уйдёт в сброс.
samurai_spirit-hint-choose = { $n ->
    [one] Один выбор, или откажитесь.
    [few] { $n } выбора, или откажитесь.
   *[other] { $n } выборов, или откажитесь.
}
samurai_spirit-hint-give = Его кладут слева или справа; способности не действуют.
samurai_spirit-hint-lend = Способность — на следующий ход этого самурая.
samurai_spirit-hint-order = { $n ->
    [one] Последний.
    [few] Осталось расставить { $n }; их видят все.
   *[other] Осталось расставить { $n }; их видят все.
}

## Конец
samurai_spirit-points-of = из { $n } очков
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
samurai_spirit-why-lost = Как всё было потеряно, раунд { $n }

## Имена того, что объясняется
samurai_spirit-raider = Бандит
samurai_spirit-flame = Пламя
samurai_spirit-kiai = Киай
samurai_spirit-wounds = Ранения
samurai_spirit-barricades = Укрепления
samurai_spirit-farms = Постройки
samurai_spirit-families = Семьи
samurai_spirit-spare_tokens = Свободные жетоны
samurai_spirit-odds = Вероятности следующего бандита

## Объяснения
-samurai_spirit-last = Действует только последний бандит очереди, в начале хода. Штраф, который нельзя исполнить, становится ранением.
-samurai_spirit-foot = Шляпа, постройка или кукла внизу: карту можно положить слева, если символ ещё не закрыт. Пламя вверху: в прорыве карта жжёт.
-samurai_spirit-boss = Главарь приходит в раунде 3. Два разных штрафа идут в порядке, который вы выберете; игнорируют только оба сразу.
samurai_spirit-about-heihachi = Киай при 8, у зверя при 11. Может передать бандита чётной силы соседу. Киай возводит укрепление; зверь вдобавок снимает жетон ранения с любого самурая.
samurai_spirit-help-heihachi-1 = Сосед не должен был спасовать или уже принимать этого бандита в этом действии. Назад бандит не идёт.
samurai_spirit-help-heihachi-2 = Укреплений не бывает больше, чем в начале.
samurai_spirit-about-daisuke = Киай при 8, у зверя при 11. Может передать бандита нечётной силы соседу. Киай отдаёт последнего бандита любой очереди другому самураю; зверь делает это дважды.
samurai_spirit-help-daisuke-1 = Сосед не должен был спасовать или уже принимать этого бандита в этом действии. Назад бандит не идёт.
samurai_spirit-help-daisuke-2 = От бандита, отданного киай, можно защититься, но способности на него не действуют.
samurai_spirit-help-daisuke-3 = Очередь, упавшая ровно до своего значения, тоже даёт киай.
samurai_spirit-about-gorobei = Киай при 9, у зверя при 12. Может игнорировать штрафы бандитов чётной силы. Киай сбрасывает двух верхних бандитов колоды; зверь — трёх.
samurai_spirit-help-gorobei-1 = Оба штрафа главаря игнорируют вместе или не игнорируют вовсе.
samurai_spirit-about-kanbei = Киай при 9, у зверя при 12. Может игнорировать штрафы бандитов нечётной силы. Киай сбрасывает две верхние карты прорыва; зверь — три.
samurai_spirit-help-kanbei-1 = Оба штрафа главаря игнорируют вместе или не игнорируют вовсе.
samurai_spirit-about-kikuchiyo = Киай при 10, у зверя при 13. Может вступить в бой дважды за ход. Киай сбрасывает последнего бандита любой очереди; зверь делает это дважды.
samurai_spirit-help-kikuchiyo-1 = Второй бой возможен, даже если после первого очередь выше киай.
samurai_spirit-help-kikuchiyo-2 = Если первый бой взял последнего бандита, раунд окончен.
samurai_spirit-help-kikuchiyo-3 = Очередь, упавшая ровно до своего значения, тоже даёт киай.
samurai_spirit-about-kyuzo = Киай при 9, у зверя при 12. Может сбросить бандита, сила которого уже есть в его очереди. По киай любой самурай передаёт свой жетон поддержки другому; зверь вдобавок возводит укрепление.
samurai_spirit-help-kyuzo-1 = Спасовавший не отдаёт жетон и не получает.
samurai_spirit-about-katsushiro = Киай при 10, у зверя при 13. Может положить бандита под колоду и вытянуть другого, которого обязан сыграть. Киай открывает двух верхних бандитов и возвращает в любом порядке; зверь — трёх.
samurai_spirit-help-katsushiro-1 = Другие его способности действуют и на второго бандита. Последнего нельзя положить под пустую колоду.
samurai_spirit-help-katsushiro-2 = Открытых видят все, пока они лежат.
samurai_spirit-about-raider = Наступление: карта ложится справа, в конец очереди. Ниже значения киай ничего не происходит, ровно — киай, выше — рушится укрепление. У этого бандита нет штрафа.
samurai_spirit-help-raider-1 = { -samurai_spirit-foot }
samurai_spirit-about-hat = У кого в конце раунда слева нет шляпы, тот получает ранение.
samurai_spirit-about-farm = За каждого, у кого в конце раунда слева нет постройки, рушится постройка.
samurai_spirit-about-doll = За каждого, у кого в конце раунда слева нет куклы, гибнет семья.
samurai_spirit-about-flame = В конце раунда карты прорыва открывают. Каждое пламя рушит укрепление, а если их нет — случайную постройку.
samurai_spirit-about-barricade = Последний в очереди в начале вашего хода: рушится укрепление, а если их нет — случайная постройка.
samurai_spirit-help-barricade-1 = { -samurai_spirit-last }
samurai_spirit-help-barricade-2 = { -samurai_spirit-foot }
samurai_spirit-about-wound = Последний в очереди в начале вашего хода: вы получаете ранение.
samurai_spirit-help-wound-1 = { -samurai_spirit-last }
samurai_spirit-help-wound-2 = { -samurai_spirit-foot }
samurai_spirit-about-intruder = Последний в очереди в начале вашего хода: верхний бандит уходит закрытым в прорыв.
samurai_spirit-help-intruder-1 = { -samurai_spirit-last }
samurai_spirit-help-intruder-2 = { -samurai_spirit-foot }
samurai_spirit-about-no_defend = Последний в очереди в начале вашего хода: в этом ходу вам нельзя защищаться.
samurai_spirit-help-no_defend-1 = Тому, кому вы передали бандита, можно.
samurai_spirit-help-no_defend-2 = { -samurai_spirit-last }
samurai_spirit-help-no_defend-3 = { -samurai_spirit-foot }
samurai_spirit-about-no_support = Последний в очереди в начале вашего хода: в этом ходу вам нельзя никого поддерживать.
samurai_spirit-help-no_support-1 = Одолженное вам действует.
samurai_spirit-help-no_support-2 = { -samurai_spirit-last }
samurai_spirit-help-no_support-3 = { -samurai_spirit-foot }
samurai_spirit-about-left_draws = Последний в очереди в начале вашего хода: сосед слева открывает бандита прямо в свою очередь.
samurai_spirit-help-left_draws-1 = Без способностей и защиты, но киай возможен. Если он спасовал, ранение вам.
samurai_spirit-help-left_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-left_draws-3 = { -samurai_spirit-foot }
samurai_spirit-about-right_draws = Последний в очереди в начале вашего хода: сосед справа открывает бандита прямо в свою очередь.
samurai_spirit-help-right_draws-1 = Без способностей и защиты, но киай возможен. Если он спасовал, ранение вам.
samurai_spirit-help-right_draws-2 = { -samurai_spirit-last }
samurai_spirit-help-right_draws-3 = { -samurai_spirit-foot }
samurai_spirit-about-must_pass = Последний в очереди в начале вашего хода: вам придётся спасовать.
samurai_spirit-help-must_pass-1 = { -samurai_spirit-boss }
samurai_spirit-help-must_pass-2 = { -samurai_spirit-foot }
samurai_spirit-about-reshuffle_discard = Последний в очереди в начале вашего хода: случайная карта сброса замешивается в колоду.
samurai_spirit-help-reshuffle_discard-1 = Если сброс пуст, это ранение. Все знают, что этот бандит теперь в колоде.
samurai_spirit-help-reshuffle_discard-2 = { -samurai_spirit-boss }
samurai_spirit-about-no_talent = Последний в очереди в начале вашего хода: в этом ходу у вас нет способностей, ни своей, ни одолженных, ни призванных.
samurai_spirit-help-no_talent-1 = { -samurai_spirit-boss }
samurai_spirit-about-discard_defence = Последний в очереди в начале вашего хода: выберите карту слева и сбросьте её.
samurai_spirit-help-discard_defence-1 = Если карт слева нет, это ранение.
samurai_spirit-help-discard_defence-2 = { -samurai_spirit-boss }
samurai_spirit-about-intruder_intruder = Последний в очереди в начале вашего хода: два верхних бандита уходят закрытыми в прорыв.
samurai_spirit-help-intruder_intruder-1 = Если первый был последним в колоде, раунд сразу окончен.
samurai_spirit-help-intruder_intruder-2 = { -samurai_spirit-boss }
samurai_spirit-help-intruder_intruder-3 = { -samurai_spirit-foot }
samurai_spirit-about-barricade_barricade = Последний в очереди в начале вашего хода: рушатся два укрепления; вместо недостающего — случайная постройка.
samurai_spirit-help-barricade_barricade-1 = { -samurai_spirit-boss }
samurai_spirit-help-barricade_barricade-2 = { -samurai_spirit-foot }
samurai_spirit-about-no_defend_reshuffle_discard = Последний в очереди в начале вашего хода: в этом ходу нельзя защищаться, и случайная карта сброса замешивается в колоду, иначе ранение.
samurai_spirit-help-no_defend_reshuffle_discard-1 = { -samurai_spirit-boss }
samurai_spirit-about-wound_no_talent = Последний в очереди в начале вашего хода: вы получаете ранение, и в этом ходу у вас нет способностей.
samurai_spirit-help-wound_no_talent-1 = Игнорировать его всё же можно: это раньше штрафа.
samurai_spirit-help-wound_no_talent-2 = { -samurai_spirit-boss }
samurai_spirit-about-no_support_wound = Последний в очереди в начале вашего хода: в этом ходу вам нельзя никого поддерживать, и вы получаете ранение.
samurai_spirit-help-no_support_wound-1 = { -samurai_spirit-boss }
samurai_spirit-about-kiai = Когда сумма очереди ровно равна значению киай, можно применить киай; так или иначе первый бандит очереди уходит в сброс.
samurai_spirit-help-kiai-1 = Это бывает и в чужой ход: бандита вам передали, отдали или вытянули штрафом.
samurai_spirit-help-kiai-2 = И тогда, когда планшет перевернули или карта ушла, а сумма стала равна значению.
samurai_spirit-help-kiai-3 = В конце раунда киай не бывает.
samurai_spirit-about-support = Одолжите свою способность, но не киай, тому, кто ещё в раунде, на его следующий ход. Это всё ваше действие, и верхний бандит уходит закрытым в прорыв.
samurai_spirit-help-support-1 = После его хода жетон возвращается, даже если не пригодился. Пока жетона нет, поддерживать нельзя.
samurai_spirit-help-support-2 = Одного самурая могут поддержать несколько; все их способности он может применить в свой ход.
samurai_spirit-about-wounds = Первое ранение — жетон. Второе снимает его и переворачивает планшет на сторону зверя навсегда: киай на три выше и сильнее. Третье — снова жетон. С четвёртым игра проиграна.
samurai_spirit-help-wounds-1 = Лечение только снимает жетон; зверь остаётся зверем.
samurai_spirit-about-barricades = Укрепление рушится, когда очередь выше киай, от штрафа и от каждого пламени в прорыве. Если их нет, рушится случайная постройка.
samurai_spirit-help-barricades-1 = Укреплений не бывает больше, чем в начале.
samurai_spirit-about-farms = Когда рушится последняя постройка, игра сразу проиграна. Каждая уцелевшая после третьего раунда — очко.
samurai_spirit-help-farms-1 = На тяжёлом и героическом упавшая постройка несёт штраф с оборота: гибнет семья, рушится ещё постройка или укрепление, или случайный самурай получает ранение.
samurai_spirit-about-families = Когда гибнет последняя семья, игра сразу проиграна. Каждая уцелевшая после третьего раунда — очко.
samurai_spirit-help-families-1 = В конце раунда каждая семья помогает, кроме героического уровня: одна снимает жетон ранения, одна возводит укрепление, одна сбрасывает верхнюю карту прорыва.
samurai_spirit-about-spare_tokens = Жетоны поддержки самураев, которых нет за столом. Призовите один или несколько в начале хода, до штрафа; их способности ваши на этот раунд. Каждый действует один раз за игру.
samurai_spirit-help-spare_tokens-1 = Они добавляются к своей способности и действуют и не в ваш ход.
samurai_spirit-about-odds = Что следует из всего открытого: точные вероятности следующего бандита и того, что очередь останется ниже, станет равна или выше значения киай.
samurai_spirit-help-odds-1 = После раунда каждый бандит был открыт. Поэтому со второго раунда все знают, какие мародёры в коробке.
