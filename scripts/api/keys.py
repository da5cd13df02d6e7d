"""The keys of lists and bins: their bindings in C, and the table of docs/keys.md."""

import tomllib

from .c_code import CODE, HEADERS, NOTICE
from .c_text import comment, formatted
from .description import REPOSITORY

DESCRIPTION = REPOSITORY / "Sources" / "Widget" / "CGtk" / "keys.toml"
PAGE = REPOSITORY / "docs" / "keys.md"
BEGIN = "<!-- Written by scripts/generate-api from here … -->\n"
END = "<!-- … to here. -->\n"
KEYPAD = {
    "Up", "Down", "Left", "Right", "Page_Up", "Page_Down", "Home", "End", "Insert",
    "space", "Return", "1", "2", "3", "4", "5", "6", "7", "8",
}  # fmt: skip
KEYPAD_NAMES = {"space": ["KP_Space"], "Return": ["KP_Enter", "ISO_Enter"]}
MODIFIERS = {"Shift": "GDK_SHIFT_MASK", "Control": "GDK_CONTROL_MASK", "Alt": "GDK_MOD1_MASK"}
# The last two arguments of a signal with modes, by the modifiers.
MODES = {(): "FALSE, FALSE", ("Shift",): "TRUE, FALSE", ("Control",): "FALSE, TRUE",
         ("Control", "Shift"): "TRUE, TRUE"}  # fmt: skip
# If a row has more keys, only the first and the last are shown.
MOST_SHOWN = 4
# GTK's classes bind these signals.
BOUND_BY_GTK = {"popup-menu"}


def rows():
    return tomllib.loads(DESCRIPTION.read_text())["row"]


def values(key):
    """The GDK names of a key, and its modifiers."""
    *held, name = key.split("+")
    names = [name.upper() if "Shift" in held and len(name) == 1 else name]
    if name in KEYPAD:
        names += KEYPAD_NAMES.get(name, [f"KP_{name}"])
    return names, held


def bindings(row):
    """The statements that bind a row's keys."""
    lines = []
    for one in row["keys"]:
        names, held = values(one["key"])
        arguments = one.get("arguments", [])
        given = "".join(
            f", G_TYPE_INT, {each}" if isinstance(each, int)
            else f", GTK_TYPE_MOVEMENT_STEP, {each}"
            for each in arguments
        )  # fmt: skip
        for more, flags in MODES.items() if row.get("modes") else [((), None)]:
            mask = " | ".join(MODIFIERS[each] for each in [*held, *more]) or "0"
            count, tail = len(arguments), ""
            if flags:
                first, second = flags.split(", ")
                count, tail = count + 2, f", G_TYPE_BOOLEAN, {first}, G_TYPE_BOOLEAN, {second}"
            lines += [
                f"gtk_binding_entry_add_signal (set, GDK_KEY_{name}, {mask}, "
                f'"{row["signal"]}", {count}{given}{tail});'
                for name in names
            ]
    return "".join(lines)


def documentation(noun, kind, row, parameters):
    """The reference of a row's signal, for the type `kind`."""
    keys = ", ".join(shown(one["key"]) for one in row["keys"])
    lines = [f"{kind}::{row['signal']}:", f"@self: {noun}"]
    lines += [f"@{name}: {what}" for name, what in parameters.get(row["signal"], [])]
    lines += ["", f"A key-binding signal that {row['does']}.", "", f"Its keys: {keys}."]
    lines += ["", "Returns: %TRUE if the signal had an effect", "", "Since: 1.0"]
    return comment("\n".join(lines))


def documentations():
    parameters = tomllib.loads(DESCRIPTION.read_text())["parameters"]
    seen, made = set(), ""
    for row in rows():
        signal = row.get("signal")
        if not signal or signal in BOUND_BY_GTK | seen:
            continue
        seen.add(signal)
        owner = ("the widget", "TugPullable") if row.get("bin") else ("the list", "TugListView")
        made += documentation(*owner, row, parameters)
    return made


def code():
    bound = [row for row in rows() if row.get("signal") and row["signal"] not in BOUND_BY_GTK]
    both = "".join(bindings(row) for row in bound if row.get("bin"))
    own = "".join(bindings(row) for row in bound if not row.get("bin"))
    return (
        f'{NOTICE}#include "generated/tug-key-bindings.h"\n\n'
        f"{documentations()}\n"
        f"void\n_tug_bind_pull_keys (GtkBindingSet *set)\n{{\n{both}}}\n\n"
        f"void\n_tug_bind_list_keys (GtkBindingSet *set)\n{{\n{own}}}\n"
    )


def header():
    return (
        f"{NOTICE}#pragma once\n\n#include <gtk/gtk.h>\n\n"
        "/* Bind the keys that lists and bins share, and the keys of lists. Not installed, not "
        "introspected. */\n\nG_BEGIN_DECLS\n\n"
        "void _tug_bind_pull_keys (GtkBindingSet *set);\n"
        "void _tug_bind_list_keys (GtkBindingSet *set);\n\nG_END_DECLS\n"
    )


def shown(key):
    """The name of a key for users."""
    *held, name = key.split("+")
    words = {"space": "Space", "Page_Up": "Page Up", "Page_Down": "Page Down"}
    name = words.get(name, name.upper() if len(name) == 1 else name)
    return "+".join([*("Ctrl" if each == "Control" else each for each in held), name])


def table():
    lines = ["| Keys | Do | A finger | Signal | In a bin |", "|---|---|---|---|---|"]
    for row in rows():
        keys = [shown(one["key"]) for one in row["keys"]]
        keys = ", ".join(keys) if len(keys) <= MOST_SHOWN else f"{keys[0]} … {keys[-1]}"
        signal = f"`{row['signal']}`" if row.get("signal") else ""
        bin_ = "yes" if row.get("bin") else ""
        lines.append(f"| {keys} | {row['does']} | {row['finger']} | {signal} | {bin_} |")
    return "\n".join(lines) + "\n"


def files():
    """The C files and the page, with their texts."""
    page = PAGE.read_text()
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    code_path, header_path = CODE / "tug-key-bindings.c", HEADERS / "tug-key-bindings.h"
    return {
        code_path: formatted(code_path, code()),
        header_path: formatted(header_path, header()),
        PAGE: before + BEGIN + "\n" + table() + "\n" + END + after,
    }
