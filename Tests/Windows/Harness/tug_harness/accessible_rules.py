"""The rules that every program's accessibles keep, as Accerciser's validator has them, and more.

An accessible has the form that accessible_reader.py returns, with its children.
"""

# Roles whose words are their text, or that only hold others.
NAMELESS = {
    "filler", "panel", "scroll pane", "viewport", "separator", "scroll bar", "layered pane",
    "split pane", "statusbar", "info bar", "redundant object", "unknown", "text",
}  # fmt: skip

# What shows without an area of its own, or a thin one.
BOXLESS = ("frame", "notification", "separator")
LISTS = ("list box", "table")


def findings(tree):
    """Returns the faults of a program's accessibles, a line each."""
    found = []
    _look(tree, None, [], found)
    return found


def _look(one, parent, path, found):
    path = [*path, f"{one['role']} \"{one['name']}\""]

    def report(text):
        found.append(f"{' > '.join(path[1:])}: {text}")

    states, is_named = set(one["states"]), bool(one["name"].strip())
    has_label = "labelled-by" in one["relations"]
    # Hidden accessibles are unreachable, so they need no name.
    is_nameless = not is_named and not has_label and one["role"] not in NAMELESS
    if is_nameless and "visible" in states and one["actions"]:
        report(f"has actions {one['actions']} and no name")
    if is_nameless and {"visible", "focusable"} <= states:
        report("can have the focus and has no name")
    if "focused" in states and "focusable" not in states:
        report("has the focus and cannot have it")
    if "selected" in states and "selectable" not in states:
        report("is selected and cannot be")
    if "showing" in states and "visible" not in states:
        report("shows and is not visible")
    if parent is not None and "showing" in states and "showing" not in parent["states"]:
        if parent["role"] not in ("application", "menu", "combo box"):
            report(f"shows in a {parent['role']} that does not")
    if "showing" in states and "box" in one and one["role"] not in BOXLESS:
        _, _, width, height = one["box"]
        # GTK gives a widget without room one point.
        if width <= 1 or height <= 1:
            report(f"shows and has no area, {one['box']}")
    for relation, is_answered in one["opposites"].items():
        if not is_answered:
            report(f"is {relation} something that does not say the opposite")
    children = one.get("tree", ())
    for place, child in enumerate(children):
        # GTK counts the buttons of a title bar, and popovers, in its own way.
        if one["role"] in LISTS and child["index"] != place:
            report(f"has child {place} that says that it is child {child['index']}")
        _look(child, one, path, found)
