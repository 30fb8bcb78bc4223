from rich.console import Console

import sanjuro
from benchmarks import copies, environments, play

if __name__ == "__main__":  # the processes of the vector environment import this file again
    console = Console(highlight=False)
    console.print(f"sanjuro {sanjuro.__version__}, {'compiled' if sanjuro.compiled else 'interpreted'}")
    play.main(console)
    copies.main(console)
    environments.main(console)
