import CGtk
import GtkBridge
import Translations

/// The window that lists the keyboard shortcuts, built from ``KeyTable``.
@MainActor enum ShortcutsWindow {
  /// Shows the window over `parent`.
  static func show(over parent: UnsafeMutablePointer<GtkWidget>) {
    guard let builder = gtk_builder_new_from_string(description, -1) else { return }
    let owner = GObjectRef(adopting: builder)
    guard let window = gtk_builder_get_object(owner.pointer, "shortcuts") else { return }
    gtk_window_set_transient_for(window.raw.of(GtkWindow.self), parent.raw.of(GtkWindow.self))
    // GTK sets no accessible name for this window.
    AccessibleName.set(
      Message("KeyboardShortcuts", "Keyboard Shortcuts").words, of: window.raw.of(GtkWidget.self))
    gtk_widget_show_all(window.raw.of(GtkWidget.self))
  }

  /// The window as GtkBuilder XML, because GTK has no functions to create its parts.
  static var description: String {
    let groups = KeyTable.groups.map { group in
      let keys = group.keys.map { key in
        object(
          "GtkShortcutsShortcut", [("title", key.words.words), ("accelerator", key.keys)])
      }
      return object("GtkShortcutsGroup", [("title", group.title.words)], keys)
    }
    let section = object(
      "GtkShortcutsSection", [("section-name", "all"), ("visible", "1")], groups)
    return "<interface>"
      + object("GtkShortcutsWindow", id: "shortcuts", [("modal", "1")], [section])
      + "</interface>"
  }

  private static func object(
    _ type: String, id: String? = nil, _ properties: [(name: String, value: String)],
    _ children: [String] = []
  ) -> String {
    let values = properties.map {
      "<property name=\"\($0.name)\">\(escaped($0.value))</property>"
    }
    let inner = children.map { "<child>\($0)</child>" }
    let name = id.map { " id=\"\($0)\"" } ?? ""
    return "<object class=\"\(type)\"\(name)><property name=\"visible\">1</property>"
      + (values + inner).joined() + "</object>"
  }

  private static func escaped(_ text: String) -> String {
    guard let escaped = g_markup_escape_text(text, -1) else { return "" }
    defer { g_free(escaped) }
    return String(cString: escaped)
  }
}
