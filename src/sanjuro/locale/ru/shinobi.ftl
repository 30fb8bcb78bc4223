shinobi = Синоби
shinobi-go_hojo = Го-Ходзё
shinobi-mori = Мори
shinobi-oda = Ода
shinobi-takeda = Такэда
shinobi-uesugi = Уэсуги
shinobi-ninja = Ниндзя
shinobi-secret-go_hojo = Го-Ходзё
shinobi-secret-mori = Мори
shinobi-secret-oda = Ода
shinobi-secret-takeda = Такэда
shinobi-secret-uesugi = Уэсуги

## Что произошло
shinobi-event-turn = Ходит { $seat }
shinobi-event-secret = { "" }
shinobi-event-draw = { $seat } берёт { $card }
shinobi-event-last_card = { $seat } берёт последнюю карту колоды: начинается последний круг
shinobi-event-deploy = { $seat } размещает { $card } в провинции игрока { $owner }
shinobi-event-ninja = { $seat } играет ниндзя
shinobi-event-struck = Ниндзя убирает { $card } из провинции игрока { $giver }
shinobi-event-march = { $seat } перемещает { $card } из провинции игрока { $giver } в провинцию игрока { $owner }
shinobi-event-attack = { $seat } атакует армией клана { $what }
shinobi-event-beaten = Армия { $card } в провинции игрока { $giver } теряет карту
shinobi-event-skip = { $seat } не может выполнить { $what } приказ
shinobi-event-shown = { $seat } показывает { $card }
shinobi-event-clan = { $seat } раскрывает свой клан: { $card }
shinobi-event-over = Игра окончена

## Приказы
shinobi-first = первый
shinobi-second = второй
shinobi-third = третий

## Ходы
shinobi-move-deploy = Разместить { $card } в провинции игрока { $target }
shinobi-move-strike = Сыграть ниндзя: минус { $card } в провинции игрока { $target }
shinobi-move-march = Переместить { $card } из провинции игрока { $seat } в провинцию игрока { $target }
shinobi-move-attack = Атаковать { $victim } в провинции игрока { $target } армией { $card }

## К чему ведёт ход
shinobi-then-total = { $clan } на всём столе: { $before } → { $after }
shinobi-then-march = там станет { $there }, здесь останется { $left }

## Причины победы
shinobi-reason-most_cards = больше всего карт во всех провинциях
shinobi-reason-most_at_home = карт поровну с другим кланом, но в своей провинции их больше
shinobi-reason-shared = карт поровну и во всех провинциях, и в своей

## Почему так нельзя
shinobi-refusal-no_such_province = провинции нумеруются от 0 до { $seats }
shinobi-refusal-attack_now = третий приказ — атака
shinobi-refusal-attack_third = атака — третий приказ, после двух других
shinobi-refusal-not_in_hand = у вас на руке нет карты { $card }
shinobi-refusal-abroad_first = первым приказом карта размещается в чужой провинции, не в своей
shinobi-refusal-home_now = вторым приказом карта с руки размещается в своей провинции
shinobi-refusal-ninja_first = ниндзя играют только первым приказом
shinobi-refusal-ninja_abroad = против армий в своей провинции ниндзя не играют
shinobi-refusal-no_army = в провинции игрока { $province } нет армии клана { $clan }
shinobi-refusal-march_second = войска перемещаются вторым приказом
shinobi-refusal-march_out = из своей провинции войска перемещать нельзя
shinobi-refusal-march_nowhere = войска перемещаются в другую провинцию
shinobi-refusal-attack_abroad = армии в своей провинции не атакуют
shinobi-refusal-attack_own_clan = клан не атакует сам себя
shinobi-refusal-not_weaker = атаковать можно только армию слабее: у вашей { $strength }, у той { $victim }
shinobi-refusal-spared = в этом ходу эта армия получила карту или против неё сыгран ниндзя

## What a card does, in a sentence
shinobi-about-go_hojo = Одиннадцать карт. Сила армии — число её карт в одной провинции; агент этого клана хочет, чтобы карт было больше всюду.
shinobi-about-mori = Одиннадцать карт. Сила армии — число её карт в одной провинции; агент этого клана хочет, чтобы карт было больше всюду.
shinobi-about-oda = Одиннадцать карт. Сила армии — число её карт в одной провинции; агент этого клана хочет, чтобы карт было больше всюду.
shinobi-about-takeda = Одиннадцать карт. Сила армии — число её карт в одной провинции; агент этого клана хочет, чтобы карт было больше всюду.
shinobi-about-uesugi = Одиннадцать карт. Сила армии — число её карт в одной провинции; агент этого клана хочет, чтобы карт было больше всюду.
shinobi-about-ninja = Первым приказом вместо карты клана: он и одна карта любой армии в чужой провинции уходят со стола.

## Rulings
shinobi-help-ninja-1 = Против армий в своей провинции его не играют, и вторым приказом тоже.
shinobi-help-ninja-2 = Армию, против которой он сыгран, в этот же ход атаковать нельзя.
