"""The tables of docs/screen-reader.md: actions in the first column, and in the others the speech for
each list."""

import fcntl
from contextlib import contextmanager
from pathlib import Path

PAGE = Path(__file__).resolve().parents[3] / "docs" / "screen-reader.md"
# The separator of utterances, and the sign for silence.
PARTS, SILENCE = " / ", "–"
# What the tables call keys, by GDK's names.
KEYS = {"A": "a", "C": "c", "F": "f", "Space": "space", "Page Down": "Page_Down", "KP Enter": "KP_Enter"}


def _cells(line):
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _tables(lines):
    """The first line of each table, with the names of its columns and its last line."""
    number = 0
    while number < len(lines):
        if not lines[number].startswith("|"):
            number += 1
            continue
        end = number
        while end < len(lines) and lines[end].startswith("|"):
            end += 1
        yield number, _cells(lines[number]), end
        number = end


def _place(lines, title, kind):
    """The column of `kind` in the table whose first column is called `title`, and its rows."""
    for start, names, end in _tables(lines):
        if names[0] == title and kind in names:
            return names.index(kind), range(start + 2, end)
    raise LookupError(f"{PAGE.name} has no table {title} with {kind}")


def steps(title, kind):
    """Returns pairs of an action and the speech for `kind`."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    column, rows = _place(lines, title, kind)
    return [(_cells(lines[row])[0].strip("`"), _cells(lines[row])[column]) for row in rows]


def text(said):
    """Returns the cell for a list of utterances."""
    return PARTS.join(said) or SILENCE


def spoken(cell):
    """The words of a cell in order: a list and its row are said in one breath, or one after the other."""
    return [word.strip(".,") for word in cell.split() if word != PARTS.strip()]


@contextmanager
def _locked():
    with open(PAGE, "r+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield file


def write(title, kind, heard):
    """Writes the speech for `kind`, a cell for each step. Safe if other tests write too."""
    with _locked() as file:
        lines = file.read().splitlines()
        column, rows = _place(lines, title, kind)
        for row, cell in zip(rows, heard, strict=True):
            cells = _cells(lines[row])
            cells += [""] * (column + 1 - len(cells))
            cells[column] = cell
            lines[row] = f"| {' | '.join(cells)} |"
        file.seek(0)
        file.truncate()
        file.write("\n".join(lines) + "\n")
