"""Classes that programs derive from the list: with methods that chain up, and that do not."""

import xml.etree.ElementTree

from tug_harness.case import on_every_display

from embedding_case import EmbeddingTests
from installed_library import gir

CORE = "{http://www.gtk.org/introspection/core/1.0}"
METHODS = 20
# A missing chain-up of these logs a critical.
TOLD = {"dispose", "realize", "unmap"}
# GTK may log a widget without one when it gets the focus.
TOLD_BY_GTK = {"get_accessible"}
# A list without space has no visible rows.
WITHOUT_ROWS = {"size_allocate"}


@on_every_display("X11")
class Subclasses(EmbeddingTests):
    def test_each_method_of_a_list_may_be_overridden(self):
        *lines, last = self.run_host(self.build_host("subclasses")).splitlines()
        self.assertEqual(last, "done")
        found = {"chains": [], "forgets": []}
        for line in lines:
            how, method, called, works, rows, gone, said = line.split("\t")
            with self.subTest(f"{how} {method}"):
                self.assertEqual((called, works, gone), ("called", "works", "gone"), line)
                forgotten = how == "forgets"
                self.assertEqual(rows == "rows", not (forgotten and method in WITHOUT_ROWS), line)
                told = forgotten and method in TOLD
                pattern = rf"Tug: .* has an? {method}\(\) that does not call TugListView's"
                if not (forgotten and method in TOLD_BY_GTK):
                    self.assertRegex(said, f"^{pattern}$" if told else "^$")
            found[how].append(method)
        self.assertEqual(found["chains"], found["forgets"])
        self.assertGreater(len(found["forgets"]), METHODS)
        words = self.words_of_the_class()
        self.assertEqual([name for name in found["forgets"] if f"`{name}()`" not in words], [])

    @staticmethod
    def words_of_the_class():
        namespace = xml.etree.ElementTree.parse(gir()).getroot().find(f"{CORE}namespace")
        for record in namespace.findall(f"{CORE}record"):
            if record.get("name") == "ListViewClass":
                return record.find(f"{CORE}doc").text
        return ""
