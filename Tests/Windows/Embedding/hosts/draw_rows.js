// Draws its rows in a signal, red and blue in turns, and green over the list in its own class.
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.Tug = '1';
const {Gio, GObject, Gtk, Tug} = imports.gi;

const ROWS = 20;
const HEIGHT = 40;

const Marked = GObject.registerClass(class Marked extends Tug.ListView {
    vfunc_draw(context) {
        super.vfunc_draw(context);
        context.setSourceRGB(0, 1, 0);
        context.rectangle(0, 0, 10, this.get_allocated_height());
        context.fill();
        context.$dispose();
        return false;
    }
});

Gtk.init(null);
const items = new Gio.ListStore();
for (let row = 0; row < ROWS; row++)
    items.append(new GObject.Object());
const view = new Marked({model: items, row_height: HEIGHT});
view.connect('draw-row', (_view, row, context, width, height) => {
    context.setSourceRGB(1 - row % 2, 0, row % 2);
    context.rectangle(0, 0, width, height);
    context.fill();
    context.$dispose();
});
const window = new Gtk.Window({child: view});
window.connect('destroy', () => Gtk.main_quit());
window.show_all();
Gtk.main();
