shinobi-map = Провинции по строкам, кланы по столбцам
shinobi-all = Все провинции
shinobi-army = { $clan }, сила { $n }, { $owner }
shinobi-province = Провинция игрока { $name }
shinobi-your-clan = Ваш клан, тайный
shinobi-clan-hidden = клан скрыт
shinobi-clan = Клан
shinobi-total = Карт
shinobi-last = последний ход
shinobi-nobody = ничей
shinobi-at-home = у себя { $n }
shinobi-draw-up = После атаки вы добираете до четырёх.
shinobi-no-draw = Карт больше никто не берёт.

shinobi-orders = Приказы
shinobi-order-first = Размещение
shinobi-order-second = У себя или переместить
shinobi-order-third = Атака
shinobi-who = Ваш ход, приказ { $n } из 3
shinobi-ask-first-none = Какую карту разместить в чужой провинции?
shinobi-ask-first-hand = В чьей провинции разместить «{ $card }»?
shinobi-ask-first-ninja = Против какой армии сыграть ниндзя?
shinobi-ask-second-none = Какую карту разместить у себя или какие войска переместить?
shinobi-ask-second-hand = Разместить «{ $card }» в своей провинции?
shinobi-ask-second-army = Куда переместить карту армии «{ $card }»?
shinobi-ask-third-none = Какая из ваших армий атакует?
shinobi-ask-third-army = Какую более слабую армию атакует ваша армия «{ $card }»?
shinobi-hint-first-none = В любой провинции, кроме своей. Ниндзя убирает там карту.
shinobi-hint-first-hand = Выберите светящуюся провинцию или верните карту, нажав её ещё раз.
shinobi-hint-first-ninja = Ниндзя и одна карта той армии уходят со стола.
shinobi-hint-second-none = Карта с руки или карта армии в чужой провинции.
shinobi-hint-second-hand = Выберите свою провинцию или нажмите Enter.
shinobi-hint-second-hand-touch = Выберите свою провинцию или нажмите кнопку.
shinobi-hint-second-army = В любую другую провинцию, можно и в свою.
shinobi-hint-third-none = Армия в вашей провинции против более слабой армии другого клана.
shinobi-hint-third-army = Серые: не слабее, того же клана либо в этот ход получили карту или удар ниндзя.

## Карта в начале и слова в конце
shinobi-begin = Ваш клан — { $clan }.
shinobi-aim = В конце у клана { $clan } должно быть больше всего карт во всех провинциях. Пусть никто не догадается, что он ваш.
shinobi-verdict-most_cards = больше всего карт у клана { $clan }: { $n }
shinobi-verdict-most_at_home = при { $n } картах у клана { $clan } больше карт в своей провинции
shinobi-verdict-shared = поровну карт ({ $n }): { $clan }
shinobi-side = { $clan }, { $seat }

## What a click that is no move shows
shinobi-clan-is = Клан: { $clan }
shinobi-clan-one-of = Клан скрыт, один из этих: { $clans }{ $n ->
    [0] .
    [one] . { $n } из них ничей.
   *[other] . Из них ничьи: { $n }.
}
shinobi-armies = Армии здесь
shinobi-army-of = { $clan }: { $n } из { $all } на столе
shinobi-deed-strengthened = усиление клана { $clan }
shinobi-deed-weakened = удар по клану { $clan }
