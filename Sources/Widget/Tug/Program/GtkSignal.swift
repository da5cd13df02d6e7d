import GtkBridge

/// Connects Swift functions to the signals of GTK's objects, for a program with its own window.
///
/// ```swift
/// GtkSignal.connect(window, "destroy") { gtk_main_quit() }
/// ```
/// A function lives until the object is finalized, or the handler is disconnected with
/// `g_signal_handler_disconnect()` and the id that `connect` returns. If the object has no such
/// signal, a message is logged, and the id is 0.
@MainActor public enum GtkSignal {
  /// Connects a function that ignores the signal's arguments.
  @discardableResult
  public static func connect(
    _ object: UnsafeMutableRawPointer?, _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    object.map { SignalConnection.connect(OpaquePointer($0), signal, handler) } ?? 0
  }

  /// Connects a function of the signal's first arguments, which must have the function's types.
  ///
  /// A pointer is valid only during the call.
  @discardableResult
  public static func connect<each Argument: SignalArgument>(
    _ object: UnsafeMutableRawPointer?, _ signal: String,
    arguments handler: @escaping @MainActor (repeat each Argument) -> Void
  ) -> UInt {
    object.map { SignalConnection.connect(OpaquePointer($0), signal, arguments: handler) } ?? 0
  }

  /// Connects a function of an event, which returns whether it handled the event.
  ///
  /// The pointer to the event is valid only during the call.
  @discardableResult
  public static func connect(
    _ object: UnsafeMutableRawPointer?, _ signal: String,
    event handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Bool
  ) -> UInt {
    object.map { SignalConnection.connect(OpaquePointer($0), signal, event: handler) } ?? 0
  }
}
