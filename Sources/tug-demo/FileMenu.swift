import CGtk
import GtkBridge

/// The menu of a file in a list.
@MainActor enum FileMenu {
  /// Shows the menu of `file` at a point of `widget`; `open` is called when that is chosen.
  static func show(
    for file: FolderEntry, x: Double, y: Double, in widget: UnsafeMutablePointer<GtkWidget>,
    open: @escaping @MainActor () -> Void
  ) {
    let menu: UnsafeMutablePointer<GtkWidget> = gtk_menu_new()
    add("_Open", to: menu, open)
    add("_Copy Name", to: menu) { copy(file.name, in: widget) }
    add("Copy _Location", to: menu) { copy(file.uri, in: widget) }
    gtk_widget_show_all(menu)
    gtk_menu_attach_to_widget(menu.raw.of(GtkMenu.self), widget, nil)
    // A menu that is attached lives as long as its widget: one a click would pile up.
    SignalConnection.connect(menu, "selection-done") { gtk_widget_destroy(menu) }
    var place = GdkRectangle()
    place.x = Int32(exactly: x.rounded()) ?? 0
    place.y = Int32(exactly: y.rounded()) ?? 0
    place.width = 1
    place.height = 1
    gtk_menu_popup_at_rect(
      menu.raw.of(GtkMenu.self), gtk_widget_get_window(widget), &place, GDK_GRAVITY_NORTH_WEST,
      GDK_GRAVITY_NORTH_WEST, nil)
  }

  private static func add(
    _ label: String, to menu: UnsafeMutablePointer<GtkWidget>,
    _ action: @escaping @MainActor () -> Void
  ) {
    guard let item = gtk_menu_item_new_with_mnemonic(label) else { return }
    SignalConnection.connect(item, "activate") { action() }
    gtk_menu_shell_append(menu.raw.of(GtkMenuShell.self), item)
  }

  private static func copy(_ text: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    let display = gtk_widget_get_display(widget)
    gtk_clipboard_set_text(gtk_clipboard_get_default(display), text, -1)
  }
}
