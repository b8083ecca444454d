"""Runs `sojourner check` on a program of bench/programs/check and reads its report."""

import json
import os
import subprocess
from dataclasses import dataclass

from checking import measure

LIMIT = int(os.environ.get("LIMIT", "60"))
MEMORY = os.environ.get("MEMORY", "8g")
FEW_STATES = 5000
"""Below this, the bytes of a state say more about empty tables than about states."""
ENOUGH_TICKS = 20
"""A speed is shown where the clock cannot be wrong by more than a twentieth."""


@dataclass
class Result:
    """What one check found, and what it took."""

    verdict: str
    states: int
    transitions: int
    store_bytes: int
    search: float
    """Processor seconds of the search itself, without start-up and without writing the counterexample."""
    total: float
    clock: float
    peak_bytes: int | None
    search_bytes: int | None = None
    """The most memory of the search itself, by its own count: the store, the run being followed, the graph of a claim about endless runs."""
    tick: float = 0.001
    """How finely the search was timed."""

    @property
    def decided(self):
        return self.verdict == "holds" or self.verdict.startswith("violated")

    @property
    def states_per_second(self):
        return self.states / self.search if self.search >= ENOUGH_TICKS * self.tick else None

    @property
    def transitions_per_second(self):
        return self.transitions / self.search if self.search >= ENOUGH_TICKS * self.tick else None

    @property
    def bytes_per_state(self):
        return self.store_bytes / self.states if self.states >= FEW_STATES else None


NOT_TRIED = Result("not tried", 0, 0, 0, 0.0, 0.0, 0.0, None)


class Checker:
    """The binary, the JDK and the compiled programs."""

    def __init__(self, repository, jdk):
        self.jdk = jdk
        self.out = os.path.join(repository, "bench", "out", "check")
        self.classes = os.path.join(self.out, "classes")
        self.binary = os.environ.get("SOJOURNER") or built(repository)
        programs = os.path.join(repository, "bench", "programs", "check")
        sources = [os.path.join(programs, name) for name in sorted(os.listdir(programs)) if name.endswith(".java")]
        os.makedirs(self.classes, exist_ok=True)
        subprocess.run([os.path.join(jdk, "bin", "javac"), "-d", self.classes] + sources, check=True)

    def check(self, program, *arguments, options=()):
        """Checks a program to its verdict, or to the limit."""
        command = [self.binary, "check", "--jdk", self.jdk, "--main", program, "--format", "json", "--quiet"]
        command += ["--time-limit", f"{LIMIT}s", "--memory-limit", MEMORY, *options, self.classes, "--", *map(str, arguments)]
        run = measure.best(command, self.out, LIMIT * 2 + 60, lambda run: run.status in (0, 1))
        try:
            return result(run, json.loads(run.output))
        except ValueError:
            return failed(run)


def result(run, report):
    """The figures of a report beside those of the process that wrote it."""
    stats = report["stats"]
    verdict = report["verdict"]
    if verdict == "violated":
        verdict = "violated: " + report["violations"][0]["property"]
    elif verdict == "unknown":
        verdict = "unknown: " + str(report["reason"])
    search = stats["wall_ms"] / 1000 * run.share
    figures = (stats["states"], stats["transitions"], stats["state_bytes"], search)
    return Result(verdict, *figures, run.processor, run.clock, run.peak_bytes, stats["peak_bytes"])


def failed(run):
    """A run without a report: killed, or stopped by an error of the tool."""
    lines = run.complaint.strip().splitlines() or [""]
    return Result(f"FAILED (status {run.status}) {lines[-1][:60]}", 0, 0, 0, 0.0, run.processor, run.clock, run.peak_bytes)


def built(repository):
    """The release binary, built where it is missing or old."""
    subprocess.run(["cargo", "build", "--release", "--quiet", "-p", "sojourner"], cwd=repository, check=True)
    target = os.environ.get("CARGO_TARGET_DIR", os.path.join(repository, "target"))
    return os.path.join(target, "release", "sojourner")
