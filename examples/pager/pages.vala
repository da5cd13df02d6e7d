// The files of a folder, 50 a page. A click removes a row until the next refresh: pages [FOLDER]
class Pages : Tug.ListView {
    ListStore files = new ListStore (typeof (FileInfo));
    Tug.Pager pager;
    FileEnumerator unread;
    FileInfo[] page;
    public Pages (File folder) {
        Object (header_style: Tug.HeaderStyle.MJ, footer_style: Tug.FooterStyle.NATIVE);
        model = files;
        set_row_func ((list, file) => new Tug.Row (((FileInfo) file).get_display_name (), null, null));
        row_activated.connect ((row) => files.remove (row));
        destroy.connect (Gtk.main_quit);
        pager = new Tug.Pager (MERGE, (pager, request, after) => fetch.begin (folder, request, after));
        pager.set_change_func ((pager, kind, row, n_rows, items) => {
            var removed = kind == INSERTED ? 0 : kind == REPLACED ? files.get_n_items () : n_rows;
            Object[] added = {};
            foreach (var item in items.data) added += page[item];
            files.splice (row, removed, added);
        });
        pager.pullable = this;
        begin_refresh ();
    }
    async void fetch (File folder, uint64 request, string? after) {
        string[] ids = {};
        page = {};
        try {
            if (after == null) unread = yield folder.enumerate_children_async ("standard::*", 0);
            foreach (var file in yield unread.next_files_async (50)) page += file;
            foreach (var file in page) ids += file.get_name ();
            pager.answer (request, ids, ids.length == 50 ? ids[49] : null);
            print ("%u files\n", files.get_n_items ());
        } catch (Error error) { pager.fail_with_error (request, error); }
    }
}
void main (string[] args) {
    Gtk.init (ref args);
    new Gtk.Window () { child = new Pages (File.new_for_path (args[1] ?? ".")), default_height = 480 }.show_all ();
    Gtk.main ();
}
