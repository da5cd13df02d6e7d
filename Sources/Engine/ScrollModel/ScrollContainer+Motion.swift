import ScrollPhysics

extension ScrollContainer {
  /// Advances to `time`, through every edge and end that the motion meets before it.
  public mutating func advance(to time: Double) {
    while let motion, motion.end <= time {
      finish(motion, at: motion.end)
    }
    self.time = time
    guard let motion else { return }
    contentOffset = motion.position(at: time)
    lastMotion = time
  }

  /// Moves to `offset`: at once, or animated over `offsetAnimationDuration`.
  ///
  /// At once it may lie outside the range, and springs back; under a finger it moves the list
  /// and its anchor. Animated it is clamped to the range.
  public mutating func setContentOffset(_ offset: Double, animated: Bool = false) {
    defer { completeIfInstant() }
    if isTracking {
      holdOffset(animated ? clamped(offset) : offset)
      if animated { tell(.didEndAnimation) }
    } else if animated {
      let former = motion
      move(
        to: clamped(offset), purpose: .target, velocity: velocity,
        duration: Self.offsetAnimationDuration)
      tellEnd(of: former)
    } else {
      halt()
      contentOffset = offset
      if overscrolledEdge != nil { settle(velocity: 0) }
    }
  }

  /// Stops where it is, and reports the end of a motion to the owner.
  mutating func halt() {
    guard let motion else { return }
    stop()
    tell(motion.phase == .animating ? .didEndAnimation : .didEndDecelerating)
  }

  /// Stops where it is; a list beyond its edge goes back to it.
  public mutating func stopWhereItIs() {
    guard motion != nil else { return }
    let isBeyond = overscrolledEdge != nil
    if isBeyond, motion?.phase == .bouncing { return }
    halt()
    settle(velocity: 0)
    closeUp()
    completeIfInstant()
  }

  /// Leads a motion that the program, the wheel or a key asked for to another offset.
  public mutating func redirect(to offset: Double) {
    guard let motion, motion.destination != clamped(offset) else { return }
    switch motion.purpose {
    case .target:
      move(
        to: clamped(offset), purpose: .target, velocity: velocity, duration: remainingTime)
      tellEnd(of: motion)
      completeIfInstant()
    case .step: step(to: offset)
    default: break
    }
  }

  /// Ends all motion at once, for a list that is no longer seen: a motion with a destination is
  /// there, a glide stops where it is, and an overscrolled list is put to its rest.
  public mutating func stopAtRest() {
    if motion?.purpose == .glide { halt() }
    while let motion { finish(motion, at: time) }
    jump(to: clamped(contentOffset))
    presentInsetsAtRest()
  }

  /// Reports the end of a motion that a change has made superfluous.
  ///
  /// An animation that is taken back in the instant of its begin does not count.
  mutating func tellEnd(of former: Motion?) {
    guard let former, motion == nil, former.phase != .animating || former.begin < time else {
      return
    }
    tell(former.phase == .animating ? .didEndAnimation : .didEndDecelerating)
  }

  mutating func stop() {
    motion = nil
    phase = .idle
  }

  mutating func jump(to offset: Double) {
    stop()
    contentOffset = offset
  }

  /// Leads a list that has just been released to `offset`, which is clamped to the range: offset
  /// and velocity stay as they are.
  ///
  /// It is what a changed target of `willEndDragging` does. Under a finger and during an animation
  /// nothing happens.
  public mutating func retarget(to offset: Double) {
    guard drag == nil else { return }
    switch motion?.purpose {
    case nil, .glide, .snap, .rest: break
    case .reveal, .target, .step: return
    }
    guard animates else {
      // The release has already reported its destination.
      contentOffset = clamped(offset)
      return
    }
    let wasAtRest = phase == .idle
    let former = motion
    lead(to: clamped(offset), velocity: velocity)
    tellEnd(of: former)
    if wasAtRest, phase != .idle { tell(.willBeginDecelerating) }
  }

  /// The offset at which the list comes to rest if nothing else happens.
  public var targetOffset: Double {
    if release != nil { return targetOfRelease }
    guard let motion else { return contentOffset }
    switch motion.ending {
    case .rests: return motion.destination
    case .meetsEdge(let edge): return restOffset(of: edge)
    case .entersRange:
      let speed = motion.velocity(at: motion.end)
      let glide = Deceleration(
        origin: motion.destination, velocity: speed, rate: settings.decelerationRate)
      return clamped(glide.destination)
    }
  }

  /// The offset at which what was let go comes to rest by the insets as they are.
  private var targetOfRelease: Double {
    var free = self
    free.finishRelease(to: .free)
    return free.targetOffset
  }

  /// Leads on to `target` from the offset and velocity there are: by a glide that ends there where
  /// one would look natural, else by the spring.
  mutating func lead(to target: Double, velocity: Double) {
    guard target != contentOffset || velocity != 0 else { return stop() }
    let glide = Deceleration(
      origin: contentOffset, velocity: velocity, destination: target,
      slowestDecay: settings.decelerationRate.decayPerSecond * Self.gentlestShare)
    if let glide {
      start(.deceleration(glide), purpose: .snap, end: time + glide.duration)
      motion?.aim = target
    } else {
      let spring = Spring(from: contentOffset, velocity: velocity, to: target)
      start(.spring(spring), purpose: .snap, end: time + spring.duration)
    }
  }

