import ScrollModel
import ScrollPhysics

extension ScrollContainer {
  /// Returns a list that rests at its top; lengths are in points.
  package static func list(
    content: Double = 4400, viewport: Double = 640, inset: EdgeInsets = EdgeInsets()
  ) -> ScrollContainer {
    var container = ScrollContainer()
    container.setViewportLength(viewport)
    container.setContentLength(content)
    container.setInset(inset.top, of: .application, at: .top)
    container.setInset(inset.bottom, of: .application, at: .bottom)
    container.restAtTop()
    return container
  }

  /// Pulls the list to `offset` with a touchpad, and releases it there with `velocity` in points
  /// per second.
  ///
  /// The last four samples, 10 ms apart, are as fast as the rubber band requires for that velocity.
  package mutating func pullAndRelease(at offset: Double, velocity: Double) {
    let steps = 3
    let gap = 0.010
    let pull = max(minimumOffset - offset, offset - maximumOffset)
    let band = RubberBand(coefficient: settings.rubberBand, dimension: viewportLength)
    let rawPull = pull > 0 ? band.pull(forDisplacement: pull) : 0
    let raw =
      offset < minimumOffset ? minimumOffset - rawPull : pull > 0 ? maximumOffset + rawPull : offset
    let fingerStep = -velocity / band.slope(atPull: rawPull) * gap
    let first = raw + fingerStep * Double(steps)
    setContentOffset(contentOffset)
    pan(by: rawOffset(of: contentOffset, band) - first)
    for _ in 0..<steps {
      advance(to: time + gap)
      pan(by: fingerStep)
    }
    _ = endPan()
  }

  private func rawOffset(of shown: Double, _ band: RubberBand) -> Double {
    if shown < minimumOffset {
      return minimumOffset - band.pull(forDisplacement: minimumOffset - shown)
    }
    if shown > maximumOffset {
      return maximumOffset + band.pull(forDisplacement: shown - maximumOffset)
    }
    return shown
  }

  /// Advances the clock by `seconds`.
  package mutating func advance(by seconds: Double) {
    advance(to: time + seconds)
  }

  /// Advances in steps of 1/60 s until the list rests, and returns whether it rests within `limit`
  /// seconds.
  @discardableResult package mutating func advanceToRest(limit: Double = 20) -> Bool {
    let end = time + limit
    while time < end, phase != .idle { advance(by: 1.0 / 60) }
    return phase == .idle
  }

  /// Releases the press; a dragged list continues to move freely.
  @discardableResult package mutating func releasePress() -> PressEnd {
    defer { moveOn() }
    return releasePress(cancelled: false)
  }

  /// Cancels the press, which releases it without velocity.
  @discardableResult package mutating func cancelPress() -> PressEnd {
    defer { moveOn() }
    return releasePress(cancelled: true)
  }

  /// Ends the touchpad pan; a cancelled pan keeps no velocity.
  @discardableResult package mutating func endPan(cancelled: Bool = false) -> PressEnd {
    defer { moveOn() }
    return releasePan(cancelled: cancelled)
  }

  private mutating func moveOn() {
    reportRelease(to: .free)
    finishRelease(to: .free)
  }
}
