// A folder's files in a GtkTreeView, 50 at a time; a pull begins again: tree-view [FOLDER]
class Files : Tug.RefreshBin {
    Gtk.ListStore rows = new Gtk.ListStore (2, typeof (string), typeof (string));
    FileEnumerator unread;

    public Files (string path) {
        Object (header_style: Tug.HeaderStyle.ZC, footer_style: Tug.FooterStyle.NATIVE);
        var view = new Gtk.TreeView.with_model (rows);
        view.insert_column_with_attributes (-1, "Name", new Gtk.CellRendererText (), "text", 0);
        view.insert_column_with_attributes (-1, "Size", new Gtk.CellRendererText (), "text", 1);
        view.get_column (0).expand = true;
        rows.set_sort_column_id (0, Gtk.SortType.ASCENDING);
        add (view);
        refresh.connect ((work) => read.begin (work, File.new_for_path (path)));
        load_more.connect ((work) => read.begin (work, null));
        begin_refresh ();
    }

    async void read (Tug.Work work, File? anew) {
        var stop = work.get_cancellable ();
        try {
            if (anew != null) unread = yield anew.enumerate_children_async ("standard::*", 0, 0, stop);
            var files = yield unread.next_files_async (50, 0, stop);
            if (anew != null) rows.clear ();
            foreach (var file in files)
                rows.insert_with_values (null, -1, 0, file.get_name (), 1, format_size (file.get_size ()));
            print ("%d files\n", rows.iter_n_children (null));
            if (files.length () == 50) work.end (); else work.end_with_no_more_data ();
        } catch (Error error) { work.end_with_error (error); }
    }
}

void main (string[] args) {
    Gtk.init (ref args);
    var window = new Gtk.Window () { child = new Files (args[1] ?? "."), default_height = 480 };
    window.destroy.connect (Gtk.main_quit);
    window.show_all ();
    Gtk.main ();
}
