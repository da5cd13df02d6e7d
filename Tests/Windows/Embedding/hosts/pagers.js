// Prints what the change function of a pager is called with: the kind, the row, the number of rows and the items.
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.Tug = '1';
const {Gtk, Tug} = imports.gi;

Gtk.init(null);
const pages = [['a', 'b', 'c'], ['x', 'a', 'b', 'c'], ['b']];
const pager = new Tug.Pager({mode: Tug.PagerMode.MERGE, pullable: new Tug.ListView()});

pager.set_fetch_func((pager, request, cursor) => {
    const page = pages.shift();
    pager.answer(request, page, pages.length > 0 ? 'next' : null);
});
pager.set_change_func((pager, change, row, nRows, items) => {
    print(`${change} ${row} ${nRows} [${items}]`);
});
while (pages.length > 0)
    pager.refresh();
