/// The resistance of a scroll container beyond its rest offset.
///
/// With `c` the coefficient and `d` the viewport's length, a pull of `x` points shows as
/// `y = c·x·d / (d + c·x)`: the slope is `c` at the edge and falls to 0 as `y` nears `d`.
/// Source: scroll physics reference, 1.1 (the formula published for UIScrollView).
public struct RubberBand: Equatable, Sendable {
  /// UIScrollView's coefficient, without unit.
  ///
  /// Source: scroll physics reference, 1.1.
  public static let defaultCoefficient = 0.55

  /// The slope at the edge, above 0 and at most 1; nil lets the content follow 1:1.
  public let coefficient: Double?
  /// The viewport's length in points; at 0 or less nothing can be stretched.
  public let dimension: Double

  /// A band for a viewport of `dimension` points.
  public init(coefficient: Double? = RubberBand.defaultCoefficient, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The points by which the content appears beyond its rest, for a pull of `pull` points.
  ///
  /// 0 for a pull of 0 or less.
  public func displacement(forPull pull: Double) -> Double {
    guard pull > 0 else { return 0 }
    guard let c = coefficient else { return pull }
    guard dimension > 0 else { return 0 }
    return c * pull * dimension / (dimension + c * pull)
  }

  /// The pull in points that shows as `displacement`: the exact inverse.
  ///
  /// The band never shows a displacement of `dimension` or more; such a value (the viewport
  /// may have shrunk under a stretched list) is read as the nearest that can be inverted.
  public func pull(forDisplacement displacement: Double) -> Double {
    guard displacement > 0 else { return 0 }
    guard let c = coefficient else { return displacement }
    guard dimension > 0 else { return 0 }
    let share = min(displacement / dimension, Self.largestShare)
    return share * dimension / (c * (1 - share))
  }

  /// The shown velocity per pulled velocity at a pull of `pull` points: `c / (1 + c·x/d)²`.
  ///
  /// 1 for a pull of 0 or less, where the content follows the finger.
  public func slope(atPull pull: Double) -> Double {
    guard pull > 0, let c = coefficient else { return 1 }
    guard dimension > 0 else { return 0 }
    let stretch = 1 + c * pull / dimension
    return c / (stretch * stretch)
  }

  /// The largest share of the viewport that is inverted; beyond it the pull exceeds 10⁹ viewports.
  private static let largestShare = 1 - 1e-9
}
