"""Training of the bots: weights tuned by playing, values fitted to games. Start reading at `tuning.py`; needs the extra `train`."""
