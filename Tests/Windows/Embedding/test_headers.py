"""The installed headers in C and C++, alone and together."""

import re
import unittest

from installed_library import HEADERS, run

C_FLAGS = ("-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror")
CPP_FLAGS = ("-std=c++11", "-Wall", "-Wextra", "-Werror", "-x", "c++")

# All headers together have more.
FUNCTIONS = 200


def flags():
    # GTK's own headers are not pedantic.
    words = run("pkg-config", "--cflags", "tug-1").split()
    ours = f"-I{HEADERS}"
    return [ours, *(word.replace("-I", "-isystem", 1) for word in words if word != ours)]


def compiled(text, *options, compiler="gcc", status=0):
    words = options if "-x" in options else ("-x", "c", *options)
    return run(
        compiler, *words, *flags(), "-fsyntax-only", "-", text=text, status=status
    )


def headers():
    """Each installed header by the name that a program includes it by."""
    return {str(path.relative_to(HEADERS)): path for path in sorted(HEADERS.rglob("*.h"))}


def declarations():
    """Yields each declared function, including _get_type functions, with its header's name."""
    for name, header in headers().items():
        text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.DOTALL)
        text = re.sub(r"^#(.*\\\n)*.*", "", text, flags=re.MULTILINE)
        text = re.sub(r"\bG_(BEGIN|END)_DECLS\b", "", text)
        # A type's declaration is a line of its own, and ends without a semicolon.
        text = re.sub(r"(\bG_DECLARE_\w+ \([^)]*\))", r"\1;", text)
        for statement in text.split(";"):
            words = " ".join(statement.split())
            if re.search(r"\btug_\w+ \(|\bG_DECLARE_", words):
                yield name, words


class Headers(unittest.TestCase):
    def test_tug_h_is_c99(self):
        compiled("#include <tug.h>\nint main (void) { return 0; }\n", *C_FLAGS)

    def test_tug_h_is_c_plus_plus(self):
        text = "#include <tug.h>\nint main () { tug_list_view_new (); }\n"
        compiled(text, *CPP_FLAGS, compiler="g++")

    def test_functions_are_not_mangled_in_c_plus_plus(self):
        text = '#include <tug.h>\nextern "C" GtkWidget *tug_list_view_new (void);\n'
        compiled(text, *CPP_FLAGS, compiler="g++")

    def test_a_functions_data_is_freed_with_its_block(self):
        text = """
        #include <tug.h>
        int main (void)
        {
          g_autoptr (TugRow) row = tug_row_new ("title", NULL, NULL);
          g_autoptr (TugInsets) insets = tug_insets_new (1, 2);
          g_autoptr (TugRefreshHeader) header = tug_refresh_header_new (TUG_HEADER_STYLE_MJ);
          g_autoptr (TugRefreshFooter) footer = tug_refresh_footer_new (TUG_FOOTER_STYLE_MJ_BACK);
          g_autoptr (TugPager) pager = NULL;
          g_autoptr (TugListView) list = NULL;
          return row && insets && header && footer && pager && list;
        }
        """
        compiled(text, "-Wall", "-Wextra", "-Werror")

    def test_each_header_stands_alone(self):
        for name in headers():
            with self.subTest(name):
                compiled(f"#include <{name}>\nint one;\n", *C_FLAGS)
                compiled(f"#include <{name}>\n", *CPP_FLAGS, compiler="g++")

    def test_tug_h_includes_all_headers(self):
        text = (HEADERS / "tug.h").read_text()
        names = set(headers()) - {"tug.h"}
        self.assertEqual(sorted(name for name in names if f'#include "{name}"' not in text), [])

    def test_each_function_documents_its_version(self):
        found = list(declarations())
        self.assertGreater(len(found), FUNCTIONS)
        late = [one for one in found if not one[1].startswith("TUG_AVAILABLE_IN_")]
        self.assertEqual(late, [])

    def test_no_private_header_is_installed(self):
        for name in headers():
            self.assertNotIn("hooks", name)


class Versions(unittest.TestCase):
    def test_an_impossible_maximum_version_is_an_error(self):
        text = "#define TUG_VERSION_MAX_ALLOWED G_ENCODE_VERSION (0, 9)\n#include <tug.h>\n"
        self.assertIn("must be TUG_VERSION_MIN_REQUIRED", compiled(text, status=1))

    def test_a_deprecated_function_names_its_replacement(self):
        text = """
        #include <tug.h>
        TUG_DEPRECATED_FOR (tug_list_view_new) GtkWidget *older (void);
        GtkWidget *made (void) { return older (); }
        """
        self.assertIn("tug_list_view_new", compiled(text, "-Wall"))
        compiled(text, "-Wall", "-Werror", status=1)

    def test_the_version_of_the_headers_is_that_of_the_package(self):
        text = """
        #include <tug.h>
        #if !TUG_CHECK_VERSION (%s, %s, %s) || TUG_CHECK_VERSION (%s, %s, 1 + %s)
        #error "another version"
        #endif
        """
        parts = tuple(run("pkg-config", "--modversion", "tug-1").strip().split("."))
        self.assertEqual(len(parts), 3)
        compiled(text % (parts + parts))
