"""How fast Sanjuro is, beside others, in one and the same run: `make bench`."""
