"""The mark of a test that checks a rule: `@rule("pocket-mars", "Set-up 1")`. The sections of each booklet are in `sections.py`."""

import pytest

rule = pytest.mark.rule
