from sanjuro.cli import main

main()
