import Glibc
import ScrollPhysics

/// Scrolling in steps: by wheel notches and by keys.
extension ScrollContainer {
  /// Scrolls by `notches` of the wheel, positive towards the content's end.
  ///
  /// A notch is min(p^(2/3), p/2) points for a viewport of p points, or a page if the list is
  /// paged. Source: replay contract, Exactly 11.
  public mutating func wheel(notches: Double) {
    guard settings.isScrollEnabled else { return }
    if settings.isPagingEnabled { return turnPages(notches: notches) }
    step(to: avoidingHalfOpenHeader(stepTarget(notches * wheelNotch), notches))
  }

  /// Returns `offset`, or if that would leave the header half open, the end of the header's inset
  /// towards which `notches` turn the wheel.
  private func avoidingHalfOpenHeader(_ offset: Double, _ notches: Double) -> Double {
    let shut = minimumOffset + ledger[.header].top
    guard offset > minimumOffset, offset < shut, shut <= maximumOffset else { return offset }
    return notches < 0 ? minimumOffset : shut
  }

  /// Scrolls by `length` points.
  ///
  /// Targets of successive steps add up and stay within the range, so a step never stretches the
  /// list.
  public mutating func step(by length: Double) {
    step(to: stepTarget(length))
  }

  /// Returns the target of a step by `length` points.
  ///
  /// In a fast list it is at least the offset at which a spring stops the list: the list would
  /// otherwise run past the target and come back.
  private func stepTarget(_ length: Double) -> Double {
    let target = stepBase + length
    guard velocity * length > 0 else { return target }
    let stop = contentOffset + velocity / Spring.defaultFrequency
    return length > 0 ? max(target, stop) : min(target, stop)
  }

  /// Scrolls to `offset`, clamped to the range, by a spring that starts with the current velocity.
  ///
  /// If it `jumps`, a target more than three viewports away is reached in
  /// ``offsetAnimationDuration``: over such a distance the eye cannot follow the rows.
  public mutating func step(to offset: Double, jumps: Bool = false) {
    guard !isTracking else { return }
    keptPage = nil
    let target = clamped(offset)
    let speed = velocity
    guard target != contentOffset || speed != 0 else {
      let former = motion
      stop()
      return reportEnd(of: former)
    }
    let isFar = abs(target - contentOffset) > viewportLength * Self.farViewports
    if jumps, isFar,
      let jump = TimedCubic(
        from: contentOffset, velocity: speed, to: target, duration: Self.offsetAnimationDuration)
    {
      start(.cubic(jump), purpose: .step, end: end(of: jump.duration))
    } else {
      let gentle = springInsideRange(to: target, velocity: speed)
      let spring = gentle.within(settings.isPagingEnabled ? Self.longestPageTurn : .infinity)
      start(.spring(spring), purpose: .step, end: time + spring.duration)
    }
    completeIfInstant()
  }

  /// Scrolls to the end of the range at `edge`, wherever it is when the list arrives there.
  package mutating func step(toEnd edge: InsetEdge) {
    step(to: restOffset(of: edge), jumps: true)
    if motion?.purpose == .step { continueMotion(as: .end(edge)) }
  }

  /// The offset from which the next step counts: the destination of the running step, or the
  /// current offset, within the range.
  public var stepBase: Double {
    switch motion?.purpose {
    case .step, .end: targetOffset
    default: clamped(contentOffset)
    }
  }

  /// Returns whether a turn of the wheel by `notches` would scroll the list.
  public func uses(notches: Double) -> Bool {
    guard settings.isScrollEnabled else { return false }
    return motion != nil || (notches < 0 ? stepBase > minimumOffset : stepBase < maximumOffset)
  }

  /// Scrolls by a page, forward if `sign` is positive.
  public mutating func page(_ sign: Double) {
    guard settings.isPagingEnabled else { return step(by: sign * pageStep) }
    step(to: offset(ofPage: page(at: stepBase) + sign))
  }

  /// The distance that a page key or a click on the indicator's track scrolls, in points.
  ///
  /// As in GTK it is 0.9 of the visible length, so that the reader finds the line again. If the
  /// insets cover the whole viewport, as in content without ends, it is 0.9 of the viewport.
  public var pageStep: Double {
    let inset = contentInset
    let free = viewportLength - inset.top - inset.bottom
    return (free > 0 ? min(free, viewportLength) : max(viewportLength, 0)) * Self.pageFraction
  }

  private static let pageFraction = 0.9

  /// The distance that one notch of the wheel scrolls, in points.
  public var wheelNotch: Double {
    let page = max(viewportLength, 0)
    return min(pow(page, 2.0 / 3.0), page / 2)
  }

  /// Returns the spring to `target` with the lowest frequency, ω = 10 or more, that stays within
  /// the range and does not run past `target`.
  ///
  /// A fling that still runs would otherwise carry a step's spring past the edge, or past the target
  /// and back. A list that already bounces outward is stretched without the step, and keeps its
  /// velocity.
  private func springInsideRange(to target: Double, velocity: Double) -> Spring {
    func spring(_ frequency: Double) -> Spring {
      Spring(from: contentOffset, velocity: velocity, to: target, frequency: frequency)
    }
    // A spring that does not reverse is farthest out at its start, except for rounding errors.
    let lowest = min(target < contentOffset ? target : minimumOffset, contentOffset)
    let highest = max(target > contentOffset ? target : maximumOffset, contentOffset)
    let rounding = max(Self.rounding, max(abs(lowest), abs(highest)) * 4 * Double.ulpOfOne)
    let allowed = (lowest - rounding)...(highest + rounding)
    let gentle = spring(Spring.defaultFrequency)
    let bouncesOutward =
      velocity < 0 ? contentOffset < minimumOffset : contentOffset > maximumOffset
    if bouncesOutward || allowed.contains(gentle.extremePosition) { return gentle }
    var low = Spring.defaultFrequency
    var high = Self.highestStepFrequency
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if allowed.contains(spring(middle).extremePosition) { high = middle } else { low = middle }
    }
    let firm = spring(high)
    // No spring can brake this close to the edge, so the list stops before it continues to the
    // target. Past a target within the range the firmest spring runs only a little.
    let isInside =
      allowed.contains(firm.extremePosition)
      || clamped(firm.extremePosition) == firm.extremePosition
    return isInside ? firm : Spring(from: contentOffset, velocity: 0, to: target)
  }

  /// The number of viewports from which on a jump is far.
  private static let farViewports = 3.0
  /// The highest frequency tried, per second: such a spring ends within a frame at any refresh
  /// rate.
  private static let highestStepFrequency = 10_000.0
  /// The tolerance for rounding errors of summed offsets in a list of usual length, in points.
  private static let rounding = 1e-9
}
