"""The server. It keeps tables in a database, stores a move before it announces it, and shows each seat only what it may know.

Start with `live_tables.py` (the authority over a game) and `payload.py` (the only exit of a state). `app.py` joins all parts.
"""
