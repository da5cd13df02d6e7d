"""Reads Sources/Widget/CGtk/properties.toml: the classes, their properties, and the ranges of numbers."""

import subprocess
import tomllib
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent.parent
INCLUDE = REPOSITORY / "Sources" / "Widget" / "CGtk" / "include"
# The enumerations of styles, which api/styles.py writes, and the others.
STYLE_ENUMERATIONS = INCLUDE / "generated" / "tug-styles.h"
ENUMERATIONS = [STYLE_ENUMERATIONS, INCLUDE / "tug-enums.h"]
DESCRIPTION = REPOSITORY / "Sources" / "Widget" / "CGtk" / "properties.toml"

# The C types of numbers, by the types in properties.toml.
NUMBERS = {"double": "double", "int": "int", "uint": "guint", "int64": "gint64"}
EXCLUDED = ("above ", "below ")
KEYS = {
    "name", "type", "swift", "script", "option", "reader", "own", "if", "observed", "setter", "access",
    "only-read", "default", "unit", "minimum", "maximum", "none", "none-word", "none-means",
    "only", "in-c", "in-swift", "what", "more",
}  # fmt: skip


def words_of(name):
    """The words of a type's name: `TugListView` is Tug, List and View."""
    words = []
    for letter in name:
        if letter.isupper():
            words.append(letter)
        else:
            words[-1] += letter
    return words


def sentence(what):
    return what[0].upper() + what[1:]


def enumerations():
    """The nicks of each enumeration, and the nick of each value, as glib-mkenums finds them."""
    nicks, values, own = {}, {}, []
    run = subprocess.run(
        ["glib-mkenums", "--vhead", "@EnumName@\n", "--vprod", "@VALUENAME@ @valuenick@\n",
         *ENUMERATIONS],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    for words in (line.split() for line in run.stdout.split("\n")):
        if len(words) == 1:
            own = nicks.setdefault(words[0], [])
        elif len(words) == 2:
            values[words[0]] = words[1]
            own.append(words[1])
    return nicks, values


class Bound:
    """The minimum or the maximum of a number, which may be excluded."""

    def __init__(self, text):
        self.is_excluded = text.startswith(EXCLUDED)
        self.number = text.removeprefix(EXCLUDED[0]).removeprefix(EXCLUDED[1])

    @property
    def plain(self):
        """The bound as scripts write it, without an exponent."""
        try:
            return f"{float(self.number):.12g}" if abs(float(self.number)) < 1e12 else self.number
        except ValueError:
            return self.number


class Property:
    """One property of a class."""

    def __init__(self, owner, entry, limits):
        unknown = entry.keys() - KEYS
        if unknown:
            raise SystemExit(f"properties.toml: {entry.get('name')}: {', '.join(unknown)}?")
        self.owner = owner
        self.name = entry["name"]
        self.type = entry["type"]
        self.own_what = entry["what"]
        self.more = entry.get("more", "")
        self.is_writable = entry.get("access", "write") == "write"
        self.observed = entry.get("observed")
        # The C hook that sets and notifies the property.
        self.hook = entry.get("setter")
        self.default = entry.get("default")
        self.only_read = entry.get("only-read")
        self.unit = entry.get("unit")
        self.minimum = Bound(entry.get("minimum", "0"))
        self.maximum = Bound(entry.get("maximum", limits.get(self.unit, "0")))
        self.none = entry.get("none")
        self.none_word = entry.get("none-word")
        self.none_means = entry.get("none-means")
        self.swift = entry.get("swift")
        self.script = entry.get("script") or (
            self.swift if (self.swift or "").startswith(("policy.", "styleChanges.", "titles")) else None
        )
        if (self.script or "").startswith("policy.") != (owner.type == "TugRefreshPolicy"):
            raise SystemExit(f"properties.toml: {self.name}: TugRefreshPolicy has what Swift's policy has")
        self.option = entry.get("option")
        self.reader = entry.get("reader")
        self.own = entry.get("own")
        self.condition = entry.get("if")
        self.is_in_c = entry.get("only") != "script"
        self.in_c = entry.get("in-c")
        self.in_swift = entry.get("in-swift")

    @property
    def what(self):
        """The description, with the number that means none in C."""
        if self.none is None or self.none_means is None:
            return self.own_what
        return f"{self.own_what}; {self.none} {self.none_means}"

    @property
    def is_number(self):
        return self.type in NUMBERS

    @property
    def is_family(self):
        """Whether each state has its own value."""
        return self.name.startswith("STATE-")


class Class:
    """A GObject type with its own properties."""

    def __init__(self, entry, limits, property_type):
        self.type = entry["type"]
        self.is_interface = entry.get("interface", False)
        self.accessors = entry.get("accessors")
        self.without_accessors = entry.get("without-accessors", [])
        self.noun = entry["noun"]
        words = words_of(self.type)
        self.symbol = "_".join(words).lower()
        self.constant = self.symbol.upper()
        self.check = "_".join([words[0], "IS", *words[1:]]).upper()
        self.stem = self.symbol.replace("_", "-")
        self.all_properties = [property_type(self, one, limits) for one in entry["property"]]
        self.properties = [one for one in self.all_properties if one.is_in_c]


def described():
    with DESCRIPTION.open("rb") as file:
        return tomllib.load(file)


def classes(class_type, property_type):
    description = described()
    limits = description["limits"]
    return [class_type(entry, limits, property_type) for entry in description["class"]]
