"""Our models beside hand-written ones and beside `check`; the programs of the seeds; what is refused, and how often."""

import collections
import functools
import glob
import json
import os
import re
import shlex
import subprocess
import tempfile

from checking import benchmark, cases, spin, table
from checking.sojourner import LIMIT, Checker

REPOSITORY = benchmark.REPOSITORY
CORPUS = os.path.join(REPOSITORY, "tests", "corpus", "check")

PAPER = {
    "": ("holds", "33,683"), "01": ("A2", ""), "02": ("A1, A2", ""), "03": ("D", ""), "04": ("D", ""), "05": ("A2", ""), "06": ("A2", ""),
    "07": ("A2", ""), "08": ("D", "about 10,000"), "09": ("D", ""), "10": ("D", "about 10,000"), "11": ("D", "423,096"), "12": ("D", ""),
    "13": ("A1, D", ""), "14": ("A1", ""), "15": ("D", ""), "16": ("D", ""), "17": ("D", ""), "18": ("A1, A2", ""), "19": ("D", ""),
    "20": ("D", ""), "21": ("D", ""),
}
"""Seed 000, section 4: verdicts (A1, A2: assertions; D: deadlock), and states where they are given; the others: 40 to 400."""

COST = [
    cases.buffer(1), cases.buffer(2), cases.buffer(2, wakes="one"),
    *[cases.philosophers(count, order) for order in ("left", "ordered") for count in (4, 5, 6)],
    cases.filter_lock(2), cases.filter_lock(3),
]


def main(jdk):
    """Runs the sections that are asked for; 1 where verdicts differ."""
    checker = Checker(REPOSITORY, jdk or benchmark.default_jdk())
    table.CIRCUMSTANCES = benchmark.circumstances(checker)
    print(f"# sojourner promela, {table.CIRCUMSTANCES}")
    wanted = os.environ.get("SECTIONS", "cost,buffer,seeds").split(",")
    wrong = []
    if "cost" in wanted:
        cost(checker, wrong)
    if "buffer" in wanted:
        buffer(checker, wrong)
    if "seeds" in wanted:
        seeds(checker, wrong)
    if "refusals" in wanted:
        refusals(checker)
    for line in wrong:
        print(f"WRONG: {line}")
    return 1 if wrong else 0


def ask(checker, command, targets, arguments=(), options=()):
    """The verdict with its property, states and seconds of one command."""
    words = [checker.binary, command, "--jdk", checker.jdk, "--format", "json", "--quiet", "--time-limit", f"{LIMIT}s", *options]
    run = subprocess.run([*words, *targets, "--", *map(str, arguments)], capture_output=True, text=True)
    try:
        report = json.loads(run.stdout)
    except ValueError:
        return "FAILED: " + run.stderr.strip()[:80], 0, 0.0
    verdict = report["verdict"]
    if verdict == "violated":
        verdict = "violated: " + report["violations"][0]["property"]
    elif verdict == "unknown":
        reason = str(report["reason"])
        verdict = "refused" if "in a model:" in reason else "unknown: " + reason[:60]
    return verdict, report["stats"]["states"], report["stats"]["wall_ms"] / 1000


def both(checker, targets, wrong, arguments=(), options=()):
    """Spin on our model, and the search, on deadlocks, assertions and exceptions."""
    asked = options if "--property" in options else ("--property", "deadlock,assertion,exception", *options)
    theirs = ask(checker, "promela", targets, arguments, ("--verify", *asked))
    ours = ask(checker, "check", targets, arguments, asked)
    kinds = [result[0].split(":")[0] for result in (theirs, ours)]
    if set(kinds) == {"holds", "violated"}:
        wrong.append(f"{targets}: Spin says {theirs[0]}, check says {ours[0]}")
    return theirs, ours


def cost(checker, wrong):
    """States and time of pan on our models and on hand-written ones, and of `check`."""
    rows, by_hand = [], spin.Spin(REPOSITORY)
    for case in COST:
        hand = by_hand.check(case.model, *case.definitions)
        source = os.path.join(REPOSITORY, "bench", "programs", "check", f"{case.program}.java")
        theirs, ours = both(checker, [source], wrong, case.arguments)
        ratio = f"{theirs[1] / hand.states:.2f}" if hand.states else ""
        everything = whole(checker, source, case) if theirs[0] != "holds" else (None, None, "")
        rows.append([case.name, theirs[0], table.count(theirs[1]), f"{theirs[2]:.2f}", table.count(hand.states),
                     f"{hand.search:.2f}", ratio, *map(table.count, everything[:2]), everything[2], table.count(ours[1]), f"{ours[2]:.2f}"])
    head = ["program", "verdict", "our model: states", "s", "by hand: states", "s", "ours/by hand", "all of ours", "all by hand",
            "ours/by hand", "check: states", "s"]
    note = "After a violation the states are those until it was found, which depend on the order of the search; 'all' are those of both models without an end there."
    table.show("Models beside models by hand", head, rows, [note])


