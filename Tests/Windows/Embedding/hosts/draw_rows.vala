// Draws its rows in a signal, red and blue in turns, and green over the list in its own class.
const int ROWS = 20;
const int HEIGHT = 40;

class Marked : Tug.ListView {
    public override bool draw (Cairo.Context context) {
        base.draw (context);
        context.set_source_rgb (0, 1, 0);
        context.rectangle (0, 0, 10, get_allocated_height ());
        context.fill ();
        return false;
    }
}

void main (string[] words) {
    Gtk.init (ref words);
    var items = new ListStore (typeof (Object));
    for (var row = 0; row < ROWS; row++)
        items.append ((Object) Object.new (typeof (Object)));
    var view = new Marked ();
    view.model = items;
    view.row_height = HEIGHT;
    view.draw_row.connect ((row, context, width, height, state) => {
        context.set_source_rgb (1 - row % 2, 0, row % 2);
        context.rectangle (0, 0, width, height);
        context.fill ();
    });
    var window = new Gtk.Window ();
    window.add (view);
    window.destroy.connect (Gtk.main_quit);
    window.show_all ();
    Gtk.main ();
}
