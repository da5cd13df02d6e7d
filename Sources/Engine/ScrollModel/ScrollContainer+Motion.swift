import ScrollPhysics

extension ScrollContainer {
  /// Advances the container to `time`, through all segments of motion that end before it.
  public mutating func advance(to time: Double) {
    while let motion, motion.end <= time {
      finish(motion, at: motion.end)
    }
    self.time = time
    guard let motion else { return }
    contentOffset = motion.position(at: time)
    lastMotion = time
  }

  /// Scrolls to `offset`: immediately, or animated over ``offsetAnimationDuration``.
  ///
  /// Without animation `offset` may lie outside the range, and the list springs back. During a hold
  /// the list moves and the finger holds it at the new offset. With animation `offset` is clamped
  /// to the range.
  public mutating func setContentOffset(_ offset: Double, animated: Bool = false) {
    defer { completeIfInstant() }
    keptPage = nil
    if isTracking {
      holdOffset(animated ? clamped(offset) : offset)
      if animated { report(.didEndScrollingAnimation) }
    } else if animated {
      let former = motion
      move(
        to: clamped(offset), purpose: .target, velocity: velocity,
        duration: Self.offsetAnimationDuration)
      reportEnd(of: former)
    } else {
      halt()
      contentOffset = offset
      if overscrolledEdge != nil { settle(velocity: 0) }
    }
  }

  /// Stops the motion at the current offset and notifies the owner that it ended.
  mutating func halt() {
    guard let motion else { return }
    stop()
    report(motion.phase == .animating ? .didEndScrollingAnimation : .didEndDecelerating)
  }

  /// Stops the motion at the current offset.
  ///
  /// An overscrolled list returns to its edge.
  public mutating func stopInPlace() {
    guard motion != nil else { return }
    let isBeyond = overscrolledEdge != nil
    if isBeyond, motion?.phase == .bouncing { return }
    halt()
    settle(velocity: 0)
    settleHalfOpenHeader()
    completeIfInstant()
  }

  /// Changes the destination of a running motion that the program, the wheel or a key requested.
  ///
  /// Other motions do not change.
  public mutating func redirect(to offset: Double) {
    guard let motion, motion.destination != clamped(offset) else { return }
    switch motion.purpose {
    case .target:
      move(
        to: clamped(offset), purpose: .target, velocity: velocity, duration: remainingTime)
      reportEnd(of: motion)
      completeIfInstant()
    case .step:
      if remainingTime == nil { return step(to: offset) }
      move(
        to: clamped(offset), purpose: .step, velocity: velocity, duration: remainingJump)
      reportEnd(of: motion)
      completeIfInstant()
    default: break
    }
  }

  /// Ends all motion without animation, for a list that is no longer visible.
  ///
  /// A motion with a destination jumps there, a glide stops at its current offset, and an
  /// overscrolled list jumps to its rest.
  public mutating func stopAtRest() {
    if motion?.purpose == .glide { halt() }
    while let motion { finish(motion, at: time) }
    jump(to: clamped(contentOffset))
    presentInsetsAtRest()
  }

  /// Notifies the owner that `former` ended, if a change made the list rest immediately.
  ///
  /// An animation that is cancelled at the instant of its start is not reported.
  mutating func reportEnd(of former: Motion?) {
    guard let former, motion == nil else { return }
    reportEndOfDeceleration()
    if former.phase == .animating, former.begin < time { report(.didEndScrollingAnimation) }
  }

  mutating func stop() {
    motion = nil
    phase = .idle
  }

  mutating func jump(to offset: Double) {
    stop()
    contentOffset = offset
  }

  /// Sends a list that was just released to `offset`, clamped to the range, with the offset and
  /// velocity that it has.
  ///
  /// Used when a handler of `willEndDragging` changes the target. Nothing happens during a hold, a
  /// requested scroll or the opening of a control.
  public mutating func retarget(to offset: Double) {
    guard drag == nil else { return }
    switch motion?.purpose {
    case nil, .glide, .snap, .rest: break
    case .reveal, .target, .step, .end: return
    }
    guard animates else {
      // The release has already reported where the list ends, so move there without further events.
      contentOffset = clamped(offset)
      return
    }
    let former = motion
    animate(to: clamped(offset), velocity: velocity)
    reportEnd(of: former)
  }

