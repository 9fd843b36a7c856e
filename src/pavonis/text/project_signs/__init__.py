"""The signs that both games of project cards have, a file for each language."""
