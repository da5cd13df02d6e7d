import CGtk
import GtkBridge
import Translations
import Tug

/// The menu of a row, or of rows, at the place where it was asked for.
///
/// It is a popover, so that a finger that opened it by a long press can be lifted: a `GtkMenu` on
/// X11 takes that for a choice.
@MainActor enum RowMenu {
  /// A choice.
  struct Item {
    let words: Message
    let isSensitive: Bool
    let action: @MainActor () -> Void

    /// A choice in these words, which can be made unless it is not sensitive.
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
    // A popover lives as long as its widget, so that one for each click would pile up. It is
    // destroyed when it is hidden, but not while it still acts on a click.
    SignalConnection.connect(popover, "hide") {
      let kept = GObjectRef(retaining: popover)
      Task { @MainActor in gtk_widget_destroy(kept.pointer) }
    }
    gtk_popover_popup(popover.raw.of(GtkPopover.self))
    first.map { gtk_widget_grab_focus($0) }
  }

  /// Points around the choices.
  private static let margin: guint = 6

  /// Copies the texts, one a line.
  static func copy(_ texts: [String], in widget: UnsafeMutablePointer<GtkWidget>) {
    let display = gtk_widget_get_display(widget)
    gtk_clipboard_set_text(gtk_clipboard_get_default(display), texts.joined(separator: "\n"), -1)
  }
}
