baseURLs = [
  [ "GLib", "https://docs.gtk.org/glib/" ],
  [ "GObject", "https://docs.gtk.org/gobject/" ],
  [ "Gio", "https://docs.gtk.org/gio/" ],
  [ "Gdk", "https://docs.gtk.org/gdk3/" ],
  [ "Gtk", "https://docs.gtk.org/gtk3/" ],
  [ "cairo", "https://www.cairographics.org/manual/" ],
];
