"""Bots: random, greedy and search, the games' evaluations, simulation of many games and the arena. Start reading at `bot.py`."""
