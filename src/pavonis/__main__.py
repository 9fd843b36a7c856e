"""`python -m pavonis` is `pavonis`."""

from pavonis.cli import main

main()
