import CGtk
import GtkBridge

/// The `GListModel` that a pager's program fills, and the ids of its items.
@MainActor final class FollowedModel {
  private let model: GObjectRef<OpaquePointer>
  private var connection: UInt = 0
  /// Whether the program has not named this model, but a list shows it.
  let isAssumed: Bool

  /// Follows `model`, and calls `changed` with the position, and the numbers of removed and added
  /// items.
  init(
    _ model: OpaquePointer, isAssumed: Bool, changed: @escaping @MainActor (Int, Int, Int) -> Void
  ) {
    self.model = GObjectRef(retaining: model)
    self.isAssumed = isAssumed
    connection = SignalConnection.connect(
      model, "items-changed",
      counts: { changed(Int(clamping: $0), Int(clamping: $1), Int(clamping: $2)) })
  }

  /// Stops following the model.
  func stop() { SignalConnection.disconnect(model.pointer, connection) }

  var count: Int { Int(clamping: g_list_model_get_n_items(model.pointer)) }

  /// Returns the id of the item at `row`: the text of `property`, or the id that was noted.
  ///
  /// Returns `nil` if the item has no id.
  func id(at row: Int, property: String?) -> PagerPeer.Bytes? {
    item(at: row) { item in
      guard let property else {
        return g_object_get_qdata(item, Self.noted).map {
          PagerPeer.Bytes(terminated: $0.assumingMemoryBound(to: CChar.self))
        }
      }
      guard let text = _tug_text_property(item, property) else { return nil }
      defer { g_free(text) }
      let id = PagerPeer.Bytes(terminated: text)
      return id.isEmpty ? nil : id
    }
  }

  /// Notes the id of the item at `row` with the item, so that it has the id wherever it is moved,
  /// and when it is inserted again.
  func note(_ id: PagerPeer.Bytes, at row: Int) {
    item(at: row) { g_object_set_qdata_full($0, Self.noted, id.duplicated, g_free) }
  }

  private static let noted = g_quark_from_string("tug-pager-id")

  @discardableResult
  private func item<Result>(at row: Int, _ body: (UnsafeMutablePointer<GObject>) -> Result?)
    -> Result?
  {
    guard let row = guint(exactly: row), let item = g_list_model_get_item(model.pointer, row) else {
      return nil
    }
    defer { g_object_unref(item) }
    return body(item.assumingMemoryBound(to: GObject.self))
  }
}

extension PagerPeer.Bytes {
  /// Creates the bytes of a C string, without the terminating zero.
  init(terminated text: UnsafePointer<CChar>) {
    self.init(UnsafeRawBufferPointer(start: text, count: Int(strlen(text))))
  }

  /// A C string with these bytes, to be freed with `g_free()`.
  var duplicated: UnsafeMutablePointer<CChar>? {
    withUnsafeBytes {
      g_strndup($0.assumingMemoryBound(to: CChar.self).baseAddress, gsize($0.count))
    }
  }
}
