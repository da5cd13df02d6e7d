import CGtk
import GtkBridge
import Tug

/// A window with one list of numbered rows.
@MainActor final class TestWindow {
  let window: UnsafeMutablePointer<GtkWidget>
  let list: ListView
  let store: RowStore<Int>
  private(set) var draws = 0

  /// A list of `rows` rows in a window of its own, not shown yet.
  init(
    rows: Int = 100, store: RowStore<Int>? = nil,
    row: @escaping @MainActor (Int) -> Row = {
      Row(title: "Row \($0 + 1)", subtitle: "Subtitle")
    }
  ) {
    let store = store ?? RowStore(Array(0..<rows))
    self.store = store
    list = ListView(rows: store, row: row)
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_window_set_default_size(UnsafeMutableRawPointer(window).of(GtkWindow.self), 320, 480)
    gtk_container_add(UnsafeMutableRawPointer(window).of(GtkContainer.self), list.widget)
    SignalConnection.connect(
      list.widget, "draw",
      event: { [weak self] _ in
        self?.draws += 1
        return false
      })
  }

  /// Switches the user's animations off, so that every motion is over at once.
  func stopAnimations() {
    setAnimations(false)
  }

  /// Shows the window and waits for the list's first frame.
  func show() {
    gtk_widget_show_all(window)
    Loop.run { draws > 0 && list.peer?.isTicking == false }
  }

  /// Waits until the list does not move any more.
  @discardableResult
  func settle() -> Bool {
    Loop.run { list.peer?.isTicking != true }
  }

  /// Destroys the window with all in it.
  func destroy() {
    gtk_widget_destroy(window)
  }
}
