import ScrollPhysics

extension ScrollContainer {
  /// Sets what `source` asks for at `edge`, in points; a negative inset hides content behind the edge.
  ///
  /// The model's inset steps at once. A list that is beyond its rest by it moves there: in
  /// `duration` seconds, or by the spring. With `reveals` it moves there from inside the range too.
  public mutating func setInset(
    _ value: Double, of source: InsetSource, at edge: InsetEdge, duration: Double? = nil,
    reveals: Bool = false
  ) {
    let old = contentInset
    ledger[source][edge] = value
    present(old: old, duration: duration)
    defer { completeIfInstant() }
    guard reveals, !isTracking else { return boundsChanged(duration: duration) }
    let former = motion
    move(
      to: restOffset(of: edge), purpose: .reveal(edge), velocity: velocity, duration: duration)
    tellEnd(of: former)
  }

  /// Sets what `source` asks for at both ends, in points and in one change.
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
    let page = restingPage
    viewportLength = length
    boundsChanged(duration: nil)
    if let page { keepPage(page) }
    completeIfInstant()
  }

  /// Sets the length of the content, in points; what lies beyond changes at its end.
  public mutating func setContentLength(_ length: Double) {
    guard length != contentLength else { return }
    contentLength = length
    boundsChanged(duration: nil, byContent: true)
    completeIfInstant()
  }

  /// Content of `length` points is put in at `position`; above the viewport's top it does not
  /// move what is seen.
  public mutating func insertContent(length: Double, at position: Double) {
    let shift = position < contentOffset ? length : 0
    contentLength += length
    shiftContent(by: shift)
  }

  /// Content of `length` points is taken out at `position`; above the viewport's top it does not
  /// move what is seen.
  public mutating func removeContent(length: Double, at position: Double) {
    let above = min(max(contentOffset - position, 0), length)
    contentLength = max(contentLength - length, 0)
    shiftContent(by: -above)
  }

  /// The content becomes `length` points long while what is seen stays where it is: it is now
  /// `shift` points farther from the content's start.
  public mutating func changeContent(length: Double, shift: Double) {
    contentLength = max(length, 0)
    shiftContent(by: shift)
  }

  /// Puts the list to rest at the top, for a list that has not been shown yet.
  public mutating func restAtTop() {
    guard !isTracking else { return }
    jump(to: minimumOffset)
    presentInsetsAtRest()
  }

  /// Draws by the insets as they are, without a way to them.
  mutating func presentInsetsAtRest() {
    presentedTop = InsetTransition(at: contentInset.top)
    presentedBottom = InsetTransition(at: contentInset.bottom)
  }

  private mutating func shiftContent(by length: Double) {
    defer { completeIfInstant() }
    guard length != 0, Feature.rowsKeepPlace.isOn else {
      return boundsChanged(duration: nil, byContent: true)
    }
    contentOffset += length
    drag?.anchor += length
    if let motion, motion.leadsToTop {
      move(
        to: minimumOffset, purpose: motion.purpose, velocity: motion.velocity(at: time),
        duration: remainingTime)
      tellEnd(of: motion)
    } else {
      motion?.shift(by: length)
      boundsChanged(duration: nil, byContent: true)
    }
  }

  private mutating func present(old: EdgeInsets, duration: Double?) {
    let new = contentInset
    let shownDuration = animates ? duration : 0
    if new.top != old.top {
      presentedTop = presentedTop.redirected(
        to: new.top, at: time, duration: shownDuration, frequency: topBehaviour.springRate)
    }
    if new.bottom != old.bottom {
      presentedBottom = presentedBottom.redirected(
        to: new.bottom, at: time, duration: shownDuration, frequency: bottomBehaviour.springRate)
    }
  }

  /// Derives the motion anew after the range changed: offset and velocity stay as they are.
  private mutating func boundsChanged(duration: Double?, byContent: Bool = false) {
    let former = motion
    deriveAnew(duration: duration, byContent: byContent)
    tellEnd(of: former)
  }

  private mutating func deriveAnew(duration: Double?, byContent: Bool) {
    guard let motion else {
      if isTracking {
        if Feature.reanchoring.isOn { holdOffset(contentOffset) }
      } else if let edge = overscrolledEdge {
        leadBack(to: edge, velocity: 0, duration: duration)
      }
      return
    }
    let speed = motion.velocity(at: time)
    switch motion.purpose {
    case .glide:
      if let edge = overscrolledEdge {
        leadBack(to: edge, velocity: speed, duration: duration)
      } else {
        boundGlide()
      }
    case .rest(let edge):
      if motion.destination == restOffset(of: edge) { return }
      if let edge = overscrolledEdge {
        leadBack(to: edge, velocity: speed, duration: duration ?? remainingTime)
      } else if byContent, isOnItsWayBack(motion, speed) {
        // What comes in behind the edge moves nothing that is seen: the list goes on to where it went.
        if motion.ending == .rests {
          self.motion?.purpose = motion.phase == .animating ? .target : .snap
          phase = self.motion?.phase ?? phase
        }
      } else {
        glide(velocity: speed)
      }
    case .reveal(let edge):
      if motion.destination == restOffset(of: edge) { return }
      // Content that comes in after the end is not travelled through to show a footer behind it.
      if edge == .bottom, (minimumOffset..<maximumOffset).contains(motion.destination) {
        self.motion?.purpose = .target
        phase = .animating
        return
      }
      move(
        to: restOffset(of: edge), purpose: .reveal(edge), velocity: speed,
        duration: duration ?? remainingTime)
    case .snap:
      let target = clamped(motion.destination)
      if target != motion.destination { lead(to: target, velocity: speed) }
    case .target, .step:
      let target = clamped(motion.destination)
      if target != motion.destination {
        move(to: target, purpose: motion.purpose, velocity: speed, duration: remainingTime)
      }
    }
  }

  /// Whether `motion` leads back to a rest that lies inside the range now.
  private func isOnItsWayBack(_ motion: Motion, _ speed: Double) -> Bool {
    guard !isPagingEnabled, (minimumOffset...maximumOffset).contains(motion.destination) else {
      return false
    }
    return abs(speed) > Deceleration.restSpeed && (motion.destination - contentOffset) * speed > 0
  }

  /// Leads an overscrolled list to its edge: in time, or by the natural bounce.
  private mutating func leadBack(to edge: InsetEdge, velocity: Double, duration: Double?) {
    if let duration {
      move(
        to: restOffset(of: edge), purpose: .rest(edge), velocity: velocity, duration: duration)
    } else {
      bounce(to: edge, velocity: velocity)
    }
  }

  /// Seconds a timed motion has left; nil for a spring or a glide.
  var remainingTime: Double? {
    guard let motion, case .cubic = motion.curve else { return nil }
    return motion.end - time
  }
}
