"""The game-agnostic core: what a game is, how it runs, how it is recorded and what a seat may see of it."""
