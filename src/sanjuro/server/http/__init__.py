"""HTTP: middleware, errors, static files, routes."""
