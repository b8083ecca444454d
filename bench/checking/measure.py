"""Runs a command and says what it took: processor time, time by the clock and the most memory it held.

Processor time is what the tables show, because the machine may be busy with something else; it misses only waiting, of which
neither Sojourner nor pan does any. The best of several rounds stands for all of them.
"""

import os
import subprocess
import time
from dataclasses import dataclass

ROUNDS = int(os.environ.get("ROUNDS", "3"))
SHORT = 2.0
"""A run that took less than so many seconds is repeated."""


@dataclass
class Run:
    """One command that has ended."""

    status: int
    output: str
    complaint: str
    processor: float
    clock: float
    peak_bytes: int

    @property
    def share(self):
        """How much of a processor the command had."""
        return min(1.0, self.processor / self.clock)


def once(command, directory, timeout):
    """Runs a command in a directory and kills it where it takes too long."""
    os.makedirs(directory, exist_ok=True)
    names = [os.path.join(directory, name) for name in ("stdout", "stderr")]
    with open(names[0], "w") as output, open(names[1], "w") as complaint:
        start = time.monotonic()
        child = subprocess.Popen(
            ["timeout", "-s", "KILL", str(timeout)] + command, cwd=directory, stdout=output, stderr=complaint
        )
        _, status, usage = os.wait4(child.pid, 0)
        clock = time.monotonic() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    texts = [open(name, errors="replace").read() for name in names]
    processor = usage.ru_utime + usage.ru_stime
    return Run(child.returncode, texts[0], texts[1], max(processor, 0.001), clock, usage.ru_maxrss * 1024)


def best(command, directory, timeout=600, again=lambda run: True):
    """The fastest of several rounds; a long run is made only once. Where `again` says no, the first result is kept."""
    fastest = once(command, directory, timeout)
    for _ in range(ROUNDS - 1):
        if fastest.processor > SHORT or not again(fastest):
            break
        fastest = min(fastest, once(command, directory, timeout), key=lambda run: run.processor)
    return fastest


def load():
    """The load of the machine: of one, five and fifteen minutes."""
    return " ".join(f"{average:.1f}" for average in os.getloadavg())
