/// The program in JavaScript.
///
/// Run it with `gjs`.
extension ControlCode {
  var javaScript: String {
    let type = isHeader ? "Header" : "Footer"
    let add = isHeader ? "prepend" : "append"
    return """
      #!/usr/bin/gjs
      imports.gi.versions.Gtk = "3.0";
      imports.gi.versions.Tug = "1";
      const {GLib, GObject, Gtk, Tug} = imports.gi;

      Gtk.init(null);
      const rows = new Gtk.ListStore();
      rows.set_column_types([GObject.TYPE_STRING]);
      for (let row = 1; row <= \(Self.rows); row++)
          rows.set(rows.append(), [0], [`Row ${row}`]);

      const \(side) = Tug.Refresh\(type).new(Tug.\(type)Style.\(constant));
      \(javaScriptChanges)const view = new Tug.ListView({tree_model: rows, \(side)\(javaScriptDirection)});
      const text = new Gtk.CellRendererText();
      view.pack_start(text, true);
      view.add_attribute(text, "text", 0);
      view.connect("\(signal)", (_view, work) => {
          GLib.timeout_add(GLib.PRIORITY_DEFAULT, 1500, () => {
              rows.set(rows.\(add)(), [0], ["One more"]);
              work.end();
              return GLib.SOURCE_REMOVE;
          });
      });
      const window = new Gtk.Window({title: "\(word)", child: view, default_height: 480});
      window.connect("destroy", () => Gtk.main_quit());
      window.show_all();
      Gtk.main();

      """
  }

  private var javaScriptChanges: String {
    changes.map {
      let object = $0.isTitle ? side : "\(side).policy"
      return "\(object).\(Self.underscored($0.key)) = \(Self.value(of: $0));\n"
    }.joined()
  }

  private var javaScriptDirection: String {
    switch setup.direction {
    case .downwards: ""
    case .sideways: ", orientation: Gtk.Orientation.HORIZONTAL"
    case .upwards: ", reversed: true"
    }
  }
}
