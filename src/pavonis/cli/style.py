"""The look of a report: light or dark as the reader's system is, and fit for a telephone."""

STYLE = """
:root{color-scheme:light dark;--ink:#2a1f2d;--dim:#6b5a63;--paper:#fbf6f0;--line:#e5d3c0;--rust:#b5482a;
  --head:#7c2d17;--dusk:#3b2a3f;--c0:#b5482a;--c1:#2f6f9f;--c2:#3d7d46;--c3:#7b4a9e;--c4:#a87400;--c5:#5b5560}
@media (prefers-color-scheme:dark){
  :root{--ink:#f0e6dd;--dim:#b9a8a8;--paper:#1d151f;--line:#46374a;--rust:#e8805d;--head:#f0a184;--dusk:#cbb6cf;
  --c0:#e8805d;--c1:#78b5e2;--c2:#86c98f;--c3:#c39be3;--c4:#e0b04a;--c5:#b5aebb}
  }
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem;color:var(--ink);
  background:var(--paper)}
h1,h2{color:var(--head);line-height:1.2;margin:2.2rem 0 .5rem}
h1{margin-top:0}
p{margin:.3rem 0 .8rem}
.dim{color:var(--dim)}
a{color:var(--head)}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;margin:0 0 1rem}
dt{color:var(--dim)}
dd{margin:0;overflow-wrap:anywhere}
nav ul,.legend{list-style:none;display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;margin:.6rem 0}
table{border-collapse:collapse;width:100%}
th,td{padding:.22rem .4rem;text-align:right;border-bottom:1px solid var(--line);font-weight:400;
  font-variant-numeric:tabular-nums;white-space:nowrap}
thead th{color:var(--dim);font-size:.88rem;white-space:normal;vertical-align:bottom}
thead th[colspan],thead .bar{text-align:left}
.small{display:none}
th:first-child{text-align:left;white-space:normal}
tbody th{min-width:12rem}
.bar{width:20%;min-width:4.5rem}
.bar.won:nth-child(2){width:60%}
.interval{color:var(--dim);font-size:.88rem}
.track{position:relative;display:block;height:1rem;
  background:linear-gradient(var(--line),var(--line)) center/100% 1px no-repeat}
.track i{position:absolute;top:50%}
.reach{height:3px;margin-top:-1.5px;background:var(--dusk)}
.dot{width:9px;height:9px;margin:-4.5px 0 0 -4.5px;border-radius:50%;background:var(--rust)}
.taken .dot{background:var(--c1)}
.track .fair{top:0;bottom:0;border-left:1px dashed var(--dim)}
.columns{display:flex;align-items:flex-end;gap:3px;height:13rem;max-width:40rem}
.columns div{flex:1;min-width:0;height:100%;display:grid;grid-template-rows:auto 1fr auto;justify-items:center;
  align-items:end;font-size:.78rem}
.columns div i{grid-row:2;width:100%;background:var(--rust)}
.columns b{font-weight:400;color:var(--dim)}
.columns span{grid-row:3}
.chart{width:100%;max-width:34rem;height:auto;display:block}
.chart text{font-size:11px;fill:var(--dim)}
.grid{stroke:var(--line)}
.line{fill:none;stroke-width:2}
.swatch{width:26px;height:8px;margin-right:.4rem;vertical-align:middle}
.legend b{font-weight:600}
.c0{stroke:var(--c0)}
.c1{stroke:var(--c1)}
.c2{stroke:var(--c2)}
.c3{stroke:var(--c3)}
.c4{stroke:var(--c4)}
.c5{stroke:var(--c5)}
summary{cursor:pointer;padding:.5rem 0}
@media (max-width:40rem){
  .interval,.bar.taken{display:none}
  .columns b{display:none}
  .small{display:inline}
  th,td{padding:.22rem;font-size:.9rem}
  tbody th{min-width:0}
  }
"""