  /// The offset at which the list comes to rest if nothing else happens.
  public var targetOffset: Double {
    if let release { return targetOffset(of: release, to: .free) }
    guard let motion else { return contentOffset }
    switch motion.ending {
    case .rests: return motion.destination
    case .reachesEdge(let edge): return restOffset(of: edge)
    case .entersRange:
      let speed = motion.velocity(at: motion.end)
      let glide = Deceleration(
        origin: motion.destination, velocity: speed, rate: settings.decelerationRate)
      return clamped(glide.destination)
    }
  }

  /// Moves to `target` from the current offset and `velocity`: by a glide, or by a spring if a
  /// glide would take too long.
  mutating func animate(to target: Double, velocity: Double) {
    guard target != contentOffset || velocity != 0 else { return stop() }
    let glide = Deceleration(
      origin: contentOffset, velocity: velocity, destination: target,
      slowestDecay: settings.decelerationRate.decayPerSecond * Self.gentlestFraction)
    let longest = settings.isPagingEnabled ? Self.longestPageTurn : .infinity
    if let glide, glide.duration <= longest {
      start(.deceleration(glide), purpose: .snap, end: time + glide.duration)
      motion?.aim = target
    } else {
      let spring = Spring(from: contentOffset, velocity: velocity, to: target).within(longest)
      start(.spring(spring), purpose: .snap, end: time + spring.duration)
    }
  }

  /// The smallest decay of a glide to a chosen target, as a fraction of the list's decay; below it
  /// the glide takes too long.
  private static let gentlestFraction = 0.5

  /// Ends a running motion at its destination, with all its events, if animations are off.
  mutating func completeIfInstant() {
    guard !animates else { return }
    while let motion { finish(motion, at: time) }
  }

  /// Starts the motion of a list that is released at `velocity`: back to its edge if overscrolled,
  /// otherwise a glide.
  mutating func settle(velocity: Double) {
    if let edge = overscrolledEdge, !isFlung(from: edge, at: velocity) {
      returnToEdge(to: edge, velocity: velocity, duration: nil)
    } else {
      glide(velocity: velocity)
    }
  }

  /// Returns whether a release at `velocity` flings the list away from `edge`.
  ///
  /// It does if the list would glide past the offset at which it rests while the control at `edge`
  /// is closed.
  ///
  /// Source: architecture, rule 3.
  func isFlung(from edge: InsetEdge, at velocity: Double) -> Bool {
    let free = Deceleration(
      origin: contentOffset, velocity: velocity, rate: settings.decelerationRate)
    return edge == .top
      ? velocity > 0 && free.destination > closedRestOffset(of: edge)
      : velocity < 0 && free.destination < closedRestOffset(of: edge)
  }

  /// Returns whether a release whose motion has not started yet flings the list away from `edge`.
  public func isFlung(from edge: InsetEdge) -> Bool {
    release != nil && isFlung(from: edge, at: velocity)
  }

  /// Returns the rest offset at `edge` while its control is closed.
  func closedRestOffset(of edge: InsetEdge) -> Double {
    let source = edge == .top ? InsetSource.header : .footer
    var inset = contentInset
    inset[edge] -= max(ledger[source][edge] - behaviour(at: edge).restingInset, 0)
    return edge == .top ? minimumOffset(for: inset) : maximumOffset(for: inset)
  }

  /// Starts a glide at `velocity` points per second.
  ///
  /// Nothing happens if the list is already moving.
  package mutating func glide(at velocity: Double) {
    guard motion == nil else { return }
    glide(velocity: velocity)
    completeIfInstant()
  }

  mutating func glide(velocity: Double) {
    if settings.isPagingEnabled {
      return animate(to: page(from: contentOffset, velocity: velocity), velocity: velocity)
    }
    guard abs(velocity) > Deceleration.restSpeed else { return stop() }
    let curve = Deceleration(
      origin: contentOffset, velocity: velocity, rate: settings.decelerationRate)
    start(.deceleration(curve), purpose: .glide, end: time + curve.duration)
    boundGlide()
  }

  /// Computes when the running glide reaches an end of the range, from its closed form.
  mutating func boundGlide() {
    guard var motion, case .deceleration(let curve) = motion.curve else { return }
    let edge = curve.velocity < 0 ? InsetEdge.top : .bottom
    motion.end = motion.start + curve.duration
    motion.ending = .rests
    if let reached = curve.time(toReach: restOffset(of: edge)), reached < curve.duration {
      motion.end = max(motion.start + reached, time)
      motion.ending = .reachesEdge(edge)
    }
    self.motion = motion
  }

