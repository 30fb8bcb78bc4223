game-shinobi = Shinobi
about-shinobi = Secret clans: help yours without being noticed.
