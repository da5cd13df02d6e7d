// The files of a folder, 50 at a time, read while the list keeps moving: files [FOLDER]
class Files : Tug.ListView {
    ListStore rows = new ListStore (typeof (FileInfo));
    FileEnumerator unread;

    public Files (string path) {
        Object (header_style: Tug.HeaderStyle.MJ, footer_style: Tug.FooterStyle.NATIVE);
        model = rows;
        set_row_func ((list, item) => {
            var file = (FileInfo) item;
            return new Tug.Row (file.get_display_name (), format_size (file.get_size ()), file.get_icon ());
        });
        refresh.connect ((work) => read.begin (work, File.new_for_path (path)));
        load_more.connect ((work) => read.begin (work, null));
        begin_refresh ();
    }

    async void read (Tug.Work work, File? anew) {
        var stop = work.get_cancellable ();
        try {
            if (anew != null) unread = yield anew.enumerate_children_async ("standard::*", 0, 0, stop);
            var files = yield unread.next_files_async (50, 0, stop);
            if (anew != null) rows.remove_all ();
            foreach (var file in files) rows.append (file);
            print ("%u files\n", rows.get_n_items ());
            if (anew != null) footer.has_more = true;
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
