"""Pocket Mars: 2 to 4 players, half an hour, 35 cards. Start reading at `rules.py`."""
