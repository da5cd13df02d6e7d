import CGtk
import GtkBridge

/// Reads and writes the Swift property behind a GObject property.
///
/// `scripts/generate-api` writes the tables of properties (`Generated`). The tables use closures,
/// because a key path costs more than the rest of a call that scrolls.
@MainActor struct PropertyAccess<Owner: AnyObject> {
  /// Stores the current value in a GValue of the property's type.
  let read: @MainActor (Owner, UnsafeMutablePointer<GValue>) -> Void
  /// The function that sets the value, or `nil` if the property is read-only.
  ///
  /// It returns whether reading now gives a different value.
  let write: (@MainActor (Owner, UnsafePointer<GValue>) -> Bool)?

  /// The type of a function that reads the Swift property.
  typealias Get<Value> = @MainActor (Owner) -> Value
  /// The type of a function that writes the Swift property, or `nil` if the property is read-only.
  typealias Set<Value> = (@MainActor (Owner, Value) -> Void)?

  private init<Value: Equatable>(
    _ get: @escaping Get<Value>, _ set: Set<Value>,
    put: @escaping (UnsafeMutablePointer<GValue>, Value) -> Void,
    take: @escaping (UnsafePointer<GValue>) -> Value?,
    isEqual: @escaping (Value, Value) -> Bool = { $0 == $1 }
  ) {
    read = { owner, value in put(value, get(owner)) }
    guard let set else {
      write = nil
      return
    }
    write = { owner, value in
      guard let value = take(value) else { return false }
      // Compare the Swift values, because a GValue would hold a copy of each.
      let before = get(owner)
      set(owner, value)
      return !isEqual(before, get(owner))
    }
  }

  // MARK: Types

  static func flag(_ get: @escaping Get<Bool>, _ set: Set<Bool> = nil) -> Self {
    Self(
      get, set, put: { g_value_set_boolean($0, gboolean($1)) },
      take: { g_value_get_boolean($0).isTrue })
  }

  static func number(_ get: @escaping Get<Double>, _ set: Set<Double> = nil) -> Self {
    Self(get, set, put: { g_value_set_double($0, $1) }, take: { g_value_get_double($0) })
  }

  /// Accesses an optional number.
  ///
  /// `nil` is stored as `none`; `none` and any number below 0 are read as `nil`.
  static func number(
    _ get: @escaping Get<Double?>, _ set: Set<Double?> = nil, none: Double
  ) -> Self {
    Self(
      get, set, put: { g_value_set_double($0, $1 ?? none) },
      take: { value -> Double?? in
        let number = g_value_get_double(value)
        return .some(number == none || number < 0 ? nil : number)
      })
  }

  static func count(_ get: @escaping Get<Int>, _ set: Set<Int> = nil) -> Self {
    Self(
      get, set, put: { g_value_set_uint($0, guint(clamping: $1)) },
      take: { Int(exactly: g_value_get_uint($0)) })
  }

  /// Accesses an optional integer.
  ///
  /// `nil` is stored as `none`; `none` and any number below 0 are read as `nil`.
  static func integer(_ get: @escaping Get<Int?>, _ set: Set<Int?> = nil, none: Int) -> Self {
    Self(
      get, set, put: { g_value_set_int($0, gint(clamping: $1 ?? none)) },
      take: { value -> Int?? in
        guard let number = Int(exactly: g_value_get_int(value)) else { return nil }
        return .some(number == none || number < 0 ? nil : number)
      })
  }

  static func text(_ get: @escaping Get<String?>, _ set: Set<String?> = nil) -> Self {
    Self(
      get, set, put: { g_value_set_string($0, $1) },
      take: { .some(g_value_get_string($0).map { String(cString: $0) }) },
      isEqual: { $0.map { Array($0.utf8) } == $1.map { Array($0.utf8) } })
  }

  /// Accesses a choice among all values, which have the same order in the C enumeration, from 0.
  static func choice<Value: CaseIterable & Equatable & Sendable>(
    _ get: @escaping Get<Value>, _ set: Set<Value> = nil
  ) -> Self {
    let values = Array(Value.allCases)
    return Self(
      get, set, put: { g_value_set_enum($0, gint(clamping: values.firstIndex(of: $1) ?? 0)) },
      take: { value in
        Int(exactly: g_value_get_enum(value)).flatMap {
          values.indices.contains($0) ? values[$0] : nil
        }
      })
  }

  static func insets(_ get: @escaping Get<EdgeInsets>, _ set: Set<EdgeInsets> = nil) -> Self {
    Self(
      get, set,
      put: { value, insets in
        var given = TugInsets(start: insets.top, end: insets.bottom)
        g_value_set_boxed(value, &given)
      },
      take: { value in
        g_value_get_boxed(value).map {
          let given = $0.of(TugInsets.self).pointee
          return EdgeInsets(top: given.start, bottom: given.end)
        }
      })
  }

  /// Accesses an object, which the owner keeps alive.
  static func object(
    _ get: @escaping Get<UnsafeMutableRawPointer?>, _ set: Set<UnsafeMutableRawPointer?> = nil
  ) -> Self {
    Self(get, set, put: { g_value_set_object($0, $1) }, take: { .some(g_value_get_object($0)) })
  }

  /// Accesses a time in seconds since 1970.
  ///
  /// `nil` is stored as -1; any number below 0 is read as `nil`.
  static func time(_ get: @escaping Get<Double?>, _ set: Set<Double?> = nil) -> Self {
    Self(
      get, set, put: { g_value_set_int64($0, $1.flatMap { gint64(checked: $0) } ?? -1) },
      take: { value -> Double?? in
        let seconds = g_value_get_int64(value)
        return .some(seconds < 0 ? nil : Double(seconds))
      })
  }
}
