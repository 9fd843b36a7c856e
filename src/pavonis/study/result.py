"""The result of a study: sums as plain data, and the games behind them."""

from pathlib import Path
from typing import Any

from pavonis.study.plan import Plan
from pavonis.study.show import as_html, as_text
from pavonis.study.statistics import Dataset, Rows


class Result(dict[str, Any]):
    """The sums of a plan's games, as plain data: `result["elo"]`. The games are in `data`, as rows and as tables."""

    def __init__(self, plan: Plan, sums: dict[str, Any], rows: Rows) -> None:
        super().__init__(sums)
        self.plan = plan
        self.data = Dataset(plan, rows)

    def __repr__(self) -> str:
        return as_text(self)

    def _repr_html_(self) -> str:
        """The sums as tables, in a notebook."""
        return as_html(self)

    def table(self, kind: str = "games") -> Any:
        """The games, seats, cards or rounds as a `pyarrow.Table` (extra `parquet`)."""
        return self.data.table(kind)

    def report(self, path: str | Path) -> Path:
        """Write the page with plots (extra `report`)."""
        from pavonis.study.report import write_page

        return write_page(self.data, Path(path))
