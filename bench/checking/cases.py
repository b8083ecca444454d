"""What is measured: the programs with their arguments, their models, the figures others have reported, and the goals."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Case:
    """A program with its arguments, and the model of the same thing for Spin."""

    name: str
    program: str
    arguments: tuple
    verdict: str
    model: str = ""
    definitions: tuple = ()


def buffer(consumers, items=6, wakes="all"):
    """The bounded buffer with three places."""
    definitions = ("-DSIZE=3", f"-DITEMS={items}", f"-DCONSUMERS={consumers}") + (("-DONE",) if wakes == "one" else ())
    name = f"buffer, {consumers} consumer" + "s" * (consumers > 1) + (", error 11" if wakes == "one" else "")
    expected = "holds" if wakes == "all" else "violated: deadlock"
    return Case(name, "BoundedBuffer", (3, items, consumers, wakes), expected, "buffer.pml", definitions)


def philosophers(count, order):
    """`left` deadlocks, `ordered` cannot."""
    definitions = (f"-DCOUNT={count}",) + (("-DORDERED",) if order == "ordered" else ())
    expected = "holds" if order == "ordered" else "violated: deadlock"
    return Case(f"philosophers {order}, {count}", "Philosophers", (count, order), expected, "philosophers.pml", definitions)


def filter_lock(count):
    """Peterson's filter lock, without end."""
    return Case(f"filter lock, {count} threads", "FilterLock", (count,), "holds", "filter.pml", (f"-DCOUNT={count}",))


def stack(threads, rounds):
    """Treiber's stack."""
    name = f"lock-free stack, {threads} thread" + "s" * (threads > 1) + f", {rounds} round" + "s" * (rounds > 1)
    return Case(name, "LockFreeStack", (threads, rounds), "holds")


def pairs(number, items):
    """Producers and consumers over one place."""
    name = f"producer/consumer, {number} pair" + "s" * (number > 1) + f", {items} numbers"
    return Case(name, "ProducerConsumer", (number, items), "holds")


def pipeline(stages, items):
    """Stages that pass items on through buffers of one place."""
    return Case(f"pipeline, {stages} stages, {items} items", "BufferPipeline", (stages, items), "holds")


VERDICTS = [
    [buffer(1)],
    [buffer(2)],
    [buffer(2, wakes="one")],
    [philosophers(count, "left") for count in range(4, 10)],
    [philosophers(count, "ordered") for count in range(4, 10)],
    [pairs(1, 10)],
    [stack(2, 3)],
]
"""Series: where one member takes too long, its successors are not tried."""

GROWTH = {
    "items in the buffer (2 consumers)": [(items, buffer(2, items)) for items in (2, 4, 8, 16, 32)],
    "consumers of the buffer (3 items)": [(consumers, buffer(consumers, 3)) for consumers in (1, 2, 3, 4)],
    "pairs of producer and consumer (2 numbers each)": [(number, pairs(number, 2)) for number in (1, 2, 3)],
    "stages of the pipeline (2 items)": [(stages, pipeline(stages, 2)) for stages in (1, 2, 4, 6)],
    "rounds of the lock-free stack (2 threads)": [(rounds, stack(2, rounds)) for rounds in (1, 2, 4, 8)],
    "threads of the lock-free stack (1 round)": [(threads, stack(threads, 1)) for threads in (1, 2, 3, 4)],
}
"""What grows, and the cases by its number; the philosophers of the first table belong to this, too."""

HEAP = (0, 1_000, 10_000, 100_000)
HEAP_ROUNDS = 150

SETTINGS = [("off", "off", 258), ("off", "on", 105), ("on", "off", 68), ("on", "on", 38)]
"""--por, --symmetry, and the states that seed 003 reports for its example of two threads that allocate."""

REDUCED = [
    Case("two threads that allocate (seed 003)", "Allocation", (), "holds"),
    Case("the same, objects in use", "AllocationUsed", (), "holds"),
    buffer(1),
    philosophers(4, "ordered"),
    stack(2, 1),
]
"""What the settings are compared on; the first is the one of the paper."""

REPORTED = [
    ("buffer, 1 consumer", 4_399, 5.7),
    ("buffer, 2 consumers", 271_599, 53.0),
    ("philosophers left, 7", 83_000, 25.0),
    ("philosophers ordered, 7", 468_000, 225.0),
]
"""Java PathFinder (Java 17 branch), on a machine of this kind: states and seconds, reported in issue 3."""

REPORTED_HEAP = {0: 7_900, 100_000: 56}
"""Java PathFinder's transitions per second beside so many live objects, reported in issue 3."""

REPORTED_NOTES = [
    "Java PathFinder stores 2,000-9,000 states per second.",
    "Spin: 0.6-1.1 million states per second at 143-165 bytes per state; 0.2-0.4 million at 47-66 bytes with collapse; "
    "272,000 states and 0.4 s for 7 ordered philosophers (another model than ours).",
    "LTSmin: stubborn sets prove 8 ordered philosophers in 8,205 states where Spin's ample sets need 11.9 million; "
    "6-10 bytes per state in its tree.",
]

GOALS = [
    ("buffer, 1 consumer", "seconds", 1.0),
    ("buffer, 2 consumers", "seconds", 1.0),
    ("buffer, 2 consumers, error 11", "seconds", 1.0),
    ("philosophers left, 9", "seconds", 1.0),
    ("philosophers ordered, 7", "seconds", 2.0),
    ("philosophers ordered, 8", "states", 50_000),
]
"""What issue 3 aims at: time to the verdict, or states. Speed and bytes are asked of the largest searches."""
GOAL_SPEED = 300_000
GOAL_BYTES = 40
LARGE = 50_000
"""A search of so many states is large enough for the speed and the bytes to mean something."""
