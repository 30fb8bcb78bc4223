"""`python -m sanjuro.server`: run the server with settings from the environment."""

import sys

from sanjuro.server.run import serve
from sanjuro.server.settings import from_environment

if __name__ == "__main__":
    try:
        serve(from_environment())
    except ValueError as error:
        sys.exit(f"sanjuro: {error}")
