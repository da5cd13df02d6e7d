import CGtk
import GtkBridge
import Tug

/// A window with a list that is empty at first.
@MainActor final class LoadWindow {
  let store = RowStore<Int>()
  let list: ListView
  private let window: UnsafeMutablePointer<GtkWidget>
  private var pager: ListPager<Int, Int, Int>?

  init() {
    list = ListView(rows: store) { Row(title: "Row \($0)") }
    window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
    gtk_window_set_default_size(UnsafeMutableRawPointer(window).of(GtkWindow.self), 480, 800)
    gtk_container_add(UnsafeMutableRawPointer(window).of(GtkContainer.self), list.widget)
    gtk_widget_show_all(window)
  }

  /// G_TYPE_OBJECT, a macro.
  private static let objectType = GType(20 << G_TYPE_FUNDAMENTAL_SHIFT)
  /// G_TYPE_STRING, a macro.
  static let textType = GType(16 << G_TYPE_FUNDAMENTAL_SHIFT)

  /// An item for a model.
  static func item() -> UnsafeMutableRawPointer? {
    g_object_new_with_properties(objectType, 0, nil, nil).map { UnsafeMutableRawPointer($0) }
  }

  func destroy() { gtk_widget_destroy(window) }

  /// Creates an empty model, for the list of `window` if it is not `nil`.
  static func listModel(_ window: LoadWindow?) -> OpaquePointer? {
    let model = g_list_store_new(objectType)
    if let window {
      tug_list_view_set_model(
        UnsafeMutableRawPointer(window.list.widget).of(TugListView.self), model)
    }
    return model
  }

  /// Creates an empty model, for the list of `window` if it is not `nil`.
  static func treeModel(_ window: LoadWindow?) -> UnsafeMutablePointer<GtkListStore>? {
    var type = textType
    let model = gtk_list_store_newv(1, &type)
    if let window, let model {
      let list = UnsafeMutableRawPointer(window.list.widget).of(TugListView.self)
      tug_list_view_set_tree_model(list, OpaquePointer(model))
      let cell = gtk_cell_renderer_text_new()
      gtk_cell_layout_pack_start(OpaquePointer(list), cell, gboolean(1))
      gtk_cell_layout_add_attribute(OpaquePointer(list), cell, "text", 0)
    }
    return model
  }

  /// Loads pages of `size` items until there are as many as are to be loaded.
  func loadPages(of size: Int) {
    let source = PagedSource<Int, Int, Int>(id: { $0 }) { (cursor: Int?) in
      let first = cursor ?? 0
      let next = first + size < Load.count ? first + size : nil
      return FetchedPage(Array(first..<(first + size)), next: next)
    }
    let pager = ListPager(list, rows: store, source: source)
    self.pager = pager
    Task {
      try await pager.refresh()
      while try await pager.loadMore() {}
    }
  }
}
