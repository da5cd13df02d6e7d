"""Glade's catalog: Glade places the widgets, sets them, and saves what GtkBuilder reads."""

import re
import sys
import xml.etree.ElementTree as xml

from tug_harness.case import on_every_display

from embedding_case import HOSTS, EmbeddingTests
from installed_library import PREFIX, gir, library
from needed_programs import require_typelib

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
CATALOGS = PREFIX / "share" / "glade" / "catalogs"
# Properties: a test that has found fewer has not read the catalog.
LEAST = 10
CORE = "{http://www.gtk.org/introspection/core/1.0}"
PLACED = [
    "GtkWindow", "TugRefreshBin", "GtkTextView", "GtkOffscreenWindow", "TugListView",
    "TugRefreshHeader", "TugPager",
]  # fmt: skip


# GLib ends the program at the first block that is given back wrongly: without this a heap that is
# broken shows in every third run.
CHECKED_HEAP = {"G_SLICE": "debug-blocks"}
HIDDEN = {"refreshing", "loading", "second-floor-open", "content-offset"}


@on_every_display("X11")
class InGlade(EmbeddingTests):
    def run_glade(self, *arguments, variables):
        require_typelib("Gladeui", "2.0", "gir1.2-gladeui-2.0")
        return self.run_host(
            sys.executable, HOSTS / "in_glade.py", *arguments,
            variables={
                "GLADE_CATALOG_SEARCH_PATH": str(CATALOGS),
                "GLADE_MODULE_SEARCH_PATH": str(library().parent),
                **variables,
            },
        ).splitlines()  # fmt: skip

    def test_glade_places_sets_and_saves_and_the_builder_reads(self):
        form = self.folder / "form.ui"
        said = self.run_glade(form, variables=CHECKED_HEAP)
        self.assertEqual(said, [*PLACED, "done"])
        # Glade logs many lines, and one about missing icons of Tug.
        errors = (self.folder / "errors.txt").read_text()
        self.assertIn("GladeUI", errors)
        # Its web page misses the graphics that the display has not.
        errors = re.sub(".*WARNING.*: Disabled hardware acceleration .*", "", errors)
        self.assertNotRegex(errors, "CRITICAL|WARNING|Tug")
        read = self.run_python("builder_reads", form, variables=STRICT).splitlines()
        self.assertEqual(read, ["TextView False True", "3 True 70.0", "ring mj-auto fast material", "True"])

    def test_glade_hides_properties_that_act_when_set(self):
        said = self.run_glade(variables={"G_SLICE": "always-malloc"})
        for type in ("TugListView", "TugRefreshBin"):
            hidden = {line.split()[1] for line in said if line.startswith(f"{type} ")}
            self.assertLessEqual(HIDDEN, hidden, type)
            self.assertNotIn("header-style", hidden)

    def test_the_catalog_matches_the_library(self):
        catalog = xml.parse(CATALOGS / "tug-1.xml")
        tree = xml.parse(gir())
        classes = {each.get("name"): each for each in tree.iter(f"{CORE}class")}
        interfaces = {each.get("name"): each for each in tree.iter(f"{CORE}interface")}
        checked = 0
        for each in catalog.iter("glade-widget-class"):
            bases = [classes[each.get("name").removeprefix("Tug")]]
            while bases[-1].get("parent") in classes:
                bases.append(classes[bases[-1].get("parent")])
            names = {one.get("name") for base in bases for one in base.iter(f"{CORE}implements")}
            bases += [interfaces[name] for name in sorted(names & interfaces.keys())]
            has = {one.get("name") for base in bases for one in base.iter(f"{CORE}property")}
            said = {one.get("id") for one in each.iter("property")}
            self.assertEqual(said - has, set(), each.get("name"))
            checked += len(said)
        self.assertGreater(checked, LEAST)
