"""The paths of the server, a file for each noun. Handlers are thin: they check who asks, call the noun, and show the result."""
