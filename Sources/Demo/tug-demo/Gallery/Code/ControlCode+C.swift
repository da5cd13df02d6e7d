/// The program in C.
///
/// Compile it with the flags of `pkg-config --cflags --libs tug-1`.
extension ControlCode {
  var c: String {
    let type = isHeader ? "TugRefreshHeader" : "TugRefreshFooter"
    let kind = "\(side.uppercased())_STYLE"
    let place = isHeader ? "0" : "-1"
    return """
      #include <tug.h>

      static GtkListStore *rows;

      static gboolean
      done (gpointer work)
      {
        gtk_list_store_insert_with_values (rows, NULL, \(place), 0, "One more", -1);
        tug_work_end (work);
        return G_SOURCE_REMOVE;
      }

      static void
      begin (G_GNUC_UNUSED TugListView *list, TugWork *work)
      {
        g_timeout_add_full (G_PRIORITY_DEFAULT, 1500, done, g_object_ref (work), g_object_unref);
      }

      int
      main (int argc, char **argv)
      {
        gtk_init (&argc, &argv);
        rows = gtk_list_store_new (1, G_TYPE_STRING);
        for (int row = 0; row < \(Self.rows); row++)
          gtk_list_store_insert_with_values (rows, NULL, -1, 0, "A row", -1);

        GtkWidget *list = tug_list_view_new ();
        GtkCellRenderer *text = gtk_cell_renderer_text_new ();
        gtk_cell_layout_pack_start (GTK_CELL_LAYOUT (list), text, TRUE);
        gtk_cell_layout_add_attribute (GTK_CELL_LAYOUT (list), text, "text", 0);

        \(type) *\(side) = tug_refresh_\(side)_new (TUG_\(kind)_\(constant));
      \(cChanges)  g_object_set (list, "tree-model", rows, "\(side)", \(side), \(cDirection)NULL);
        g_object_unref (\(side));
        g_signal_connect (list, "\(signal)", G_CALLBACK (begin), NULL);
        g_signal_connect (list, "destroy", G_CALLBACK (gtk_main_quit), NULL);
        gtk_widget_show_all (g_object_new (GTK_TYPE_WINDOW, "child", list, "default-height", 480, NULL));
        gtk_main ();
      }

      """
  }

  private var cChanges: String {
    c(policyChanges, of: "tug_refresh_control_get_policy (TUG_REFRESH_CONTROL (\(side)))")
      + c(titleChanges, of: side)
  }

  private func c(_ changes: [ControlChange], of object: String) -> String {
    guard !changes.isEmpty else { return "" }
    let values = changes.map { "\"\($0.key)\", \(Self.c($0.value, of: $0.key))" }
    let gap = ",\n" + String(repeating: " ", count: 16)
    return "  g_object_set (\(([object] + values + ["NULL"]).joined(separator: gap)));\n"
  }

  private var cDirection: String {
    switch setup.direction {
    case .downwards: ""
    case .sideways: "\"orientation\", GTK_ORIENTATION_HORIZONTAL, "
    case .upwards: "\"reversed\", TRUE, "
    }
  }

  /// Returns a value as an argument of `g_object_set()`.
  ///
  /// Numbers get a decimal point if the property is a `double`.
  private static func c(_ value: ControlChange.Value, of key: String) -> String {
    switch value {
    case .flag(let isOn): isOn ? "TRUE" : "FALSE"
    case .number(let number), .none(let number):
      wholeNumbers.contains(key) ? Self.number(number) : "\(number)"
    case .word(let word): "TUG_\(constant(typeWords(of: key)))_\(constant(word))"
    case .text(let text): quoted(text)
    }
  }

  /// The properties that are integers in C.
  private static let wholeNumbers: Set = ["placement-row", "approaches-per-drag", "n-actions"]
}
