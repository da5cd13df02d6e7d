"""Updates the page that shows the measurements. Each number is the one in bench/measured.json."""

import json
import re
from pathlib import Path

import picture
import table
from programs import ROOT

MEASURED = Path(__file__).with_name("measured.json")
PAGE = ROOT / "docs" / "performance.md"
PICTURES = ROOT / "resources" / "pictures" / "performance"
# A block between two comments, which is replaced as a whole.
BLOCK = "<!-- scripts/bench: {name} -->\n\n{text}\n\n<!-- end -->"


def save(report, path):
    path.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n")


def update(report):
    """Saves a report, writes its tables into the page, and draws the images of README.md."""
    save(report, MEASURED)
    PICTURES.mkdir(exist_ok=True)
    for theme in ("light", "dark"):
        picture.draw(report, PICTURES / f"{theme}.png", theme)
    PAGE.write_text(written(report))


def is_outdated(report):
    """Returns whether the tables of the page differ from a report."""
    return PAGE.read_text() != written(report)


def written(report):
    """Returns the page with the tables of a report."""
    goals = table.markdown(table.HEAD, table.goal_rows(report))
    page = replaced(PAGE.read_text(), "goals", f"{about(report)}\n\n{goals}")
    return replaced(page, "cells", cells(report))


def replaced(page, name, text):
    """Returns a page with `text` in the block `name`; raises if it has no such block."""
    pattern = re.escape(BLOCK.format(name=name, text="\0")).replace("\0", ".*?")
    page, count = re.subn(
        pattern, lambda _: BLOCK.format(name=name, text=text), page, flags=re.DOTALL
    )
    if count != 1:
        raise RuntimeError(f"{PAGE} has {count} blocks for {name}")
    return page


def about(report):
    versions = ", ".join(f"{name} {version}" for name, version in report["versions"].items())
    return (
        f"Measured on {report['date']}: {report['machine']}; {versions}. Medians of "
        f"{report['rounds']} interleaved runs of {report['frames']} frames each."
    )


def cells(report):
    parts = (
        f"### {name}\n\n{table.markdown(table.CELL_HEAD, table.cell_rows(cell))}"
        for name, cell in report["cells"].items()
    )
    return "\n\n".join(parts)
