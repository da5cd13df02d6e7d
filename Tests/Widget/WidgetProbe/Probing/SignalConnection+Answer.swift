import CGtk
import GtkBridge

extension SignalConnection {
  /// Connects a handler of a signal with one `gint` or enumeration that answers true when it has
  /// done what was asked for.
  @discardableResult
  static func connect(
    _ object: some ObjectPointer, _ signal: String,
    answer handler: @escaping @MainActor (Int32) -> Bool
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, gint, gpointer?) -> gboolean = { _, value, data in
      nonisolated(unsafe) let data = data
      return MainActor.assumeIsolated {
        let handler = ClosureBox<@MainActor (Int32) -> Bool>.closure(at: data)
        return gboolean(handler?(value) ?? false)
      }
    }
    return _tug_signal_connect(
      object.raw, signal, unsafeBitCast(trampoline, to: GCallback.self),
      ClosureBox(handler).retained(), { data, _ in releaseClosureBox(data) })
  }
}
