"""The C code of TugAppearance: its struct, and a getter for each of its values."""

from .c_text import comment
from .description import described

# The type of the field, what the getter returns and how, and its value for a wrong call.
KINDS = {
    "double": ("double ", "double ", "", "0"),
    "uint": ("guint ", "guint ", "", "0"),
    "GdkRGBA": ("GdkRGBA ", "const GdkRGBA *", "&", "NULL"),
    "string": ("char *", "const char *", "", "NULL"),
}
ANNOTATIONS = {"GdkRGBA": "(transfer none): ", "string": "(transfer none): "}


def kind(one):
    return KINDS.get(one["type"], (f"{one['type']} ", f"{one['type']} ", "", "0"))


def annotation(one):
    null = "(nullable) " if "%NULL" in one["returns"] else ""
    return ANNOTATIONS.get(one["type"], "").replace("(transfer none)", f"(transfer none) {null}".rstrip())


def values():
    return described()["appearance"].items()


def struct():
    fields = "".join(f"  {kind(one)[0]}{name};\n" for name, one in values())
    return (
        "/* The values that the getters of TugAppearance return. */\n"
        f"struct _TugAppearance\n{{\n{fields}}};\n\n"
    )


def header(available):
    declarations = "".join(
        comment(
            f"tug_appearance_get_{name}:\n@self: an appearance\n\nGets {one['what']}.\n\n"
            f"Returns: {annotation(one)}{one['returns']}\n\nSince: 1.0"
        )
        + f"{available}{kind(one)[1]}tug_appearance_get_{name} (const TugAppearance *self);\n\n"
        for name, one in values()
    )
    return f'''#pragma once

#include "tug-appearance.h"

G_BEGIN_DECLS

{declarations}G_END_DECLS
'''


def code():
    text = '#include "generated/tug-property-hooks.h"\n'
    for name, one in values():
        _, returned, how, nothing = kind(one)
        text += f"""
{returned}
tug_appearance_get_{name} (const TugAppearance *self)
{{
  g_return_val_if_fail (self != NULL, {nothing});
  return {how}self->{name};
}}
"""
    return text
