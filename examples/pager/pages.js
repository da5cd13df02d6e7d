#!/usr/bin/gjs
// The files of a folder, 50 a page. A click removes a row until the next refresh: pages.js [FOLDER]
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.Tug = '1';
const {Gio, GLib, GObject, Gtk, Tug} = imports.gi;
const folder = Gio.File.new_for_path(ARGV[0] || GLib.get_home_dir());
const File = GObject.registerClass({
    Properties: {name: GObject.ParamSpec.string('name', '', '', GObject.ParamFlags.READWRITE, '')},
}, class File extends GObject.Object {});

function fetch(pager, request, after) {
    const names = [...folder.enumerate_children('standard::name', 0, null)].map(info => info.get_name());
    page = names.sort().filter(name => name > (after || '')).slice(0, 50);
    pager.answer(request, page, page.length === 50 ? page[49] : null);
    print(`${files.get_n_items()} files`);
}

function change(_pager, kind, row, nRows, items) {
    const {REPLACED, INSERTED} = Tug.PagerChange;
    const removed = kind === REPLACED ? files.get_n_items() : kind === INSERTED ? 0 : nRows;
    files.splice(row, removed, items.map(item => new File({name: page[item]})));
}

Gtk.init(null);
let page = [];
const files = new Gio.ListStore({item_type: File});
const list = new Tug.ListView({model: files, title_property: 'name', header_style: Tug.HeaderStyle.MJ});
list.set_footer(Tug.RefreshFooter.new(Tug.FooterStyle.NATIVE));
list.connect('row-activated', (_list, row) => files.remove(row));
const pager = new Tug.Pager({mode: Tug.PagerMode.MERGE, pullable: list, id_property: 'name'});
pager.set_fetch_func(fetch);
pager.set_change_func(change);
list.begin_refresh();
const window = new Gtk.Window({child: list, default_height: 480});
window.connect('destroy', () => Gtk.main_quit());
window.show_all();
Gtk.main();
