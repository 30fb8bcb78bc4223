## The table
samurai_sword-ring = Игроки по часовой стрелке, начиная слева от вас
samurai_sword-clash = Что происходит
samurai_sword-whose-turn = Чей ход
samurai_sword-phases = Фазы хода
samurai_sword-roles = Роли в этой игре
samurai_sword-role-counts = { $role }: в этой игре { $n }; честь умножается на { $factor }
samurai_sword-honour-count = честь: { $n }
samurai_sword-resilience-count = стойкость: { $n } из { $of }
samurai_sword-harmless = обескровлен
samurai_sword-difficulty = сложность вашей атаки: { $n }
samurai_sword-difficulty-for = сложность атаки: { $n }, атакует { $name }
samurai_sword-reaches-you = чтобы атаковать вас, нужна дальность { $n }
samurai_sword-your-role = Ваша роль: тайна до конца игры, если вы не сёгун
samurai_sword-who-reaches-me = Кто меня достанет?
samurai_sword-threat = { $n ->
    [0] Отсюда вас не достанет ничто.
    [one] Вас достанет { $n } карта оружия из 32.
    [few] Вас достанут { $n } карты оружия из 32.
   *[other] Вас достанут { $n } карт оружия из 32.
}
samurai_sword-threat-short = достанут { $n } из 32
samurai_sword-against-you = Враждебность к вам: { $n }.
samurai_sword-against-shogun = К сёгуну: { $n }.
samurai_sword-weapons-left = { $n ->
    [one] оружие осталось на этот ход
   *[other] оружия осталось на этот ход
}
samurai_sword-weapon-facts = дальность { $reach }, ран { $n }
samurai_sword-reach = Дальность
samurai_sword-wounds = Раны
samurai_sword-in-all = Всего
samurai_sword-you-at = до вас
samurai_sword-at = { $name }: сложность
samurai_sword-you-have = у вас
samurai_sword-has = { $name }:
samurai_sword-asks-each = Каждый отдаёт
samurai_sword-a-weapon = Оружие
samurai_sword-or-wounds = или получает ран
samurai_sword-now = Сейчас: { $name }
samurai_sword-turned-up = Открыта карта
samurai_sword-goes-to = «Бусидо» дальше: { $next }
samurai_sword-or-honour = Или жетон чести

## Questions
samurai_sword-ask-draw = Первой картой взять { $card } из сброса или верхнюю из колоды?
samurai_sword-hint-draw = Остальное — из колоды.
samurai_sword-ask-discard = { $n ->
    [one] Какую карту сбросить?
   *[other] Какую карту сбросить? Лишних: { $n }.
}
samurai_sword-hint-discard = На руке могут остаться семь карт.
samurai_sword-ask-play = Какую карту сыграть?
samurai_sword-hint-play = { $n ->
    [0] Оружия в этом ходу больше нельзя, других карт — сколько угодно.
    [one] В этом ходу ещё { $n } оружие, других карт — сколько угодно.
   *[other] В этом ходу ещё { $n } оружия, других карт — сколько угодно.
}
samurai_sword-ask-strike = Кого атаковать? Оружие: { $card }.
samurai_sword-hint-strike = Бьёт до сложности { $reach }; если не отобьют — { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}.
samurai_sword-ask-use = Сыграть карту «{ $card }»?
samurai_sword-ask-with-bushido = Перед кем положить «Бусидо»?
samurai_sword-hint-with-bushido = Перед кем угодно, и перед собой. В свой ход этот игрок отдаст оружие или жетон чести.
samurai_sword-ask-with-diversion = С чьей руки забрать карту?
samurai_sword-hint-with-diversion = Карта будет случайной.
samurai_sword-ask-with-breathing = Вы восстановите всё. Кто ещё возьмёт карту?
samurai_sword-hint-with-breathing = Игрок без карт после этого уже не обескровлен.
samurai_sword-ask-with-geisha = К кому пойдёт гейша?
samurai_sword-hint-with-geisha = Игрок теряет случайную карту с руки; карта перед игроком — саму себя.
samurai_sword-who-attack = { $by } атакует вас
samurai_sword-ask-attack = { $defeats ->
    [true] { $weapon }: отбить или быть побеждённым?
   *[other] { $weapon }: отбить или получить { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }?
}
samurai_sword-who-battle_cry = { $by } издаёт боевой клич
samurai_sword-ask-battle_cry = { $defeats ->
    [true] Сбросить «Парирование» или быть побеждённым?
   *[other] Сбросить «Парирование» или получить 1 рану?
}
samurai_sword-who-jujutsu = { $by } играет «Дзюдзюцу»
samurai_sword-ask-jujutsu = { $defeats ->
    [true] Сбросить оружие или быть побеждённым?
   *[other] Сбросить оружие или получить 1 рану?
}
samurai_sword-hint-defeat = { $last ->
    [true] Поражение отдаст игроку { $by } последний жетон чести и закончит игру.
   *[other] Поражение отдаст игроку { $by } жетон чести.
}
samurai_sword-hint-no-parry = Отбить вам нечем.
samurai_sword-hint-no-weapon = Оружия у вас нет.
samurai_sword-hint-hanzo = Хандзо может отбить и оружием.
samurai_sword-who-bushido = «Бусидо»: открыта карта { $card }
samurai_sword-ask-bushido = { $kind ->
    [free] Сбросить оружие или сбросить «Бусидо»?
    [last] Сбросить оружие или потерять последний жетон чести и закончить игру?
   *[usual] Сбросить оружие или потерять жетон чести?
}
samurai_sword-hint-bushido = Если сбросить оружие, «Бусидо» перейдёт дальше: { $next }.

