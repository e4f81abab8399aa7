# make demo    solve the paper's problems        make test    everything that CI runs
# make bench   speed (DATA=folder: accuracy too)  make package a wheel and an sdist that install and solve
# make clean   remove all that was made

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
PLAIN  := $(VENV)/.installed
DEV    := $(VENV)/.installed-dev
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
DATA   ?=

.DEFAULT_GOAL := demo
.PHONY: demo test bench package clean install

install: $(PLAIN)

# What solving needs and nothing else.
$(PLAIN): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Fabula needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(PIP) -e .
	@touch $@

# The tools of all who change the program: tests, training, server, checkers.
$(DEV): $(PLAIN)
	$(PIP) -e '.[dev]'
	@touch $@

demo: $(PLAIN)
	@$(BIN)/python docs/examples/demo.py

test: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest

bench: $(DEV)
	$(BIN)/python benchmarks/start.py
	$(BIN)/python benchmarks/growth.py
	$(BIN)/python benchmarks/speed.py $(if $(DATA),--data $(DATA)/study.json,)
	$(if $(DATA),$(BIN)/fabula evaluate --data $(DATA) --part study,)

package: $(DEV)
	.ci/package $(BIN)/python

clean:
	rm -rf $(VENV) build dist out src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} +
