## Игра в терминале
cli-begin = { $title }. Введите { $help }, чтобы узнать, что можно сказать.
cli-help =
    номер или запись хода — сыграть его
    ?          все ходы
    ? СЛОВО    ходы с этим словом
    why ХОД    почему так пойти нельзя
    table      ещё раз показать стол
    log        всё, что произошло
    save ФАЙЛ  сохранить запись игры
    quit       выйти из игры
cli-you = { $name } (вы)
cli-left = Вы вышли из игры.
cli-times = { $line }, { $n } { $n ->
    [few] раза
   *[other] раз
}
cli-can_be_played = так пойти можно
cli-more = … и другие: ? покажет все, их { $n }
cli-no_such_word = нет хода со словом «{ $word }»
cli-save_needs_name = после save нужно имя файла
cli-saved = сохранено: { $file }; пересказать игру: «{ $command }»
cli-cannot_write = не удаётся записать { $file }

## Конец
cli-and = { " и " }
cli-won = Победа: { $winners } ({ $reason })
cli-nobody_won = Победителей нет: { $reason }
cli-points = очки: { $scores }

## Пересказ игры
cli-seat = № { $n }

## Стол «Синоби»
cli-shinobi-province = провинция
cli-shinobi-hand = рука
cli-shinobi-agent = агент клана
cli-shinobi-all = всего
cli-shinobi-piles = колода: { $deck }   сброс: { $discard }
cli-shinobi-last = последний круг: последним ходит { $seat }
cli-shinobi-own_hand = ваша рука:
