"""Every property of every type: read, set by function and g_object_set, and notified once."""

import unittest

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("Tug", "1")
from gi.repository import Gio, GLib, GObject, Gtk, Tug  # noqa: E402

# Functions that create each object with properties. The test keeps the control of a policy.
MAKERS = {
    "TugListView": Tug.ListView,
    "TugRefreshHeader": Tug.RefreshHeader,
    "TugRefreshFooter": Tug.RefreshFooter,
    "TugRefreshPolicy": lambda: policy_of(Tug.RefreshHeader()),
    "TugRefreshPolicy of a footer": lambda: policy_of(Tug.RefreshFooter()),
}
# The preparations that a property needs before its value can change.
PREPARATIONS = {
    "TugListView.refreshing": lambda one: one.set_property("header-style", Tug.HeaderStyle.MJ),
    "TugListView.loading": lambda one: one.set_property("footer-style", Tug.FooterStyle.MJ_BACK),
    "TugListView.focused-row": lambda one: one.set_property("model", items(5)),
    "TugListView.content-offset": lambda one: one.set_property("model", items(500)),
    "TugRefreshHeader.last-updated": lambda one: on_a_list(one),
    "TugRefreshFooter.has-more": lambda one: on_a_list(one),
    "TugRefreshPolicy.floor-close-distance": lambda one: one.set_property("floor-distance", 200),
    "TugRefreshFooter.show-refreshing-title": lambda one: one.set_style(Tug.FooterStyle.MJ_AUTO),
    "TugRefreshPolicy.floor-duration": lambda one: one.set_property("floor-distance", 200),
}
# Properties that change only in a list that is shown, or of a certain kind.
ELSEWHERE = {"TugListView.second-floor-open"}
KEPT = []


class Item(GObject.Object):
    name = GObject.Property(type=str, default="item")


def items(count):
    store = Gio.ListStore.new(Item)
    for _ in range(count):
        store.append(Item())
    return store


def on_a_list(control):
    side = "header" if isinstance(control, Tug.RefreshHeader) else "footer"
    KEPT.append(Tug.ListView(**{side: control}))


def policy_of(control):
    KEPT.append(control)
    return control.get_policy()


def other_values(spec, one):
    """Two values that the property can have, neither of which it has."""
    value = one.get_property(spec.name)
    name = spec.value_type.name
    if spec.value_type == GObject.TYPE_BOOLEAN:
        return [not value, value]
    if spec.value_type == GObject.TYPE_STRING:
        return ["de", "fr"] if spec.name == "language" else ["one", "other"]
    if name == "TugInsets":
        return [Tug.Insets.new(3, 4), Tug.Insets.new(5, 6)]
    if name == "GListModel":
        return [items(3), None]
    if name == "GtkTreeModel":
        return [Gtk.ListStore(str), None]
    if name in ("TugRefreshHeader", "TugRefreshFooter"):
        made = getattr(Tug, name.removeprefix("Tug"))
        return [made(), None]
    if spec.value_type.is_a(GObject.TYPE_ENUM):
        known = spec.enum_class.__enum_values__.values()
        nicks = [each for each in known if each.value_nick not in ("none", "custom", "browse")]
        others = [each for each in nicks if each != value]
        return others[:2] if len(others) > 1 else [others[0], value]
    low, high = max(spec.minimum, -1000), min(spec.maximum, 1000)
    if spec.name == "floor-distance":
        low, high = 60, 300
    if spec.name == "focused-row":
        low, high = 0, 4
    if spec.name == "n-actions":
        low, high = 2, 7
    span = high - low
    values = [low + span * share for share in (0.75, 0.5)]
    whole = spec.value_type in (GObject.TYPE_INT, GObject.TYPE_UINT, GObject.TYPE_INT64)
    if whole and span < 4:
        return [int(high), int(low)]
    return [int(each) for each in values] if whole else values


def equal(one, other):
    if isinstance(one, Tug.Insets):
        return one.equal(other)
    return one == other


