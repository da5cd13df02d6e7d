"""Rules about the sources that no compiler checks.

Prints FILE:LINE: RULE for each break, and ends with exit code 1 when there is one.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
THIS = Path(__file__).resolve().relative_to(ROOT)
MAXIMUM_LINES = 500
# Generated files may be longer.
GENERATED = ("/* Written by scripts/generate-api. */", "// Written by scripts/generate-api from ")
# The one file that makes integers of floating values; it checks them first.
CHECKED_CONVERSION = "CheckedInteger.swift"

SWIFT = (".swift",)
CODE = (".swift", ".c", ".h", ".py", "")
EVERYTHING = None

# An integer made of what looks like a floating value: a rounding, a fraction, a quotient or
# product, a length, a time. Int(x) traps on NaN and on numbers that are too large, and a trap ends the
# host program.
FLOATING = (
    r"\.rounded|\b(floor|ceil|round|trunc)\(|\d\.\d|[-+*/] |\b(Double|Float)\b"
    r"|\b(offset|width|height|[xy]|time|velocity|pull|distance|position|progress|scale|duration"
    r"|elapsed|delta)\b"
)
INTEGER_CONVERSION = re.compile(rf"\bU?Int(8|16|32|64)?\((?![a-z]\w*:)[^()]*(?:{FLOATING})")

# (rule, pattern, file endings, folder or None for all)
LINES = (
    ("an integer made of a floating value", INTEGER_CONVERSION, SWIFT, "Sources"),
    ("a trap", re.compile(r"\btry!|\bas! |\bfatalError\("), SWIFT, "Sources"),
    (
        "Foundation in a library",
        re.compile(r"^\s*(@\w+ )*import Foundation\b"),
        SWIFT,
        "Sources",
    ),
    (
        "work left for later",
        re.compile(r"\b(TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b"),
        CODE,
        None,
    ),
    (
        "a path of one machine",
        re.compile(r"(^|[^\w.])/(work|farm|home|root|Users)/\w|\.\./shared\b"),
        EVERYTHING,
        None,
    ),
    (
        "a fixed sleep",
        re.compile(r"\busleep\(|\bnanosleep\(|\bsleep [0-9.]|Thread\.sleep|time\.sleep"),
        CODE,
        "Tests",
    ),
    ("a blank at a line's end", re.compile(r"[ \t]+$"), CODE, None),
)
# The one file that sleeps: between two polls, and until the next moment of a gesture.
SLEEPING = "Tests/Windows/Harness/tug_harness/waiting.py"

# A machine may have several versions of a typelib, and Python takes the newest by default.
TYPELIBS = re.compile(r"^[ \t]*from gi\.repository import ([\w, ]+)", re.MULTILINE)
# GLib's typelibs have only one version.
ALONE = {"GLib", "GObject", "Gio"}

# A public type of the Swift library, or a type of another module that it exports.
PUBLIC_TYPE = re.compile(
    r"^(?:@_exported import \w+ \w+\.|(?:@MainActor )?(?:public|open) (?:final )?"
    r"(?:class|struct|enum|protocol|typealias) )(\w+)",
    re.MULTILINE,
)

FORBIDDEN_NAMES = re.compile(r"(Utils?|Utilities|Helpers?|Manager|Common)\b", re.IGNORECASE)


def tracked_files():
    """All files that are or would be in the repository."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()]


def check_file(path):
    """The broken rules of a file, each as a line of text."""
    if FORBIDDEN_NAMES.search(path.stem):
        yield f"{path}:1: a name that does not say what is in it"
    try:
        text = (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return
    lines = text.splitlines()
    is_written = "".join(lines[:1]).startswith(GENERATED)
    if path.suffix in (".swift", ".c", ".h", ".py") and len(lines) > MAXIMUM_LINES and not is_written:
        yield f"{path}:{MAXIMUM_LINES}: more than {MAXIMUM_LINES} lines"
    for rule, pattern, endings, folder in LINES:
        if folder is not None and path.parts[0] != folder:
            continue
        if endings is not None and path.suffix not in endings:
            continue
        if rule == "an integer made of a floating value" and path.name == CHECKED_CONVERSION:
            continue
        if rule == "a fixed sleep" and path.as_posix() == SLEEPING:
            continue
        for number, line in enumerate(lines, start=1):
            if pattern.search(without_comment(line) if path.suffix in SWIFT else line):
                yield f"{path}:{number}: {rule}"
    if path.suffix == ".py":
        yield from check_typelibs(path, text)


def check_typelibs(path, text):
    """The typelibs that a Python program imports in whatever version there is."""
    for found in TYPELIBS.finditer(text):
        for name in {name.strip() for name in found[1].split(",")} - ALONE:
            if not re.search(rf'"{name}"[:,] "[\d.]+"', text):
                number = text.count("\n", 0, found.start()) + 1
                yield f"{path}:{number}: {name} without its version"


def without_comment(line):
    """A Swift line without its comment, unless the comment itself is a fault."""
    if re.search(r"//.*\b(TO" r"DO|FIX" r"ME)\b", line):
        return line
    return line.split("//")[0].rstrip()


def check_swift_page():
    """The public types of `import Tug` that docs/swift.md does not name."""
    library = ROOT / "Sources/Widget/Tug"
    texts = [path.read_text(encoding="utf-8") for path in sorted(library.rglob("*.swift"))]
    page = (ROOT / "docs/swift.md").read_text(encoding="utf-8")
    for name in sorted({name for text in texts for name in PUBLIC_TYPE.findall(text)}):
        if f"| `{name}` |" not in page:
            yield f"docs/swift.md:1: {name} is missing"


def main():
    broken = [text for path in tracked_files() if path != THIS for text in check_file(path)]
    broken += check_swift_page()
    print("\n".join(broken), end="\n" if broken else "")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
