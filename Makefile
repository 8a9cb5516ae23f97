# Everything is installed in .venv, from the lock files in .ci/locks/. The one exception is the browser that
# `make test` installs on Debian when it is run as root and finds none.
#
#   make run     serve on 127.0.0.1:8000 (HOST, PORT, DATABASE, DRILLS: settings, as in `make run PORT=9000`)
#   make test    every test, those in a browser included (ARGS="-k copy" for some of them)
#   make check   ruff, and mypy on paigow_train
#   make bench   figures, no pass or fail
#   make setup   the environment alone
#   make wheel   the package as one file, in dist/
#   make lock    the lock files from pyproject.toml (needs uv; delete them first to take newer versions)

PYTHON ?= python3
UV ?= uv
ARGS ?=

PY := .venv/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check --no-input install

# Stamps say what is installed. They are named for the folder, since an environment that was moved or copied along
# with its checkout still points at the old one: there it is installed again.
HERE := $(shell pwd | cksum | cut -d ' ' -f 1)
RUN := .venv/run-$(HERE)
TEST := .venv/test-$(HERE)

.PHONY: run setup test browser check bench wheel lock

run: setup
	@.venv/bin/paigow-train serve

setup: $(RUN)

test: $(TEST) browser
	@$(PY) -m pytest $(ARGS)

# Without a browser the tests that need one are skipped, and say so; with CI=true they fail.
browser: $(TEST)
	@$(PY) -m tests.web.browser || sh .ci/install-browser

check: $(TEST)
	@$(PY) -m ruff check .
	@$(PY) -m mypy

bench: $(RUN)
	@$(PY) -m tests.bench $(ARGS)

wheel: $(RUN)
	@$(PY) -m pip --quiet --disable-pip-version-check wheel --no-deps --no-build-isolation --wheel-dir dist .

# Half made, or its Python went away with an upgrade: an environment like that is laid anew.
ifneq ($(shell test -x $(PY) && test -x .venv/bin/pip && echo sound),sound)
.PHONY: $(PY)
endif

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo 'Python 3.11 or newer is needed, and "$(PYTHON)" is not that. Name one: "make PYTHON=python3.12 ...".'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo 'Python cannot make environments here: on Debian, "apt install python3-venv" adds that.'; exit 1; }
	@$(PYTHON) -m venv --clear .venv

$(RUN): pyproject.toml .ci/locks/run.txt $(PY)
	@echo 'Installing into .venv (once; later starts find it there).'
	@$(PIP) --require-hashes -r .ci/locks/run.txt
	@$(PIP) --no-deps --no-build-isolation --editable .
	@rm -f .venv/run-* && touch $@

$(TEST): .ci/locks/test.txt $(RUN)
	@echo 'Installing what the tests need into .venv.'
	@$(PIP) --require-hashes -r .ci/locks/test.txt
	@rm -f .venv/test-* && touch $@

COMPILE = $(UV) pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --custom-compile-command 'make lock'

lock:
	$(COMPILE) --group build --output-file .ci/locks/run.txt
	$(COMPILE) --group build --group test --group check --constraints .ci/locks/run.txt \
	  --output-file .ci/locks/test.txt
