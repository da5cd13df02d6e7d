"""The C code of the types' properties and enumerations."""

from . import appearance
from .c_templates import ACCESS, OBSERVED, READING
from .c_text import comment, formatted, plain
from .description import NUMBERS, REPOSITORY, Class, Property, sentence, words_of
from .enum_types import enumeration_types

FOLDER = REPOSITORY / "Sources" / "Widget" / "CGtk"
CODE = FOLDER / "generated"
HEADERS = FOLDER / "include" / "generated"
NOTICE = "/* Written by scripts/generate-api. */\n\n"

BOXED = {"TugInsets"}
OBJECTS = {
    "TugRefreshHeader": "TUG_TYPE_REFRESH_HEADER",
    "TugRefreshFooter": "TUG_TYPE_REFRESH_FOOTER",
    "TugWork": "TUG_TYPE_WORK",
    "TugRefreshPolicy": "TUG_TYPE_REFRESH_POLICY",
    "GListModel": "G_TYPE_LIST_MODEL",
    "GtkTreeModel": "GTK_TYPE_TREE_MODEL",
    "GtkWidget": "GTK_TYPE_WIDGET",
    "GtkScrolledWindow": "GTK_TYPE_SCROLLED_WINDOW",
    "TugEdgeSource": "TUG_TYPE_EDGE_SOURCE",
}
# The controls that use a property of their policy, by its condition.
USERS = {
    "isHeader": "Only headers use it.",
    "hasFloor": "Only headers use it.",
    "isFooter": "Only footers use it.",
}
SINCE = "1.0"
AVAILABLE = "TUG_AVAILABLE_IN_1_0\n"


