"""Commands in and updates out while a game is played: the WebSocket and the stream for programs."""
