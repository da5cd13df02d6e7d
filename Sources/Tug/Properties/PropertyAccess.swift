import CGtk
import GtkBridge

/// The reading and writing of the Swift property behind a GObject property.
///
/// scripts/generate-api writes the table of properties and paths (`Generated`).
@MainActor struct PropertyAccess<Owner: AnyObject> {
  /// Puts the present value into a GValue of the property's type.
  let read: @MainActor (Owner, UnsafeMutablePointer<GValue>) -> Void
  /// Takes over a value; true where reading gives another value now, and nil where the property is
  /// only read.
  let write: (@MainActor (Owner, UnsafePointer<GValue>) -> Bool)?

  private init<Value: Equatable>(
    _ path: KeyPath<Owner, Value>, put: @escaping (UnsafeMutablePointer<GValue>, Value) -> Void,
    take: @escaping (UnsafePointer<GValue>) -> Value?,
    isEqual: @escaping (Value, Value) -> Bool = { $0 == $1 }
  ) {
    read = { owner, value in put(value, owner[keyPath: path]) }
    guard let path = path as? ReferenceWritableKeyPath<Owner, Value> else {
      write = nil
      return
    }
    write = { owner, value in
      guard let value = take(value) else { return false }
      // Compared as Swift has them: a GValue would hold a copy of each.
      let before = owner[keyPath: path]
      owner[keyPath: path] = value
      return !isEqual(before, owner[keyPath: path])
    }
  }

  /// The same, never written.
  private var reading: Self { Self(read: read, write: nil) }

  private init(
    read: @escaping @MainActor (Owner, UnsafeMutablePointer<GValue>) -> Void,
    write: (@MainActor (Owner, UnsafePointer<GValue>) -> Bool)?
  ) {
    (self.read, self.write) = (read, write)
  }

  // MARK: Types

  static func flag(_ path: KeyPath<Owner, Bool>) -> Self {
    Self(
      path, put: { g_value_set_boolean($0, gboolean($1)) },
      take: { g_value_get_boolean($0).isTrue })
  }

  static func number(_ path: KeyPath<Owner, Double>) -> Self {
    Self(path, put: { g_value_set_double($0, $1) }, take: { g_value_get_double($0) })
  }

  /// A number that there may be none of, which is `none` then, and below 0.
  static func number(_ path: KeyPath<Owner, Double?>, none: Double) -> Self {
    Self(
      path, put: { g_value_set_double($0, $1 ?? none) },
      take: { value -> Double?? in
        let number = g_value_get_double(value)
        return .some(number == none || number < 0 ? nil : number)
      })
  }

  static func count(_ path: KeyPath<Owner, Int>) -> Self {
    Self(
      path, put: { g_value_set_uint($0, guint(clamping: $1)) },
      take: { Int(exactly: g_value_get_uint($0)) })
  }

  /// A whole number that there may be none of, which is `none` then, and below 0.
  static func integer(_ path: KeyPath<Owner, Int?>, none: Int) -> Self {
    Self(
      path, put: { g_value_set_int($0, gint(clamping: $1 ?? none)) },
      take: { value -> Int?? in
        guard let number = Int(exactly: g_value_get_int(value)) else { return nil }
        return .some(number == none || number < 0 ? nil : number)
      })
  }

  static func text(_ path: KeyPath<Owner, String?>) -> Self {
    Self(
      path, put: { g_value_set_string($0, $1) },
      take: { .some(g_value_get_string($0).map { String(cString: $0) }) },
      isEqual: { $0.map { Array($0.utf8) } == $1.map { Array($0.utf8) } })
  }

  /// A choice among all values, which the C enumeration has in the same order from 0.
  static func choice<Value: CaseIterable & Equatable & Sendable>(_ path: KeyPath<Owner, Value>)
    -> Self
  {
    let values = Array(Value.allCases)
    return Self(
      path, put: { g_value_set_enum($0, gint(clamping: values.firstIndex(of: $1) ?? 0)) },
      take: { value in
        Int(exactly: g_value_get_enum(value)).flatMap {
          values.indices.contains($0) ? values[$0] : nil
        }
      })
  }

  static func insets(_ path: KeyPath<Owner, EdgeInsets>) -> Self {
    Self(
      path,
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

  /// An object, which the owner keeps.
  static func object(_ path: KeyPath<Owner, UnsafeMutableRawPointer?>) -> Self {
    Self(path, put: { g_value_set_object($0, $1) }, take: { .some(g_value_get_object($0)) })
  }

  /// Seconds since 1970, -1 where there are none.
  static func time(_ path: KeyPath<Owner, Double?>) -> Self {
    Self(
      path, put: { g_value_set_int64($0, $1.flatMap { gint64(checked: $0) } ?? -1) },
      take: { value -> Double?? in
        let seconds = g_value_get_int64(value)
        return .some(seconds < 0 ? nil : Double(seconds))
      })
  }

  // MARK: What is only read

  static func flag(reading path: KeyPath<Owner, Bool>) -> Self { flag(path).reading }
  static func number(reading path: KeyPath<Owner, Double>) -> Self { number(path).reading }
  static func number(reading path: KeyPath<Owner, Double?>, none: Double) -> Self {
    number(path, none: none).reading
  }
  static func count(reading path: KeyPath<Owner, Int>) -> Self { count(path).reading }
  static func object(reading path: KeyPath<Owner, UnsafeMutableRawPointer?>) -> Self {
    object(path).reading
  }
  static func insets(reading path: KeyPath<Owner, EdgeInsets>) -> Self { insets(path).reading }
  static func choice<Value: CaseIterable & Equatable & Sendable>(
    reading path: KeyPath<Owner, Value>
  ) -> Self {
    choice(path).reading
  }
}
