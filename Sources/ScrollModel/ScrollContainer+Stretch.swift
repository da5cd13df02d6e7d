import ScrollPhysics

/// How far a list is stretched by what holds it: the rubber band of its edges, and what limits it.
extension ScrollContainer {
  /// The edge beyond which `offset` is, if it is.
  func edge(beyondWhich offset: Double) -> InsetEdge? {
    if offset < minimumOffset { return .top }
    return offset > maximumOffset ? .bottom : nil
  }

  /// How far `offset` is beyond the rest at `edge`, in points.
  func distance(of offset: Double, beyond edge: InsetEdge) -> Double {
    edge == .top ? minimumOffset - offset : offset - maximumOffset
  }

  /// The farthest in points that what holds the list brings it beyond `edge`.
  func farthestDrag(beyond edge: InsetEdge) -> Double {
    max(behaviour(at: edge).maximumDrag ?? .infinity, drag?.heldBeyond ?? 0)
  }

  /// The band at `edge`; in a viewport of almost no length, where it would have no room, content
  /// follows 1:1.
  func rubberBand(at edge: InsetEdge) -> RubberBand {
    let hasBand = behaviour(at: edge).hasBand && viewportLength >= Self.shortestBand
    return RubberBand(
      coefficient: hasBand ? rubberBandCoefficient : nil, dimension: viewportLength)
  }

  /// Points of viewport from which on there is a rubber band.
  private static let shortestBand = 1.0

  /// Whether what holds the list may stretch it.
  var isHeldStretchable: Bool { canStretch || drag?.mayStretch == true }

  /// The offset that shows for an offset without rubber band.
  func shown(forRaw raw: Double) -> Double {
    guard let edge = edge(beyondWhich: raw) else { return raw }
    guard isHeldStretchable else { return clamped(raw) }
    let pull = distance(of: raw, beyond: edge) * behaviour(at: edge).dragRate
    let wanted = rubberBand(at: edge).displacement(forPull: pull) * (drag?.stretch ?? 1)
    let displacement = min(wanted, farthestDrag(beyond: edge))
    return edge == .top ? minimumOffset - displacement : maximumOffset + displacement
  }

  /// The offset without rubber band that shows as `offset`, and how many times the band it is
  /// stretched for that.
  func raw(forShown offset: Double) -> (offset: Double, stretch: Double) {
    guard let edge = edge(beyondWhich: offset) else { return (offset, 1) }
    let displacement = distance(of: offset, beyond: edge)
    let band = rubberBand(at: edge)
    let exceeds =
      band.coefficient != nil && displacement > band.dimension * Self.exceedingShare
    let stretch = exceeds ? displacement / (band.dimension * Self.exceedingShare) : 1
    let pull = band.pull(forDisplacement: displacement / stretch) / behaviour(at: edge).dragRate
    return (edge == .top ? minimumOffset - pull : maximumOffset + pull, stretch)
  }

  /// The share of the viewport by which a list counts as pulled that is farther out than the band
  /// can show: from there a finger still brings it back.
  private static let exceedingShare = 0.9
}
