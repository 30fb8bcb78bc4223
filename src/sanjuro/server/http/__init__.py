"""HTTP: what stands before every request, errors, static files, routes."""
