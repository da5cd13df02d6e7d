/// A pointer to a GObject, whether its C struct is public (typed) or private (opaque).
package protocol ObjectPointer {
  /// The address as an untyped pointer, which GObject's functions take.
  var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: ObjectPointer {
  /// The address as an untyped pointer.
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
  /// The address as an untyped pointer.
  package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer {
  /// Returns the address as a pointer to `type`, which must be the object's type.
  package func of<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    assumingMemoryBound(to: type)
  }
}
