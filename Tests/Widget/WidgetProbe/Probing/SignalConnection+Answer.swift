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
    connect(object, signal, values: { handler(Int32(value: $0)) })
  }
}
