import CGtk

extension gboolean {
  /// The C value of a Swift truth.
  public init(_ truth: Bool) {
    self = truth ? 1 : 0
  }

  /// True for anything but 0, as in C.
  public var isTrue: Bool { self != 0 }
}
