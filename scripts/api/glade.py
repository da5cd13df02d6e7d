"""The Glade catalog of the widgets.

Glade reads properties, their types and defaults from the library. The catalog adds the names of classes, the
names of enumeration values, and the properties to hide.
"""

from .description import REPOSITORY, enumerations

CATALOG = REPOSITORY / "resources" / "glade" / "tug-1.xml"
NOTICE = "<!-- Written by scripts/generate-api. -->"
# A control has its policy as an internal child.
POLICY = (("get-children-function", "tug_glade_get_children"),)
# The generic name, the title, the name of Glade's icon, further attributes, and functions for Glade.
CLASSES = {
    "TugListView": ("list", "Pulled List", "widget-gtk-treeview", "", ()),
    "TugRefreshBin": (
        "bin", "Refresh Bin", "widget-gtk-scrolledwindow", "",
        (("get-children-function", "tug_glade_get_children"),
         ("replace-child-function", "tug_glade_bin_replace_child")),
    ),
    "TugRefreshPolicy": ("policy", "Refresh Policy", "widget-gtk-spinner", "", ()),
    "TugRefreshHeader": (
        "header", "Refresh Header", "widget-gtk-spinner", ' toplevel="True"', POLICY
    ),
    "TugRefreshFooter": (
        "footer", "Load-More Footer", "widget-gtk-spinner", ' toplevel="True"', POLICY
    ),
    "TugPager": ("pager", "Pager", "widget-gtk-liststore", ' toplevel="True"', ()),
}  # fmt: skip


def is_deed(one):
    """Whether setting the property starts an action instead of changing a setting."""
    return one.observed is not None and one.is_writable and one.type in ("boolean", "double")


def choice(name, nicks, only_read=None):
    """A property with the values of an enumeration; the value `only_read` is disabled."""
    lines = [f'        <property id="{name}">', "          <displayable-values>"]
    for value, nick in nicks:
        disabled = ' disabled="True"' if value == only_read else ""
        lines.append(f'            <value id="{value}" name="{nick}"{disabled}/>')
    return [*lines, "          </displayable-values>", "        </property>"]


def properties(described, by_type):
    for one in described:
        if not one.is_in_c or one.is_family or not one.is_writable:
            continue
        if is_deed(one):
            yield f'        <property id="{one.name}" disabled="True"/>'
        elif one.type in by_type:
            # Glade accepts the values of an enumeration only once.
            yield from choice(one.name, by_type.pop(one.type), one.only_read)


def class_text(type, properties):
    name, title, icon, attributes, functions = CLASSES[type]
    lines = [
        f'    <glade-widget-class name="{type}" generic-name="{name}" title="{title}"',
        f'                        icon-name="{icon}"{attributes}>',
    ]
    lines += [f"      <{tag}>{function}</{tag}>" for tag, function in functions]
    lines += ["      <properties>", *properties, "      </properties>"]
    if functions == POLICY:
        lines.append('      <internal-children><object name="policy"/></internal-children>')
    return [*lines, "    </glade-widget-class>"]


def files(described):
    """The catalog, with its text."""
    nicks, constants = enumerations()
    # Both have the same order.
    pairs = iter(constants.items())
    by_type = {type: [next(pairs) for _ in own] for type, own in nicks.items()}
    each = {one.type: one.properties for one in described}
    for type in ("TugListView", "TugRefreshBin"):
        each[type] = each["TugPullable"] + each[type]
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>', NOTICE,
        '<glade-catalog name="tug-1" version="1.0" library="tug-1" depends="gtk+">',
        "  <glade-widget-classes>",
    ]  # fmt: skip
    for type in CLASSES:
        # properties.toml does not describe the properties of a pager.
        own = properties(each[type], by_type) if type in each else choice("mode", by_type["TugPagerMode"])
        lines += class_text(type, own)
    lines += ["  </glade-widget-classes>", '  <glade-widget-group name="tug-1" title="Tug">']
    # A policy is no object of its own: it comes with its control.
    lines += [
        f'    <glade-widget-class-ref name="{type}"/>' for type in CLASSES if type != "TugRefreshPolicy"
    ]
    lines += ["  </glade-widget-group>", "</glade-catalog>"]
    return {CATALOG: "\n".join(lines) + "\n"}


def is_of(type, value, nick):
    """Whether a value belongs to the enumeration `type`: the name of the value starts with the name of the type."""
    stem = "".join(f"_{letter}" if letter.isupper() else letter for letter in type).upper()
    word = "_" + nick.replace("-", "_").upper()
    return value.endswith(word) and stem.lstrip("_").startswith(value.removesuffix(word))
