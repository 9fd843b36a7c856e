"""What tests of games are written with: `table`, a position by names, and `conformance`, which every game must pass."""

from pavonis.testing.table import table

__all__ = ["table"]
