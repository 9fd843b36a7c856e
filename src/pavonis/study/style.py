"""The look of a report: light or dark as the reader's system is, and fit for a telephone."""

from pavonis.study.plots import PALETTE


def _variables(shade: int) -> str:
    return ";".join(f"--{name}:{shades[shade]}" for name, shades in PALETTE.items())


STYLE = (
    f":root{{color-scheme:light dark;{_variables(0)}}}\n"
    f"@media (prefers-color-scheme:dark){{:root{{{_variables(1)}}}}}\n"
    """*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem;color:var(--ink);
  background:var(--paper)}
h1,h2{color:var(--c0);line-height:1.2;margin:2.2rem 0 .5rem}
h1{margin-top:0}
p{margin:.3rem 0 .8rem}
.dim{color:var(--dim)}
a{color:var(--c0)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:0 0 1rem}
dt{color:var(--dim)}
dd{margin:0;overflow-wrap:anywhere}
nav ul{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;margin:.6rem 0}
.chart{display:block;width:100%;max-width:46rem;height:auto}
.chart text{font-family:system-ui,sans-serif!important}
table{border-collapse:collapse;width:100%;max-width:46rem}
th,td{padding:.22rem .4rem;text-align:right;border-bottom:1px solid var(--line);font-weight:400;
  font-variant-numeric:tabular-nums;white-space:nowrap}
thead th{color:var(--dim);font-size:.88rem;white-space:normal;vertical-align:bottom}
th:first-child{text-align:left;white-space:normal}
summary{cursor:pointer;padding:.5rem 0;color:var(--dim)}
@media (max-width:40rem){th,td{padding:.22rem;font-size:.9rem}}
"""
)
