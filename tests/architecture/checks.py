"""What the tests of this folder measure: imports, sizes and words of a source, without running it."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "pavonis"

# Who may import whom, by layer. The top of the package is "pavonis", the registry is "games", a concrete game is
# "games.*", what bots know of it is "bots.heuristics.*", and its picture is "front.pictures.*". A layer may always import itself.
ARROWS: dict[str, set[str]] = {
    "pavonis": {"_engine", "core", "text", "games", "bots", "front", "study", "analysis"},
    "__main__": {"cli"},
    "_engine": set(),
    "core": set(),
    "kit": {"core"},
    "text": {"core", "kit"},
    "box": {"core", "kit", "text"},
    "simple": {"core", "kit", "text", "box"},
    "games": {"core", "box", "games.*"},
    "games.*": {"core", "kit", "text", "box"},
    "bots": {"pavonis", "core", "games"},
    "bots.heuristics.*": {"core", "kit", "bots"},
    "front": {"core", "text", "games", "bots", "front.pictures.*"},
    "front.pictures.*": {"front"},
    "study": {"pavonis", "core", "games", "bots"},
    "analysis": {"pavonis", "core", "text", "games", "bots"},
    "rl": {"pavonis", "core", "kit", "games", "bots"},
    "train": {"pavonis", "core", "games", "bots", "study"},
    "server": {"pavonis", "core", "text", "games", "bots", "analysis", "study"},
    "cli": {
        "pavonis",
        "_engine",
        "core",
        "box",
        "kit",
        "text",
        "games",
        "bots",
        "front",
        "analysis",
        "study",
        "rl",
        "server",
        "testing",
        "train",
    },
    "testing": {"pavonis", "core", "box", "kit", "text", "games"},
}

OF_ONE_GAME = ("bots.heuristics", "front.pictures")

# Chance comes from the state and nothing comes from the clock.
RULES = ("core", "kit", "games")
NOT_IN_RULES = {"random", "time", "datetime"}
THIRD_PARTY_IN_CORE = {"mypy_extensions"}

FILE_LINES = 400
FUNCTION_LINES = 50


def module_name(path: Path) -> str:
    """Name the module of a source of the package."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules() -> list[Path]:
    """List every source of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def games() -> set[str]:
    """Name the concrete games."""
    return {path.name for path in (PACKAGE / "games").glob("*") if path.is_dir() and not path.name.startswith("_")}


def imports(source: str, module: str, is_package: bool = False) -> set[str]:
    """List what a module imports, by full dotted name; a string that names one of our modules is an import put off."""
    package = module if is_package else module.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *filter(None, [node.module])])
            found.update(f"{origin}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.update(re.findall(r"\Apavonis(?:\.\w+)+\Z", node.value))
    return found


def layer(name: str, known_games: set[str]) -> str:
    """Tell the layer of a module, or of something imported from it."""
    parts = name.split(".")[1:]
    if parts[:1] == ["games"]:
        return f"games.{parts[1]}" if len(parts) > 1 and parts[1] in known_games else "games"
    if ".".join(parts[:2]) in OF_ONE_GAME and len(parts) > 2:
        whose = [game for game in known_games if f"{parts[2]}_".startswith(f"{game}_")]  # a game's weights are a file of their own
        return ".".join([*parts[:2], *(whose or parts[2:3])])
    # `from pavonis import load` names no layer: it is the front door.
    is_layer = parts and (parts[0] in ARROWS or (PACKAGE / parts[0]).is_dir() or (PACKAGE / f"{parts[0]}.py").is_file())
    return parts[0] if is_layer else "pavonis"


def family(name: str) -> str:
    """Put concrete games under one name, and their evaluations and pictures too."""
    return re.sub(r"\A(games|bots\.heuristics|front\.pictures)\.\w+\Z", r"\1.*", name)


def forbidden_imports(source: str, module: str, known_games: set[str], is_package: bool = False) -> list[str]:
    """List the imports that go against the arrows, as sentences."""
    home = layer(module, known_games)
    if family(home) not in ARROWS:
        return [f"{module}: the layer {home!r} has no arrows yet"]
    allowed = set(ARROWS[family(home)])
    if home.rpartition(".")[0] in OF_ONE_GAME:
        allowed.add("games." + home.rpartition(".")[2])
    found = []
    for name in sorted(imports(source, module, is_package)):
        top = name.partition(".")[0]
        if top == "pavonis":
            goal = layer(name, known_games)
            bad = goal != home and not allowed.intersection((goal, family(goal)))
        else:
            bad = (home.partition(".")[0] in RULES and top in NOT_IN_RULES) or (
                home == "core" and top not in sys.stdlib_module_names and top not in THIRD_PARTY_IN_CORE
            )
        if bad:
            found.append(f"{module} imports {name}")
    return found


def may_be_long(path: Path) -> bool:
    """Tell whether a source is a table, which is as long as what it lists."""
    return path.name == "cards.py" or "words" in path.parts


def too_long_file(source: str, limit: int = FILE_LINES) -> bool:
    """Tell whether a source of logic should be two."""
    return len(source.splitlines()) > limit


def long_functions(source: str, limit: int = FUNCTION_LINES) -> list[str]:
    """Name the functions with too many lines of code; blank lines, comments and docstrings are free."""
    lines = source.splitlines()
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            start = node.body[0].end_lineno or 0 if ast.get_docstring(node) is not None else node.lineno
            code = [line.strip() for line in lines[start : node.end_lineno]]
            count = sum(1 for line in code if line and not line.startswith("#"))
            if count > limit:
                found.append(f"{node.name} ({count} lines)")
    return found


# Put together from pieces, so that this file does not contain what it looks for.
UNWANTED = {
    "a folder beside the repository": r"\.\./" + "shared",
    "somebody's home": r"(?<![\w.])/(?:" + "home|Users" + r")/\w+/|(?<![\w.])/" + r"root/[\w.]",
    "a registry": "(?:" + "pypi|pythonhosted|npmjs|yarnpkg" + r")\.(?:org|com)\b",
}


def unwanted(text: str, root: Path = ROOT) -> list[str]:
    """Say which places outside the repository a text mentions."""
    found = [what for what, pattern in UNWANTED.items() if re.search(pattern, text)]
    # A checkout at the top of the disk has a name too short to look for.
    if len(root.parts) > 2 and re.search(re.escape(str(root)) + r"\b", text):
        found.append("this checkout")
    return found


def texts() -> Iterator[tuple[Path, str]]:
    """Read every file that belongs to the project, not what tools leave beside it."""
    left = {"__pycache__", "node_modules"}
    built = {("web", "dist"), ("src", "pavonis", "server", "documentation")}
    nested = (path for name in ("src", "tests", "web", "docs", ".ci") for path in (ROOT / name).rglob("*"))
    for path in sorted({*ROOT.glob("*"), *nested}):
        inside = path.relative_to(ROOT).parts
        generated = left.intersection(inside) or {inside[:2], inside[:4]} & built or ".egg-info" in str(path)
        if generated or not path.is_file():
            continue
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a compiled file