def accessors(one, spec):
    """Returns the functions that get and set a property, by default get_property() and the attribute of `props`."""
    word = spec.name.replace("-", "_")
    setter = getattr(one, f"set_{word}", None)
    getter = getattr(one, f"get_{word}", lambda: one.get_property(spec.name))
    if setter is None and spec.flags & GObject.ParamFlags.WRITABLE:
        setter = lambda value: setattr(one.props, word, value)  # noqa: E731
    return getter, setter


class PropertyTests(unittest.TestCase):
    """Tests of single properties, which are generated below."""

    def check(self, make, spec):
        one = make()
        one.get_property(spec.name)
        path = f"{one.__gtype__.name}.{spec.name}"
        getter, setter = accessors(one, spec)
        self.assertTrue(equal(getter(), one.get_property(spec.name)))
        if not spec.flags & GObject.ParamFlags.WRITABLE:
            self.assertIsNone(setter, "a read-only property has no setter")
            return
        self.assertTrue(spec.flags & GObject.ParamFlags.EXPLICIT_NOTIFY)
        if path in ELSEWHERE:
            return
        if path in PREPARATIONS:
            PREPARATIONS[path](one)
        told = []
        one.connect(f"notify::{spec.name}", lambda *_: told.append(one.get_property(spec.name)))
        first, second = other_values(spec, one)
        for number, (value, set_it) in enumerate(
            [(first, setter), (second, lambda value: one.set_property(spec.name, value))], 1
        ):
            set_it(value)
            self.assertTrue(equal(one.get_property(spec.name), value), f"{value} was set")
            self.assertTrue(equal(getter(), value))
            self.assertEqual(len(told), number, f"told of {value} once")
            self.assertTrue(equal(told[-1], value))
            set_it(value)
            self.assertEqual(len(told), number, "no notification without a change")


def own_properties(make):
    return [spec for spec in make().list_properties() if spec.owner_type.name.startswith("Tug")]


def add_tests():
    for name, make in MAKERS.items():
        for spec in own_properties(make):
            word = f"test_{name}_{spec.name}".replace("-", "_").replace(" ", "_")
            setattr(
                PropertyTests, word, lambda self, make=make, spec=spec: self.check(make, spec)
            )


class Counts(unittest.TestCase):
    def test_there_are_properties(self):
        found = [name for name in dir(PropertyTests) if name.startswith("test_Tug")]
        self.assertGreater(len(found), 150)


class PolicyTests(unittest.TestCase):
    def test_a_control_keeps_its_policy(self):
        header = Tug.RefreshHeader()
        self.assertIs(header.get_policy(), header.get_policy())
        self.assertIs(header.props.policy, header.get_policy())

    def test_a_policy_style_sets_all_properties(self):
        header = Tug.RefreshHeader.new(Tug.HeaderStyle.MJ)
        policy = header.get_policy()
        usual = policy.props.trigger_distance
        policy.props.trigger_distance = usual + 20
        header.props.policy_style = Tug.HeaderStyle.MJ
        self.assertEqual(policy.props.trigger_distance, usual)

    def test_a_policy_without_its_control_has_defaults_and_refuses_values(self):
        header = Tug.RefreshHeader()
        policy = header.get_policy()
        policy.props.trigger_distance = 80
        del header
        for one in (policy, Tug.RefreshPolicy()):
            self.assertEqual(one.props.trigger_distance, 54)
            self.assertRaisesCritical(lambda one=one: one.set_property("trigger-distance", 90))
            self.assertEqual(one.props.trigger_distance, 54)

    def assertRaisesCritical(self, work):
        said = []
        levels = GLib.LogLevelFlags.LEVEL_CRITICAL
        handler = GLib.log_set_handler("Tug", levels, lambda _, __, text, ___: said.append(text), None)
        work()
        GLib.log_remove_handler("Tug", handler)
        self.assertEqual(len(said), 1)
        self.assertIn("trigger-distance cannot be set", said[0])


if __name__ == "__main__":
    Gtk.init([])
    add_tests()
    unittest.main()
