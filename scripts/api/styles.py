"""Reads Sources/Widget/CGtk/styles.toml: the built-in headers and footers, in C and in Swift."""

import textwrap
import tomllib

from .c_code import NOTICE
from .c_text import formatted as formatted_c
from .description import REPOSITORY, STYLE_ENUMERATIONS, sentence
from .swift_tables import SOURCES, camel, formatted

DESCRIPTION = REPOSITORY / "Sources" / "Widget" / "CGtk" / "styles.toml"
KEYS = {"what", "title", "summary", "group", "policy", "drawing", "parts", "sideways"}
# The initials of systems, which the keys of translations write in capitals.
INITIALS = {"ego", "zc", "mj", "cj", "cb", "sv"}


class Style:
    """One header or footer."""

    def __init__(self, side, name, entry):
        if unknown := entry.keys() - KEYS:
            raise SystemExit(f"styles.toml: {side}.{name}: {', '.join(unknown)}?")
        self.name = name
        self.case = camel(name)
        self.constant = f"TUG_{side}_STYLE_{name.replace('-', '_')}".upper()
        self.what = entry["what"]
        words = [word.upper() if word in INITIALS else word.capitalize() for word in name.split("-")]
        key = side.capitalize() + "".join(words)
        self.title = f'Message("{key}", "{entry["title"]}")'
        self.summary = f'Message("{key}Is", "{entry["summary"]}")'
        self.group = "." + entry.get("group", f"{side}s")
        self.policy = "." + entry.get("policy", self.case)
        self.drawing = entry["drawing"]
        self.type = self.drawing.partition("(")[0]
        self.parts = "[" + ", ".join(f".{part}" for part in entry.get("parts", ["usual"])) + "]"
        self.is_sideways = entry.get("sideways", False)

    @property
    def documentation(self):
        # A single word is the name of a system, which keeps its case.
        return f"{sentence(self.what) if ' ' in self.what else self.what}."


class Side:
    """The headers or the footers, in the order of the enumeration in C."""

    def __init__(self, name, entries):
        self.name = name
        self.enum = f"{name.capitalize()}Name"
        self.styles = [Style(name, *entry) for entry in entries.items()]

    def enumeration(self):
        """The enumeration in C."""
        prefix, type = f"TUG_{self.name.upper()}_STYLE_", f"Tug{self.name.capitalize()}Style"
        values = [
            (f"{prefix}NONE", f"no {self.name}"), (f"{prefix}CUSTOM", "a style that the program draws"),
            *((one.constant, one.what) for one in self.styles),
        ]  # fmt: skip
        lines = "".join(
            textwrap.fill(f"@{constant}: {what}", 100, initial_indent=" * ", subsequent_indent=" *   ") + "\n"
            for constant, what in values
        )
        constants = ",\n".join(constant for constant, _ in values)
        return (
            f"/**\n * {type}:\n{lines} *\n * The style of a {self.name}.\n *\n * Since: 1.0\n */\n"
            f"typedef enum\n{{\n{constants}\n}} {type};\n\n"
        )

    def property(self, declaration, what, value):
        """A Swift property with a value for each style."""
        cases = {}
        for one in self.styles:
            cases.setdefault(value(one), []).append(f".{one.case}")
        lines = "".join(f"case {', '.join(names)}: {text}\n" for text, names in cases.items())
        return f"\n/// {what}\n{declaration} {{\nswitch self {{\n{lines}}}\n}}\n"

    def names(self):
        """The names in Swift, with what the engine knows about each style."""
        cases = "".join(
            f"/// {one.documentation}\ncase {one.case}"
            + (f' = "{one.name}"\n' if one.name != one.case else "\n")
            for one in self.styles
        )
        text = (
            f"\n/// The built-in {self.name}s, by the names used in scripts and programs.\n///\n"
            "/// Source: replay contract, Scene.\n"
            f"public enum {self.enum}: String, CaseIterable, Sendable {{\n{cases}"
            + self.property("public var policy: RefreshPolicy", f"The policy of this {self.name}.", lambda one: one.policy)
            + self.property("public var parts: StyleParts", f"The parts that this {self.name} can show.", lambda one: one.parts)
        )
        if sideways := [f"self == .{one.case}" for one in self.styles if one.is_sideways]:
            text += (
                f"\n/// Whether this {self.name} is for horizontal lists only.\n"
                f"public var isSideways: Bool {{ {' || '.join(sideways)} }}\n"
            )
        return text + "}\n"

    def extension(self, *properties):
        return f"\nextension {self.enum} {{{''.join(self.property(*one) for one in properties)}}}\n"

    def drawings(self):
        return self.extension((
            f"public var style: any {self.name.capitalize()}Style",
            f"The style of the {self.name} system with this name.", lambda one: one.drawing,
        ))  # fmt: skip

    def titles(self):
        return self.extension((
            "package var title: Message",
            f"The name of the {self.name} for users: its system's name, if it comes from a system.",
            lambda one: one.title,
        ))  # fmt: skip

    def gallery(self):
        return self.extension(
            ("var summary: Message", f"A description of the {self.name} in one sentence.", lambda one: one.summary),
            ("var group: ControlGroup", f"The section of the gallery that contains the {self.name}.", lambda one: one.group),
        )


def files():
    """The generated files, with their texts."""
    sides = [Side(*side) for side in tomllib.loads(DESCRIPTION.read_text()).items()]

    def joined(part):
        return "".join(part(side) for side in sides)

    header = (
        f"{NOTICE}#pragma once\n\n#include <glib.h>\n\nG_BEGIN_DECLS\n\n{joined(Side.enumeration)}G_END_DECLS\n"
    )
    types = sorted({one.type for side in sides for one in side.styles})
    exports = "// Re-exports the types of Tug's styles: see ReexportedTypes.swift.\n\n" + "".join(
        f"@_exported import struct CairoDrawing.{type}\n" for type in types
    )
    in_swift = {
        SOURCES / "Engine/RefreshModel/Generated/StyleNames.swift": joined(Side.names),
        SOURCES / "Drawing/CairoDrawing/Generated/StyleNames+Drawing.swift":
            "public import RefreshModel\n" + joined(Side.drawings),
        SOURCES / "Widget/Tug/Generated/StyleNames+Title.swift":
            "import RefreshModel\nimport Translations\n" + joined(Side.titles),
        SOURCES / "Widget/Tug/Generated/ReexportedStyles.swift": exports,
        SOURCES / "Demo/tug-demo/Generated/StyleNames+Gallery.swift":
            f"import Translations\nimport Tug\n{joined(Side.gallery)}",
    }  # fmt: skip
    return {
        STYLE_ENUMERATIONS: formatted_c(STYLE_ENUMERATIONS, header),
        **{path: formatted(path, text, DESCRIPTION) for path, text in in_swift.items()},
    }
