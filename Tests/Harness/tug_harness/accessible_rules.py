"""The rules that every program's accessibles keep, as Accerciser's validator has them, and more.

An accessible is what accessible_reader.py tells of it, with its children.
"""

# Roles whose words are their text, or that only hold others.
NAMELESS = {
    "filler", "panel", "scroll pane", "viewport", "separator", "scroll bar", "layered pane",
    "split pane", "statusbar", "info bar", "redundant object", "unknown", "text",
}  # fmt: skip


def findings(tree):
    """What is wrong with the accessibles of a program, one line for each."""
    found = []
    _look(tree, None, [], found)
    return found


def _look(one, parent, path, found):
    path = [*path, f"{one['role']} \"{one['name']}\""]

    def report(text):
        found.append(f"{' > '.join(path[1:])}: {text}")

    states, is_named = set(one["states"]), bool(one["name"].strip())
    has_label = "labelled-by" in one["relations"]
    if one["actions"] and not is_named and not has_label and one["role"] not in NAMELESS:
        report(f"has actions {one['actions']} and no name")
    if "focusable" in states and not is_named and not has_label and one["role"] not in NAMELESS:
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
    if "showing" in states and "box" in one and one["role"] not in ("frame", "notification"):
        _, _, width, height = one["box"]
        if width <= 0 or height <= 0:
            report(f"shows and has no area, {one['box']}")
    for relation, is_answered in one["opposites"].items():
        if not is_answered:
            report(f"is {relation} something that does not say the opposite")
    children = one.get("tree", ())
    for place, child in enumerate(children):
        if child["index"] != place and len(children) == one["children"]:
            report(f"has child {place} that says that it is child {child['index']}")
        _look(child, one, path, found)
