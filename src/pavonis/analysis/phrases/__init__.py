"""What reviews and hints say, one file for each language."""
