import ScrollPhysics

extension ScrollContainer {
  /// Sets the inset of `source` at `edge`, in points.
  ///
  /// A negative inset hides content behind the edge.
  ///
  /// The inset of the model changes in one step. If the list is then overscrolled, it moves to its
  /// rest offset in `duration` seconds, or by a spring if `duration` is `nil`. With `reveals` it
  /// moves there even from within the range.
  public mutating func setInset(
    _ value: Double, of source: InsetSource, at edge: InsetEdge, duration: Double? = nil,
    reveals: Bool = false
  ) {
    let (old, rest) = (contentInset, restOffset(of: edge))
    ledger[source][edge] = value
    present(old: old, duration: duration)
    if var release {
      // A released list starts to move only after all insets have changed.
      if reveals { release.reveal = Release.Reveal(edge: edge, duration: duration) }
      if restOffset(of: edge) != rest {
        release.hasStepped = true
        release.duration = duration ?? release.duration
      }
      return self.release = release
    }
    defer { completeIfInstant() }
    guard reveals, !isTracking else { return boundsChanged(duration: duration) }
    let former = motion
    move(
      to: restOffset(of: edge), purpose: .reveal(edge), velocity: velocity, duration: duration)
    reportEnd(of: former)
  }

  /// Sets the insets of `source` at both ends in one change, in points.
  public mutating func setInsets(
    _ insets: EdgeInsets, of source: InsetSource, duration: Double? = nil
  ) {
    let old = contentInset
    ledger[source] = insets
    present(old: old, duration: duration)
    boundsChanged(duration: duration)
    completeIfInstant()
  }

  /// Sets the length of the viewport, in points.
  public mutating func setViewportLength(_ length: Double) {
    guard length != viewportLength else { return }
    changeContent(length: contentLength, viewportLength: length, shift: 0)
  }

  /// Sets the lengths of the content and the viewport and adds `shift` to the offset, so that the
  /// visible content stays in place.
  ///
  /// `shift` is how much farther the visible content now is from the content's start, in points.
  public mutating func changeContent(
    length: Double, viewportLength: Double? = nil, shift: Double
  ) {
    let viewportLength = viewportLength ?? self.viewportLength
    let isResized = viewportLength != self.viewportLength
    let place = isResized ? pagedRest : nil
    // In a viewport without a length all pages are at the start, so remember the page.
    if viewportLength == 0, case .page(let page) = place {
      keptPage = KeptPage(page: page, offset: targetOffset)
    }
    contentLength = max(length, 0)
    self.viewportLength = viewportLength
    if let place, viewportLength > 0 { keep(place) }
    shiftContent(by: shift, byContent: !isResized)
    completeIfInstant()
  }

  /// Moves the list to its top without animation.
  ///
  /// Nothing happens while the user holds the list.
  public mutating func restAtTop() {
    guard !isTracking else { return }
    jump(to: minimumOffset)
    reportEndOfDeceleration()
    presentInsetsAtRest()
  }

  /// Ends the inset transitions, so that the current insets are drawn.
  mutating func presentInsetsAtRest() {
    presented.top = InsetTransition(at: contentInset.top)
    presented.bottom = InsetTransition(at: contentInset.bottom)
    presentedOwn.top = InsetTransition(at: ledger[.application].top)
    presentedOwn.bottom = InsetTransition(at: ledger[.application].bottom)
  }

  private mutating func shiftContent(by length: Double, byContent: Bool) {
    guard length != 0 else {
      return boundsChanged(duration: nil, byContent: byContent)
    }
    contentOffset += length
    drag?.anchor += length
    if let motion, motion.endsAtTop {
      move(
        to: minimumOffset, purpose: motion.purpose, velocity: motion.velocity(at: time),
        duration: remainingTime)
      reportEnd(of: motion)
    } else {
      motion?.shift(by: length)
      boundsChanged(duration: nil, byContent: byContent)
    }
  }

  private mutating func present(old: EdgeInsets, duration: Double?) {
    let (new, own) = (contentInset, ledger[.application])
    let shownDuration = animates ? duration : 0
    for edge in InsetEdge.allCases where new[edge] != old[edge] {
      let frequency = behaviours[edge].springRate
      presented[edge] = presented[edge].redirected(
        to: new[edge], at: time, duration: shownDuration, frequency: frequency)
      presentedOwn[edge] = presentedOwn[edge].redirected(
        to: own[edge], at: time, duration: shownDuration, frequency: frequency)
    }
  }

