"""Tables in Markdown that are also readable as they are, how numbers are written in them, and the files that keep them.

Every table that is shown is kept as a file of bench/results, where pages quote from (see bench/README.md, "Quoting").
"""

import os
import re

# What is measured, where and when; the benchmark sets it.
CIRCUMSTANCES = ""
RESULTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "results")


def show(title, head, rows, notes=()):
    """Prints a table, whose first column is text and whose others are aligned to the right, and keeps it."""
    keep("check", title, CIRCUMSTANCES, head, rows)
    cells = [[str(cell) for cell in row] for row in [head] + rows]
    widths = [max(len(row[column]) for row in cells) for column in range(len(head))]
    print(f"\n## {title}\n")
    for number, row in enumerate(cells):
        padded = [row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])]
        print("| " + " | ".join(padded) + " |")
        if number == 0:
            print("| " + " | ".join("-" * width if not i else "-" * (width - 1) + ":" for i, width in enumerate(widths)) + " |")
    for note in notes:
        print(f"\n{note}")
    print(flush=True)


def keep(benchmark, title, circumstances, head, rows):
    """Writes a table to bench/results: what was measured where, the names of the columns, a row a line."""
    os.makedirs(RESULTS, exist_ok=True)
    name = "-".join([benchmark] + re.findall(r"[a-z]+", title.lower()))
    with open(os.path.join(RESULTS, f"{name}.tsv"), "w") as file:
        print(f"# {circumstances}", file=file)
        for row in [head] + rows:
            print("\t".join(str(cell) for cell in row), file=file)


def count(number):
    """A whole number with separators."""
    return "" if number is None else f"{number:,}"


def decimal(number, digits=1):
    """A number with so many digits after the point."""
    return "" if number is None else f"{number:,.{digits}f}"


def seconds(number):
    """A time; short ones in more digits."""
    return "" if number is None else f"{number:.2f}" if number < 10 else f"{number:.0f}"


def mebibytes(number):
    """Memory in MiB."""
    return "" if number is None else f"{number / 2**20:.0f}"


def ratio(one, other):
    """How many times `other` goes into `one`."""
    if not one or not other:
        return ""
    value = one / other
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}" if value >= 0.1 else f"{value:.1g}"
