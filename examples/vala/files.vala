// The files of a folder, 50 at a time, read while the list keeps moving: files [FOLDER]
class Files : Tug.ListView {
    ListStore rows = new ListStore (typeof (FileInfo));
    FileEnumerator unread;

    public Files (string path) {
        Object (header_style: Tug.HeaderStyle.MJ, footer_style: Tug.FooterStyle.MJ_AUTO);
        model = rows;
        set_row_func ((list, item) => {
            var file = (FileInfo) item;
            return new Tug.Row (file.get_display_name (), format_size (file.get_size ()), file.get_icon ());
        });
        refresh.connect (() => read.begin (File.new_for_path (path)));
        load_more.connect (() => read.begin (null));
        begin_refresh ();
    }

    async void read (File? anew) {
        try {
            if (anew != null) unread = yield anew.enumerate_children_async ("standard::*", 0);
            var files = yield unread.next_files_async (50);
            if (anew != null) rows.remove_all ();
            foreach (var file in files) rows.append (file);
            print ("%u files\n", rows.get_n_items ());
            if (anew != null) reset_no_more_data ();
            end_load (files.length () == 50);
        } catch (Error error) { warning (error.message); }
        end_refresh (true);
    }
}

void main (string[] args) {
    Gtk.init (ref args);
    var window = new Gtk.Window () { child = new Files (args[1] ?? "."), default_height = 480 };
    window.destroy.connect (Gtk.main_quit);
    window.show_all ();
    Gtk.main ();
}
