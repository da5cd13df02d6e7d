import CGtk
import GtkBridge
import Translations
import Tug

/// A context menu of rows, at the point where the user opened it.
///
/// A popover is used, because a `GtkMenu` on X11 would treat the end of the long press that opened
/// it as a choice.
@MainActor enum RowMenu {
  /// An item of the menu.
  struct Item {
    let words: Message
    let isSensitive: Bool
    let action: @MainActor () -> Void

    /// Creates an item.
    ///
    /// The user can choose it if `isSensitive` is `true`.
    init(_ words: Message, isSensitive: Bool = true, action: @escaping @MainActor () -> Void) {
      (self.words, self.isSensitive, self.action) = (words, isSensitive, action)
    }
  }

  /// Shows `items` at a point of `list`.
  static func show(_ items: [Item], x: Double, y: Double, in list: ListView) {
    let popover: UnsafeMutablePointer<GtkWidget> = gtk_popover_new(list.widget)
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_container_set_border_width(box.raw.of(GtkContainer.self), margin)
    var first: UnsafeMutablePointer<GtkWidget>?
    for item in items {
      let button = ModelButton.make(item.words.words, item.action)
      if item.isSensitive {
        first = first ?? button
      } else {
        gtk_widget_set_sensitive(button, gboolean(false))
      }
      gtk_container_add(box.raw.of(GtkContainer.self), button)
    }
    gtk_container_add(popover.raw.of(GtkContainer.self), box)
    gtk_widget_show_all(box)
    var place = GdkRectangle()
    place.x = Int32(exactly: x.rounded()) ?? 0
    place.y = Int32(exactly: y.rounded()) ?? 0
    place.width = 1
    place.height = 1
    gtk_popover_set_pointing_to(popover.raw.of(GtkPopover.self), &place)
    // GTK keeps a popover as long as its parent widget, so destroy it when it is hidden. A click on
    // an item also hides it, so wait until the click has been handled.
    SignalConnection.connect(popover, "hide") {
      let kept = GObjectRef(retaining: popover)
      Task { @MainActor in gtk_widget_destroy(kept.pointer) }
    }
    gtk_popover_popup(popover.raw.of(GtkPopover.self))
    first.map { gtk_widget_grab_focus($0) }
  }

  /// The margin around the items, in points.
  private static let margin: guint = 6

  /// Copies the texts to the clipboard, one per line.
  static func copy(_ texts: [String], in widget: UnsafeMutablePointer<GtkWidget>) {
    let display = gtk_widget_get_display(widget)
    gtk_clipboard_set_text(gtk_clipboard_get_default(display), texts.joined(separator: "\n"), -1)
  }
}
