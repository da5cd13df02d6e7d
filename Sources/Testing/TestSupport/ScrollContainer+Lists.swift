import ScrollModel
import ScrollPhysics

extension ScrollContainer {
  /// A list at rest at its top.
  public static func list(
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

  /// Pulls the list to `offset` and lets it go there with `velocity`, by a touchpad.
  ///
  /// Its last four samples, 10 ms apart, are as fast as the rubber band requires for that velocity.
  public mutating func pullAndRelease(at offset: Double, velocity: Double) {
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

  /// Advances by `seconds`.
  public mutating func advance(by seconds: Double) {
    advance(to: time + seconds)
  }

  /// Advances in steps until it rests; false when it still moves after `limit` seconds.
  @discardableResult public mutating func advanceToRest(limit: Double = 20) -> Bool {
    let end = time + limit
    while time < end, phase != .idle { advance(by: 1.0 / 60) }
    return phase == .idle
  }

  /// Lifts the finger where it is; a drag moves on at once.
  @discardableResult public mutating func releasePress() -> PressEnd {
    defer { moveOn() }
    return letGoOfPress(cancelled: false)
  }

  /// Takes the finger away: a release without velocity.
  @discardableResult public mutating func cancelPress() -> PressEnd {
    defer { moveOn() }
    return letGoOfPress(cancelled: true)
  }

  /// Takes the fingers off the touchpad; a cancelled pan keeps no velocity.
  @discardableResult public mutating func endPan(cancelled: Bool = false) -> PressEnd {
    defer { moveOn() }
    return letGoOfPan(cancelled: cancelled)
  }

  private mutating func moveOn() {
    tellRelease(to: .free)
    finishRelease(to: .free)
  }
}
