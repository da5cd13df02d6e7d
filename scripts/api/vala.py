"""The metadata for vapigen: which properties may be NULL, which a GIR can say only about functions."""

from .description import REPOSITORY

METADATA = REPOSITORY / "resources" / "shared-library" / "Tug-1.metadata"


def files(classes):
    """The metadata file, with its text."""
    lines = ["// Written by scripts/generate-api.", "Pager.pullable#property nullable"]
    for one in classes:
        names = [each.symbol_of_name for each in one.properties if each.is_nullable]
        lines += [f"{one.type.removeprefix('Tug')}.{name}#property nullable" for name in names]
    return {METADATA: "\n".join(lines) + "\n"}
