import CGtk

/// Connects Swift closures to GObject signals, with one function for each handler signature.
///
/// The closure lives until the object is finalized or ``disconnect(_:_:)`` is called. It must not
/// retain the owner of the object: capture that weakly. If the object has no such signal, GLib logs
/// a critical message and nothing is connected. A signal that is emitted on another thread is
/// ignored with a critical message.
@MainActor public enum SignalConnection {
  /// Connects a handler to a signal without arguments and result.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    _ handler: @escaping @MainActor () -> Void
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, gpointer?) -> Void = { _, data in
      nonisolated(unsafe) let data = data
      onMainThread {
        ClosureBox<@MainActor () -> Void>.closure(at: data)?()
      }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with one pointer and without a result.
  ///
  /// The pointer is valid only during the call.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    pointer handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Void
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, value, data in
      nonisolated(unsafe) let data = data
      nonisolated(unsafe) let value = value
      onMainThread {
        ClosureBox<@MainActor (UnsafeMutableRawPointer?) -> Void>.closure(at: data)?(value)
      }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with one pointer; the handler returns whether it used the
  /// event.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    event handler: @escaping @MainActor (UnsafeMutableRawPointer?) -> Bool
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?) -> gboolean = {
      _, value, data in
      nonisolated(unsafe) let data = data
      nonisolated(unsafe) let value = value
      let isUsed = onMainThread {
        ClosureBox<@MainActor (UnsafeMutableRawPointer?) -> Bool>.closure(at: data)?(value)
      }
      return gboolean(isUsed.flatMap(\.self) ?? false)
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with three `guint` and without a result.
  ///
  /// They are a position and the numbers of removed and added items.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    change handler: @escaping @MainActor (UInt32, UInt32, UInt32) -> Void
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> Void = {
      _, place, removed, added, data in
      nonisolated(unsafe) let data = data
      onMainThread {
        ClosureBox<@MainActor (UInt32, UInt32, UInt32) -> Void>.closure(at: data)?(
          place, removed, added)
      }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with two pointers and without a result.
  ///
  /// The pointers are valid only during the call.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    pointers handler:
      @escaping @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
      -> Void
  ) -> UInt {
    typealias Handler = @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?) -> Void = {
      _, one, other, data in
      nonisolated(unsafe) let (one, other, data) = (one, other, data)
      onMainThread { ClosureBox<Handler>.closure(at: data)?(one, other) }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with three pointers and without a result.
  ///
  /// The handler receives the first and the third pointer, which are valid only during the call.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    firstAndThird handler:
      @escaping @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?)
      -> Void
  ) -> UInt {
    typealias Handler = @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?, gpointer?, gpointer?) -> Void =
      {
        _, first, _, third, data in
        nonisolated(unsafe) let (first, third, data) = (first, third, data)
        onMainThread { ClosureBox<Handler>.closure(at: data)?(first, third) }
      }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with two pointers and a `gint` or an enumeration, without a
  /// result.
  ///
  /// The pointers are valid only during the call.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    pointersAndInteger handler:
      @escaping @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void
  ) -> UInt {
    typealias Handler =
      @MainActor (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, Int32) -> Void
    let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?, gint, gpointer?) -> Void = {
      _, one, other, number, data in
      nonisolated(unsafe) let (one, other, data) = (one, other, data)
      onMainThread { ClosureBox<Handler>.closure(at: data)?(one, other, number) }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with one `gint` and without a result.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    integer handler: @escaping @MainActor (Int32) -> Void
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, gint, gpointer?) -> Void = { _, value, data in
      nonisolated(unsafe) let data = data
      onMainThread {
        ClosureBox<@MainActor (Int32) -> Void>.closure(at: data)?(value)
      }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with two doubles, a point, and without a result.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    point handler: @escaping @MainActor (Double, Double) -> Void
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> Void = {
      _, x, y, data in
      nonisolated(unsafe) let data = data
      onMainThread {
        ClosureBox<@MainActor (Double, Double) -> Void>.closure(at: data)?(x, y)
      }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Connects a handler to a signal with a `gint`, the number of clicks, and two doubles, a point,
  /// without a result.
  @discardableResult
  public static func connect(
    _ object: some ObjectPointer, _ signal: String,
    click handler: @escaping @MainActor (Int32, Double, Double) -> Void
  ) -> UInt {
    let trampoline: @convention(c) (gpointer?, gint, gdouble, gdouble, gpointer?) -> Void = {
      _, clicks, x, y, data in
      nonisolated(unsafe) let data = data
      onMainThread {
        ClosureBox<@MainActor (Int32, Double, Double) -> Void>.closure(at: data)?(clicks, x, y)
      }
    }
    return connect(
      object, signal, unsafeBitCast(trampoline, to: GCallback.self), ClosureBox(handler).retained())
  }

  /// Disconnects a handler and releases its closure.
  ///
  /// Does nothing if the id is 0 or if the object's disposal has already disconnected the handler.
  public static func disconnect(_ object: some ObjectPointer, _ id: UInt) {
    guard id != 0, g_signal_handler_is_connected(object.raw, id).isTrue else { return }
    g_signal_handler_disconnect(object.raw, id)
  }

  private static func connect(
    _ object: some ObjectPointer, _ signal: String, _ callback: GCallback?,
    _ box: UnsafeMutableRawPointer
  ) -> UInt {
    _tug_signal_connect(object.raw, signal, callback, box, { data, _ in releaseClosureBox(data) })
  }
}
