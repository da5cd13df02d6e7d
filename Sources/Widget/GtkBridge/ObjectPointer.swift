/// A pointer to a GObject, whether its C struct is public (typed) or private (opaque).
public protocol ObjectPointer {
  /// The same address without a type, as GObject's own functions take it.
  var raw: UnsafeMutableRawPointer { get }
}

extension UnsafeMutablePointer: ObjectPointer {
  /// The same address without a type.
  public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension OpaquePointer: ObjectPointer {
  /// The same address without a type.
  public var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
}

extension UnsafeMutableRawPointer {
  /// The same address as a pointer to `type`, which the object must be an instance of.
  public func of<Instance>(_ type: Instance.Type) -> UnsafeMutablePointer<Instance> {
    assumingMemoryBound(to: type)
  }
}
