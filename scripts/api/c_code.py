"""The C code of the types' properties and enumerations."""

import subprocess

from . import twins
from .description import ENUMERATIONS, NUMBERS, REPOSITORY, Class, Property, sentence, words_of

FOLDER = REPOSITORY / "Sources" / "Widget" / "CGtk"
CODE = FOLDER / "generated"
HEADERS = FOLDER / "include" / "generated"
NOTICE = "/* Written by scripts/generate-api. */\n\n"

BOXED = {"TugInsets"}
OBJECTS = {
    "TugRefreshHeader": "TUG_TYPE_REFRESH_HEADER",
    "TugRefreshFooter": "TUG_TYPE_REFRESH_FOOTER",
    "GListModel": "G_TYPE_LIST_MODEL",
    "GtkTreeModel": "GTK_TYPE_TREE_MODEL",
    "GtkWidget": "GTK_TYPE_WIDGET",
    "GtkScrolledWindow": "GTK_TYPE_SCROLLED_WINDOW",
    "TugEdgeSource": "TUG_TYPE_EDGE_SOURCE",
}
SINCE = "1.0"
AVAILABLE = "TUG_AVAILABLE_IN_1_0\n"


class CProperty(Property):
    """One property of a class, and what its C code is made of."""

    @property
    def symbol_of_name(self):
        return self.name.replace("-", "_")

    @property
    def constant(self):
        return f"{self.owner.constant}_PROPERTY_{self.symbol_of_name.upper()}"

    @property
    def getter(self):
        return f"{self.owner.symbol}_get_{self.symbol_of_name}"

    @property
    def setter(self):
        return f"{self.owner.symbol}_set_{self.symbol_of_name}"

    @property
    def least(self):
        """The minimum of the GParamSpec."""
        if self.none is not None:
            return self.none
        return "G_MINDOUBLE" if self.minimum.is_excluded else self.minimum.number

    @property
    def greatest(self):
        """The maximum of the GParamSpec."""
        number = self.maximum.number
        return f"{number} - DBL_EPSILON" if self.maximum.is_excluded else number

    @property
    def range(self):
        """The range for people."""
        if not self.is_number:
            return ""
        if self.minimum.is_excluded and self.none is None:
            to = "below" if self.maximum.is_excluded else "up to"
            return f", above {plain(self.minimum.number)}, {to} {plain(self.maximum.number)}"
        return f", from {plain(self.least)} to {plain(self.maximum.number)}"

    @property
    def kind(self):
        """What GValue calls it: g_value_get_KIND."""
        if self.is_number:
            return self.type
        if self.type in ("boolean", "string"):
            return self.type
        if self.type in BOXED:
            return "boxed"
        return "object" if self.type in OBJECTS else "enum"

    @property
    def lent(self):
        """What GValue calls it where the value is its caller's for the call, and not copied."""
        return f"static_{self.kind}" if self.kind in ("string", "boxed") else self.kind

    @property
    def gtype(self):
        if self.kind in ("boxed", "enum"):
            words = words_of(self.type)
            return "_".join([words[0], "TYPE", *words[1:]]).upper()
        return OBJECTS.get(self.type) or f"G_TYPE_{self.kind.upper()}"

    @property
    def returned(self):
        """The C type that the getter gives."""
        if self.is_number:
            return NUMBERS[self.type]
        if self.kind == "boolean":
            return "gboolean"
        if self.kind == "string":
            return "char *"
        return self.type if self.kind == "enum" else f"{self.type} *"

    @property
    def taken(self):
        """The C type that the setter takes."""
        if self.kind in ("string", "boxed"):
            return f"const {self.returned}"
        return self.returned

    @property
    def nothing(self):
        """What a getter answers that was called wrongly."""
        if self.default and self.kind in ("enum", "double", "int", "uint", "int64"):
            return self.default
        return {"boolean": "FALSE", "enum": "0"}.get(self.kind, "0" if self.is_number else "NULL")

    @property
    def annotation(self):
        if self.kind in ("string", "boxed"):
            return "(transfer full) (nullable): " if self.kind == "string" else "(transfer full): "
        return "(transfer none) (nullable): " if self.kind == "object" else ""

    @property
    def spec(self):
        """The GParamSpec's making."""
        flags = ["G_PARAM_READABLE"]
        if self.is_writable:
            flags += ["G_PARAM_WRITABLE"]
        flags += ["G_PARAM_EXPLICIT_NOTIFY", "G_PARAM_STATIC_STRINGS"]
        words = f'"{self.name}", "{self.name}", "{sentence(self.what)}"'
        match self.kind:
            case "boolean":
                given = self.default or "FALSE"
            case "string":
                given = "NULL"
            case "enum":
                given = f"{self.gtype}, {self.default}"
            case "boxed" | "object":
                given = self.gtype
            case _:
                given = f"{self.least}, {self.greatest}, {self.default or '0'}"
        return f"g_param_spec_{self.kind} ({words}, {given}, {' | '.join(flags)})"

    @property
    def usual(self):
        """What a property is where nobody has set it: words of the reference, or nothing."""
        match self.kind:
            case "boolean":
                value = f"%{self.default or 'FALSE'}"
            case "enum":
                value = f"%{self.default}"
            case _:
                value = plain(self.default or "0") if self.is_number else ""
        if not value or not self.is_writable:
            return ""
        style = "" if self.owner.type in ("TugListView", "TugRefreshBin") else " unless the style has another"
        return f"{value} by default{style}"

    @property
    def limits(self):
        """The range and the default as a sentence of the reference."""
        range = self.range.removeprefix(", ") if self.is_writable else ""
        words = "; ".join(each for each in (range, self.usual) if each)
        return f"\n{words[0].upper()}{words[1:]}.\n" if words else ""

    def documentation(self):
        more = f"\n{self.more}\n" if self.more else ""
        lines = (
            f"{self.owner.type}:{self.name}:\n\n{sentence(self.what)}.\n{more}{self.limits}\n"
            f"Since: {SINCE}"
        )
        return comment(lines)

    def declarations(self):
        text = comment(
            f"{self.getter}:\n@self: {self.owner.noun}\n\nGets {self.what}.\n\n"
            f"Returns: {self.annotation}{self.what}\n\nSince: {SINCE}"
        )
        text += f"{AVAILABLE}{self.returned} {self.getter} ({self.owner.type} *self);\n\n"
        if not self.is_writable:
            return text
        null = "(nullable): " if self.kind in ("string", "object") else ""
        more = f"\n{self.more}\n" if self.more else ""
        text += comment(
            f"{self.setter}:\n@self: {self.owner.noun}\n@value: {null}{self.what}{self.range}\n\n"
            f"Sets {self.what}.\n{more}\nSince: {SINCE}"
        )
        return text + (
            f"{AVAILABLE}void {self.setter} ({self.owner.type} *self, {self.taken} value);\n\n"
        )

    def definitions(self):
        own, check = self.owner, f"{self.owner.check} (self)"
        read = {"string": "g_value_dup_string", "boxed": "g_value_dup_boxed"}.get(
            self.kind, f"g_value_get_{self.kind}"
        )
        text = f"""{self.returned}
{self.getter} ({own.type} *self)
{{
  GValue value = G_VALUE_INIT;
  {self.returned} result;

  g_return_val_if_fail ({check}, {self.nothing});
  g_return_val_if_fail (_tug_on_main_thread (), {self.nothing});
  read_property (self, {self.constant}, &value);
  result = {read} (&value);
  g_value_unset (&value);
  return result;
}}

"""
        if not self.is_writable:
            return text
        checks = self.value_checks()
        if self.hook:
            return text + f"""void
{self.setter} ({own.type} *self, {self.taken} value)
{{
  g_return_if_fail ({check});
  g_return_if_fail (_tug_on_main_thread ());
{checks}  /* What is told of the change may let go of the object. */
  g_object_ref (self);
  _{own.symbol}_{self.hook} (self, value);
  g_object_unref (self);
}}

"""
        return text + f"""void
{self.setter} ({own.type} *self, {self.taken} value)
{{
  GValue given = G_VALUE_INIT;

  g_return_if_fail ({check});
  g_return_if_fail (_tug_on_main_thread ());
{checks}  g_value_init (&given, {self.gtype});
  g_value_set_{self.lent} (&given, value);
  write_property (self, {self.constant}, &given);
  g_value_unset (&given);
}}

"""

    def number_checks(self):
        """The conditions that no type makes sure of."""
        is_open = self.none is None
        checks = []
        if is_open and self.minimum.is_excluded:
            checks.append(f"value > {self.minimum.number}")
        elif not (self.kind == "uint" and self.least == "0"):
            checks.append(f"value >= {self.least}")
        if self.maximum.is_excluded:
            checks.append(f"value < {self.maximum.number}")
        elif (self.kind, self.maximum.number) not in (("int64", "G_MAXINT64"), ("int", "G_MAXINT")):
            checks.append(f"value <= {self.maximum.number}")
        return checks

    def value_checks(self):
        if self.is_number:
            checks = self.number_checks()
            finite = "  g_return_if_fail (isfinite (value));\n" if self.kind == "double" else ""
            return finite + (f"  g_return_if_fail ({' && '.join(checks)});\n" if checks else "")
        if self.kind == "string":
            return "  g_return_if_fail (value == NULL || g_utf8_validate (value, -1, NULL));\n"
        if self.kind == "boxed":
            return (
                "  g_return_if_fail (value != NULL);\n"
                "  g_return_if_fail (_tug_insets_are_usable (value));\n"
            )
        if self.kind == "object":
            prefix, _, rest = self.gtype.partition("_TYPE_")
            return f"  g_return_if_fail (value == NULL || {prefix}_IS_{rest} (value));\n"
        if self.kind == "enum":
            known = f"  g_return_if_fail (_tug_is_enum_value ({self.gtype}, (int) value));\n"
            if not self.only_read:
                return known
            # Who copies a property from one object to another may set what it has.
            return known + (
                f"  g_return_if_fail (value != {self.only_read}"
                f" || {self.getter} (self) == {self.only_read});\n"
            )
        return ""


