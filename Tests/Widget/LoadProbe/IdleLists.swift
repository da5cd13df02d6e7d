import CAllocationCount
import CGtk
import GtkBridge
import Tug

/// A window with a thousand lists, each with a header and a footer.
@MainActor enum IdleLists {
  private static let count = 1000
  /// The seconds in which nothing happens.
  private static let seconds: UInt32 = 5

  static func measure() {
    let window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    let space = gtk_layout_new(nil, nil)
    gtk_window_set_default_size(UnsafeMutableRawPointer(window)?.of(GtkWindow.self), 480, 800)
    gtk_container_add(UnsafeMutableRawPointer(window)?.of(GtkContainer.self), space)
    let before = Int(allocation_bytes_in_use())
    var lists: [ListView] = []
    for number in 0..<count {
      let list = ListView(rows: RowStore(Array(0..<100))) { Row(title: "Row \($0)") }
      list.header = RefreshHeader {}
      list.footer = LoadMoreFooter { true }
      gtk_widget_set_size_request(list.widget, 160, 120)
      let place = (gint(number % 40), gint(number / 40))
      gtk_layout_put(
        UnsafeMutableRawPointer(space)?.of(GtkLayout.self), list.widget, place.0 * 160,
        place.1 * 120)
      lists.append(list)
    }
    let made = Int(allocation_bytes_in_use())
    gtk_widget_show_all(window)
    Stretch.run(milliseconds: 5000)
    let shown = Int(allocation_bytes_in_use())
    let start = Stretch.now
    let idle = Stretch.run(milliseconds: seconds * 1000)
    let work = Double(Stretch.now - start) / 1e6
    print(
      "idle-lists lists=\(count) made=\((made - before) / count) shown=\((shown - before) / count)"
        + " wake-ups=\(idle.wakeUps) seconds=\(seconds) work=\((work * 100).rounded() / 100)")
    gtk_widget_destroy(window)
  }
}
