import CGtk
import GtkBridge
import Tug

/// A way to load rows.
@MainActor enum Load: String, CaseIterable {
  /// All at the end of a RowStore.
  case storeAtOnce = "store-at-once"
  /// One after the other at its end.
  case storeOneByOne = "store-one-by-one"
  /// One after the other at its start.
  case storeAtTop = "store-at-top"
  /// All into a GListStore.
  case listModelAtOnce = "list-model-at-once"
  /// One after the other at its end.
  case listModelOneByOne = "list-model-one-by-one"
  /// One after the other at the end of a GtkListStore, which tells each twice.
  case treeModel = "tree-model"
  /// One after the other at its start.
  case treeModelAtTop = "tree-model-at-top"
  /// On a single page.
  case page = "page"
  /// On a thousand pages, one after the other without a pause.
  case pages = "pages"

  /// The rows that are loaded.
  static let count = 100_000

  func measure() {
    let without = time { load(into: nil) }
    let window = LoadWindow()
    Stretch.run(milliseconds: 500)
    let call = time { load(into: window) }
    let longest = Stretch.run(milliseconds: 2000).longest
    print(
      "\(rawValue) rows=\(window.list.rowCount) call=\(rounded(call)) without=\(rounded(without))"
        + " longest=\(rounded(longest))")
    window.destroy()
    Stretch.run(milliseconds: 100)
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private func time(_ work: () -> Void) -> Double {
    let start = Stretch.now
    work()
    return Double(Stretch.now - start) / 1e6
  }

  private func load(into window: LoadWindow?) {
    switch self {
    case .storeAtOnce:
      let store = window?.store ?? RowStore<Int>()
      store.append(contentsOf: Array(0..<Self.count))
    case .storeOneByOne:
      let store = window?.store ?? RowStore<Int>()
      for number in 0..<Self.count { store.append(number) }
    case .storeAtTop:
      let store = window?.store ?? RowStore<Int>()
      for number in 0..<Self.count { store.insert(number, at: 0) }
    case .listModelAtOnce:
      let model = LoadWindow.listModel(window)
      var items = (0..<Self.count).map { _ in LoadWindow.item() }
      g_list_store_splice(model, 0, 0, &items, guint(Self.count))
      for item in items { g_object_unref(item) }
    case .listModelOneByOne:
      let model = LoadWindow.listModel(window)
      for _ in 0..<Self.count {
        let item = LoadWindow.item()
        g_list_store_append(model, item)
        g_object_unref(item)
      }
    case .treeModel, .treeModelAtTop:
      let model = LoadWindow.treeModel(window)
      var value = GValue()
      g_value_init(&value, LoadWindow.textType)
      g_value_set_static_string(&value, "text")
      var iter = GtkTreeIter()
      for _ in 0..<Self.count {
        if self == .treeModel {
          gtk_list_store_append(model, &iter)
        } else {
          gtk_list_store_prepend(model, &iter)
        }
        gtk_list_store_set_value(model, &iter, 0, &value)
      }
    case .page: window?.loadPages(of: Self.count)
    case .pages: window?.loadPages(of: 100)
    }
  }
}
