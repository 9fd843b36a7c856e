"""Mission: Red Planet: 2 to 6 players, ten rounds, nine characters each. Start reading at `rules.py`."""
