# make play, make test, make install, make check, make bench: see README.md.
# Needs Python 3.11 or newer, make, and a C compiler where there is one.

PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl') setup.py pyproject.toml
WEB_SOURCES := $(shell find web src/sanjuro/locale docs/rules -type f -not -path 'web/node_modules/*' -not -path '*/__pycache__/*' 2>/dev/null)
# Node of the virtual environment first, if it had to be taken from PyPI.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: play test test-compiled test-interpreted test-server test-web test-browser test-click install check format bench golden screenshots requirements clean
.DEFAULT_GOAL := play

play: install
	@$(BIN)/sanjuro serve --port $(PORT)

install: $(STAMPS)/installed

test: test-compiled test-interpreted test-server test-web test-browser

# The package as a user has it, compiled where there is a compiler.
test-compiled: install
	@echo "== tests: the installed package ($$($(BIN)/python -c 'import sanjuro; print("compiled" if sanjuro.compiled else "interpreted")'))"
	@$(BIN)/python -m pytest -n 2 --ignore tests/server --ignore tests/e2e

# The same engine from its sources, interpreted; what only counts many games has been counted above.
test-interpreted: install
	@echo "== tests: the sources, interpreted"
	@PYTHONPATH=src $(BIN)/python -m pytest -n 2 --ignore tests/server --ignore tests/e2e --ignore tests/cli --ignore tests/lab -m 'not long'

# Real server processes, real sockets, SQLite and PostgreSQL (where there is none, its tests are skipped; in CI they fail).
test-server: install
	@echo "== tests: the server"
	@$(BIN)/python -m pytest -n 2 --dist worksteal tests/server

test-web: $(STAMPS)/node_modules
	@echo "== tests: the browser client by itself"
	@cd web && $(NPM) run --silent test

# A real browser at a real server; left out where there is no Chromium, unless CI is set. Every run plays other deals:
# what fails in one has a second try in another, and is listed as rerun.
test-browser: install
	@echo "== tests: in the browser"
	@$(BIN)/python -m pytest -n 2 --reruns 1 -rsR -m 'not timed' tests/e2e

# How fast a full table answers a click; means something only on a machine that does nothing else.
test-click: install
	@$(BIN)/python -m pytest -m timed tests/e2e

check: $(STAMPS)/tools $(STAMPS)/node_modules
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports
	cd web && $(NPM) run --silent check && $(NPM) run --silent lint

format: $(STAMPS)/tools
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: install $(STAMPS)/bench
	$(BIN)/python -m benchmarks

# Golden records anew, after a change of a game's behaviour on purpose.
golden: install
	PYTHONPATH=src:tests $(BIN)/python tests/golden.py

# Pictures of running tables into docs/images, for the README.
screenshots: install
	@PYTHONPATH=tests $(BIN)/python -m e2e.screenshots

# Pin the newest versions that fit, with hashes and without any registry's address.
requirements: $(STAMPS)/tools
	$(PIP) install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade \
		requirements/build.in requirements/dev.in pyproject.toml --all-extras -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade \
		-c requirements/dev.txt requirements/bench.in -o requirements/bench.txt
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade \
		requirements/node.in -o requirements/node.txt

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sanjuro needs Python 3.11 or newer; name one with make PYTHON=…")'
	@echo "== virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/tools: $(STAMPS)/venv requirements/dev.txt
	@echo "== tools and libraries"
	@$(PIP) install --progress-bar on --require-hashes -r requirements/dev.txt
	@touch $@

$(STAMPS)/bench: $(STAMPS)/tools requirements/bench.txt
	@echo "== the engines we compare with"
	@$(PIP) install --progress-bar on --require-hashes -r requirements/bench.txt
	@touch $@

# The browser client, with the machine's Node or the one from PyPI.
$(STAMPS)/node: $(STAMPS)/venv requirements/node.txt
	@if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; then \
		echo "== Node from PyPI"; $(PIP) install --progress-bar on --require-hashes -r requirements/node.txt; fi
	@touch $@

$(STAMPS)/node_modules: $(STAMPS)/node web/package-lock.json web/package.json
	@echo "== libraries of the browser client"
	@cd web && $(NPM) ci --no-audit --no-fund
	@touch $@

$(STAMPS)/web: $(STAMPS)/node_modules $(WEB_SOURCES)
	@echo "== building the browser client"
	@cd web && $(NPM) run --silent build
	@touch $@

$(STAMPS)/installed: $(STAMPS)/tools $(STAMPS)/web $(SOURCES)
	@echo "== building and installing sanjuro (compiling takes a minute or two)"
	@if [ -d build ]; then find build -path '*/lib*' -type f -not -name '*.so' -delete; fi
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall --quiet .
	@rm -rf src/*.egg-info
	@$(BIN)/python -c 'import sanjuro; print("== sanjuro", sanjuro.__version__, "compiled" if sanjuro.compiled else "interpreted (it could not be compiled)")'
	@touch $@

clean:
	rm -rf $(VENV) build src/*.egg-info .hypothesis .mypy_cache .ruff_cache .pytest_cache
