import CGtk

extension gboolean {
  /// Converts a Swift `Bool` to C.
  public init(_ truth: Bool) {
    self = truth ? 1 : 0
  }

  /// Whether the value is not 0.
  public var isTrue: Bool { self != 0 }
}
