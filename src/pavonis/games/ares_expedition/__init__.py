"""Terraforming Mars: Ares Expedition."""
