# Every target is a command of tools/dev.py, which needs Python 3.11 or newer and nothing else.
# What stands in ARGS is passed on: make lab ARGS="--no-browser"
PYTHON ?= python3

.PHONY: setup lab teach why quick test notebooks format lock site bench mutants long
setup lab teach why quick test notebooks format lock site bench mutants long:
	@$(PYTHON) tools/dev.py $@ $(ARGS)
