"""The unchanged code of the reference's first page, in programs that are pulled."""

import re
import sys

from tug_harness.case import on_every_display

from embedding_case import REPOSITORY, EmbeddingTests

PAGE = REPOSITORY / "docs" / "reference" / "first-steps.md"
STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
MOST_LINES = 12

# Programs without a list; what the page says goes where `@LIST@` is.
PYTHON = """
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("Tug", "1")
from gi.repository import Gio, GObject, Gtk, Tug

class Item(GObject.Object):
    name = GObject.Property(type=str, default="item")

def reload(items):
    items.splice(0, items.get_n_items(), [Item() for _ in range(30)])
    print("read", flush=True)

items = Gio.ListStore(item_type=Item)
window = Gtk.Window()
window.connect("destroy", Gtk.main_quit)
reload(items)
@LIST@
window.show_all()
Gtk.main()
"""
JAVASCRIPT = """
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.Tug = '1';
const {Gio, GObject, Gtk, Tug} = imports.gi;
const name = GObject.ParamSpec.string('name', '', '', GObject.ParamFlags.READWRITE, 'item');
const Item = GObject.registerClass({Properties: {name}}, class Item extends GObject.Object {});

function reload(items) {
    items.splice(0, items.get_n_items(), Array.from({length: 30}, () => new Item({name: 'item'})));
    print('read');
}

Gtk.init(null);
const items = Gio.ListStore.new(Item);
const window = new Gtk.Window();
window.connect('destroy', () => Gtk.main_quit());
reload(items);
@LIST@
window.show_all();
Gtk.main();
"""
VALA = """
class Item : Object {
    public string name { get; default = "item"; }
}

void reload (ListStore items) {
    items.remove_all ();
    for (var row = 0; row < 30; row++)
        items.append (new Item ());
    print ("read\\n");
    stdout.flush ();
}

void main (string[] words) {
    Gtk.init (ref words);
    var items = new ListStore (typeof (Item));
    var window = new Gtk.Window ();
    window.destroy.connect (Gtk.main_quit);
    reload (items);
    @LIST@
    window.show_all ();
    Gtk.main ();
}
"""
# Any GObject with a property of that name is an item.
C = """
#include <tug.h>

static void
reload (GListStore *items)
{
  int i;

  g_list_store_remove_all (items);
  for (i = 0; i < 30; i++)
    {
      GObject *item = g_object_new (GTK_TYPE_TEXT_TAG, "name", "item", NULL);

      g_list_store_append (items, item);
      g_object_unref (item);
    }
  g_print ("read\\n");
}

@LIST@
int
main (int argc, char **argv)
{
  gtk_init (&argc, &argv);
  GListStore *items = g_list_store_new (GTK_TYPE_TEXT_TAG);
  GtkWidget *window = gtk_window_new (GTK_WINDOW_TOPLEVEL);
  g_signal_connect (window, "destroy", gtk_main_quit, NULL);
  reload (items);
  @LIST@
  gtk_widget_show_all (window);
  gtk_main ();
  g_object_unref (items);
}
"""


@on_every_display("X11")
class FirstSteps(EmbeddingTests):
    def program(self, language, frame, suffix):
        """A file with the page's parts in that language in a program; they are short."""
        said = PAGE.read_text(encoding="utf-8")
        parts = re.findall(rf"^```{language}\n(.*?)^```$", said, re.DOTALL | re.MULTILINE)
        self.assertEqual(len(parts), frame.count("@LIST@"))
        self.assertLessEqual(sum(part.count("\n") for part in parts), MOST_LINES)
        for part in parts:
            frame = frame.replace("@LIST@", part, 1)
        path = self.folder / f"program.{suffix}"
        path.write_text(frame, encoding="utf-8")
        return path

    def check(self, *command):
        self.open(*command, variables=STRICT)
        self.wait_for_lines(1)
        self.window.until("the list to be at rest", self.is_still)
        self.pull()
        self.wait_for_lines(2)
        self.window.until("the list to be at rest", self.is_still)
        self.assertEqual(self.printed(), ["read", "read"])
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def test_python(self):
        self.check(sys.executable, self.program("python", PYTHON, "py"))

    def test_gjs(self):
        self.check("gjs", self.program("javascript", JAVASCRIPT, "js"))

    def test_vala(self):
        source, program = self.program("vala", VALA, "vala"), self.folder / "program"
        self.build(self.folder, "valac", "--pkg", "tug-1", source, "-o", program)
        self.check(program)

    def test_c(self):
        flags = self.build(self.folder, "pkg-config", "--cflags", "--libs", "tug-1").split()
        source, program = self.program("c", C, "c"), self.folder / "program"
        # fmt: off
        self.build(
            self.folder, "cc", "-std=c99", "-Wall", "-Wextra", "-Werror", source, "-o", program,
            *flags,
        )
        # fmt: on
        self.check(program)
