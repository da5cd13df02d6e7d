import CGtk
import GtkBridge

/// The properties of a model's items that rows show; nil shows none.
struct ItemProperties: Equatable {
  var title: String?
  var subtitle: String?
  var icon: String?
}

/// A `GListModel` whose items are a list's rows.
@MainActor final class ListModelRows {
  private let reference: GObjectRef<OpaquePointer>
  private var connection: UInt = 0

  /// The rows of `model`; `changed` is called with its changes.
  init(_ model: OpaquePointer, changed: @escaping @MainActor (RowChange) -> Void) {
    reference = GObjectRef(retaining: model)
    connection = SignalConnection.connect(
      model, "items-changed",
      change: { place, removed, added in
        let place = Int(clamping: place)
        if removed > 0 { changed(.removed(at: place, count: Int(clamping: removed))) }
        if added > 0 { changed(.inserted(at: place, count: Int(clamping: added))) }
      })
  }

  /// The model, alive as long as this object.
  var model: OpaquePointer { reference.pointer }

  /// Stops following the model.
  func stop() {
    SignalConnection.disconnect(model, connection)
    connection = 0
  }

  var count: Int { Int(clamping: g_list_model_get_n_items(model)) }

  /// Calls `body` with the item at `index`, alive for the call; nil where there is none.
  func item<Result>(at index: Int, _ body: (UnsafeMutableRawPointer) -> Result?) -> Result? {
    guard let place = guint(exactly: index), let item = g_list_model_get_item(model, place) else {
      return nil
    }
    defer { g_object_unref(item) }
    return body(item)
  }
}

extension ItemProperties {
  /// The row of `item`.
  @MainActor func row(of item: UnsafeMutableRawPointer) -> Row {
    Row(
      title: title.flatMap { Self.text(of: item, $0) } ?? "",
      subtitle: subtitle.flatMap { Self.text(of: item, $0) },
      icon: icon.flatMap { Self.icon(of: item, $0) })
  }

  /// A property as text; nil where the item lacks it, or it cannot be text.
  @MainActor private static func text(
    of item: UnsafeMutableRawPointer, _ name: String
  ) -> String? {
    guard let text = _tug_text_property(item, name) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// A property as an icon: a `GIcon`, or the name of one.
  @MainActor private static func icon(
    of item: UnsafeMutableRawPointer, _ name: String
  ) -> Icon? {
    guard let text = _tug_icon_property(item, name) else { return nil }
    defer { g_free(text) }
    return .serialized(String(cString: text))
  }
}
