"""Tournaments: who takes part, who plays whom, and how they stand. Tables are made and counted by the server itself."""
