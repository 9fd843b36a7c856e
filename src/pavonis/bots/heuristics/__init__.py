"""What a position of each game is worth: one file per game, named like the game's folder, the only bots code that knows it."""
