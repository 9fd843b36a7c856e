"""Terraforming Mars, with Corporate Era."""
