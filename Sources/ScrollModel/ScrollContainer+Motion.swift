import Glibc
import ScrollPhysics

extension ScrollContainer {
  /// Moves time on to `time`, through every edge and end that the motion meets before it.
  public mutating func advance(to time: Double) {
    while let motion, motion.end <= time {
      finish(motion)
    }
    self.time = time
    if let motion { contentOffset = motion.position(at: time) }
  }

  /// Moves to `offset`: at once, or animated over `offsetAnimationDuration`.
  ///
  /// At once it may lie outside the range, and springs back; under a finger it moves the list
  /// and its anchor. Animated it is clamped to the range.
  public mutating func setContentOffset(_ offset: Double, animated: Bool = false) {
    if isTracking {
      holdOffset(animated ? clamped(offset) : offset)
    } else if animated {
      move(
        to: clamped(offset), purpose: .target, velocity: velocity,
        duration: Self.offsetAnimationDuration)
    } else {
      stop()
      contentOffset = offset
      settle(velocity: 0)
    }
  }

  /// Scrolls by `notches` of the wheel, positive towards the content's end.
  ///
  /// A notch is min(p^(2/3), p/2) points for a viewport of p points; targets add up and stay in
  /// the range, so a wheel never stretches the list. Source: replay contract, Exactly 11.
  public mutating func wheel(notches: Double) {
    guard !isTracking else { return }
    let base = motion?.purpose == .wheel ? motion?.destination : nil
    let target = clamped((base ?? clamped(contentOffset)) + notches * wheelNotch)
    let speed = velocity
    guard target != contentOffset || speed != 0 else { return }
    guard animates else { return jump(to: target) }
    let spring = springInsideRange(to: target, velocity: speed)
    start(.spring(spring), purpose: .wheel, end: time + spring.duration)
  }

  /// The points a notch of the wheel scrolls.
  public var wheelNotch: Double {
    let page = max(viewportLength, 0)
    return min(pow(page, 2.0 / 3.0), page / 2)
  }

  /// Stops where it is, telling the owner of a motion that came to a halt by it.
  mutating func halt() {
    guard let motion else { return }
    stop()
    events.append(motion.phase == .animating ? .didEndAnimation : .didEndDecelerating)
  }

  /// Stops all motion at once, for a list that is no longer seen: an overscrolled list is put
  /// to its rest.
  public mutating func stopAtRest() {
    halt()
    jump(to: clamped(contentOffset))
    presentInsetsAtRest()
  }

  mutating func stop() {
    motion = nil
    phase = .idle
  }

  mutating func jump(to offset: Double) {
    stop()
    contentOffset = offset
  }

  /// Derives the phase from where the content is and how fast it moves.
  mutating func settle(velocity: Double) {
    if let edge = overscrolledEdge {
      bounce(to: edge, velocity: velocity)
    } else {
      glide(velocity: velocity)
    }
  }

  mutating func glide(velocity: Double) {
    guard abs(velocity) > Deceleration.restSpeed else { return stop() }
    let curve = Deceleration(origin: contentOffset, velocity: velocity, rate: decelerationRate)
    start(.deceleration(curve), purpose: .glide, end: time + curve.duration)
    boundGlide()
  }

  /// Finds where the running glide meets the range's end, from the closed form.
  mutating func boundGlide() {
    guard var motion, case .deceleration(let curve) = motion.curve else { return }
    let edge = curve.velocity < 0 ? InsetEdge.top : .bottom
    motion.end = motion.start + curve.duration
    motion.ending = .rests
    if let reached = curve.time(toReach: restOffset(of: edge)), reached < curve.duration {
      motion.end = max(motion.start + reached, time)
      motion.ending = .meetsEdge(edge)
    }
    self.motion = motion
  }

  mutating func bounce(to edge: InsetEdge, velocity: Double) {
    let rest = restOffset(of: edge)
    guard animates else { return jump(to: rest) }
    let spring = Spring(from: contentOffset, velocity: velocity, to: rest)
    start(.spring(spring), purpose: .rest(edge), end: time + spring.duration)
    if let crossing = spring.restCrossing, crossing < spring.duration {
      motion?.end = time + crossing
      motion?.ending = .entersRange
    }
  }

  /// Starts a timed move, or the spring that stays on one side where time is not given or the
  /// timed curve would overshoot.
  mutating func move(
    to rest: Double, purpose: Motion.Purpose, velocity: Double, duration: Double?
  ) {
    guard animates, rest != contentOffset || velocity != 0 else { return jump(to: rest) }
    if let duration, duration <= 0 { return jump(to: rest) }
    let cubic = duration.flatMap {
      TimedCubic(from: contentOffset, velocity: velocity, to: rest, duration: $0)
    }
    if let cubic {
      start(.cubic(cubic), purpose: purpose, end: end(of: cubic.duration))
    } else {
      let spring = Spring.settling(from: contentOffset, velocity: velocity, to: rest)
      start(.spring(spring), purpose: purpose, end: time + spring.duration)
    }
  }

  /// When something of `duration` seconds that begins now is over, to the nanosecond.
  ///
  /// A sum like 1.3 + 0.4 is otherwise a rounding error past 1.7, and a tick at 1.7 would not
  /// see the end.
  public func end(of duration: Double) -> Double {
    let end = time + duration
    return max((end * Self.instantsPerSecond).rounded() / Self.instantsPerSecond, time)
  }

  private static let instantsPerSecond = 1e9

  mutating func start(_ curve: Motion.Curve, purpose: Motion.Purpose, end: Double) {
    let motion = Motion(curve: curve, purpose: purpose, start: time, end: end, ending: .rests)
    self.motion = motion
    phase = motion.phase
  }

  private mutating func finish(_ motion: Motion) {
    time = motion.end
    let speed = motion.velocity(at: time)
    switch motion.ending {
    case .rests:
      contentOffset = motion.destination
      stop()
    case .meetsEdge(let edge):
      contentOffset = restOffset(of: edge)
      if bounces { bounce(to: edge, velocity: speed) } else { stop() }
    case .entersRange:
      contentOffset = motion.destination
      glide(velocity: speed)
    }
    if phase == .idle {
      events.append(motion.phase == .animating ? .didEndAnimation : .didEndDecelerating)
    }
  }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, minimumOffset), maximumOffset)
  }

  /// The spring to `target` with the lowest frequency, ω = 10 or more, that stays in the range.
  ///
  /// A fling that still runs would otherwise carry a wheel's spring over the edge. A list that
  /// already bounces outward is in the band without the wheel, and keeps its velocity.
  private func springInsideRange(to target: Double, velocity: Double) -> Spring {
    func spring(_ frequency: Double) -> Spring {
      Spring(from: contentOffset, velocity: velocity, to: target, frequency: frequency)
    }
    let room = min(minimumOffset, contentOffset)...max(maximumOffset, contentOffset)
    let gentle = spring(Spring.defaultFrequency)
    let bouncesOutward =
      velocity < 0 ? contentOffset < minimumOffset : contentOffset > maximumOffset
    if bouncesOutward || room.contains(gentle.extremePosition) { return gentle }
    var low = Spring.defaultFrequency
    var high = Self.highestWheelFrequency
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if room.contains(spring(middle).extremePosition) { high = middle } else { low = middle }
    }
    let firm = spring(high)
    if room.contains(firm.extremePosition) { return firm }
    return Spring(from: contentOffset, velocity: 0, to: target)
  }

  /// Beyond this a spring is over within a frame at any refresh rate, per second.
  private static let highestWheelFrequency = 10_000.0
}
