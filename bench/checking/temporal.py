"""The cost of a claim about endless runs: beside the plain check of the same program, and beside Spin with the same formula."""

import os
import subprocess

from checking import measure, spin, table
from checking.sojourner import LIMIT

FORMULA = "[] (FilterLock.waits -> <> FilterLock.works)"
COUNTS = (2, 3)

WAYS = [
    ("plain", "holds", ("--por", "off")),
    ("--ltl, weakly fair", "holds", ("--ltl", FORMULA, "--por", "off")),
    ("--ltl, strongly fair", "holds", ("--ltl", FORMULA, "--por", "off", "--fairness", "strong")),
    ("--ltl, no fairness", "violated: ltl", ("--ltl", FORMULA, "--por", "off", "--fairness", "none")),
    ("--property livelock", "violated: livelock", ("--property", "livelock", "--por", "off")),
]
"""All without reduction, so that the same states are compared."""


def section(checker, wrong):
    """One row for each way and number of threads."""
    rows = []
    for count in COUNTS:
        plain = None
        for name, expected, options in WAYS:
            result = checker.check("FilterLock", count, options=options)
            if result.verdict != expected and not result.verdict.startswith("unknown"):
                wrong.append(f"filter lock, {count} threads, {name}: {result.verdict}, expected {expected}")
            plain = plain or result
            rows.append([f"filter lock, {count} threads", name, result.verdict] + figures(result, plain))
        if not spin.missing():
            rows += beside_spin(checker, count)
    head = ["program", "way", "verdict", "states", "search, s", "times plain", "memory, KiB", "times plain", "peak, MiB"]
    table.show("Endless runs", head, rows, [
        "Memory is that of the search, by its own count; of Spin, and in the last column, that of the whole process.",
        "Aims for a claim that holds: 2.5 times the time, 1.5 times the memory of the plain check.",
    ])


def figures(result, plain):
    """States, time and memory, and the last two beside those of the plain check."""
    memory = [figure.search_bytes or figure.peak_bytes or 0 for figure in (result, plain)]
    return [
        table.count(result.states), table.seconds(result.search), table.ratio(result.search, plain.search),
        table.count(memory[0] // 1024), table.ratio(*memory) if all(memory) else "", table.mebibytes(result.peak_bytes),
    ]


def beside_spin(checker, count):
    """Spin's safety check and its check of the formula with weak fairness, both without its reduction."""
    out = os.path.join(checker.out, "..", "spin")
    os.makedirs(out, exist_ok=True)
    model = os.path.normpath(os.path.join(checker.out, "..", "..", "promela", "filter.pml"))
    subprocess.run(["spin", "-a", f"-DCOUNT={count}", model], cwd=out, check=True, stdout=subprocess.DEVNULL)
    ways = [
        ("Spin, plain", ["-DSAFETY", "-DNOCLAIM"], ["./pan", "-m1000000"]),
        ("Spin, formula, weakly fair", [f"-DNFAIR={count + 1}"], ["./pan", "-a", "-f", "-m1000000"]),
    ]
    rows, plain = [], None
    for name, defines, run in ways:
        subprocess.run(["gcc", "-O2", "-w", "-DNOREDUCE", *defines, "-o", "pan", "pan.c"], cwd=out, check=True)
        result = spin.result(measure.best(run, out, LIMIT * 2))
        plain = plain or result
        rows.append([f"filter lock, {count} threads", name, result.verdict] + figures(result, plain))
    return rows