## While others choose
samurai_sword-wait-turn = Ходит { $seat }: { $phase ->
    [draw] набор карт
    [discard] сброс до семи карт
   *[play] выбор карты
}.
samurai_sword-wait-attack = { $seat } отбивает атаку ({ $by }, { $weapon }) или получает { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
}.
samurai_sword-wait-battle_cry = Боевой клич ({ $by }): { $seat } сбрасывает «Парирование» или получает 1 рану.
samurai_sword-wait-jujutsu = «Дзюдзюцу» ({ $by }): { $seat } сбрасывает оружие или получает 1 рану.
samurai_sword-wait-bushido = «Бусидо»: { $seat } сбрасывает оружие или теряет жетон чести.

## The end
samurai_sword-team-shogun = Сёгун и самураи
samurai_sword-team-ninja = Ниндзя
samurai_sword-team-ronin = Ронин
samurai_sword-end-honour = Не осталось чести: { $names }. Игра сразу закончилась, и честь подсчитали.
samurai_sword-end-swordmaster = Стойкость осталась только у игрока { $name }: { $team ->
    [shogun] сёгун и самураи побеждают
    [ronin] ронин побеждает
   *[ninja] ниндзя побеждают
} сразу, сколько бы ни было чести.
samurai_sword-end-tie = При ничьей { $team ->
    [shogun] побеждают сёгун и самураи
    [ronin] побеждает ронин
   *[ninja] побеждают ниндзя
}.
samurai_sword-deadly-strike = Смертельный удар: последний удар пришёлся по своему

## Roles
samurai_sword-about-shogun = Известен с самого начала, 5 жетонов чести. Побеждаете вместе с самураями: ваша честь и их честь складываются.
samurai_sword-help-shogun-1 = Начинает с 4 картами и ходит первым.
samurai_sword-help-shogun-2 = При ничьей ниндзя впереди вас, а вы впереди ронина.
samurai_sword-help-shogun-3 = Втроём вы один: 6 жетонов чести, и они считаются вдвое; берёте на карту больше, играете на одно оружие больше и не теряете чести из-за «Бусидо».
samurai_sword-about-samurai = Тайная роль. Побеждаете вместе с сёгуном: берегите его, не выдавая себя.
samurai_sword-help-samurai-1 = Вчетвером и вшестером ваша честь считается вдвое.
samurai_sword-help-samurai-2 = Удар по сёгуну, который закончил игру, стоит вашей команде трёх очков.
samurai_sword-about-ninja = Тайная роль. Ниндзя побеждают вместе, против всех остальных.
samurai_sword-help-ninja-1 = Любая ничья — ваша.
samurai_sword-help-ninja-2 = Вчетвером честь ниндзя, у которого больше звёзд, считается вдвое. Где ниндзя только двое, никто не видит, какая карта вернулась в коробку.
samurai_sword-help-ninja-3 = Удар по другому ниндзя, который закончил игру, стоит вашей команде трёх очков.
samurai_sword-about-ronin = Тайная роль, один против всех. Впятером ваша честь считается вдвое, вшестером и всемером — втрое.
samurai_sword-help-ronin-1 = За «Даймё» вы ничего не получаете, и любая ничья не ваша.

## Rulings
samurai_sword-help-focus-1 = Несколько карт складываются, и с Гоэмоном тоже: одно «Хладнокровие» даёт ему три оружия за ход.
samurai_sword-help-armor-1 = Несколько карт складываются. Ваш доспех не меняет того, до кого дотянетесь вы.
samurai_sword-help-armor-2 = Кодзиро атакует мимо него.
samurai_sword-help-fast_draw-1 = Несколько карт складываются. «Боевой клич» и «Дзюдзюцу» — не оружие: там по-прежнему 1 рана.
samurai_sword-help-bushido-1 = При любой сложности, перед кем угодно: и перед обескровленным, и перед собой. В игре может быть только одно.
samurai_sword-help-bushido-2 = Действует после восстановления и до набора. Открытая карта уходит в сброс.
samurai_sword-help-bushido-3 = Переданное идёт следующему по часовой стрелке. Оплаченное жетоном чести уходит в сброс; последний жетон заканчивает игру.
samurai_sword-help-bushido-4 = С пустой рукой всем видно, что оружия нет: жетон чести теряется без вопроса.
samurai_sword-help-parry-1 = Одно «Парирование» отбивает любую атаку, сколько бы ран она ни несла.
samurai_sword-help-parry-2 = Спрашивают каждого, у кого есть карта, даже без «Парирования»: вопрос не должен выдавать руку.
samurai_sword-help-parry-3 = Отбившись последней картой, вы сразу обескровлены.
samurai_sword-help-geisha-1 = Сложность не важна. Приходит и к обескровленным.
samurai_sword-help-geisha-2 = Может убрать и «Бусидо».
samurai_sword-help-diversion-1 = Сложность не важна, но должна быть карта, которую можно взять.
samurai_sword-help-battle_cry-1 = По часовой стрелке, один за другим. Обескровленных и Тиёмэ не касается.
samurai_sword-help-battle_cry-2 = Кто от него побеждён, отдаёт вам жетон чести, как при атаке.
samurai_sword-help-tea_ceremony-1 = Сначала вы, потом остальные по часовой стрелке. Если колода кончится по дороге, каждый сразу теряет жетон чести.
samurai_sword-help-jujutsu-1 = По часовой стрелке, один за другим. Обескровленных и Тиёмэ не касается.
samurai_sword-help-jujutsu-2 = Здесь годится и последняя карта Хандзо, если это оружие.
samurai_sword-help-breathing-1 = Можно сыграть и при полной стойкости. Карту берёт другой игрок, не вы.
samurai_sword-help-daimyo-1 = Очко за карту на руке не умножается никогда.

