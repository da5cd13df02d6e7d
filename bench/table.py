"""Formats tables of the measurements: text for the terminal, and Markdown for pages."""

from statistics import median

from cells import CACHED, SPINNER
from goals import GOALS, quotients

HEAD = ("measure", "goal", "measured", "spread", "one blit", "")
# The costs of a frame in a cell's table, named by CELL_HEAD after its first column.
COSTS = ("client", "server", "both", "mean", "slow")
MARKS = {True: "met", False: "not met", None: ""}


def number(value, unit, digits):
    """Returns a number with its unit."""
    return f"{value:.{digits}f}{' ' + unit if unit else ''}"


def digits_of(value, unit):
    """Returns the number of decimals to show for a number."""
    if unit in ("pixels", "frames"):
        return 0
    return 3 if value < 0.1 and not unit else 2


def goal_rows(report):
    """Returns the rows of the table of goals."""
    return [goal_row(**goal) for goal in report["goals"]]


def goal_row(measure, goal, unit, measured, spread=None, blit=None, met=None):
    if spread is None:
        return (measure, "", measured, "", "", "")
    digits = digits_of(measured, unit)
    if met is False and number(measured, unit, digits) == number(goal, unit, digits):
        digits += 1
    limit = "" if goal is None else f"≤ {number(goal, unit, digits)}"
    return (
        measure, limit, number(measured, unit, digits), f"± {number(spread, unit, digits)}",
        "" if blit is None else number(blit, unit, digits), MARKS[met],
    )  # fmt: skip


def cell_rows(cell):
    """Yields the rows of one cell's table: the costs of each peer, and the ratios to the peer
    that the others are compared with."""
    base = next((peer.label for peer in (CACHED, SPINNER) if peer.label in cell), None)
    for label, costs in cell.items():
        row = [label]
        row += [f"{median(costs[what]):.3f}" for what in COSTS]
        row.append(f"{median(costs['faults']):.0f}")
        for what in ("client", "both"):
            values = quotients(costs[what], cell[base][what]) if base else []
            row.append(f"{median(values):.2f}" if values else "")
            row.append(f"± {(max(values) - min(values)) / 2:.2f}" if values else "")
        yield row


CELL_HEAD = (
    "ms a frame", "client", "server", "both", "mean", "99 %", "faults", "client ratio", "",
    "both ratio", "",
)  # fmt: skip


def text(head, rows):
    """Returns a table as lines of text, with columns as wide as necessary."""
    rows = [head, *rows]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return "\n".join(
        "  ".join(
            word.ljust(width) if column == 0 else word.rjust(width)
            for column, (word, width) in enumerate(zip(row, widths))
        ).rstrip()
        for row in rows
    )


def markdown(head, rows):
    """Returns a table as Markdown."""
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def whole_text(report):
    """Returns all results of a run as text."""
    about = [
        f"{report['date']}, {report['machine']}",
        ", ".join(f"{name} {version}" for name, version in report["versions"].items()),
        f"medians of {report['rounds']} interleaved runs of {report['frames']} frames",
    ]
    parts = ["\n".join(about)]
    for name, cell in report["cells"].items():
        parts.append(f"{name}\n{text(CELL_HEAD, list(cell_rows(cell)))}")
    for name, found in report["measures"].items():
        rows = [(what, f"{median(values):.3f}") for what, values in found.items()]
        parts.append(f"{text((name, 'median'), rows)}")
    if report["goals"]:
        parts.append(text(HEAD, goal_rows(report)))
    return "\n\n".join(parts)


def results(report, is_whole):
    """Returns the goals whose numbers a report has, or that explain why there is no number."""
    found = (goal.result(report) for goal in GOALS)
    return [result for result in found if result and (is_whole or "spread" in result)]
