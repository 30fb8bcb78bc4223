"""People, accounts, passkeys, ratings."""
