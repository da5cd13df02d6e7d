/// A position that the program requested before the list had a size.
///
/// The list scrolls there after each change of its layout, until a frame has shown it or the user
/// or program scrolls elsewhere.
struct RequestedPlace: Equatable, Sendable {
  /// The target of a request.
  enum Target: Equatable, Sendable {
    /// A content offset, in points.
    case offset(Double)
    /// A range of the content that must be in view, in points from the content's start.
    case range(start: Double, length: Double)
    /// The row of ``Scene/aim``.
    case aim
  }

  let target: Target
  /// The scene's scroll count at the time of the request.
  let scrollCount: Int
}
