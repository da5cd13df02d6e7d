import ScrollPhysics

extension ScrollContainer {
  /// Moves time on to `time`, through every edge and end that the motion meets before it.
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

  /// Stops where it is, telling the owner of a motion that came to a halt by it.
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

  /// Leads a motion to an offset that the program, the wheel or a key asked for on to another one.
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

  /// Ends all motion at once, for a list that is no longer seen: what leads somewhere is there, a
  /// glide stops where it is, and an overscrolled list is put to its rest.
  public mutating func stopAtRest() {
    if motion?.purpose == .glide { halt() }
    while let motion { finish(motion, at: time) }
    jump(to: clamped(contentOffset))
    presentInsetsAtRest()
  }

  /// Tells the end of a motion that a change has left nothing to do.
  ///
  /// An animation that is taken back in the instant it began has not been one.
  mutating func tellEnd(of former: Motion?) {
    guard let former, motion == nil, former.phase != .animating || former.start < time else {
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
      // The release has told of its way already.
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
    guard let motion else { return contentOffset }
    switch motion.ending {
    case .rests: return motion.destination
    case .meetsEdge(let edge): return restOffset(of: edge)
    case .entersRange:
      let speed = motion.velocity(at: motion.end)
      let glide = Deceleration(
        origin: motion.destination, velocity: speed, rate: decelerationRate)
      return clamped(glide.destination)
    }
  }

  /// Leads on to `target` from the offset and velocity there are: by a glide that ends there where
  /// one would look natural, else by the spring.
  mutating func lead(to target: Double, velocity: Double) {
    guard target != contentOffset || velocity != 0 else { return stop() }
    let glide = Deceleration(
      origin: contentOffset, velocity: velocity, destination: target,
      slowestDecay: decelerationRate.decayPerSecond * Self.gentlestShare)
    if let glide {
      start(.deceleration(glide), purpose: .snap, end: time + glide.duration)
      motion?.aim = target
    } else {
      let spring = Spring.settling(from: contentOffset, velocity: velocity, to: target)
      start(.spring(spring), purpose: .snap, end: time + spring.duration)
    }
  }

  /// The share of the list's own decay below which a glide to a chosen target would take too long.
  private static let gentlestShare = 0.5

  /// Ends a running motion where it leads to, with all there is to tell, where animations are off.
  mutating func completeIfInstant() {
    guard !animates else { return }
    while let motion { finish(motion, at: time) }
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
    if isPagingEnabled {
      return lead(to: page(from: contentOffset, velocity: velocity), velocity: velocity)
    }
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
    let spring = Spring(
      from: contentOffset, velocity: velocity, to: rest, frequency: behaviour(at: edge).springRate)
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
    guard rest != contentOffset || velocity != 0 else { return jump(to: rest) }
    if let duration, duration <= 0 { return jump(to: rest) }
    let cubic = duration.flatMap {
      TimedCubic(from: contentOffset, velocity: velocity, to: rest, duration: $0)
    }
    if let cubic {
      start(.cubic(cubic), purpose: purpose, end: end(of: cubic.duration))
    } else {
      let spring = Spring.settling(
        from: contentOffset, velocity: velocity, to: rest, frequency: springRate(of: purpose))
      start(.spring(spring), purpose: purpose, end: time + spring.duration)
    }
  }

  /// The frequency of the springs that lead back to where `purpose` leads, in 1/s.
  private func springRate(of purpose: Motion.Purpose) -> Double {
    switch purpose {
    case .rest(let edge), .reveal(let edge): behaviour(at: edge).springRate
    case .glide, .target, .step, .snap: Spring.defaultFrequency
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
    let former = self.motion
    if former == nil { isMotionOfUser = false }
    let motion = Motion(curve: curve, purpose: purpose, start: time, end: end, ending: .rests)
    self.motion = motion
    phase = motion.phase
    // What was said to glide or bounce, and is now led elsewhere, has come to its end as such.
    if let former, former.start < time, isDecelerationTold, phase == .animating {
      tell(.didEndDecelerating)
    }
  }

  /// Ends `motion` at `instant`, which is not its own end where animations are off.
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
