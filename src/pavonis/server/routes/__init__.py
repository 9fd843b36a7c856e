"""The routes of the server, one file for each noun. Handlers are thin: they check the caller, call the noun, show the result."""
