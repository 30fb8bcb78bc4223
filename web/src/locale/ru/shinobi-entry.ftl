game-shinobi = Синоби
about-shinobi = Тайные кланы. Помогайте своему, но незаметно.
