## The table
samurai_sword-ring = Игроки по часовой стрелке, начиная слева от вас
samurai_sword-clash = Что происходит
samurai_sword-whose-turn = Чей ход
samurai_sword-phases = Фазы хода
samurai_sword-roles = Роли в этой игре
samurai_sword-honour-count = честь: { $n }
samurai_sword-resilience-count = стойкость: { $n } из { $of }
samurai_sword-harmless = обескровлен
samurai_sword-difficulty = сложность вашей атаки: { $n }
samurai_sword-difficulty-for = сложность атаки для игрока { $name }: { $n }
samurai_sword-reaches-you = сложность атаки на вас: { $n }
samurai_sword-your-role = Ваша роль: тайна до конца игры, если вы не сёгун
samurai_sword-who-reaches-me = Кто меня достанет?
samurai_sword-threat = { $n ->
    [0] Оттуда вас не достанет никакое оружие.
    [one] Вас достанет { $n } карта оружия из 32.
    [few] Вас достанут { $n } карты оружия из 32.
   *[other] Вас достанут { $n } карт оружия из 32.
}
samurai_sword-threat-short = достанут { $n } из 32
samurai_sword-against-you = Враждебность к вам: { $n }.
samurai_sword-against-shogun = К сёгуну: { $n }.
samurai_sword-weapons-left = { $n ->
    [one] оружие осталось на этот ход
   *[other] оружия осталось на этот ход
}
samurai_sword-weapon-facts = сложность атаки { $reach }, ран { $n }
samurai_sword-reach = Сложность атаки
samurai_sword-wounds = Раны
samurai_sword-in-all = Всего
samurai_sword-you-at = до вас
samurai_sword-at = сложность ({ $name })
samurai_sword-you-have = у вас
samurai_sword-has = у игрока { $name }
samurai_sword-asks-each = Каждый сбрасывает
samurai_sword-a-weapon = Оружие
samurai_sword-or-wounds = или получает ран
samurai_sword-now = Сейчас: { $name }
samurai_sword-turned-up = Открыта карта
samurai_sword-goes-to = «Бусидо» переходит: { $next }
samurai_sword-or-honour = Или жетон чести

