import ScrollPhysics

/// The response of a list to being pulled past one of its edges.
public struct EdgeBehaviour: Equatable, Sendable {
  /// The factor applied to the finger's travel, above 0: 0.5 pulls half as far.
  public var dragRate = 1.0
  /// The largest distance that a finger can pull the list past the edge in points, 0 or more, or
  /// `nil` if only the rubber band limits it.
  ///
  /// If the list is already farther out, as after a bounce, it stays there under the finger.
  public var maximumDrag: Double?
  /// The frequency of the springs that return the list to the edge, in 1/s, above 0.
  ///
  /// Source of the default: architecture, rule 3.
  public var springRate = Spring.defaultFrequency
  /// Whether a rubber band resists a pull.
  ///
  /// Otherwise the list follows the finger, scaled by the drag rate.
  public var hasRubberBand = true
  /// Whether a glide stops at the edge instead of bouncing.
  public var stopsGlides = false
  /// The part of the control's inset that remains while the control is closed, in points, 0 or
  /// more.
  public var restingInset = 0.0

  /// Creates the behaviour of an edge without a control.
  public init() {}
}

extension ScrollContainer {
  /// Returns the behaviour past `edge`.
  public func behaviour(at edge: InsetEdge) -> EdgeBehaviour {
    behaviours[edge]
  }

  /// Sets the behaviour past `edge`.
  ///
  /// A held list keeps its visible position, and a moving list continues its motion.
  public mutating func setBehaviour(_ behaviour: EdgeBehaviour, at edge: InsetEdge) {
    guard behaviour != self.behaviour(at: edge) else { return }
    behaviours[edge] = behaviour
    guard isTracking, !isIndicatorHeld, overscrolledEdge == edge else { return }
    holdOffset(contentOffset)
  }
}
