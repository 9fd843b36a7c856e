"""The signs of Mission: what they mean, and where the rules say more about them. All of it is data."""
