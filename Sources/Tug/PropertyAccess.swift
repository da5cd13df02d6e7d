import CGtk
import GtkBridge

/// How a GObject property reads and writes what is behind it.
@MainActor struct PropertyAccess<Owner: AnyObject> {
  /// Puts the present value into a GValue of the property's type.
  let read: @MainActor (Owner, UnsafeMutablePointer<GValue>) -> Void
  /// Takes over a value; nil where the property is only read.
  let write: (@MainActor (Owner, UnsafePointer<GValue>) -> Void)?

  private init<Value>(
    put: @escaping (UnsafeMutablePointer<GValue>, Value) -> Void,
    take: @escaping (UnsafePointer<GValue>) -> Value?,
    get: @escaping @MainActor (Owner) -> Value, set: (@MainActor (Owner, Value) -> Void)?
  ) {
    read = { owner, value in put(value, get(owner)) }
    if let set {
      write = { owner, value in
        if let value = take(value) { set(owner, value) }
      }
    } else {
      write = nil
    }
  }

  static func flag(
    get: @escaping @MainActor (Owner) -> Bool, set: (@MainActor (Owner, Bool) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_boolean($0, gboolean($1)) }, take: { g_value_get_boolean($0).isTrue },
      get: get, set: set)
  }

  static func flag(_ path: ReferenceWritableKeyPath<Owner, Bool>) -> Self {
    flag(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  static func number(
    get: @escaping @MainActor (Owner) -> Double, set: (@MainActor (Owner, Double) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_double($0, $1) }, take: { g_value_get_double($0) }, get: get, set: set)
  }

  static func number(_ path: ReferenceWritableKeyPath<Owner, Double>) -> Self {
    number(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A number that there may be none of, which is `none` then.
  static func number(_ path: ReferenceWritableKeyPath<Owner, Double?>, none: Double) -> Self {
    number(
      get: { $0[keyPath: path] ?? none },
      set: { $0[keyPath: path] = $1 == none || $1 < 0 ? nil : $1 })
  }

  static func count(
    get: @escaping @MainActor (Owner) -> Int, set: (@MainActor (Owner, Int) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_uint($0, guint(clamping: $1)) },
      take: { Int(exactly: g_value_get_uint($0)) },
      get: get, set: set)
  }

  static func integer(
    get: @escaping @MainActor (Owner) -> Int, set: (@MainActor (Owner, Int) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_int($0, gint(clamping: $1)) }, take: { Int(exactly: g_value_get_int($0)) },
      get: get, set: set)
  }

  static func text(
    get: @escaping @MainActor (Owner) -> String?, set: (@MainActor (Owner, String?) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_string($0, $1) },
      take: { .some(g_value_get_string($0).map { String(cString: $0) }) }, get: get, set: set)
  }

  static func text(_ path: ReferenceWritableKeyPath<Owner, String?>) -> Self {
    text(get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  /// A choice among `values`, which the C enumeration has in the same order from 0.
  static func choice<Value: Equatable>(
    of values: [Value], get: @escaping @MainActor (Owner) -> Value?,
    set: (@MainActor (Owner, Value) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_enum($0, gint(clamping: $1 ?? 0)) },
      take: { Int(exactly: g_value_get_enum($0)) },
      get: { owner in get(owner).flatMap { values.firstIndex(of: $0) } },
      set: set.map { set in
        { owner, index in
          if let index, values.indices.contains(index) { set(owner, values[index]) }
        }
      })
  }

  static func insets(
    get: @escaping @MainActor (Owner) -> EdgeInsets,
    set: (@MainActor (Owner, EdgeInsets) -> Void)? = nil
  ) -> Self {
    Self(
      put: { value, insets in
        var given = TugInsets(start: insets.top, end: insets.bottom)
        g_value_set_boxed(value, &given)
      },
      take: { value in
        g_value_get_boxed(value).map {
          let given = $0.of(TugInsets.self).pointee
          return EdgeInsets(top: given.start, bottom: given.end)
        }
      }, get: get, set: set)
  }

  /// An object, which the owner keeps.
  static func object(
    get: @escaping @MainActor (Owner) -> UnsafeMutableRawPointer?,
    set: (@MainActor (Owner, UnsafeMutableRawPointer?) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_object($0, $1) }, take: { .some(g_value_get_object($0)) }, get: get,
      set: set)
  }

  /// Seconds since 1970, -1 where there are none.
  static func time(
    get: @escaping @MainActor (Owner) -> Double?,
    set: (@MainActor (Owner, Double?) -> Void)? = nil
  ) -> Self {
    Self(
      put: { g_value_set_int64($0, $1.flatMap { gint64(checked: $0) } ?? -1) },
      take: { value -> Double?? in
        let seconds = g_value_get_int64(value)
        return .some(seconds < 0 ? nil : Double(seconds))
      }, get: get, set: set)
  }
}

extension PropertyAccess {
  /// Writes, and answers whether what is read is another value now.
  func change(_ owner: Owner, to value: UnsafePointer<GValue>, type: GType) -> Bool {
    guard let write else { return false }
    var (before, after) = (GValue(), GValue())
    g_value_init(&before, type)
    g_value_init(&after, type)
    defer {
      g_value_unset(&before)
      g_value_unset(&after)
    }
    read(owner, &before)
    write(owner, value)
    read(owner, &after)
    return !_tug_values_are_equal(&before, &after).isTrue
  }
}
