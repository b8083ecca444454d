"""Runs Spin on a model of bench/promela: the analyser it writes, compiled with gcc, and what that prints."""

import os
import re
import shutil
import subprocess

from checking import measure
from checking.sojourner import LIMIT, Result


TICK = 0.01
"""pan tells its time in hundredths of a second."""


def missing():
    """Which of the programs needed here are not installed."""
    return [name for name in ("spin", "gcc") if shutil.which(name) is None]


class Spin:
    """Spin, with the models of the repository."""

    def __init__(self, repository):
        self.models = os.path.join(repository, "bench", "promela")
        self.out = os.path.join(repository, "bench", "out", "spin")
        os.makedirs(self.out, exist_ok=True)

    def check(self, model, *definitions, collapse=False):
        """Searches for deadlocks and failed assertions, with Spin's default reduction; formulas of the model are left out."""
        source = os.path.join(self.models, model)
        generate = ["spin", "-a", *definitions, source]
        compile = ["gcc", "-O2", "-w", "-DSAFETY", "-DNOCLAIM", *(["-DCOLLAPSE"] if collapse else []), "-o", "pan", "pan.c"]
        for command in (generate, compile):
            subprocess.run(command, cwd=self.out, check=True, stdout=subprocess.DEVNULL)
        return result(measure.best(["./pan", "-m1000000"], self.out, LIMIT * 2))


def result(run):
    """The figures that pan prints. Its hash table of fixed size counts to the peak, not to the states."""
    states = int(number(run.output, r"(\d\S*) states, stored"))
    transitions = int(number(run.output, r"(\d\S*) transitions"))
    stored = number(run.output, r"([\d.]+)\s+actual memory usage for states") * 2**20
    search = number(run.output, r"elapsed time ([\d.]+)") * run.share
    return Result(verdict(run.output), states, transitions, stored, search, run.processor, run.clock, run.peak_bytes, tick=TICK)


def number(text, pattern):
    """The first number that a pattern finds; 0 where there is none."""
    found = re.search(pattern, text)
    return float(found.group(1)) if found else 0.0


def verdict(text):
    """In the words of our own reports."""
    if "invalid end state (at" in text:
        return "violated: deadlock"
    if "assertion violated" in text:
        return "violated: assertion"
    if "max search depth too small" in text or "errors: 0" not in text:
        return "unknown"
    return "holds"