## Questions
samurai_sword-ask-draw = Взять первой карту «{ $card }» из сброса или верхнюю карту колоды?
samurai_sword-hint-draw = Остальные — из колоды.
samurai_sword-ask-discard = { $n ->
    [one] Какую карту сбросить?
   *[other] Какую карту сбросить? Лишних: { $n }.
}
samurai_sword-hint-discard = На руке могут остаться семь карт.
samurai_sword-ask-play = Какую карту сыграть?
samurai_sword-hint-play = { $n ->
    [0] Оружия в этом ходу больше нельзя; других карт — сколько угодно.
    [one] В этом ходу можно сыграть ещё { $n } оружие; других карт — сколько угодно.
   *[other] В этом ходу можно сыграть ещё { $n } оружия; других карт — сколько угодно.
}
samurai_sword-ask-strike = Кого атаковать картой «{ $card }»?
samurai_sword-hint-strike = Сложность атаки до { $reach }; если атаку не отобьют — { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}.
samurai_sword-ask-use = Сыграть карту «{ $card }»?
samurai_sword-ask-with-bushido = Перед кем положить «Бусидо»?
samurai_sword-hint-with-bushido = Перед кем угодно, можно и перед собой. В свой ход этот игрок отдаст оружие или жетон чести.
samurai_sword-ask-with-diversion = С чьей руки забрать карту?
samurai_sword-hint-with-diversion = Карта будет случайной.
samurai_sword-ask-with-breathing = Вы восстановите всю стойкость. Кто ещё возьмёт карту?
samurai_sword-hint-with-breathing = Игрок без карт после этого перестаёт быть обескровленным.
samurai_sword-ask-with-geisha = К кому пойдёт гейша?
samurai_sword-hint-with-geisha = Выберите игрока — случайная карта с руки, или карту перед игроком.
samurai_sword-who-attack = { $by } атакует вас
samurai_sword-ask-attack = { $defeats ->
    [true] «{ $weapon }»: отбить атаку или потерпеть поражение?
   *[other] «{ $weapon }»: отбить атаку или получить { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[other] { $n } ран
    }?
}
samurai_sword-who-battle_cry = { $by } играет «Боевой клич»
samurai_sword-ask-battle_cry = { $defeats ->
    [true] Сбросить карту защиты или потерпеть поражение?
   *[other] Сбросить карту защиты или получить 1 рану?
}
samurai_sword-who-jujutsu = { $by } играет «Дзюдзюцу»
samurai_sword-ask-jujutsu = { $defeats ->
    [true] Сбросить оружие или потерпеть поражение?
   *[other] Сбросить оружие или получить 1 рану?
}
samurai_sword-hint-defeat = { $last ->
    [true] При поражении вы отдадите игроку { $by } последний жетон чести, и игра закончится.
   *[other] При поражении вы отдадите игроку { $by } жетон чести.
}
samurai_sword-hint-no-parry = Отбить атаку вам нечем.
samurai_sword-hint-no-weapon = Оружия у вас нет.
samurai_sword-hint-hanzo = Хандзо может отбить атаку и оружием.
samurai_sword-who-may_draw = Последняя карта колоды
samurai_sword-ask-may_draw = { $kind ->
    [ends] Взять её (каждый потеряет жетон чести, и игра закончится) или оставить?
    [costs] Взять её (каждый потеряет жетон чести) или оставить?
   *[free] Взять её или оставить?
}
samurai_sword-hint-may_draw = { $n ->
    [one] Ваш персонаж может взять карту, но не обязан.
    [few] Ваш персонаж может взять { $n } карты, но не обязан. Если оставить эту, останутся и остальные.
   *[other] Ваш персонаж может взять { $n } карт, но не обязан. Если оставить эту, останутся и остальные.
}
samurai_sword-who-bushido = Для «Бусидо» открыта карта «{ $card }»
samurai_sword-ask-bushido = { $kind ->
    [free] Сбросить оружие или сбросить «Бусидо»?
    [last] Сбросить оружие или потерять последний жетон чести и закончить игру?
   *[usual] Сбросить оружие или потерять жетон чести?
}
samurai_sword-hint-bushido = Если сбросить оружие, «Бусидо» перейдёт дальше: { $next }.

## While others choose
samurai_sword-wait-turn = { $phase ->
    [draw] { $seat } { IF_YOU($seat, "берёте", "берёт") } карты.
    [discard] { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } карты до семи.
   *[play] { $seat } { IF_YOU($seat, "выбираете", "выбирает") } карту.
}
samurai_sword-wait-attack = { $by } { IF_YOU($by, "атакуете", "атакует") } { IF_YOU($seat, "вас", "игрока %") } картой «{ $weapon }»: отбить или получить { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[other] { $wounds } ран
}.
samurai_sword-wait-battle_cry = { IF_YOU($by, "Ваш «Боевой клич»", "«Боевой клич» игрока %") }: { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } карту защиты или { IF_YOU($seat, "получаете", "получает") } 1 рану.
samurai_sword-wait-jujutsu = { IF_YOU($by, "Ваше «Дзюдзюцу»", "«Дзюдзюцу» игрока %") }: { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } оружие или { IF_YOU($seat, "получаете", "получает") } 1 рану.
samurai_sword-wait-may_draw = { $seat } { IF_YOU($seat, "можете", "может") } взять последнюю карту колоды или оставить её.
samurai_sword-wait-bushido = «Бусидо»: { $seat } { IF_YOU($seat, "сбрасываете", "сбрасывает") } оружие или { IF_YOU($seat, "теряете", "теряет") } жетон чести.

