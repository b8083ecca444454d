"""The parts of the benchmark, one table each, all from one run."""

import datetime
import hashlib
import os
import platform
import shutil
import subprocess

from checking import cases, measure, spin, table, temporal
from checking.sojourner import LIMIT, NOT_TRIED, Checker

REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
HEAD = ["states", "transitions", "states/s", "bytes/state", "search, s", "total, s", "clock, s", "peak, MiB"]


def main(jdk):
    """Runs the sections that are asked for; 1 where a verdict is wrong."""
    jdk = jdk or default_jdk()
    checker = Checker(REPOSITORY, jdk)
    wanted = os.environ.get("SECTIONS", "verdicts,spin,reductions,growth,heap,temporal").split(",")
    table.CIRCUMSTANCES = circumstances(checker)
    introduce(checker)
    results, wrong = {}, []
    if {"verdicts", "spin"} & set(wanted):
        results = verdicts(checker, wrong)
    if "spin" in wanted:
        beside_spin(results)
    if "reductions" in wanted:
        reductions(checker, wrong)
    if "growth" in wanted:
        results |= growth(checker, wrong)
    if "heap" in wanted:
        heap(checker)
    if "temporal" in wanted:
        temporal.section(checker, wrong)
    if "verdicts" in wanted:
        goals(results)
    print(f"load at the end: {measure.load()}")
    for line in wrong:
        print(f"WRONG: {line}")
    return 1 if wrong else 0


def default_jdk():
    """JAVA_HOME, or where the javac of the path lies."""
    found = shutil.which("javac")
    if "JAVA_HOME" in os.environ or found is None:
        return os.environ.get("JAVA_HOME", "/usr/lib/jvm/default-java")
    return os.path.dirname(os.path.dirname(os.path.realpath(found)))


def circumstances(checker):
    """What is measured, where and when, in one line."""
    java = subprocess.run([os.path.join(checker.jdk, "bin", "java"), "-version"], capture_output=True, text=True).stderr
    machine = f"{processor()}, {os.cpu_count()} cores, load {measure.load()} at the start"
    return f"{datetime.datetime.now():%Y-%m-%d %H:%M}; {machine}; {java.splitlines()[0]}; {binary(checker)}"


def introduce(checker):
    """What the figures mean."""
    print(f"# sojourner check, {table.CIRCUMSTANCES}\n")
    print(f"limit of a run: {LIMIT} s by the clock; best of {measure.ROUNDS} where shorter than {measure.SHORT:.0f} s")
    if measure.GNU_TIME is None:
        print("no peak of memory: GNU time is missing (apt-get install time)")
    print("search, total: processor time, without and with start-up and report; clock: time by the clock of the same run")