  /// The share of the list's own decay below which a glide to a chosen target would take too long.
  private static let gentlestShare = 0.5

  /// Ends a running motion at its destination, with all its events, where animations are off.
  mutating func completeIfInstant() {
    guard !animates else { return }
    while let motion { finish(motion, at: time) }
  }

  /// Computes the phase from the content's place and the velocity at which a hand lets it go.
  mutating func settle(velocity: Double) {
    if let edge = overscrolledEdge, !isFlung(from: edge, at: velocity) {
      leadBack(to: edge, velocity: velocity, duration: nil)
    } else {
      glide(velocity: velocity)
    }
  }

  /// True where a hand that lets the list go at `velocity` flings it away from `edge`: it would glide
  /// on to beyond where the list rests while the control there is shut, and so it does.
  ///
  /// Source: architecture, rule 3.
  func isFlung(from edge: InsetEdge, at velocity: Double) -> Bool {
    let free = Deceleration(
      origin: contentOffset, velocity: velocity, rate: settings.decelerationRate)
    return edge == .top
      ? velocity > 0 && free.destination > shutOffset(of: edge)
      : velocity < 0 && free.destination < shutOffset(of: edge)
  }

  /// What the hand let go of, and that does not move on yet, is flung away from `edge`.
  public func isFlung(from edge: InsetEdge) -> Bool {
    release != nil && isFlung(from: edge, at: velocity)
  }

  /// The offset at rest at an edge whose control is shut.
  func shutOffset(of edge: InsetEdge) -> Double {
    let source = edge == .top ? InsetSource.header : .footer
    var inset = contentInset
    inset[edge] -= max(ledger[source][edge] - behaviour(at: edge).restingInset, 0)
    return edge == .top ? minimumOffset(for: inset) : maximumOffset(for: inset)
  }

  /// Glides on from where it rests at `velocity` points per second.
  package mutating func go(at velocity: Double) {
    guard motion == nil else { return }
    glide(velocity: velocity)
    if motion != nil { tell(.willBeginDecelerating) }
    completeIfInstant()
  }

  mutating func glide(velocity: Double) {
    if settings.isPagingEnabled {
      return lead(to: page(from: contentOffset, velocity: velocity), velocity: velocity)
    }
    guard abs(velocity) > Deceleration.restSpeed else { return stop() }
    let curve = Deceleration(
      origin: contentOffset, velocity: velocity, rate: settings.decelerationRate)
    start(.deceleration(curve), purpose: .glide, end: time + curve.duration)
    boundGlide()
  }

  /// Finds the end of the range that the running glide meets, from the closed form.
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
    let spring = Spring(
      from: contentOffset, velocity: velocity, to: rest, frequency: behaviour(at: edge).springRate)
    start(.spring(spring), purpose: .rest(edge), end: time + spring.duration)
    if let crossing = spring.restCrossing, crossing < spring.duration {
      motion?.end = time + crossing
      motion?.ending = .entersRange
    }
  }

  /// Starts a timed motion, or the spring where no time is given or the timed curve would overshoot.
  ///
  /// The spring may pass `rest` once, and then turns.
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

  /// The frequency of the springs that lead back to the destination of `purpose`, in 1/s.
  private func springRate(of purpose: Motion.Purpose) -> Double {
    switch purpose {
    case .rest(let edge), .reveal(let edge): behaviour(at: edge).springRate
    case .glide, .target, .step, .snap: Spring.defaultFrequency
    }
  }

  /// The end of something that begins now and takes `duration` seconds, to the nanosecond.
  ///
  /// A sum like 1.3 + 0.4 is otherwise a rounding error past 1.7, and a tick at 1.7 would not
  /// see the end.
  public func end(of duration: Double) -> Double {
    let end = time + duration
    return max((end * Self.instantsPerSecond).rounded() / Self.instantsPerSecond, time)
  }

  private static let instantsPerSecond = 1e9

  mutating func start(_ curve: Motion.Curve, purpose: Motion.Purpose, end: Double) {
    let former = self.motion
    if former == nil { isMotionOfUser = false }
    var motion = Motion(
      curve: curve, purpose: purpose, start: time, begin: time, end: end, ending: .rests)
    if let former, (former.phase == .animating) == (motion.phase == .animating) {
      motion.begin = former.begin
    }
    self.motion = motion
    phase = motion.phase
    // A glide or bounce that was reported, and is now led elsewhere, has ended as such.
    if let former, former.begin < time, isDecelerationTold, phase == .animating {
      tell(.didEndDecelerating)
    }
  }

  /// Ends `motion` at `instant`, which may be before its own end where animations are off.
  private mutating func finish(_ motion: Motion, at instant: Double) {
    time = instant
    lastMotion = instant
    let speed = motion.velocity(at: motion.end)
    switch motion.ending {
    case .rests:
      contentOffset = motion.destination
      stop()
    case .meetsEdge(let edge):
      contentOffset = restOffset(of: edge)
      let bounces = canStretch && !behaviour(at: edge).stopsGlides
      if bounces { bounce(to: edge, velocity: speed) } else { stop() }
    case .entersRange:
      contentOffset = motion.destination
      glide(velocity: speed)
    }
    if phase == .idle {
      tell(motion.phase == .animating ? .didEndAnimation : .didEndDecelerating)
    }
  }

  func clamped(_ offset: Double) -> Double {
    min(max(offset, minimumOffset), maximumOffset)
  }
}
