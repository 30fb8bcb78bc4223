from rich.console import Console

import sanjuro
from benchmarks import copies, play

console = Console(highlight=False)
console.print(f"sanjuro {sanjuro.__version__}, {'compiled' if sanjuro.compiled else 'interpreted'}")
play.main(console)
copies.main(console)
