"""`python -m sanjuro.server`: the server with its settings from the environment."""

from sanjuro.server.running import serve
from sanjuro.server.settings import from_environment

if __name__ == "__main__":
    serve(from_environment())
