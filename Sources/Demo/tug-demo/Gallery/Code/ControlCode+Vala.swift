/// The program in Vala.
///
/// Compile it with `valac --pkg tug-1`.
extension ControlCode {
  var vala: String {
    let type = isHeader ? "Header" : "Footer"
    let place = isHeader ? "0" : "-1"
    return """
      void main (string[] words) {
          Gtk.init (ref words);
          var rows = new Gtk.ListStore (1, typeof (string));
          for (var row = 1; row <= \(Self.rows); row++)
              rows.insert_with_values (null, -1, 0, @"Row $row");

          var \(side) = new Tug.Refresh\(type) (Tug.\(type)Style.\(constant));
      \(valaChanges)    var view = new Tug.ListView () { tree_model = rows, \(side) = \(side)\(valaDirection) };
          var text = new Gtk.CellRendererText ();
          view.pack_start (text, true);
          view.add_attribute (text, "text", 0);
          view.\(Self.underscored(signal)).connect ((work) => {
              Timeout.add (1500, () => {
                  rows.insert_with_values (null, \(place), 0, "One more");
                  work.end ();
                  return Source.REMOVE;
              });
          });
          var window = new Gtk.Window () { title = "\(word)", child = view, default_height = 480 };
          window.destroy.connect (Gtk.main_quit);
          window.show_all ();
          Gtk.main ();
      }

      """
  }

  private var valaChanges: String {
    changes.map {
      let object = $0.isTitle ? side : "\(side).policy"
      return "    \(object).\(Self.underscored($0.key)) = \(Self.value(of: $0));\n"
    }.joined()
  }

  private var valaDirection: String {
    switch setup.direction {
    case .downwards: ""
    case .sideways: ", orientation = Gtk.Orientation.HORIZONTAL"
    case .upwards: ", reversed = true"
    }
  }
}
