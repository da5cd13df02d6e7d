#!/usr/bin/gjs
// The installed applications, 20 at a time: a click starts one.
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.Tug = '1';
const {Gio, Gtk, Tug} = imports.gi;

function read(list, work) {
    if (list.refreshing) {
        rows.remove_all();
        list.footer.has_more = true;
    }
    const all = Gio.AppInfo.get_all().sort((one, other) => one.get_id() < other.get_id() ? -1 : 1);
    const unread = all.slice(rows.get_n_items());
    unread.slice(0, 20).forEach(application => rows.append(application));
    print(`${rows.get_n_items()} applications`);
    if (unread.length > 20)
        work.end();
    else
        work.end_with_no_more_data();
}

Gtk.init(null);
const rows = new Gio.ListStore({item_type: Gio.AppInfo});
const list = new Tug.ListView({
    model: rows, header_style: Tug.HeaderStyle.MJ, footer_style: Tug.FooterStyle.NATIVE,
});
list.set_row_func((_list, application) => Tug.Row.new(
    application.get_display_name(), application.get_description(), application.get_icon()));
list.connect('refresh', read);
list.connect('load-more', read);
list.connect('row-activated', (_list, row) => rows.get_item(row).launch([], null));
list.begin_refresh();

const window = new Gtk.Window({child: list, default_height: 480});
window.connect('destroy', () => Gtk.main_quit());
window.show_all();
Gtk.main();
