/// The program in Python.
extension ControlCode {
  var python: String {
    let type = isHeader ? "Header" : "Footer"
    let add = isHeader ? "insert(0, [\"One more\"])" : "append([\"One more\"])"
    return """
      #!/usr/bin/python3
      import gi

      gi.require_versions({"Gtk": "3.0", "Tug": "1"})
      from gi.repository import GLib, Gtk, Tug  # noqa: E402


      def done(work):
          rows.\(add)
          work.end()
          return GLib.SOURCE_REMOVE


      def begin(view, work):
          GLib.timeout_add(1500, done, work)


      rows = Gtk.ListStore(str)
      for row in range(\(Self.rows)):
          rows.append([f"Row {row + 1}"])

      \(side) = Tug.Refresh\(type).new(Tug.\(type)Style.\(constant))
      \(pythonChanges)view = Tug.ListView(tree_model=rows, \(side)=\(side)\(pythonDirection))
      text = Gtk.CellRendererText()
      view.pack_start(text, True)
      view.add_attribute(text, "text", 0)
      view.connect("\(signal)", begin)
      window = Gtk.Window(title="\(word)", child=view, default_height=480)
      window.connect("destroy", Gtk.main_quit)
      window.show_all()
      Gtk.main()

      """
  }

  private var pythonChanges: String {
    changes.map {
      let object = $0.isTitle ? side : "\(side).props.policy"
      let value = Self.value(of: $0, yes: "True", no: "False")
      return "\(object).props.\(Self.underscored($0.key)) = \(value)\n"
    }.joined()
  }

  private var pythonDirection: String {
    switch setup.direction {
    case .downwards: ""
    case .sideways: ", orientation=Gtk.Orientation.HORIZONTAL"
    case .upwards: ", reversed=True"
    }
  }
}
