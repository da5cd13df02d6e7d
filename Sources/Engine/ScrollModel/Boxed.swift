/// A value in memory of its own, which its copies share until one of them changes it.
///
/// It is for the large parts of a value that is copied a hundred times in a frame: such a copy is one
/// reference. A change while there is no other copy happens in place, without memory of its own.
@frozen public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline package final class Box: @unchecked Sendable {
    // Only the one `Boxed` that has the box to itself changes it.
    @exclusivity(unchecked) @usableFromInline package var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline package var box: Box

  /// A box with `value`.
  @inlinable public init(_ value: Value) { box = Box(value) }

  /// The value.
  @inlinable public var value: Value {
    get { box.value }
    _modify { yield &uniqueBox().value }
  }

  /// Returns the box, which no copy shares from now on.
  ///
  /// For accessors of parts of the value: through ``value`` each would be a coroutine within a coroutine,
  /// which takes memory for its frame.
  @inlinable package mutating func uniqueBox() -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
    return box
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// True for one box, and for two with equal values.
  public static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.value == other.value
  }
}
