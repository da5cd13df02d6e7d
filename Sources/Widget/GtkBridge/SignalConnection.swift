import CGtk

/// Connects Swift closures to GObject signals.
///
/// The closure lives until the object is finalized or ``disconnect(_:_:)`` is called. It must not
/// retain the owner of the object: capture that weakly. If the object has no such signal, a
/// message is logged and nothing is connected. A signal that is emitted on another thread
/// is ignored with a critical message.
@MainActor package enum SignalConnection {
  /// Receives the values of a signal's arguments, and returns what the signal returns, if anything.
  package typealias Handler = @MainActor (UnsafePointer<GValue>) -> Bool?

  /// Connects a handler that ignores the signal's arguments.
  @discardableResult
  package static func connect(
    _ object: some ObjectPointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    connect(object, signal) { _ in
      handler()
      return nil
    }
  }

  /// Connects a handler of the signal's first argument, a pointer.
  ///
  /// The pointer is valid only during the call.
  @discardableResult
  package static func connect(
    _ object: some ObjectPointer, _ signal: String,
    pointer handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
  ) -> UInt {
    connect(object, signal, arguments: handler)
  }

  /// Connects a handler of the signal's first argument, a pointer that is valid only during the
  /// call; the handler returns whether it used the event.
  @discardableResult
  package static func connect(
    _ object: some ObjectPointer, _ signal: String,
    event handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Bool
  ) -> UInt {
    connect(object, signal) { handler(g_value_peek_pointer($0)) }
  }

  /// Connects a handler of the signal's first arguments, which must have the handler's types.
  ///
  /// Pointers are valid only during the call.
  @discardableResult
  package static func connect<each Argument: SignalArgument>(
    _ object: some ObjectPointer, _ signal: String,
    arguments handler: @escaping @MainActor (repeat each Argument) -> Void
  ) -> UInt {
    connect(object, signal) { values in
      var rest = values
      func next() -> UnsafePointer<GValue> {
        defer { rest += 1 }
        return rest
      }
      handler(repeat (each Argument)(value: next()))
      return nil
    }
  }

  /// Connects a handler of three counts, such as those of `GListModel::items-changed`.
  ///
  /// A C callback takes 700 fewer instructions per emission than reading each argument from a
  /// `GValue`, and a program may emit the signal for each row.
  @discardableResult
  package static func connect(
    _ object: some ObjectPointer, _ signal: String,
    counts handler: @escaping @MainActor (UInt32, UInt32, UInt32) -> Void
  ) -> UInt {
    typealias Handler = @MainActor (UInt32, UInt32, UInt32) -> Void
    let callback: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> Void = {
      _, first, second, third, data in
      nonisolated(unsafe) let data = data
      onMainThread { ClosureBox<Handler>.closure(at: data)?(first, second, third) }
    }
    let box = ClosureBox(handler).retained()
    let id = g_signal_connect_data(
      object.raw, signal, unsafeBitCast(callback, to: GCallback.self), box,
      { data, _ in releaseClosureBox(data) }, GConnectFlags(0))
    // GLib makes no closure for a missing signal, so nothing else releases the box.
    if id == 0 { releaseClosureBox(box) }
    return id
  }

  /// Disconnects a handler and releases its closure.
  ///
  /// Does nothing if the id is 0 or if the object's disposal has already disconnected the handler.
  package static func disconnect(_ object: some ObjectPointer, _ id: UInt) {
    guard id != 0, g_signal_handler_is_connected(object.raw, id).isTrue else { return }
    g_signal_handler_disconnect(object.raw, id)
  }

  /// Connects a handler that reads the values itself and may return what the signal returns.
  package static func connect(
    _ object: some ObjectPointer, _ signal: String, values handler: @escaping Handler
  ) -> UInt {
    let marshal: GClosureMarshal = { closure, result, _, values, _, _ in
      nonisolated(unsafe) let (data, values) = (closure?.pointee.data, values)
      let answer = onMainThread {
        values.flatMap { ClosureBox<Handler>.closure(at: data)?($0 + 1) }
      }
      if let answer = answer.flatMap(\.self) { g_value_set_boolean(result, gboolean(answer)) }
    }
    return _tug_signal_connect(
      object.raw, signal, marshal, ClosureBox(handler).retained(),
      { data, _ in releaseClosureBox(data) })
  }
}

/// A type of a signal's argument.
public protocol SignalArgument {
  /// Reads the argument from `value`.
  init(value: UnsafePointer<GValue>)
}

extension Optional: SignalArgument where Wrapped == UnsafeMutableRawPointer {
  /// Reads the pointer of an object, of a boxed value, or any other pointer.
  public init(value: UnsafePointer<GValue>) { self = g_value_peek_pointer(value) }
}

extension Int32: SignalArgument {
  /// Reads a `gint` or the value of an enumeration.
  public init(value: UnsafePointer<GValue>) {
    let isEnumeration = g_type_check_value_holds(value, g_type_from_name("GEnum")).isTrue
    self = isEnumeration ? g_value_get_enum(value) : g_value_get_int(value)
  }
}

extension UInt32: SignalArgument {
  /// Reads a `guint`.
  public init(value: UnsafePointer<GValue>) { self = g_value_get_uint(value) }
}

extension Double: SignalArgument {
  /// Reads a `gdouble`.
  public init(value: UnsafePointer<GValue>) { self = g_value_get_double(value) }
}
