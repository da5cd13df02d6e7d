/// A place that the program asked for before the list had a size.
///
/// The list is led there with each change of its layout until it has been seen, and somewhere else as soon
/// as somebody scrolls it.
struct AskedPlace: Equatable, Sendable {
  /// What is to be where.
  enum Target: Equatable, Sendable {
    /// The list at an offset.
    case offset(Double)
    /// So many points of content from a start on, in view.
    case range(start: Double, length: Double)
    /// The row that is aimed at.
    case aim
  }

  /// What is to be where.
  let target: Target
  /// How often the list had been scrolled when it was asked for.
  let scrollCount: Int
}
