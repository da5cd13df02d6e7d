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
}