class CClass(Class):
    """A GObject type, and the C code of its properties."""

    def header(self):
        declared = "".join(one.declarations() for one in self.properties)
        return f"""{NOTICE}#pragma once

#include "tug-enum-types.h"
#include "{self.stem}.h"

G_BEGIN_DECLS

{declared}G_END_DECLS
"""

    def hooks(self):
        names = ",\n  ".join(
            f"{one.constant}{' = 1' if place == 0 else ''}"
            for place, one in enumerate(self.properties)
        )
        setters = "".join(
            f"/* Sets #{self.type}:{one.name}, and tells of it. */\n"
            f"void _{self.symbol}_{one.hook} ({self.type} *self, {one.taken} value);\n"
            for one in self.properties if one.hook
        )  # fmt: skip
        name = f"{self.type}Property"
        return f"""typedef enum
{{
  {names},
  {self.constant}_N_PROPERTIES
}} {name};

/* Reads what `value` is of the type of, and writes it: %TRUE where it is another one now. */
void _{self.symbol}_read ({self.type} *self, {name} property, GValue *value);
gboolean _{self.symbol}_write ({self.type} *self, {name} property, const GValue *value);
{setters}/* Says that a property is another one now. */
void _{self.symbol}_notify ({self.type} *self, {name} property);

void _{self.symbol}_install_properties (GObjectClass *klass);
gboolean _{self.symbol}_get (GObject *object, guint id, GValue *value);
gboolean _{self.symbol}_set (GObject *object, guint id, const GValue *value);

"""

    def code(self):
        docs = "\n".join(
            f"{one.documentation()}properties[{one.constant}] = {one.spec};\n"
            for one in self.properties
        )
        sets = "\n".join(
            f"    case {one.constant}:\n"
            f"      {one.setter} (self, g_value_get_{one.kind} (value));\n"
            "      return TRUE;"
            for one in self.properties
            if one.is_writable
        )
        observed = " || ".join(
            f"property == {one.constant}" for one in self.properties if one.observed
        )
        observed = observed or "FALSE"
        return f"""{NOTICE}#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[{self.constant}_N_PROPERTIES];

static void
read_property ({self.type} *self, {self.type}Property property, GValue *value)
{{
  g_value_init (value, properties[property]->value_type);
  g_param_value_set_default (properties[property], value);
  _{self.symbol}_read (self, property, value);
}}

/* What changes by itself is told of by who changes it. */
static gboolean
is_observed ({self.type}Property property)
{{
  return {observed};
}}

static void
write_property ({self.type} *self, {self.type}Property property, const GValue *value)
{{
  /* What is told of the change may let go of the object. */
  g_object_ref (self);
  if (_{self.symbol}_write (self, property, value) && !is_observed (property))
    _{self.symbol}_notify (self, property);
  g_object_unref (self);
}}

void
_{self.symbol}_notify ({self.type} *self, {self.type}Property property)
{{
  g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}}

gboolean
_{self.symbol}_get (GObject *object, guint id, GValue *value)
{{
  if (id == 0 || id >= {self.constant}_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
  _{self.symbol}_read ({words_cast(self.type)} (object), id, value);
  return TRUE;
}}

gboolean
_{self.symbol}_set (GObject *object, guint id, const GValue *value)
{{
  {self.type} *self = {words_cast(self.type)} (object);

  switch (id)
    {{
{sets}
    default:
      return FALSE;
    }}
}}

void
_{self.symbol}_install_properties (GObjectClass *klass)
{{
  {docs}
  g_object_class_install_properties (klass, {self.constant}_N_PROPERTIES, properties);
}}

{"".join(one.definitions() for one in self.properties)}"""