class CProperty(Property):
    """One property of a class, with the parts of its C code."""

    @property
    def has_accessors(self):
        """Whether functions get and set it."""
        own = self.owner
        if own.accessors is None:
            return self.name not in own.without_accessors
        return self.name in own.accessors

    @property
    def has_own_checks(self):
        """Whether its setter checks more than a GParamSpec and _tug_is_usable_value() do."""
        return self.is_writable and (self.hook or self.only_read or self.kind == "boxed")

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
        """The kind in the names of GValue's functions: g_value_get_KIND."""
        if self.is_number:
            return self.type
        if self.type in ("boolean", "string"):
            return self.type
        if self.type in BOXED:
            return "boxed"
        return "object" if self.type in OBJECTS else "enum"

    @property
    def lent(self):
        """The kind for g_value_set_KIND if the value is borrowed for the call instead of copied."""
        return f"static_{self.kind}" if self.kind in ("string", "boxed") else self.kind

    @property
    def gtype(self):
        if self.kind in ("boxed", "enum"):
            words = words_of(self.type)
            return "_".join([words[0], "TYPE", *words[1:]]).upper()
        return OBJECTS.get(self.type) or f"G_TYPE_{self.kind.upper()}"

    @property
    def returned(self):
        """The return type of the getter."""
        if self.is_number:
            return NUMBERS[self.type]
        if self.kind == "boolean":
            return "gboolean"
        if self.kind == "string":
            return "const char *"
        return self.type if self.kind == "enum" else f"{self.type} *"

    @property
    def taken(self):
        """The type of the setter's argument."""
        return f"const {self.returned}" if self.kind == "boxed" else self.returned

    @property
    def is_nullable(self):
        """Whether the value may be NULL. A control always has its policy."""
        return self.kind in ("string", "object") and self.type != "TugRefreshPolicy"

    @property
    def nothing(self):
        """The return value of a getter if its arguments are wrong."""
        if self.default and self.kind in ("enum", "double", "int", "uint", "int64"):
            return self.default
        return {"boolean": "FALSE", "enum": "0"}.get(self.kind, "0" if self.is_number else "NULL")

    @property
    def annotation(self):
        if self.kind == "boxed":
            return "(transfer full): "
        return "(transfer none) (nullable): " if self.is_nullable else ""

    @property
    def spec(self):
        """The call that creates the GParamSpec."""
        flags = "TUG_PARAM_READWRITE" if self.is_writable else "TUG_PARAM_READABLE"
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
        return f"g_param_spec_{self.kind} ({words}, {given}, {flags})"

    @property
    def usual(self):
        """The text about the default for the reference, or an empty text."""
        match self.kind:
            case "boolean":
                value = f"%{self.default or 'FALSE'}"
            case "enum":
                value = f"%{self.default}"
            case "string" | "object":
                value = "%NULL"
            case _:
                value = plain(self.default or "0") if self.is_number else ""
        if not value or not self.is_writable:
            return ""
        style = " unless the style has another" if self.name == "show-last-updated" else ""
        if self.owner.type == "TugRefreshPolicy":
            style = " unless the policy style has another"
        return f"{value} by default{style}"

    @property
    def limits(self):
        """The range and the default as a sentence of the reference."""
        range = self.range.removeprefix(", ") if self.is_writable else ""
        words = "; ".join(each for each in (range, self.usual) if each)
        return f"\n{words[0].upper()}{words[1:]}.\n" if words else ""

    def documentation(self):
        user = USERS.get(self.condition, "") if self.owner.type == "TugRefreshPolicy" else ""
        words = " ".join(filter(None, (self.more, user)))
        more = f"\n{words}\n" if words else ""
        lines = (
            f"{self.owner.type}:{self.name}:\n\n{sentence(self.what)}.\n{more}{self.limits}\n"
            f"Since: {SINCE}"
        )
        return comment(lines)

    def declarations(self):
        if not self.has_accessors:
            return ""
        more = f"\n{self.more}\n" if self.more else ""
        text = comment(
            f"{self.getter}:\n@self: {self.owner.noun}\n\nGets {self.what}.\n{'' if self.is_writable else more}\n"
            f"Returns: {self.annotation}{self.what}\n\nSince: {SINCE}"
        )
        text += f"{AVAILABLE}{self.returned} {self.getter} ({self.owner.type} *self);\n\n"
        if not self.is_writable:
            return text
        null = "(nullable): " if self.is_nullable else ""
        # The range belongs to the value, not to the number that means none.
        value, mark, none = self.what.partition("; ")
        text += comment(
            f"{self.setter}:\n@self: {self.owner.noun}\n@value: {null}{value}{self.range}{mark}{none}\n\n"
            f"Sets {self.what}.\n{more}\nSince: {SINCE}"
        )
        return text + (
            f"{AVAILABLE}void {self.setter} ({self.owner.type} *self, {self.taken} value);\n\n"
        )

    def definitions(self):
        if not self.has_accessors:
            return ""
        own, check = self.owner, f"{self.owner.check} (self)"
        read = {
            # The object keeps the text for the caller.
            "string": f'_tug_keep_text (G_OBJECT (self), "tug-{self.name}", g_value_get_string (&value))',
            "boxed": "g_value_dup_boxed (&value)",
        }.get(self.kind, f"g_value_get_{self.kind} (&value)")
        text = f"""{self.returned}
{self.getter} ({own.type} *self)
{{
  g_auto (GValue) value = G_VALUE_INIT;

  g_return_val_if_fail ({check}, {self.nothing});
  g_return_val_if_fail (_tug_on_main_thread (), {self.nothing});
  read_property (self, {self.constant}, &value);
  return {read};
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
{checks}  /* A handler of the notification may release the object. */
  g_object_ref (self);
  _{own.symbol}_{self.hook} (self, value);
  g_object_unref (self);
}}

"""
        return text + f"""void
{self.setter} ({own.type} *self, {self.taken} value)
{{
  g_auto (GValue) given = G_VALUE_INIT;

  g_return_if_fail ({check});
  g_return_if_fail (_tug_on_main_thread ());
{checks}  g_value_init (&given, {self.gtype});
  g_value_set_{self.lent} (&given, value);
  write_property (self, {self.constant}, &given);
}}

"""

    def number_checks(self):
        """The conditions that the C type does not ensure."""
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
            # Setting the current value is allowed, so that properties can be copied between objects.
            return known + (
                f"  g_return_if_fail (value != {self.only_read}"
                f" || {self.getter} (self) == {self.only_read});\n"
            )
        return ""


