# `make help` lists the targets. Needs Python 3.11 or newer and make; a C compiler, Node, Chromium and PostgreSQL are used
# if they are installed.

PYTHON ?= python3
PORT ?= 8000
# LAN=1: others on the local network can play too.
LAN ?=
# More options for `sanjuro serve`: make play ARGS=--no-browser
ARGS ?=

VENV := .venv
ifeq ($(OS),Windows_NT)
BIN := $(VENV)/Scripts
else
BIN := $(VENV)/bin
endif
PY := $(BIN)/python
STAMPS := $(VENV)/stamps
# Prefer the Node of the virtual environment, which is there if it had to be installed from PyPI.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm_config_update_notifier=false npm
PYTEST := $(PY) -m pytest -n 2
# Tests that mostly wait for time limits and for servers to start.
PYTEST_WAITING := $(PY) -m pytest -n 4
SERVER_TESTS := tests/server $(wildcard tests/attacks)
# The browser's essential games: a whole game of each kind, and people at one table.
BROWSER_TESTS := tests/e2e/test_whole_games.py tests/e2e/test_together.py
BROWSER_REST := $(filter-out $(BROWSER_TESTS),$(wildcard tests/e2e/test_*.py))

# All files below a folder, without a program such as find.
files = $(foreach path,$(wildcard $(1)/*),$(if $(wildcard $(path)/*),$(call files,$(path)),$(path)))
SOURCES := $(filter-out %.pyc src/sanjuro/server/static/%,$(foreach part,__init__.py adapters analysis bots cli core display games lab locale\
	observations positions py.typed registry.py server testing,\
	$(if $(wildcard src/sanjuro/$(part)/*),$(call files,src/sanjuro/$(part)),src/sanjuro/$(part)))) $(wildcard tools/compile/*.py) setup.py pyproject.toml mypyc.ini
WEB_SOURCES := $(call files,web/src) $(call files,web/public) $(call files,src/sanjuro/locale) $(call files,docs/rules) \
	web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json

# Without cached bytecode, every server and every worker of the tests takes three times as long to start.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := play
.DELETE_ON_ERROR:

##@ Play

.PHONY: play
play: ## Start the server on PORT=8000 and open it in a browser (LAN=1: for the local network); compiles the engine in the background for the next start
	@$(MAKE) --no-print-directory --silent -j 2 $(STAMPS)/play $(STAMPS)/web
	@$(PY) tools/play.py --port $(PORT) $(if $(filter-out 0,$(LAN)),--lan) $(ARGS)

.PHONY: web
web: $(STAMPS)/web ## Build only the browser client

.PHONY: install
install: $(STAMPS)/installed ## Compile the package and install it in .venv, with all extras

##@ Test

.PHONY: test
test: ## Run the tests that catch most bugs, in a few minutes; lists what it left out
	@$(MAKE) --no-print-directory --silent -j 2 $(STAMPS)/tools $(STAMPS)/npm
	@$(MAKE) --no-print-directory test-web test-engine test-server-quick test-browser
	@$(PY) tools/left_out.py

.PHONY: test-all
test-all: test test-engine-rest test-server-slow test-server-rest test-browser-rest docs test-dist ## Run everything: also the sources interpreted, PostgreSQL, the whole browser suite, the release

.PHONY: test-web
test-web: $(STAMPS)/npm ## Run the unit tests of the browser client
	@echo "== tests: unit tests of the browser client"
	@cd web && $(NPM) run --silent test

.PHONY: test-engine
test-engine: $(STAMPS)/installed ## Test the engine, the lab, the command line and the build, as installed
	@echo "== tests: engine, lab, command line ($$($(PY) -c 'import sanjuro; print("compiled" if sanjuro.compiled else "interpreted")'))"
	@$(PYTEST) -m 'not long and not slow' $(addprefix --ignore ,tests/server tests/attacks tests/e2e tests/docs/test_site.py)

.PHONY: test-server
test-server: test-server-quick test-server-slow ## Test real server processes and sockets on SQLite, with a short form of the attacks

.PHONY: test-server-quick
test-server-quick: $(STAMPS)/installed
	@echo "== tests: the server on SQLite"
	@$(PYTEST_WAITING) --dist worksteal -k 'not postgresql' -m 'not slow' tests/server

.PHONY: test-server-slow
test-server-slow: $(STAMPS)/installed
	@echo "== tests: attacks on the server, on SQLite"
	@$(PYTEST_WAITING) --dist worksteal -k 'not postgresql' -m slow $(SERVER_TESTS)

.PHONY: test-browser
test-browser: $(STAMPS)/installed ## Play the essential games with a real Chromium and a real server
	@echo "== tests: the browser's essential games"
	@$(PYTEST) -rs -m 'not timed' $(BROWSER_TESTS)

# Tests that play very many games run compiled. Then the tests of the engine run on the sources, interpreted, without those
# of commands, pages and tools: they start other programs and would test the same again.
ONCE := tests/cli tests/docs tests/examples tests/release tests/tools
INTERPRETED := pytest -n 2 -m 'not long' $(addprefix --ignore ,tests/server tests/attacks tests/e2e $(ONCE))
.PHONY: test-engine-rest
test-engine-rest: $(STAMPS)/installed
	@echo "== tests: very many games, commands in the documentation, a card added by the guide"
	@$(PYTEST) -m '(long or slow) and not nightly' $(addprefix --ignore ,tests/server tests/attacks tests/e2e tests/release tests/docs/test_site.py)
	@echo "== tests: engine, lab, command line (the sources, interpreted)"
	@PYTHONPATH=src $(PY) -m $(INTERPRETED)

# Coverage makes the tests three times as slow, and nothing depends on it, so it is no part of test-all.
.PHONY: coverage
coverage: $(STAMPS)/installed ## Measure which lines of the engine, the lab and the command line the tests cover; ten minutes
	@$(PY) -m coverage erase
	@PYTHONPATH=src $(PY) -m coverage run -m $(INTERPRETED)
	@$(PY) -m coverage combine --quiet
	@$(PY) -m coverage report

.PHONY: test-server-rest
test-server-rest: $(STAMPS)/installed
	@echo "== tests: the server on PostgreSQL"
	@$(PYTEST_WAITING) --dist worksteal -k postgresql $(SERVER_TESTS)

.PHONY: test-browser-rest
test-browser-rest: $(STAMPS)/installed
	@echo "== tests: the rest of the browser suite"
	@$(PYTEST) -rs -m 'not timed and not nightly' $(BROWSER_REST)

# Whole games and size matrices in the browser, and the whole engine suite, interpreted, with a character added by the guide.
.PHONY: test-nightly
test-nightly: $(STAMPS)/installed ## Run the longest tests, as the public workflow does once a day
	@echo "== tests: the longest browser tests; the engine with a character added by the guide"
	@$(PYTEST) -rs -m nightly tests/e2e tests/docs/test_adding_a_card.py

# Meaningful only on an idle machine.
.PHONY: test-click
test-click: $(STAMPS)/installed ## Measure how fast a full table answers a click; needs an idle machine
	@$(PY) -m pytest -m timed tests/e2e

# Sphinx reads the sources as they are; nothing has to be built for it.
.PHONY: docs
docs: $(STAMPS)/docs ## Build the documentation site in build/docs and check every link
	@echo "== building the documentation"
	@$(PY) -m sphinx -q -E -W --keep-going -b html docs build/docs
	@$(PY) -m pytest --noconftest tests/docs/test_site.py
	@echo "== the documentation is in build/docs/index.html"

# PyTorch for Linux comes from PyPI with gigabytes for graphics cards, so this is no part of test-all; a PyTorch that is
# in .venv already is taken as it is.
.PHONY: test-learning
test-learning: $(STAMPS)/installed $(STAMPS)/learn ## Test the self-play example in a small form; needs PyTorch
	@echo "== tests: learning by self-play"
	@$(PY) -m pytest tests/examples/test_learning.py

.PHONY: check
check: $(STAMPS)/tools $(STAMPS)/npm ## Check format, lint, types, import rules and wording
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy
	$(PY) tools/check_compiled.py
	$(PY) tools/check_phrases.py
	PYTHONPATH=src $(BIN)/lint-imports
	cd web && $(NPM) run --silent check && $(NPM) run --silent lint

.PHONY: format
format: $(STAMPS)/tools ## Format the code and apply automatic fixes
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

##@ Release

.PHONY: dist
dist: $(STAMPS)/tools $(STAMPS)/web ## Build source archive and wheels in dist/ and check them in clean environments
	@$(PY) tools/dist.py

.PHONY: test-dist
test-dist: dist

##@ More

.PHONY: bench
bench: $(STAMPS)/installed $(STAMPS)/bench ## Run the benchmarks against other engines
	$(PY) -m benchmarks

.PHONY: generate
generate: $(STAMPS)/tools $(STAMPS)/node ## Write all generated files: the browser's types and lists, drawings, tables and examples in the documentation
	@PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=src $(PY) tools/generate.py

.PHONY: golden
golden: $(STAMPS)/installed ## Renew golden records, layouts, action numbers and examples after an intended change of a game
	PYTHONPATH=src:tests:tests/support $(PY) tests/contract/golden.py
	PYTHONPATH=src $(PY) tests/observations/committed_layouts.py
	PYTHONPATH=src $(PY) tools/generate.py observations examples

.PHONY: screenshots
screenshots: $(STAMPS)/installed ## Take screenshots of tables in build/screenshots, and those of the README in docs/images
	@PYTHONPATH=tests:tests/support $(PY) -m e2e.screenshots

# Pins are kept unless UPGRADE=1. Only dev.txt is resolved freely: the others follow it, so that what is tested is used.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header $(if $(UPGRADE),--upgrade)
.PHONY: requirements
requirements: $(STAMPS)/tools ## Pin what pyproject.toml asks for, with hashes and without a registry's address; UPGRADE=1: the newest versions
	$(COMPILE) pyproject.toml --all-extras --group dev -o requirements/dev.txt
	$(COMPILE) -c requirements/dev.txt pyproject.toml --extra server -o requirements/play.txt
	for group in build bench docs learn; do $(COMPILE) -c requirements/dev.txt --group $$group -o requirements/$$group.txt || exit; done
	for group in node uv; do $(COMPILE) --group $$group -o requirements/$$group.txt || exit; done

.PHONY: clean
clean: ## Remove everything built or installed
	rm -rf $(VENV) build dist src/*.egg-info .hypothesis .mypy_cache .ruff_cache .pytest_cache .coverage

.PHONY: help
help: ## Show this list
	@$(PYTHON) tools/help.py

# ---- steps ---------------------------------------------------------------------------------------------------------

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Sanjuro needs Python 3.11 or newer; choose one with make PYTHON=…")'
	@echo "== virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

# Only what playing needs.
$(STAMPS)/play: requirements/play.txt | $(STAMPS)/venv
	@echo "== installing the libraries of the server"
	@$(PY) tools/install.py requirements/play.txt
	@touch $@

# Everything: all extras, the compiler, the tools of checks and tests.
$(STAMPS)/tools: requirements/dev.txt | $(STAMPS)/venv
	@echo "== installing libraries and tools"
	@$(PY) tools/install.py requirements/dev.txt
	@touch $(STAMPS)/play $@

$(STAMPS)/docs: requirements/docs.txt | $(STAMPS)/venv
	@echo "== installing the tools of the documentation"
	@$(PY) tools/install.py requirements/docs.txt
	@touch $@

$(STAMPS)/learn: requirements/learn.txt | $(STAMPS)/tools
	@$(PY) -c 'import torch' 2>/dev/null || { echo "== PyTorch" && $(PY) tools/install.py requirements/learn.txt; }
	@touch $@

$(STAMPS)/bench: requirements/bench.txt | $(STAMPS)/tools
	@echo "== installing the engines we compare with"
	@$(PY) tools/install.py requirements/bench.txt
	@touch $@

# The machine's Node, or the one from PyPI.
$(STAMPS)/node: requirements/node.txt
	@mkdir -p $(STAMPS)
	@if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null || ! npm --version >/dev/null 2>&1; then \
		$(MAKE) --no-print-directory $(STAMPS)/venv && \
		echo "== no Node 20.19 or newer: installing it from PyPI" && $(PY) tools/install.py requirements/node.txt; fi
	@touch $@

# Only what building the client needs, without the workspace of tools for tests and checks.
$(STAMPS)/npm-build: web/package-lock.json web/package.json web/checks/package.json | $(STAMPS)/node
	@echo "== installing the libraries of the browser client"
	@cd web && $(NPM) ci --workspaces=false --no-audit --no-fund --loglevel=error
	@rm -f $(STAMPS)/npm
	@touch $@

$(STAMPS)/npm: web/package-lock.json web/package.json web/checks/package.json | $(STAMPS)/node
	@echo "== installing the libraries and tools of the browser client"
	@cd web && $(NPM) ci --no-audit --no-fund --loglevel=error
	@touch $(STAMPS)/npm-build $@

$(STAMPS)/web: $(STAMPS)/npm-build $(WEB_SOURCES)
	@echo "== building the browser client"
	@cd web && $(NPM) run --silent build -- --logLevel error
	@touch $@

$(STAMPS)/installed: $(STAMPS)/tools $(STAMPS)/web $(SOURCES)
	@echo "== compiling and installing sanjuro"
	@$(PY) tools/build.py install
	@cd $(VENV) && $(CURDIR)/$(PY) -c 'import sanjuro; print("== sanjuro", sanjuro.__version__, "compiled" if sanjuro.compiled else "interpreted (no C compiler was found, or it failed)")'
	@touch $@