samurai_sword-help-benkei-1 = Складывается с его доспехом. Кодзиро атакует мимо того и другого.
samurai_sword-help-chiyome-1 = Ни карты, ни раны: «Боевой клич» и «Дзюдзюцу» её не касаются.
samurai_sword-help-ginchiyo-1 = Сначала считается всё, что добавляет раны, потом одна снимается.
samurai_sword-help-ginchiyo-2 = «Боевой клич» и «Дзюдзюцу» по-прежнему наносят ей 1 рану.
samurai_sword-help-goemon-1 = Складывается с «Хладнокровием»: два оружия, с одной картой — три.
samurai_sword-help-hanzo-1 = Последняя карта — не «Парирование», если это оружие; и для «Боевого клича» тоже.
samurai_sword-help-hideyoshi-1 = Три карты вместо двух, каждый ход.
samurai_sword-help-ieyasu-1 = Если сброс пуст, берёт как все.
samurai_sword-help-kojiro-1 = Мимо доспехов и Бэнкэя, но не по обескровленным.
samurai_sword-help-musashi-1 = Складывается со «Стремительностью». «Боевой клич» и «Дзюдзюцу» — не оружие.
samurai_sword-help-nobunaga-1 = Сколько угодно раз, но не последний жетон стойкости.
samurai_sword-help-nobunaga-2 = За стойкость, которую он тратит сам, никто не получает жетона чести.
samurai_sword-help-tomoe-1 = Одна карта за попадание, сколько бы ран ни было; берётся в самом конце, после передачи чести.
samurai_sword-help-ushiwaka-1 = И за раны, которыми он побеждён, но только за те жетоны стойкости, что у него были.

## Weapons
samurai_sword-about-bokken = Атакует до сложности 1: 1 рана, если не отобьют. В колоде 6.
samurai_sword-about-kiseru = Атакует до сложности 1: 2 раны, если не отобьют. В колоде 5.
samurai_sword-about-wakizashi = Атакует до сложности 1: 3 раны, если не отобьют. В колоде 1.
samurai_sword-about-bo = Атакует до сложности 2: 1 рана, если не отобьют. В колоде 5.
samurai_sword-about-kusarigama = Атакует до сложности 2: 2 раны, если не отобьют. В колоде 4.
samurai_sword-about-katana = Атакует до сложности 2: 3 раны, если не отобьют. В колоде 1.
samurai_sword-about-shuriken = Атакует до сложности 3: 1 рана, если не отобьют. В колоде 3.
samurai_sword-about-kanabo = Атакует до сложности 3: 2 раны, если не отобьют. В колоде 1.
samurai_sword-about-nodachi = Атакует до сложности 3: 3 раны, если не отобьют. В колоде 1.
samurai_sword-about-naginata = Атакует до сложности 4: 1 рана, если не отобьют. В колоде 2.
samurai_sword-about-nagayari = Атакует до сложности 4: 2 раны, если не отобьют. В колоде 1.
samurai_sword-about-tanegashima = Атакует до сложности 5: 1 рана, если не отобьют. В колоде 1.
samurai_sword-about-daikyu = Атакует до сложности 5: 2 раны, если не отобьют. В колоде 1.
samurai_sword-help-bokken-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-bokken-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-kiseru-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-kiseru-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-wakizashi-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-wakizashi-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-bo-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-bo-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-kusarigama-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-kusarigama-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-katana-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-katana-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-shuriken-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-shuriken-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-kanabo-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-kanabo-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-nodachi-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-nodachi-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-naginata-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-naginata-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-nagayari-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-nagayari-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-tanegashima-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-tanegashima-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
samurai_sword-help-daikyu-1 = Сложность — число шагов вокруг стола по короткой дороге, обескровленные не в счёт, и ещё 1 за каждый «Доспех» цели.
samurai_sword-help-daikyu-2 = По обескровленным не бьют: по тем, у кого нет стойкости или карт на руке.
