import ScrollPhysics

/// The behaviour of a list beyond one of its edges: the effect of a pull, and the way back.
public struct EdgeBehaviour: Equatable, Sendable {
  /// The factor of a finger's travel, above 0: 0.5 pulls half as far.
  public var dragRate = 1.0
  /// The largest pull by a finger in points, 0 or more; nil has no limit but the band's.
  ///
  /// A list that is farther out already, as after a bounce, stays there under the finger.
  public var maximumDrag: Double?
  /// The frequency of the springs that lead back, in 1/s, above 0.
  ///
  /// Source: architecture, rule 3 (10).
  public var springRate = Spring.defaultFrequency
  /// The rubber band resists a pull; otherwise the list follows the finger, except for the drag
  /// rate.
  public var hasBand = true
  /// A glide stops at the edge, and does not bounce.
  public var stopsGlides = false
  /// The part in points of its control's inset that is there while the control is shut, 0 or more.
  public var restingInset = 0.0

  /// The behaviour of an edge without a control.
  public init() {}
}

extension ScrollContainer {
  /// The behaviour beyond `edge`.
  public func behaviour(at edge: InsetEdge) -> EdgeBehaviour {
    behaviours[edge]
  }

  /// Gives `edge` another behaviour; a held list keeps its visible place, and a moving one continues
  /// its motion.
  public mutating func setBehaviour(_ behaviour: EdgeBehaviour, at edge: InsetEdge) {
    guard behaviour != self.behaviour(at: edge) else { return }
    behaviours[edge] = behaviour
    guard isTracking, !isIndicatorHeld, overscrolledEdge == edge else { return }
    holdOffset(contentOffset)
  }
}
