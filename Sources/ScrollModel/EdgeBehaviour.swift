import ScrollPhysics

/// How a list behaves beyond one of its edges: what a pull there shows, and how it comes back.
public struct EdgeBehaviour: Equatable, Sendable {
  /// How far a finger's travel counts, above 0: 0.5 pulls half as far.
  public var dragRate = 1.0
  /// The farthest in points that a finger pulls, 0 or more; nil has no limit but the band's.
  ///
  /// What is farther out already, as after a bounce, stays there under the finger.
  public var maximumDrag: Double?
  /// The frequency of the springs that lead back, in 1/s, above 0.
  ///
  /// Source: architecture, rule 3 (10).
  public var springRate = Spring.defaultFrequency
  /// Whether the rubber band holds a pull back; else it follows the finger, but for the drag rate.
  public var hasBand = true
  /// Whether a glide stops at the edge, and does not bounce there.
  public var stopsGlides = false

  /// The behaviour of an edge without a control.
  public init() {}
}

extension ScrollContainer {
  /// The behaviour beyond `edge`.
  public func behaviour(at edge: InsetEdge) -> EdgeBehaviour {
    edge == .top ? topBehaviour : bottomBehaviour
  }

  /// Gives `edge` another behaviour; a list that a finger holds stays where it is seen, and one that
  /// moves goes on as it did.
  public mutating func setBehaviour(_ behaviour: EdgeBehaviour, at edge: InsetEdge) {
    guard behaviour != self.behaviour(at: edge) else { return }
    if edge == .top { topBehaviour = behaviour } else { bottomBehaviour = behaviour }
    guard isTracking, !isIndicatorHeld, overscrolledEdge == edge else { return }
    holdOffset(contentOffset)
  }
}
