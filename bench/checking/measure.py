"""Runs a command and says what it took: processor time, time by the clock and the most memory it held.

Processor time is what the tables show, because the machine may be busy with something else; it misses only waiting, of which
neither Sojourner nor pan does any. The best of several rounds stands for all of them.

Memory is taken by GNU time, not by this process: Linux counts what a process held before it became another program to the peak of
that program, so that nothing started by an interpreter of 20 MiB ever seems to need less.
"""

import os
import shutil
import subprocess
import time
from dataclasses import dataclass

ROUNDS = int(os.environ.get("ROUNDS", "3"))
SHORT = 2.0
"""A run that took less than so many seconds is repeated."""
GNU_TIME = shutil.which("time")
PEAK = "peak"


@dataclass
class Run:
    """One command that has ended."""

    status: int
    output: str
    complaint: str
    processor: float
    clock: float
    peak_bytes: int | None
    """Nothing where GNU time is missing."""

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
        limited = ["timeout", "-s", "KILL", str(timeout)] + weighed(command)
        child = subprocess.Popen(limited, cwd=directory, stdout=output, stderr=complaint)
        _, status, usage = os.wait4(child.pid, 0)
        clock = time.monotonic() - start
    child.returncode = os.waitstatus_to_exitcode(status)
    texts = [open(name, errors="replace").read() for name in names]
    processor = usage.ru_utime + usage.ru_stime
    return Run(child.returncode, texts[0], texts[1], max(processor, 0.001), clock, peak(directory))


def weighed(command):
    """The command, with its peak memory written into a file of the directory it runs in."""
    return [GNU_TIME, "-q", "-f", "%M", "-o", PEAK] + command if GNU_TIME else command


def peak(directory):
    """What GNU time has written, in bytes."""
    if GNU_TIME is None:
        return None
    try:
        with open(os.path.join(directory, PEAK)) as file:
            return int(file.read()) * 1024
    except (OSError, ValueError):
        return None
    finally:
        remove(os.path.join(directory, PEAK))


def remove(path):
    """Removes a file, so that the next run cannot be taken for this one."""
    if os.path.exists(path):
        os.remove(path)


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