  mutating func bounce(to edge: InsetEdge, velocity: Double) {
    let rest = restOffset(of: edge)
    let spring = Spring(
      from: contentOffset, velocity: velocity, to: rest, frequency: behaviour(at: edge).springRate)
    start(.spring(spring), purpose: .rest(edge), end: time + spring.duration)
    if let crossing = spring.restCrossing, crossing < spring.duration {
      motion?.end = time + crossing
      motion?.ending = .entersRange
    }
  }

  /// Starts a timed motion to `rest`, or a spring if `duration` is `nil` or the timed curve would
  /// overshoot.
  ///
  /// A `duration` of 0 or less moves the list immediately. A spring may pass `rest` once and then
  /// reverse.
  mutating func move(
    to rest: Double, purpose: Motion.Purpose, velocity: Double, duration: Double?
  ) {
    guard rest != contentOffset || velocity != 0 else { return jump(to: rest) }
    if let duration, duration <= 0 { return jump(to: rest) }
    let cubic = duration.flatMap {
      TimedCubic(from: contentOffset, velocity: velocity, to: rest, duration: $0)
    }
    if let cubic {
      start(.cubic(cubic), purpose: purpose, end: end(of: cubic.duration))
    } else {
      let spring = Spring(
        from: contentOffset, velocity: velocity, to: rest, frequency: springRate(of: purpose))
      start(.spring(spring), purpose: purpose, end: time + spring.duration)
    }
  }

  /// Returns the frequency of the spring for a motion with `purpose`, in 1/s.
  private func springRate(of purpose: Motion.Purpose) -> Double {
    switch purpose {
    case .rest(let edge), .reveal(let edge): behaviour(at: edge).springRate
    case .glide, .target, .step, .end, .snap: Spring.defaultFrequency
    }
  }

  /// Returns the time `duration` seconds from now, rounded to the nanosecond.
  ///
  /// Without rounding a sum such as 1.3 + 0.4 exceeds 1.7 by a rounding error, and a tick at 1.7
  /// would miss the end.
  public func end(of duration: Double) -> Double {
    let end = time + duration
    return max((end * Self.instantsPerSecond).rounded() / Self.instantsPerSecond, time)
  }

  private static let instantsPerSecond = 1e9

  mutating func start(_ curve: Motion.Curve, purpose: Motion.Purpose, end: Double) {
    let former = self.motion
    if former == nil { isUserMotion = false }
    var motion = Motion(
      curve: curve, purpose: purpose, start: time, begin: time, end: end, ending: .rests)
    if let former, (former.phase == .animating) == (motion.phase == .animating) {
      motion.begin = former.begin
    }
    self.motion = motion
    phase = motion.phase
    reportDeceleration()
  }

  /// Notifies the owner if a deceleration has begun, or has become an animation.
  private mutating func reportDeceleration() {
    if isDecelerating, !isDecelerationReported { report(.willBeginDecelerating) }
    if phase == .animating { reportEndOfDeceleration() }
  }

  /// Notifies the owner that the deceleration has ended, if its beginning was reported.
  mutating func reportEndOfDeceleration() {
    if isDecelerationReported { report(.didEndDecelerating) }
  }

  /// Gives the running motion another purpose, without changing the motion.
  mutating func continueMotion(as purpose: Motion.Purpose) {
    guard var motion else { return }
    motion.purpose = purpose
    self.motion = motion
    phase = motion.phase
    reportDeceleration()
  }

  /// Ends `motion` at `instant`, which is before its own end if animations are off.
  private mutating func finish(_ motion: Motion, at instant: Double) {
    time = instant
    lastMotion = instant
    let speed = motion.velocity(at: motion.end)
    switch motion.ending {
    case .rests:
      contentOffset = motion.destination
      stop()
    case .reachesEdge(let edge):
      contentOffset = restOffset(of: edge)
      let bounces = canStretch && !behaviour(at: edge).stopsGlides
      if bounces { bounce(to: edge, velocity: speed) } else { stop() }
    case .entersRange:
      contentOffset = motion.destination
      glide(velocity: speed)
    }
    if phase == .idle {
      report(motion.phase == .animating ? .didEndScrollingAnimation : .didEndDecelerating)
    }
  }

  /// Returns the offset within the range that is nearest to `offset`.
  package func clamped(_ offset: Double) -> Double {
    min(max(offset, minimumOffset), maximumOffset)
  }
}
