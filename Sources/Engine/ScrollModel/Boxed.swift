/// A value in memory of its own, which its copies share until one of them changes it.
///
/// It is for the large parts of a value that is copied a hundred times in a frame: such a copy is one
/// reference. A change while there is no other copy happens in place, without memory of its own.
@frozen public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline final class Box: @unchecked Sendable {
    // Only the one `Boxed` that has the box to itself changes it.
    @exclusivity(unchecked) @usableFromInline var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var box: Box

  /// A box with `value`.
  @inlinable public init(_ value: Value) { box = Box(value) }

  /// The value.
  @inlinable public var value: Value {
    get { box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// True for one box, and for two with equal values.
  public static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.value == other.value
  }
}
