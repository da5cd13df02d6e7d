"""The shared library for the loader: its names, its needs and its exports."""

import re
import unittest
import xml.etree.ElementTree

from installed_library import HEADERS, PREFIX, REPOSITORY, gir, library, run

CORE = "{http://www.gtk.org/introspection/core/1.0}"
GLIB = "{http://www.gtk.org/introspection/glib/1.0}"
C = "{http://www.gtk.org/introspection/c/1.0}"
LARGEST = 8_900_000
# There are more.
ENUMERATIONS = 12
REFERENCE = PREFIX / "share" / "doc" / "tug-1" / "reference"
PAGES = 300
# What a program can name; each says since when.
NAMED = {
    "alias", "bitfield", "callback", "class", "constant", "constructor", "enumeration", "function",
    "interface", "method", "property", "record", "virtual-method", GLIB + "boxed", GLIB + "signal",
}  # fmt: skip


def listed(name):
    return (REPOSITORY / "resources" / "shared-library" / name).read_text().split()


def called_by_glade():
    """Returns the functions that only Glade calls, by their names in the catalog."""
    catalog = (REPOSITORY / "resources" / "glade" / "tug-1.xml").read_text(encoding="utf-8")
    return set(re.findall(r">(tug_glade_\w+)<", catalog))


def exported():
    lines = run("nm", "-D", "--defined-only", library()).splitlines()
    return [line.split()[-1].partition("@")[0] for line in lines if " A " not in line]


class SharedLibrary(unittest.TestCase):
    def test_its_size_is_small(self):
        self.assertLessEqual(library().stat().st_size, LARGEST)

    def test_programs_find_it_by_its_soname(self):
        said = run("objdump", "-p", library())
        self.assertEqual(re.findall(r"SONAME +(\S+)", said), ["libtug-1.so.0"])
        for name in ("libtug-1.so", "libtug-1.so.0"):
            self.assertEqual((library().parent / name).resolve(), library().resolve())

    def test_it_needs_only_listed_libraries_in_system_folders(self):
        said = run("objdump", "-p", library())
        needed = [name for name in re.findall(r"NEEDED +(\S+)", said) if "ld-linux" not in name]
        self.assertEqual(sorted(needed), listed("needed.txt"))
        self.assertNotRegex(said, "RPATH|RUNPATH")

    def test_relocated_data_is_read_only(self):
        said = run("readelf", "-lWd", library())
        self.assertRegex(said, r"GNU_RELRO")
        self.assertRegex(said, r"BIND_NOW")
        self.assertRegex(said, r"GNU_STACK +(0x0+ )+0x0+ RW ")

    def test_it_exports_exactly_the_listed_functions(self):
        names = exported()
        self.assertEqual(sorted(names), listed("symbols.txt"))
        self.assertEqual([name for name in names if not name.startswith("tug_")], [])

    def test_each_function_that_it_exports_is_in_a_header(self):
        headers = "".join(path.read_text() for path in HEADERS.rglob("*.h"))
        declared = set(re.findall(r"\b(tug_\w+) \(", headers))
        # G_DECLARE_… declares a _get_type function.
        types = re.findall(r"G_DECLARE_\w+ \(\w+, (\w+)", headers)
        declared |= {f"{name}_get_type" for name in types}
        self.assertEqual(sorted(set(exported()) - declared - called_by_glade()), [])

    def test_it_names_no_folder_of_the_computer_that_built_it(self):
        text = library().read_bytes()
        for folder in (REPOSITORY, REPOSITORY / "Sources", "/opt/swift"):
            self.assertNotIn(f"{folder}/".encode(), text)


class Introspection(unittest.TestCase):
    def setUp(self):
        self.namespace = xml.etree.ElementTree.parse(gir()).getroot().find(CORE + "namespace")

    def named(self, element, path=""):
        for child in element:
            tag = child.tag.removeprefix(CORE)
            name = f"{path}.{child.get('name')}"
            if tag in NAMED:
                yield name, child
            # The functions of an interface are documented as its virtual methods.
            if child.get(GLIB + "is-gtype-struct-for") is None:
                yield from self.named(child, name)

    def test_it_is_of_the_soname(self):
        self.assertEqual(self.namespace.get("shared-library"), "libtug-1.so.0")
        self.assertEqual(self.namespace.get("version"), "1")

    def test_everything_has_a_description_and_a_version(self):
        self.assertGreater(len(list(self.named(self.namespace))), 100)
        for name, one in self.named(self.namespace):
            # The class structure of a final class is private.
            if one.get(GLIB + "is-gtype-struct-for") is None:
                with self.subTest(name):
                    self.assertIsNotNone(one.get("version"), "no Since")
                    self.assertIsNotNone(one.find(CORE + "doc"), "no words")

    def test_every_enumeration_is_a_registered_type(self):
        kinds = ("enumeration", "bitfield")
        found = [one for kind in kinds for one in self.namespace.findall(CORE + kind)]
        self.assertGreater(len(found), ENUMERATIONS)
        types = {one.get("name"): one.get(GLIB + "get-type") for one in found}
        known = set(exported())
        self.assertEqual([name for name, made in types.items() if made not in known], [])

    def test_every_exported_function_can_be_called_or_has_a_reason(self):
        known = {one.get(C + "identifier") for _, one in self.named(self.namespace)}
        known |= {one.get(GLIB + "get-type") for one in self.namespace.iter()}
        self.assertEqual(sorted(set(exported()) - known - called_by_glade()), [])


class Reference(unittest.TestCase):
    """The pages of the reference, which say how a property may be set, and lead to each other."""

    def setUp(self):
        self.pages = {path.name: path.read_text() for path in REFERENCE.glob("*.html")}
        self.assertGreater(len(self.pages), PAGES)

    def test_each_link_has_a_target(self):
        places = {name: set(re.findall(r'\bid="([^"]+)"', said)) for name, said in self.pages.items()}
        lost = set()
        for name, said in self.pages.items():
            for link in re.findall(r'\bhref="([^"]+)"', said):
                if re.match(r"[a-z]+:|//", link):
                    continue
                page, _, place = link.partition("#")
                page = page or name
                if not (REFERENCE / page).exists() or place and place not in places.get(page, {place}):
                    lost.add((name, link))
        self.assertEqual(sorted(lost), [])

    def test_properties_document_ranges_and_defaults(self):
        for name, words in (
            ("Pullable.content-offset", "From -2^53 to 2^53; 0 by default"),
            ("ListView.columns", "From 1 to 1,000; 1 by default"),
            ("Pullable.simultaneous", "TRUE</code> by default"),
            ("RefreshPolicy.trigger-distance", "54 by default unless the policy style has another"),
        ):
            said = self.pages[f"property.{name}.html"].replace("&nbsp;", " ")
            self.assertIn(words, said, name)

    def test_a_value_has_one_getter(self):
        """No is_refreshing() beside get_refreshing()."""
        names = set(exported())
        doubles = [
            name for name in names if "_is_" in name and name.replace("_is_", "_get_") in names
        ]
        self.assertEqual(doubles, [])
