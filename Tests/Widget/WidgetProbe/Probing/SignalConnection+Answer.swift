import CGtk
import GtkBridge

extension SignalConnection {
  /// Connects a handler of a signal with one `gint` or enumeration, which returns whether it has
  /// handled the signal.
  @discardableResult
  static func connect(
    _ object: some ObjectPointer, _ signal: String,
    answer handler: @escaping @MainActor (Int32) -> Bool
  ) -> UInt {
    connect(object, signal, values: { handler(Int32(value: $0)) })
  }
}
