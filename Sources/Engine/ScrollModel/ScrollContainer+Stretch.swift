import ScrollPhysics

/// Overscrolling of a held list: the rubber bands at its edges, and their limits.
extension ScrollContainer {
  /// Returns the edge that `offset` is past, or `nil` if it is within the range.
  func edge(beyondWhich offset: Double) -> InsetEdge? {
    if offset < minimumOffset { return .top }
    return offset > maximumOffset ? .bottom : nil
  }

  /// Returns the distance of `offset` past the rest at `edge`, in points.
  func distance(of offset: Double, beyond edge: InsetEdge) -> Double {
    edge == .top ? minimumOffset - offset : offset - maximumOffset
  }

  /// Returns the largest distance past `edge` to which a hold can pull the list, in points.
  func farthestDrag(beyond edge: InsetEdge) -> Double {
    max(behaviour(at: edge).maximumDrag ?? .infinity, drag?.heldBeyond ?? 0)
  }

  /// Returns the distance past `edge` that no pull exceeds, in points.
  ///
  /// It is the viewport's length, which the rubber band approaches, or
  /// ``EdgeBehaviour/maximumDrag`` if that is less. Without either limit it is infinite.
  package func stretchLimit(beyond edge: InsetEdge) -> Double {
    guard canStretch else { return 0 }
    let asymptote = band(at: edge).coefficient == nil ? .infinity : viewportLength
    return min(asymptote, behaviour(at: edge).maximumDrag ?? .infinity)
  }

  /// Returns the rubber band at `edge`.
  ///
  /// In a viewport shorter than ``shortestStretchableViewport`` the content follows 1:1.
  func band(at edge: InsetEdge) -> RubberBand {
    let hasRubberBand =
      behaviour(at: edge).hasRubberBand && viewportLength >= Self.shortestStretchableViewport
    return RubberBand(
      coefficient: hasRubberBand ? settings.rubberBand : nil, dimension: viewportLength)
  }

  /// The smallest viewport that has a rubber band, in points.
  private static let shortestStretchableViewport = 1.0

  /// Returns how far past `edge` a finger's `travel` from the rest moves the list, in points,
  /// ignoring limits of the drag.
  public func stretch(byTravel travel: Double, beyond edge: InsetEdge) -> Double {
    band(at: edge).displacement(forPull: travel * behaviour(at: edge).dragRate)
  }

  /// Whether the current hold may stretch the list.
  var isHeldStretchable: Bool { canStretch || drag?.mayStretch == true }

  /// Returns the visible offset for an offset before the rubber band is applied.
  func shown(forRaw raw: Double) -> Double {
    guard let edge = edge(beyondWhich: raw) else { return raw }
    guard isHeldStretchable else { return clamped(raw) }
    let pull = distance(of: raw, beyond: edge) * behaviour(at: edge).dragRate
    let wanted = band(at: edge).displacement(forPull: pull) * (drag?.stretch ?? 1)
    let displacement = min(wanted, farthestDrag(beyond: edge))
    return edge == .top ? minimumOffset - displacement : maximumOffset + displacement
  }

  /// Returns the offset before the rubber band is applied that shows as `offset`, and the factor
  /// for ``Drag/stretch``.
  func raw(forShown offset: Double) -> (offset: Double, stretch: Double) {
    guard let edge = edge(beyondWhich: offset) else { return (offset, 1) }
    let displacement = distance(of: offset, beyond: edge)
    let band = band(at: edge)
    let exceeds =
      band.coefficient != nil && displacement > band.dimension * Self.exceedingFraction
    let stretch = exceeds ? displacement / (band.dimension * Self.exceedingFraction) : 1
    let pull = band.pull(forDisplacement: displacement / stretch) / behaviour(at: edge).dragRate
    return (edge == .top ? minimumOffset - pull : maximumOffset + pull, stretch)
  }

  /// The largest fraction of the viewport at which the band is inverted.
  ///
  /// A list farther out counts as pulled this far, so that a finger can still push it back.
  private static let exceedingFraction = 0.9
}
