"""The table: people and bots play the games over HTTP and WebSocket."""
