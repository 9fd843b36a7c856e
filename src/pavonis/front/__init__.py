"""The front door: matches and views that draw themselves and understand words, on top of the core, which knows neither."""
