"""C code as text: comments, numbers and formatting."""

import re
import subprocess

from .description import REPOSITORY


def plain(number):
    """A bound as text for the reference."""
    known = {"G_MAXINT": "%G_MAXINT", "G_MAXINT64": "%G_MAXINT64", "9007199254740992.0": "2^53",
             "-9007199254740992.0": "-2^53", "1e6": "1,000,000", "-1e6": "-1,000,000",
             "1000": "1,000", "10000": "10,000", "-10000": "-10,000", "32767": "32,767",
             "1e12": "1,000,000,000,000"}  # fmt: skip
    return known.get(number, number)


def comment(text):
    """A documentation comment with marked constants, its lines at most 100 columns wide."""
    text = re.sub(r"(?<![%\w])(TUG_[A-Z_]+)\b", r"%\1", text)
    lines = []
    for line in text.split("\n"):
        current = ""
        for word in line.split():
            if current and len(current) + 1 + len(word) > 96:
                lines.append(current)
                current = "  " + word if line.startswith(("@", "Returns")) else word
            else:
                current = f"{current} {word}" if current else word
        lines.append(current)
    body = "\n".join(f" * {line}".rstrip() for line in lines)
    return f"/**\n{body}\n */\n"


def formatted(path, text):
    """Returns the text in the format of clang-format."""
    run = subprocess.run(
        ["clang-format-14", f"--assume-filename={path}"],
        input=text, capture_output=True, text=True, check=True, cwd=REPOSITORY,
    )  # fmt: skip
    return run.stdout
