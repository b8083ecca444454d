"""Tables in Markdown that are also readable as they are, and how numbers are written in them."""


def show(title, head, rows, notes=()):
    """Prints a table; its first column is text, the others are aligned to the right."""
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
