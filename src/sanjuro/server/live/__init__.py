"""Tables in memory: one change at a time, written and then broadcast; timers, bots, connections."""
