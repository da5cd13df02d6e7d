"""The tables of properties in docs/scripts.md."""

import re

from .description import REPOSITORY, enumerations
from .swift_tables import control_words, option_meaning, options_of, usage

PAGE = REPOSITORY / "docs" / "scripts.md"
BEGIN = "<!-- Written by scripts/generate-api from here … -->\n"
END = "<!-- … to here. -->\n"


def values(one, nicks):
    """The form of a value for readers."""
    if one.name == "arrow-color":
        return "black|blue|gray|white|RRGGBB"
    if one.type == "boolean":
        return "on|off"
    if one.type in ("string", "color"):
        return {"string": "TEXT", "color": "RRGGBB"}[one.type]
    if one.is_number:
        unit = (one.unit or "N").upper().replace("SHARE", "N")
        return f"{unit}|{one.none_word}" if one.none_word else unit
    return "|".join(nicks[one.type])


def in_swift(one):
    if one.in_swift:
        return one.in_swift
    # Programs use the properties of a policy's parts on the policy itself.
    path = re.sub(r"^policy\.(firing|layout|motion|work)\.", "policy.", one.swift)
    return f"style.{path}" if path.startswith("parts.") else path


def meaning(one, constants):
    """The description of a property for scripts."""
    text = one.own_what
    if one.none_word:
        text += f"; `{one.none_word}` {one.none_means}"
    text = re.sub(r"#Tug\w+:([\w-]+)", r"`\1`", text)
    text = re.sub(r"TUG_[A-Z_]+", lambda found: f"`{constants[found[0]]}`", text)
    return text.replace(" in application pixels", " in points")


def table(classes):
    nicks, constants = enumerations()
    single, families = control_words(classes, nicks)
    lines = ["| Property | In a program | Is |", "|---|---|---|"]
    for one in single + families:
        shown = f"{one.name}={values(one, nicks)}".replace("|", "\\|")
        lines.append(f"| `{shown}` | `{in_swift(one)}` | {meaning(one, constants)} |")
    return "\n".join(lines) + "\n"


# The same widths as `WordUsage` in Swift.
COLUMN = 34
WIDTH = 88
LIST = "### Properties of the list\n"
FENCE = "```text\n"
# The raw values of Swift's enumerations.
CHOICES = {
    "orientation": "vertical|horizontal", "direction": "ltr|rtl",
    "selection-mode": "none|single|multiple", "deceleration-rate": "normal|fast",
}  # fmt: skip


def wrapped(text, width):
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".lstrip()
    return lines


def options(classes):
    """The words of a list's properties, each with its meaning next to it or below it."""
    lines = []
    for one in options_of(classes):
        arguments, _ = usage(one)
        own = wrapped(f"{one.name} {arguments or CHOICES[one.name]}", WIDTH)
        for number, line in enumerate(wrapped(option_meaning(one), WIDTH - COLUMN)):
            if number == 0 and len(own[-1]) + 2 <= COLUMN:
                own[-1] = own[-1].ljust(COLUMN) + line
            else:
                own.append(" " * COLUMN + line)
        lines += own
    return "\n".join(lines) + "\n"


def files(classes):
    """The page, with its tables."""
    page = PAGE.read_text()
    start = page.index(FENCE, page.index(LIST)) + len(FENCE)
    page = page[:start] + options(classes[:2]) + page[page.index("```\n", start) :]
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return {PAGE: before + BEGIN + "\n" + table(classes) + "\n" + END + after}