def whole(checker, source, case):
    """All states of our model and of the one by hand, although there are violations, and how many times as many ours has."""
    with tempfile.TemporaryDirectory() as place:
        model = os.path.join(place, "ours.pml")
        translate = [checker.binary, "promela", "--jdk", checker.jdk, "--objects", "16", "--output", model, source, "--", *map(str, case.arguments)]
        subprocess.run(translate, check=True, capture_output=True)
        ours = stored(place, model, ())
        hand = stored(place, os.path.join(REPOSITORY, "bench", "promela", case.model), case.definitions)
    return ours, hand, f"{ours / hand:.2f}"


def stored(place, model, definitions):
    """How many states a verifier stores that does not stop at errors."""
    run = functools.partial(subprocess.run, cwd=place, check=True, capture_output=True, text=True)
    run(["spin", "-a", *definitions, model])
    run(["gcc", "-O2", "-w", "-fwrapv", "-DSAFETY", "-DVECTORSZ=16384", "-o", "pan", "pan.c"])
    told = run(["./pan", "-m2000000", "-c0"]).stdout
    return int(float(re.search(r"([0-9.e+]+) states, stored", told).group(1)))


def buffer(checker, wrong):
    """The bounded buffer of seed 000 with its seeded errors."""
    rows = []
    for number, (verdict, states) in PAPER.items():
        name = f"BufferError{number}" if number else "BoundedBuffer"
        theirs, ours = both(checker, [os.path.join(CORPUS, "buffer", f"{name}.java")], wrong)
        rows.append([number or "correct", verdict, states, theirs[0], table.count(theirs[1]), f"{theirs[2]:.2f}", ours[0],
                     table.count(ours[1]), f"{ours[2]:.2f}"])
    head = ["seeded error", "seed 000", "its states", "Spin on our model", "states", "s", "check", "states", "s"]
    table.show("Models of the bounded buffer", head, rows)


TEMPORAL = ["JobIsStopped", "ResumeComesFirst", "StatedAfterStop", "StatedForEachObject", "StatedFromHereOn", "StatedNested",
            "StatedPrecedence", "StatedResponse", "StatedWhileSuspended", "GameServerWaits", "GameServerLetsGo", "InvariantKept",
            "PostConditionBroken", "PreConditionBroken"]
"""What seed 001 asks about endless runs (sections 7, 8 and 14), and the game server of seed 002 in small."""


def options_of(source):
    """The options that the header of a corpus program asks for; races are not asked about."""
    with open(source, encoding="utf-8") as text:
        lines = [line[12:].strip() for line in text if line.startswith("//@ options:")]
    words = [word for line in lines for word in shlex.split(line)]
    return words if "--property" in words else ["--property", "deadlock,assertion,exception", *words]


def seeds(checker, wrong):
    """The programs of the other seeds."""
    rows = []
    temporal = [os.path.join(CORPUS, "temporal", f"{name}.java") for name in TEMPORAL]
    for source in sorted(glob.glob(os.path.join(CORPUS, "seeds", "*.java"))) + temporal:
        theirs, ours = both(checker, [source], wrong, options=options_of(source))
        row = [os.path.basename(source)[:-5], theirs[0], table.count(theirs[1]), f"{theirs[2]:.2f}", ours[0], table.count(ours[1])]
        rows.append(row + [f"{ours[2]:.2f}"])
    server = sorted(glob.glob(os.path.join(REPOSITORY, "examples", "gameserver", "*.java")))
    theirs, ours = both(checker, server, wrong, options=("--main", "GameServer"))
    rows.append(["game server (seed 002)", theirs[0], table.count(theirs[1]), f"{theirs[2]:.2f}", ours[0], table.count(ours[1]), f"{ours[2]:.2f}"])
    table.show("Models of the seeds", ["program", "Spin on our model", "states", "s", "check", "states", "s"], rows)


def refusals(checker):
    """How many programs of the corpus have a model, and why the others have none."""
    reasons, translated, total = collections.Counter(), 0, 0
    for source in sorted(glob.glob(os.path.join(CORPUS, "*", "*.java"))):
        run = subprocess.run([checker.binary, "promela", "--jdk", checker.jdk, source, "--output", os.devnull], capture_output=True, text=True)
        total += 1
        translated += run.returncode == 0
        lines = [line.split(":", 1)[1].strip() for line in run.stderr.splitlines() if line.startswith("sojourner:   ")]
        for reason in {general(line) for line in lines}:
            reasons[reason] += 1
    rows = [[reason, count] for reason, count in reasons.most_common()]
    note = f"{translated} of {total} programs have a model. A program may be refused for several reasons."
    table.show("Refusals of models", ["reason", "programs"], rows, [note])


def general(line):
    """A reason without its place, and without names of the program."""
    line = re.sub(r" at \S+, line \d+$", "", line)
    line = re.sub(r"^recursion of .*", "recursion", line)
    line = re.sub(r"^the field \S+ of", "a field of", line)
    return line