class CClass(Class):
    """A GObject type, and the C code of its properties."""

    @property
    def owner(self):
        """The constant by which Swift knows the class."""
        return f"TUG_OWNER_{self.constant.removeprefix('TUG_')}"

    @property
    def has_accessors(self):
        """Whether functions get and set any of the properties."""
        return any(one.has_accessors for one in self.properties)

    def installing(self):
        """The declarations of the functions that install the properties in a class."""
        if not self.is_interface:
            return f"void _{self.symbol}_install_properties (GObjectClass *klass);\n"
        return (
            f"void _{self.symbol}_install_properties (gpointer iface);\n"
            "/* Overrides the properties in a class that implements the interface: each gets the id\n"
            "   `first` plus its number, which starts at 1. */\n"
            f"void _{self.symbol}_override_properties (GObjectClass *klass, guint first);\n"
        )

    def install(self, docs):
        """The definitions of these functions."""
        count = f"{self.constant}_N_PROPERTIES"
        if not self.is_interface:
            return f"""void
_{self.symbol}_install_properties (GObjectClass *klass)
{{
  {docs}
  g_object_class_install_properties (klass, {count}, properties);
}}
"""
        return f"""void
_{self.symbol}_install_properties (gpointer iface)
{{
  {docs}
  for (guint id = 1; id < {count}; id++)
    g_object_interface_install_property (iface, properties[id]);
}}

void
_{self.symbol}_override_properties (GObjectClass *klass, guint first)
{{
  for (guint id = 1; id < {count}; id++)
    g_object_class_override_property (klass, first + id, properties[id]->name);
}}
"""

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
            f"/* Sets #{self.type}:{one.name}, and notifies it. */\n"
            f"void _{self.symbol}_{one.hook} ({self.type} *self, {one.taken} value);\n"
            for one in self.properties if one.hook
        )  # fmt: skip
        name = f"{self.type}Property"
        return f"""typedef enum
{{
  {names},
  {self.constant}_N_PROPERTIES
}} {name};

{setters}/* Notifies that a property has changed. */
void _{self.symbol}_notify ({self.type} *self, {name} property);

{self.installing()}gboolean _{self.symbol}_get (GObject *object, guint id, GValue *value);
gboolean _{self.symbol}_set (GObject *object, guint id, const GValue *value);

"""

    def code(self):
        docs = "\n".join(
            f"{one.documentation()}properties[{one.constant}] = {one.spec};\n"
            for one in self.properties
        )
        sets = "".join(
            f"  if (id == {one.constant})\n"
            f"    {one.setter} (self, g_value_get_{one.kind} (value));\n  else "
            for one in self.properties
            if one.has_own_checks
        )
        reading = READING.format(self=self) if self.has_accessors else ""
        observed = " || ".join(
            f"property == {one.constant}" for one in self.properties if one.observed
        )
        changes = " && !is_observed (property)" if observed else ""
        if observed:
            observed = OBSERVED.format(self=self, observed=observed)
        return f"""{NOTICE}#include "generated/tug-property-hooks.h"

#include <float.h>
#include <math.h>

static GParamSpec *properties[{self.constant}_N_PROPERTIES];

{reading}{observed}static void
write_property ({self.type} *self, {self.type}Property property, const GValue *value)
{{
  /* A handler of the notification may release the object. */
  g_object_ref (self);
  if (_tug_property_write (self, {self.owner}, property, value){changes})
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
  _tug_property_read (object, {self.owner}, id, value);
  return TRUE;
}}

gboolean
_{self.symbol}_set (GObject *object, guint id, const GValue *value)
{{
  {self.type} *self = {self.constant} (object);

  if (id == 0 || id >= {self.constant}_N_PROPERTIES)
    return FALSE;
  g_return_val_if_fail (_tug_on_main_thread (), TRUE);
{sets}  if (_tug_is_usable_value (object, properties[id], value))
    write_property (self, id, value);
  return TRUE;
}}

{self.install(docs)}
{"".join(one.definitions() for one in self.properties)}"""


def files(classes):
    """The generated C files, with their texts."""
    texts = {}
    for one in classes:
        if one.has_accessors:
            texts[HEADERS / f"{one.stem}-properties.h"] = one.header()
        texts[CODE / f"{one.stem}-properties.c"] = one.code()
    includes = "".join(
        f'#include "{one.stem}-properties.h"\n' for one in classes if one.has_accessors
    )
    owners = ",\n".join(one.owner for one in classes)
    texts[HEADERS / "tug-property-hooks.h"] = (
        f'{NOTICE}#pragma once\n\n#include "internal/tug-hooks.h"\n'
        f'#include "internal/tug-refresh-bin-hooks.h"\n#include "tug-appearance-values.h"\n{includes}'
        '#include "internal/tug-value.h"\n\n'
        "/* The interface between C and Swift for properties. "
        "Not installed, not introspected. */\n\n"
        f"G_BEGIN_DECLS\n\n{appearance.struct()}/* A type or interface with properties. */\n"
        f"typedef enum\n{{\n{owners}\n}} TugPropertyOwner;\n\n{ACCESS}"
        f"{''.join(one.hooks() for one in classes)}"
        "G_END_DECLS\n"
    )
    texts[HEADERS / "tug-appearance-values.h"] = NOTICE + appearance.header(AVAILABLE)
    texts[CODE / "tug-appearance-values.c"] = NOTICE + appearance.code()
    texts[HEADERS / "tug-enum-types.h"], texts[CODE / "tug-enum-types.c"] = (
        NOTICE + text for text in enumeration_types()
    )
    return {path: formatted(path, text) for path, text in texts.items()}