## The end
samurai_sword-team-shogun = Сёгун и самураи
samurai_sword-team-ninja = Ниндзя
samurai_sword-team-ronin = Ронин
samurai_sword-end-honour = Не осталось чести: { $names }. Игра сразу закончилась, и честь подсчитали.
samurai_sword-end-swordmaster = Стойкость осталась только у { IF_YOU($name, "вас", "игрока %") }: { $team ->
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

## Карта в начале и слова в конце
samurai_sword-begin-shogun = Вы — сёгун.
samurai_sword-begin-samurai = Вы — самурай.
samurai_sword-begin-ninja = Вы — ниндзя.
samurai_sword-begin-ronin = Вы — ронин.
samurai_sword-aim-shogun = { $samurai ->
    [0] В конце у вас должно быть больше чести, чем у ниндзя: вы один, и ваша честь умножается на { $factor }.
    [one] Наберите больше всех чести вместе с вашим самураем. Кто он, вы не знаете.
   *[other] Наберите больше всех чести вместе с вашими самураями. Кто они, вы не знаете.
}
samurai_sword-aim-samurai = Копите честь для сёгуна ({ $shogun }): ваша прибавляется к его. Не выдавайте себя.
samurai_sword-aim-ninja = Копите честь вместе с другими ниндзя, отнимая её у сёгуна ({ $shogun }) и у всех остальных.
samurai_sword-aim-ronin = Копите честь в одиночку, против всех: ваша умножается на { $factor }.
samurai_sword-verdict-honour = { $team ->
    [shogun] больше всего чести у сёгуна и самураев: { $n }
    [ronin] больше всего чести у ронина: { $n }
   *[ninja] больше всего чести у ниндзя: { $n }
}
samurai_sword-verdict-honour_tie = { $team ->
    [shogun] при равной чести ({ $n }) побеждает сёгун
    [ronin] при равной чести ({ $n }) побеждает ронин
   *[ninja] при равной чести ({ $n }) побеждают ниндзя
}
samurai_sword-verdict-swordmaster = стойкость { IF_YOU($name, "осталась только у вас", "осталась только у игрока %") }

## What a click that is no move shows
samurai_sword-count-shogun = { $n } сёгун
samurai_sword-count-samurai = { $n ->
    [one] { $n } самурай
    [few] { $n } самурая
   *[other] { $n } самураев
}
samurai_sword-count-ninja = { $n } ниндзя
samurai_sword-count-ronin = { $n ->
    [one] { $n } ронин
   *[other] { $n } ронина
}
samurai_sword-honour-times = честь ×{ $n }
samurai_sword-honour-worth = 1 жетон чести = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
samurai_sword-honour-worth-stars = 1 жетон чести = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}, у кого больше звёзд — { $more }
samurai_sword-attacks = Сложность атаки
samurai_sword-attack-sum = { $sum }: { $n ->
    [0] не достанет ни одно оружие.
    [one] достанет { $n } карта оружия из 32.
    [few] достанут { $n } карты оружия из 32.
   *[other] достанут { $n } карт оружия из 32.
}
samurai_sword-attacks-anybody = Всегда 1: { $name } атакует любого. Достанут карт оружия: { $n } из 32.
samurai_sword-each-turn = За ход оружия: { $weapons }, берёт карт: { $cards }{ $wounds ->
    [0] .
   *[other] ; каждое оружие наносит больше ран на { $wounds }.
}
samurai_sword-deed-attack = атака на { IF_YOU($target, "вас", "игрока %") }
samurai_sword-deed-defeated = победа над { IF_YOU($target, "вами", "игроком %") }
samurai_sword-deed-bushido = «Бусидо» перед { IF_YOU($target, "вами", "игроком %") }
samurai_sword-deed-robbed = карта, взятая у { IF_YOU($target, "вас", "игрока %") }
samurai_sword-deed-freed = избавление { IF_YOU($target, "вас", "игрока %") } от «Бусидо»

## Рассказ
samurai_sword-for-bushido = Карта для «Бусидо»
samurai_sword-drawn-pass_on = Не оружие: «Бусидо» переходит дальше
samurai_sword-drawn-weapon = Оружие
samurai_sword-cannot-parry = Отбить атаку нечем
samurai_sword-cannot-weapon = Нет оружия для сброса
samurai_sword-cost = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
samurai_sword-deed-forced = карта, сброшенная у { IF_YOU($target, "вас", "игрока %") }
