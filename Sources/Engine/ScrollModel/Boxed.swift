/// A copy-on-write value in heap memory that its copies share until one of them changes it.
///
/// Use it for the large parts of a value that is copied a hundred times per frame: a copy then
/// costs one reference count. A change happens in place, without an allocation, if no other copy
/// exists.
@frozen public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline package final class Box: @unchecked Sendable {
    // Unchecked access is safe: only the `Boxed` that uniquely references the box changes it.
    @exclusivity(unchecked) @usableFromInline package var value: Value

    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline package var box: Box

  /// Creates a box that holds `value`.
  @inlinable public init(_ value: Value) { box = Box(value) }

  /// The boxed value; a change copies the value first if other boxes share it.
  @inlinable public var value: Value {
    get { box.value }
    _modify { yield &uniqueBox().value }
  }

  /// Returns the box after making sure that no copy shares it.
  ///
  /// Accessors of parts of the value use this function. If they went through ``value``, each would
  /// be a coroutine inside a coroutine, whose frame is allocated on the heap.
  @inlinable package mutating func uniqueBox() -> Box {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
    return box
  }
}

extension Boxed: Equatable where Value: Equatable {
  /// Returns whether both are the same box or hold equal values.
  public static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.value == other.value
  }
}
