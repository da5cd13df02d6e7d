import ScrollPhysics

/// The stretch of a held list: the rubber bands of its edges, and their limits.
extension ScrollContainer {
  /// The edge beyond which `offset` is; nil for none.
  func edge(beyondWhich offset: Double) -> InsetEdge? {
    if offset < minimumOffset { return .top }
    return offset > maximumOffset ? .bottom : nil
  }

  /// The distance of `offset` beyond the rest at `edge`, in points.
  func distance(of offset: Double, beyond edge: InsetEdge) -> Double {
    edge == .top ? minimumOffset - offset : offset - maximumOffset
  }

  /// The largest distance beyond `edge` to which a hold can bring the list, in points.
  func farthestDrag(beyond edge: InsetEdge) -> Double {
    max(behaviour(at: edge).maximumDrag ?? .infinity, drag?.heldBeyond ?? 0)
  }

  /// The distance beyond `edge` that no pull goes past, in points: the length of the viewport, which is
  /// the band's asymptote, or less where the edge allows less; infinite where nothing limits it.
  package func stretchLimit(beyond edge: InsetEdge) -> Double {
    guard canStretch else { return 0 }
    let asymptote = band(at: edge).coefficient == nil ? .infinity : viewportLength
    return min(asymptote, behaviour(at: edge).maximumDrag ?? .infinity)
  }

  /// The band at `edge`; in a viewport of almost no length, where it would have no room, content
  /// follows 1:1.
  func band(at edge: InsetEdge) -> RubberBand {
    let hasBand = behaviour(at: edge).hasBand && viewportLength >= Self.shortestBand
    return RubberBand(
      coefficient: hasBand ? settings.rubberBand : nil, dimension: viewportLength)
  }

  /// The smallest viewport with a rubber band, in points.
  private static let shortestBand = 1.0

  /// The points beyond `edge` that a finger's travel shows, from the rest on; whatever limits a drag.
  public func stretch(byTravel travel: Double, beyond edge: InsetEdge) -> Double {
    band(at: edge).displacement(forPull: travel * behaviour(at: edge).dragRate)
  }

  /// True where the hold may stretch the list.
  var isHeldStretchable: Bool { canStretch || drag?.mayStretch == true }

  /// The offset that shows for an offset without rubber band.
  func shown(forRaw raw: Double) -> Double {
    guard let edge = edge(beyondWhich: raw) else { return raw }
    guard isHeldStretchable else { return clamped(raw) }
    let pull = distance(of: raw, beyond: edge) * behaviour(at: edge).dragRate
    let wanted = band(at: edge).displacement(forPull: pull) * (drag?.stretch ?? 1)
    let displacement = min(wanted, farthestDrag(beyond: edge))
    return edge == .top ? minimumOffset - displacement : maximumOffset + displacement
  }

  /// The offset without rubber band that shows as `offset`, and the stretch for it as a multiple of
  /// the band's.
  func raw(forShown offset: Double) -> (offset: Double, stretch: Double) {
    guard let edge = edge(beyondWhich: offset) else { return (offset, 1) }
    let displacement = distance(of: offset, beyond: edge)
    let band = band(at: edge)
    let exceeds =
      band.coefficient != nil && displacement > band.dimension * Self.exceedingShare
    let stretch = exceeds ? displacement / (band.dimension * Self.exceedingShare) : 1
    let pull = band.pull(forDisplacement: displacement / stretch) / behaviour(at: edge).dragRate
    return (edge == .top ? minimumOffset - pull : maximumOffset + pull, stretch)
  }

  /// The share of the viewport by which a list counts as pulled that is farther out than the band
  /// can show, so that a finger can still bring it back.
  private static let exceedingShare = 0.9
}
