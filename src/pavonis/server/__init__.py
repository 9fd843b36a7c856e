"""The server: tables kept in a database, moves stored before they are announced, each seat shown what it may know.

Start reading at `tables.py` (the authority over a game) and `payload.py` (the only exit of a state). `app.py` puts all together.
"""