def binary(checker):
    """Which binary is measured; of one that was given, only the file is known, not the sources."""
    with open(checker.binary, "rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()[:12]
    if os.environ.get("SOJOURNER"):
        made = datetime.datetime.fromtimestamp(os.path.getmtime(checker.binary))
        return f"binary given: {checker.binary} of {made:%Y-%m-%d %H:%M}, sha256 {digest}"
    describe = ["git", "-C", REPOSITORY, "describe", "--always", "--dirty"]
    return f"built from commit {subprocess.run(describe, capture_output=True, text=True).stdout.strip()}, sha256 {digest}"


def processor():
    """The name of the processor, where the system tells."""
    try:
        names = [line.split(":")[1].strip() for line in open("/proc/cpuinfo") if line.startswith("model name")]
        return names[0]
    except (OSError, IndexError):
        return platform.processor()


def figures(result):
    """The columns of HEAD."""
    return [
        table.count(result.states),
        table.count(result.transitions),
        table.decimal(result.states_per_second, 0),
        table.decimal(result.bytes_per_state),
        table.seconds(result.search),
        table.seconds(result.total),
        table.seconds(result.clock),
        table.mebibytes(result.peak_bytes),
    ]


def attempt(checker, case, wrong, options=()):
    """Checks a case, and notes where the verdict is not the expected one."""
    result = checker.check(case.program, *case.arguments, options=options)
    if result.verdict != case.verdict and not result.verdict.startswith("unknown"):
        wrong.append(f"{case.name}: {result.verdict}, expected {case.verdict}")
    return result


def verdicts(checker, wrong):
    """Time, memory and states to the verdict."""
    results, rows = {}, []
    for series in cases.VERDICTS:
        for number, case in enumerate(series):
            if number and not results[series[number - 1].name].decided:
                rows.append([case.name, "not tried"] + [""] * len(HEAD))
                results[case.name] = NOT_TRIED
                continue
            results[case.name] = attempt(checker, case, wrong)
            rows.append([case.name, results[case.name].verdict] + figures(results[case.name]))
    table.show("To the verdict", ["program", "verdict"] + HEAD, rows)
    reported(results)
    return results


def reported(results):
    """Java PathFinder's figures beside ours: theirs are reported, ours measured."""
    rows = []
    for name, states, seconds in cases.REPORTED:
        ours = results[name]
        known = ours.decided
        rows.append([
            name, table.count(states), table.seconds(seconds), table.count(ours.states) if known else ours.verdict,
            table.seconds(ours.clock), table.ratio(states, ours.states) if known else "",
            table.ratio(seconds, ours.clock) if known else "",
        ])
    head = ["program", "JPF states (reported)", "JPF s (reported)", "our states", "our s (clock)", "fewer states, times", "faster, times"]
    table.show("Java PathFinder, as reported", head, rows, ["Reported, not measured here: " + note for note in cases.REPORTED_NOTES])


def goals(results):
    """What issue 3 aims at, and what this run reached."""
    rows = [goal(results[name], name, what, aim) for name, what, aim in cases.GOALS]
    large = [result for result in results.values() if result.states >= cases.LARGE and result.states_per_second]
    if large:
        speeds = [result.states_per_second for result in large]
        sizes = [result.bytes_per_state for result in large]
        fast, small = min(speeds) > cases.GOAL_SPEED, max(sizes) <= cases.GOAL_BYTES
        rows.append(["states per second, large searches", f"above {cases.GOAL_SPEED:,}", spread(speeds), "", yes(fast)])
        rows.append(["bytes per state, large searches", f"at most {cases.GOAL_BYTES}", spread(sizes), "", yes(small)])
    else:
        rows.append(["speed and bytes per state", "", f"no search had {cases.LARGE:,} states", "", "not measured"])
    table.show("Goals", ["what", "aim", "this run", "in processor time", "reached"], rows)


def goal(ours, name, what, aim):
    """One row: a time is meant by the clock, which a busy machine slows down; processor time stands beside it."""
    if not ours.decided:
        return [f"{name}: {what}", f"below {aim:,.0f}", ours.verdict, "", "no"]
    if what == "states":
        return [f"{name}: {what}", f"below {aim:,}", table.count(ours.states), "", yes(ours.states < aim)]
    reached = yes(True) if ours.clock < aim else "in processor time only" if ours.total < aim else yes(False)
    return [f"{name}: {what}", f"below {aim:.0f}", table.seconds(ours.clock), table.seconds(ours.total), reached]


def yes(reached):
    return "yes" if reached else "no"


def spread(numbers):
    """The least and the greatest."""
    return f"{min(numbers):,.0f} to {max(numbers):,.0f}"


def beside_spin(results):
    """The same programs as hand-written models, checked by Spin in the same run."""
    if spin.missing():
        print(f"\nno comparison with Spin: {', '.join(spin.missing())} missing (apt-get install spin gcc)")
        return
    checker, rows = spin.Spin(REPOSITORY), []
    for case in [case for series in cases.VERDICTS for case in series if case.model]:
        ours = results[case.name]
        for collapse in (False, True):
            theirs = checker.check(case.model, *case.definitions, collapse=collapse)
            row = [case.name, "collapse" if collapse else "plain", theirs.verdict] + figures(theirs)[:4]
            comparison = [table.seconds(theirs.total), table.mebibytes(theirs.peak_bytes)]
            comparison += ratios(ours, theirs)
            rows.append(row + comparison)
    head = ["model", "store", "verdict", "states", "transitions", "states/s", "bytes/state", "total, s", "peak, MiB"]
    head += ["ours/Spin: states", "states/s", "bytes/state", "total, s"]
    notes = [
        "Ratios: our figure of the table above divided by Spin's. A model is not the program: it leaves out what its author knows to be "
        "irrelevant, and Spin starts from a compiled model (generating and compiling pan is not counted). "
        "Bytes are those of the states, without pan's hash table of 128 MiB."
    ]
    table.show("Beside Spin", head, rows, notes)


def ratios(ours, theirs):
    """Our figures divided by Spin's."""
    both = ours.decided and theirs.decided
    return [
        table.ratio(ours.states, theirs.states) if both else "",
        table.ratio(ours.states_per_second, theirs.states_per_second),
        table.ratio(ours.bytes_per_state, theirs.bytes_per_state),
        table.ratio(ours.total, theirs.total) if both else "",
    ]


def reductions(checker, wrong):
    """What the two reductions save, on seed 003's example and on others."""
    rows, notes = [], []
    for case in cases.REDUCED:
        states = []
        for por, symmetry, paper in cases.SETTINGS:
            ours = attempt(checker, case, wrong, options=("--por", por, "--symmetry", symmetry))
            reported = paper if case is cases.REDUCED[0] else ""
            rows.append([case.name, por, symmetry, ours.verdict, reported, table.count(ours.states), table.count(ours.transitions)])
            states.append(ours.states)
        if len(set(states)) == 1:
            notes.append(f"{case.name}: the settings make NO difference.")
    head = ["program", "--por", "--symmetry", "verdict", "states in the paper (reported)", "our states", "our transitions"]
    table.show("What the reductions save", head, rows, notes)


def growth(checker, wrong):
    """How states and time grow with threads and items."""
    rows, results = [], {}
    for what, series in cases.GROWTH.items():
        before = None
        for number, case in series:
            ours = attempt(checker, case, wrong)
            step = table.ratio(ours.states, before.states) if before and ours.decided else ""
            rows.append([what, number, ours.verdict, step] + figures(ours))
            before = results[f"{what}: {number}"] = ours
            if not ours.decided:
                break
    table.show("Growth with threads and items", ["what grows", "n", "verdict", "states, times"] + HEAD, rows)
    return results


def heap(checker):
    """Whether a step costs more where more is alive."""
    rows, first = [], None
    for objects in cases.HEAP:
        ours = checker.check("LiveHeap", objects, cases.HEAP_ROUNDS)
        first = first or ours
        speed = ours.transitions_per_second
        theirs = cases.REPORTED_HEAP.get(objects)
        slower = table.ratio(first.transitions_per_second, speed)
        rows.append([
            f"{objects:,}", ours.verdict, table.count(ours.states), table.count(ours.transitions), table.decimal(speed, 0), slower,
            table.decimal(ours.bytes_per_state), table.seconds(ours.search), table.mebibytes(ours.peak_bytes), table.count(theirs),
        ])
    head = ["further live objects", "verdict", "states", "transitions", "transitions/s", "slower, times", "bytes/state", "search, s"]
    table.show("Growth with the live heap", head + ["peak, MiB", "JPF transitions/s (reported)"], rows)