def words_cast(name):
    """The cast macro of a type: TUG_LIST_VIEW."""
    return "_".join(words_of(name)).upper()


def plain(number):
    """A bound as a reader would write it."""
    known = {"G_MAXINT": "%G_MAXINT", "G_MAXINT64": "%G_MAXINT64", "9007199254740992.0": "2^53",
             "-9007199254740992.0": "-2^53", "1e6": "1,000,000", "-1e6": "-1,000,000",
             "10000": "10,000", "-10000": "-10,000"}  # fmt: skip
    return known.get(number, number)


def comment(text):
    """A documentation comment, its lines at most 100 columns wide."""
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
    """What clang-format makes of it."""
    run = subprocess.run(
        ["clang-format-14", f"--assume-filename={path}"],
        input=text, capture_output=True, text=True, check=True, cwd=REPOSITORY,
    )  # fmt: skip
    return run.stdout


def enumeration_types():
    """The registered types of the enumerations, by GLib's own tool."""
    def made(*templates):
        words = [word for pair in templates for word in pair]
        run = subprocess.run(
            ["glib-mkenums", *words, str(ENUMERATIONS)], capture_output=True, text=True, check=True
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
    return NOTICE + header, NOTICE + code


def files(classes):
    """Each file of C that is written, with its text."""
    texts = {}
    for one in classes:
        texts[HEADERS / f"{one.stem}-properties.h"] = one.header()
        texts[CODE / f"{one.stem}-properties.c"] = one.code()
    includes = "".join(f'#include "{one.stem}-properties.h"\n' for one in classes)
    texts[HEADERS / "tug-property-hooks.h"] = (
        f'{NOTICE}#pragma once\n\n#include "internal/tug-hooks.h"\n'
        f'#include "internal/tug-refresh-bin-hooks.h"\n{includes}'
        '#include "internal/tug-value.h"\n\n'
        "/* Properties, between the GObject types and Swift. "
        "Not installed, not introspected. */\n\n"
        f"G_BEGIN_DECLS\n\n{''.join(one.hooks() for one in classes)}"
        "G_END_DECLS\n"
    )
    texts |= twins.files()
    texts[HEADERS / "tug-enum-types.h"], texts[CODE / "tug-enum-types.c"] = enumeration_types()
    return {path: formatted(path, text) for path, text in texts.items()}
