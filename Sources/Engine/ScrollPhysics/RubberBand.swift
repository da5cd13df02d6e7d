/// The resistance against pulling a scroll container past its rest offset.
///
/// With `c` the coefficient and `d` the viewport's length, a pull of `x` points moves the content
/// by `y = c·x·d / (d + c·x)` points. The slope is `c` at the edge and falls to 0 as `y` approaches
/// `d`.
/// Source: scroll physics reference, 1.1 (the formula published for UIScrollView).
public struct RubberBand: Equatable, Sendable {
  /// The coefficient of UIScrollView, without unit.
  ///
  /// Source: scroll physics reference, 1.1.
  public static let defaultCoefficient = 0.55

  /// The slope at the edge, above 0 and at most 1, or `nil` if the content follows the pull 1:1.
  public let coefficient: Double?
  /// The viewport's length in points; if it is 0 or less, the rubber band does not stretch.
  public let dimension: Double

  /// Creates a rubber band for a viewport of `dimension` points.
  public init(coefficient: Double? = RubberBand.defaultCoefficient, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// Returns how far the content moves past its rest for a pull of `pull` points, in points.
  ///
  /// Returns 0 if `pull` is 0 or less.
  public func displacement(forPull pull: Double) -> Double {
    guard pull > 0 else { return 0 }
    guard let c = coefficient else { return pull }
    guard dimension > 0 else { return 0 }
    return c * pull * dimension / (dimension + c * pull)
  }

  /// Returns the pull that moves the content by `displacement`, in points: the exact inverse.
  ///
  /// The band never shows a displacement of `dimension` or more. A larger value, as after the
  /// viewport of a stretched list has shrunk, is clamped to the largest one that can be inverted.
  public func pull(forDisplacement displacement: Double) -> Double {
    guard displacement > 0 else { return 0 }
    guard let c = coefficient else { return displacement }
    guard dimension > 0 else { return 0 }
    let fraction = min(displacement / dimension, Self.largestFraction)
    return fraction * dimension / (c * (1 - fraction))
  }

  /// Returns the content's speed relative to the finger's at a pull of `pull` points:
  /// `c / (1 + c·x/d)²`.
  ///
  /// Returns 1 if `pull` is 0 or less or the content follows pulls 1:1, and 0 if the rubber band
  /// does not stretch.
  public func slope(atPull pull: Double) -> Double {
    guard pull > 0, let c = coefficient else { return 1 }
    guard dimension > 0 else { return 0 }
    let stretch = 1 + c * pull / dimension
    return c / (stretch * stretch)
  }

  /// The largest fraction of the viewport that is inverted; beyond it the pull exceeds 10⁹
  /// viewports.
  private static let largestFraction = 1 - 1e-9
}
