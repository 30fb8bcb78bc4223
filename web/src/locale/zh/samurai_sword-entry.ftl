game-samurai_sword = 武士刀
about-samurai_sword = 荣誉以刀取，亦因刀失。
option-samurai_sword-pace = 起始荣誉
choice-samurai_sword-pace-normal = 标准
choice-samurai_sword-pace-quick = 少1点，快速游戏
