/// The destination of a released list.
///
/// Offsets are in points and are clamped to the range.
public enum ReleaseDestination: Equatable, Sendable {
  /// The edge whose inset changed, or the natural end of the motion.
  case free
  /// An offset that the list chose, reached by a glide.
  case glide(Double)
  /// An offset reached by an animation of fixed duration.
  case animation(Double)
  /// An offset that the program chose when it was asked, reached by a glide.
  case answer(Double)

  /// Whether the destination is reached by an animation.
  public var isAnimated: Bool { if case .animation = self { true } else { false } }

  /// The destination's offset, or `nil` if it is free.
  var offset: Double? {
    switch self {
    case .free: nil
    case .glide(let offset), .animation(let offset), .answer(let offset): offset
    }
  }
}
