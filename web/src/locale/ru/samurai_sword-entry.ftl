game-samurai_sword = Меч самурая
about-samurai_sword = Честь добывают клинком, и клинок её отнимает.
option-samurai_sword-pace = Честь в начале игры
choice-samurai_sword-pace-normal = Обычная
choice-samurai_sword-pace-quick = На одну меньше, для быстрой игры
