# make demo    solve the paper's problems        make test    everything that CI runs
# make bench   speed (DATA=folder: accuracy too)  make clean   remove all that was made

PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
DATA   ?=

.DEFAULT_GOAL := demo
.PHONY: demo test bench clean install

install: $(STAMP)

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Fabula needs Python 3.11 or newer; name one with: make PYTHON=python3.12"; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	@touch $@

demo: $(STAMP)
	@$(BIN)/python docs/examples/demo.py

test: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m pytest

bench: $(STAMP)
	$(BIN)/python benchmarks/start.py
	$(BIN)/python benchmarks/growth.py
	$(BIN)/python benchmarks/speed.py $(if $(DATA),--data $(DATA)/study.json,)
	$(if $(DATA),$(BIN)/fabula evaluate --data $(DATA) --part study,)

clean:
	rm -rf $(VENV) build dist out src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests benchmarks docs -name __pycache__ -type d -prune -exec rm -rf {} +
