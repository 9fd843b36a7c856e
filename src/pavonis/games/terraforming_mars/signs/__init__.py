"""The signs of Terraforming Mars: what they mean, and where the rules say more about them. All of it is data."""

SHARED = "pavonis.text.project_signs"  # what cards of both games show
