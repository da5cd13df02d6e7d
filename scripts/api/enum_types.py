"""The C code of the registered types of the enumerations."""

import subprocess

from .description import ENUMERATIONS


def enumeration_types():
    """The header and the code of the registered types, as glib-mkenums writes them."""
    def made(*templates):
        words = [word for pair in templates for word in pair]
        run = subprocess.run(
            ["glib-mkenums", *words, *ENUMERATIONS], capture_output=True, text=True, check=True
        )
        return run.stdout

    header = made(
        ("--fhead", '#pragma once\n\n#include "tug-enums.h"\n\nG_BEGIN_DECLS\n\n'),
        ("--vhead", "TUG_AVAILABLE_IN_1_0\nGType @enum_name@_get_type (void) G_GNUC_CONST;\n"
         "#define @ENUMPREFIX@_TYPE_@ENUMSHORT@ (@enum_name@_get_type ())\n\n"),
        ("--ftail", "G_END_DECLS\n"),
    )  # fmt: skip
    code = made(
        ("--fhead", '#include "generated/tug-enum-types.h"\n'),
        ("--vhead", "\nGType\n@enum_name@_get_type (void)\n{\n  static gsize made = 0;\n\n"
         "  if (g_once_init_enter (&made))\n    {\n      static const G@Type@Value values[] = {\n"),
        ("--vprod", '        { @VALUENAME@, "@VALUENAME@", "@valuenick@" },\n'),
        ("--vtail", "        { 0, NULL, NULL },\n      };\n"
         "      GType type\n = g_@type@_register_static "
         '(g_intern_static_string ("@EnumName@"), values);'
         "\n\n      g_once_init_leave (&made, type);\n    }\n  return made;\n}\n"),
    )  # fmt: skip
    return header, code
