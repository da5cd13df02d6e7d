/// Where a list that was let go is led, as an offset in points, which is clamped to the range.
public enum ReleaseDestination: Equatable, Sendable {
  /// To an edge that an inset has stepped at, or wherever offset and velocity lead.
  case free
  /// There by a glide, as the list itself wants it.
  case glide(Double)
  /// There in the time of an animation.
  case animation(Double)
  /// There by a glide, as the program wants it, which was asked.
  case answer(Double)

  /// It is an animation.
  public var isAnimated: Bool { if case .animation = self { true } else { false } }

  /// The offset; nil where it is free.
  var offset: Double? {
    switch self {
    case .free: nil
    case .glide(let offset), .animation(let offset), .answer(let offset): offset
    }
  }
}
