game-shinobi = 忍
about-shinobi = 秘密家族。暗中帮助自己的一方。
