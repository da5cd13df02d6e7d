"""Assistive technology in a process of its own.

Listens to the application that its bus has, answers a question in each line of standard input with a line of
standard output, both JSON, and writes each event as a line {"event": …}. accessibility.py asks.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

EVENTS = (
    "object:state-changed:focused",
    "object:state-changed:busy",
    "object:state-changed:selected",
    "object:state-changed:showing",
    "object:state-changed:checked",
    "object:state-changed:defunct",
    "object:selection-changed",
    "object:announcement",
    "object:children-changed",
    "object:property-change:accessible-name",
)
# The longest list whose children are walked; longer ones are asked by place.
MOST_CHILDREN = 400
# The roles of those.
LISTS = ("list box", "table", "tree table")
# What an error says of an accessible that has gone.
GONE = "does not exist"
# Relations, each with the one that its target has to have.
OPPOSITES = {
    "labelled-by": "label-for",
    "label-for": "labelled-by",
    "controlled-by": "controller-for",
    "controller-for": "controlled-by",
}
known = {}


def states_of(found):
    return sorted(state.value_nick for state in found.get_state_set().get_states())


def kinds_of(found):
    return {relation.get_relation_type().value_nick for relation in found.get_relation_set()}


def described(found, depth=0):
    """Returns the basic facts of an accessible, with `depth` levels of children."""
    number = len(known)
    known[number] = found
    one = {
        "id": number,
        "role": found.get_role_name(),
        "name": found.get_name() or "",
        "description": found.get_description() or "",
        "states": states_of(found),
        "children": found.get_child_count(),
        "attributes": dict(found.get_attributes() or {}),
        "index": found.get_index_in_parent(),
    }
    actions = found.get_action_iface()
    one["actions"] = [
        actions.get_action_name(index) for index in range(actions.get_n_actions() if actions else 0)
    ]
    component = found.get_component_iface()
    if component is not None:
        box = component.get_extents(Atspi.CoordType.WINDOW)
        one["box"] = [box.x, box.y, box.width, box.height]
    one["relations"], one["opposites"] = {}, {}
    for relation in found.get_relation_set():
        kind = relation.get_relation_type().value_nick
        targets = [relation.get_target(index) for index in range(relation.get_n_targets())]
        one["relations"][kind] = len(targets)
        if kind in OPPOSITES:
            one["opposites"][kind] = all(OPPOSITES[kind] in kinds_of(target) for target in targets)
    if depth > 0 and one["children"] <= MOST_CHILDREN:
        told = (
            unless_gone(described, child, depth - 1)
            for child in children_of(found, one["children"])
        )
        one["tree"] = [child for child in told if child is not None]
    return one


def outline(found):
    """Returns role, name and states of an accessible and of all below it.

    This asks a program a quarter of what `described` asks, which matters where a test waits.
    """
    number = len(known)
    known[number] = found
    count = found.get_child_count()
    one = {
        "id": number, "role": found.get_role_name(), "name": found.get_name() or "",
        "states": states_of(found),
    }  # fmt: skip
    if count <= MOST_CHILDREN:
        below = (unless_gone(outline, child) for child in children_of(found, count))
        one["tree"] = [child for child in below if child is not None]
    return one


def children_of(found, count):
    """Returns the first `count` children, except removed ones."""
    for index in range(count):
        child = unless_gone(found.get_child_at_index, index)
        if child is not None:
            yield child


def unless_gone(ask, *words):
    """Returns the result of `ask`, or None if the accessible was removed, for example by scrolling."""
    try:
        return ask(*words)
    except GLib.Error as error:
        if GONE in error.message:
            return None
        raise


def found_below(found, role, name):
    """The first one below `found` of a role with `role` in its name, whose name begins so, or None.

    Asks only what it needs to know, and not each of a list's rows in which there is nothing: a large
    window has hundreds.
    """
    if role in found.get_role_name() and (found.get_name() or "").startswith(name):
        return found
    if found.get_role_name() in LISTS:
        first = next(children_of(found, 1), None)
        if first is None or unless_gone(first.get_child_count) == 0:
            return None
    for child in children_of(found, found.get_child_count()):
        below = unless_gone(found_below, child, role, name)
        if below is not None:
            return below
    return None


def question_of(words):
    found = known.get(words.get("id"))
    return f"{words} of {found and found.get_role_name()}"


class Reader:
    def __init__(self):
        self.loop = GLib.MainLoop()
        self.listener = Atspi.EventListener.new(self.heard)
        for event in EVENTS:
            self.listener.register(event)

    def say(self, answer):
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()

    def heard(self, event):
        source = event.source
        try:
            if source is None:
                return
            text = event.any_data if isinstance(event.any_data, str) else ""
            self.say(
                {
                    "event": event.type, "role": source.get_role_name(),
                    "name": source.get_name() or "", "on": event.detail1, "text": text,
                }
            )  # fmt: skip
        except GLib.Error as error:
            self.say({"event": event.type, "role": "", "name": "", "on": 0, "text": str(error)})

    def application(self):
        desktop = Atspi.get_desktop(0)
        return desktop.get_child_at_index(0) if desktop.get_child_count() > 0 else None

    def answer(self, question, words):
        if question == "tree":
            found = self.application()
            if found is not None:
                found.clear_cache()
            return described(found, 30) if found is not None else None
        if question == "outline":
            found = self.application()
            if found is not None:
                found.clear_cache()
            return outline(found) if found is not None else None
        if question == "find":
            found = self.application()
            if found is not None:
                found.clear_cache()
                found = found_below(found, words["role"], words["name"])
            return unless_gone(described, found) if found is not None else None
        found = known[words["id"]]
        if question == "look":
            found.clear_cache()
            return unless_gone(described, found, words.get("depth", 0))
        if question == "child":
            child = found.get_child_at_index(words["index"])
            return described(child) if child is not None else None
        if question == "cell":
            cell = found.get_table_iface().get_accessible_at(words["row"], words["column"])
            return described(cell) if cell is not None else None
        if question == "act":
            return found.get_action_iface().do_action(words["index"])
        if question == "select":
            return found.get_selection_iface().select_child(words["index"])
        if question == "selected":
            return found.get_selection_iface().get_n_selected_children()
        if question == "focus":
            return found.get_component_iface().grab_focus()
        if question == "value":
            return found.get_value_iface().get_current_value()
        if question == "at":
            hit = found.get_component_iface().get_accessible_at_point(
                words["x"], words["y"], Atspi.CoordType.WINDOW
            )
            return described(hit) if hit is not None else None
        raise KeyError(question)

    def asked(self, _channel, _condition):
        line = sys.stdin.readline()
        if not line:
            self.loop.quit()
            return False
        words = json.loads(line)
        try:
            answer = self.answer(words["question"], words)
        except (GLib.Error, AttributeError) as error:
            # An accessible that has gone has no interfaces.
            self.say({"error": f"{question_of(words)}: {error}"})
            return True
        self.say({"answer": answer})
        return True

    def run(self):
        GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, self.asked)
        self.say({"answer": "ready"})
        self.loop.run()


Reader().run()