  /// Derives the motion again after a change of the range, keeping offset and velocity.
  private mutating func boundsChanged(duration: Double?, byContent: Bool = false) {
    if let motion {
      derive(from: motion, duration: duration, byContent: byContent)
      reportEnd(of: motion)
    } else if isTracking {
      holdOffset(contentOffset)
    } else if let edge = overscrolledEdge {
      returnToEdge(to: edge, velocity: 0, duration: duration)
    } else if settings.isPagingEnabled {
      keepPagedRest()
    }
  }

  private mutating func derive(from motion: Motion, duration: Double?, byContent: Bool) {
    let speed = motion.velocity(at: time)
    switch motion.purpose {
    case .glide:
      if let edge = overscrolledEdge, !isFlung(from: edge, at: speed) {
        returnToEdge(to: edge, velocity: speed, duration: duration)
      } else {
        boundGlide()
      }
    case .rest(let edge):
      if motion.destination == restOffset(of: edge) { return }
      if let edge = overscrolledEdge, let duration = duration ?? remainingTime {
        returnToEdge(to: edge, velocity: speed, duration: duration)
      } else if let edge = overscrolledEdge {
        bounce(to: edge, velocity: speed)
      } else if byContent, isReturning(motion, speed) {
        // Content that was inserted behind the edge does not move the visible content, so the list
        // keeps its destination.
        if motion.ending == .rests {
          continueMotion(as: motion.phase == .animating ? .target : .snap)
        }
      } else {
        glide(velocity: speed)
      }
    case .reveal(let edge):
      if motion.destination == restOffset(of: edge) { return }
      // Showing a footer below content inserted at the end would scroll through that content, so
      // keep the destination.
      if edge == .bottom, (minimumOffset..<maximumOffset).contains(motion.destination) {
        guard settings.isPagingEnabled else { return continueMotion(as: .target) }
        return animate(to: offset(ofPage: page(at: motion.destination)), velocity: speed)
      }
      move(
        to: restOffset(of: edge), purpose: .reveal(edge), velocity: speed,
        duration: duration ?? remainingTime)
    case .end(let edge):
      if motion.destination == restOffset(of: edge) { return }
      move(
        to: restOffset(of: edge), purpose: .end(edge), velocity: speed, duration: remainingJump)
    case .snap:
      let target = clamped(motion.destination)
      if target != motion.destination { animate(to: target, velocity: speed) }
    case .target, .step:
      let target = clamped(motion.destination)
      if target != motion.destination {
        move(to: target, purpose: motion.purpose, velocity: speed, duration: remainingTime)
      }
    }
  }

  /// Returns whether `motion` still heads for its rest offset, and that offset is now within the
  /// range.
  ///
  /// Returns `false` in a paged list.
  private func isReturning(_ motion: Motion, _ speed: Double) -> Bool {
    guard !settings.isPagingEnabled, (minimumOffset...maximumOffset).contains(motion.destination)
    else {
      return false
    }
    return abs(speed) > Deceleration.restSpeed && (motion.destination - contentOffset) * speed > 0
  }

  /// Returns an overscrolled list to `edge`, in `duration` seconds or by a spring if `duration` is
  /// `nil`.
  mutating func returnToEdge(to edge: InsetEdge, velocity: Double, duration: Double?) {
    move(to: restOffset(of: edge), purpose: .rest(edge), velocity: velocity, duration: duration)
  }

  /// The seconds in which a step reaches a target that has moved: the remaining ones of a jump, or
  /// `nil` for a spring.
  var remainingJump: Double? {
    remainingTime.map { max($0, Self.shortestJump) }
  }

  /// The shortest remainder of a jump whose target has moved, in seconds.
  private static let shortestJump = 0.05

  /// The remaining seconds of a timed motion, or `nil` during a spring or glide and at rest.
  var remainingTime: Double? {
    guard let motion, case .cubic = motion.curve else { return nil }
    return motion.end - time
  }
}
