"""The server: people and bots play over HTTP and WebSocket."""
