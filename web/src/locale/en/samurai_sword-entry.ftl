game-samurai_sword = Samurai Sword
about-samurai_sword = Honour is won by the blade, and lost to it.
option-samurai_sword-pace = Starting honour
choice-samurai_sword-pace-normal = Normal
choice-samurai_sword-pace-quick = One less, for a shorter game
