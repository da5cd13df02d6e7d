"""The demo's accessibles and events, and rules for the accessibles of all pages."""

from tug_harness.accessibility import Accessibility
from tug_harness.accessible_rules import findings
from tug_harness.case import on_every_display
from tug_harness.waiting import until

from demo.demo import Demo
from demo.demo_case import DemoTests
from demo.pages import DOCUMENT_PAGES, PAGES

LISTS = ("list box", "table")


def begin(test):
    test.accessible = Accessibility(test.display, test.folder)


@on_every_display()
class AccessibleDemo(DemoTests):
    def test_a_refresh_and_keys_emit_events(self):
        begin(self)
        self.open_demo(30, variables=self.accessible.variables)
        self.accessible.read()
        found = []

        def is_there():
            found[:] = [self.accessible.find(lambda one: one["role"] in LISTS)]
            return found[0] and found[0]["children"] >= 30

        until("the list", is_there)
        rows = found[0]
        self.assertTrue(rows["name"])
        self.assertLessEqual({"refresh", "load more"}, set(rows["actions"]))
        mark = self.accessible.mark()
        self.assertTrue(self.accessible.act(rows, "refresh"))
        for is_on in (True, False):
            self.accessible.wait_for(
                "busy", lambda line: "busy" in line["event"] and bool(line["on"]) == is_on, mark
            )
        self.accessible.wait_for("the end", lambda line: line["text"] == "Refresh succeeded", mark)
        said = [line["text"] for line in self.accessible.heard(mark, "announcement")]
        self.assertEqual(said, ["Loading...", "Refresh succeeded"])
        self.demo.wait_until_quiet()
        self.display.click(*self.demo.row_middle(0))
        names = [row["name"] for row in self.accessible.ask("look", id=rows["id"], depth=1)["tree"]]
        for number in (1, 2):
            mark = self.accessible.mark()
            self.display.key("Down")
            self.accessible.wait_for(
                f"the focus of {names[number]}",
                lambda line: "focused" in line["event"] and line["on"]
                and line["name"] == names[number],
                mark,
            )  # fmt: skip


@on_every_display("X11")
class AccessiblePages(DemoTests):
    """Accerciser's rules, and ours, over each page of the demo."""

    def check(self, page):
        begin(self)
        demo = Demo(self.display, self.folder, ("--page", page), self.accessible.variables)
        demo.wait_for_window()
        self.accessible.read()
        until(
            "the lists",
            lambda: self.accessible.find(lambda one: one["role"] in LISTS) is not None,
        )
        demo.wait_until_quiet()
        found = findings(self.accessible.tree())
        self.assertEqual(found, [], "\n".join(found))


def _test(page):
    return lambda self: self.check(page)


# The documents' pages are alike.
for _page in (*PAGES, DOCUMENT_PAGES[1]):
    for _made in (AccessiblePagesOnX11,):  # noqa: F821
        setattr(_made, f"test_{_page.replace('-', '_')}", _test(_page))
