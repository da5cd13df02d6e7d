import CGtk

extension gboolean {
  /// C's truth of a Swift one.
  public init(_ truth: Bool) {
    self = truth ? 1 : 0
  }

  /// Whether C means true: anything but 0.
  public var isTrue: Bool { self != 0 }
}
