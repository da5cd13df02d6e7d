import CGtk

extension gboolean {
  /// Converts a Swift `Bool` to C.
  package init(_ truth: Bool) {
    self = truth ? 1 : 0
  }

  /// Whether the value is not 0.
  package var isTrue: Bool { self != 0 }
}
