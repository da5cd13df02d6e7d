/// Computes when the running motion reaches an offset, from its closed form.
extension ScrollContainer {
  /// Records that the user started the running motion.
  public mutating func claimMotionForUser() {
    isUserMotion = motion != nil
  }

  /// Returns whether a motion that the user started moves the list towards `edge`, or is free to go
  /// there.
  ///
  /// Returns `false` for motions that the program requested, and for a return to the other edge.
  public func isScrolledByUser(towards edge: InsetEdge) -> Bool {
    guard isUserMotion else { return false }
    switch motion?.purpose {
    case .glide, .snap, .step, .end: return true
    case .rest(let own): return own == edge
    case .reveal, .target, nil: return false
    }
  }

  /// Returns the offset of the running motion at `time`, or at the motion's end if that is earlier.
  public func offset(at time: Double) -> Double {
    guard let motion else { return contentOffset }
    return time < motion.end ? motion.position(at: time) : endOffset(of: motion)
  }

  /// The distance before its rest at which a spring counts as arrived, in points.
  ///
  /// Tug's choice: the remaining way takes a third of the spring's time and is hardly visible.
  public static let arrival = 4.0

  /// Returns the first time at which the running motion is at or past `offset` while moving towards
  /// `edge`.
  ///
  /// Times from now to the end of the motion count; returns `nil` if there is none. A spring that
  /// rests at or past `offset` reaches it ``arrival`` points before its rest at the latest. Source:
  /// architecture, rule 3 (thresholds are found inside the frame).
  public func time(ofReaching offset: Double, towards edge: InsetEdge) -> Double? {
    guard let motion else { return nil }
    let sign = edge == .top ? -1.0 : 1.0
    let end = endOffset(of: motion)
    // Rounding may put an offset at the rest slightly past it.
    let rounding = max(Self.offsetRounding, abs(end) * 8 * Double.ulpOfOne)
    var offset = abs(offset - end) <= rounding ? end : offset
    if case (.spring, .rests) = (motion.curve, motion.ending), sign * end >= sign * offset {
      offset = sign * min(sign * offset, sign * end - Self.arrival)
    }
    func isReached(at time: Double) -> Bool { sign * motion.position(at: time) >= sign * offset }
    func isApproaching(at time: Double) -> Bool { sign * motion.velocity(at: time) > 0 }

    if sign * contentOffset >= sign * offset {
      // A timed curve may be at its end by rounding before it has ended.
      if offset == end, abs(contentOffset - end) <= rounding { return motion.end }
      guard let start = approachStart(of: motion, isApproaching) else { return nil }
      if isReached(at: start) { return start }
      // The motion may leave the zone past `offset` before it reverses.
      return isReached(at: motion.end)
        ? firstTime(from: start, to: motion.end, where: isReached) : nil
    }
    // An offset at the segment's end counts as reached when the segment ends. Rounding may let the
    // curve reach it slightly earlier, while still moving, or never.
    if offset == end { return motion.end }
    if sign * end >= sign * offset {
      return isReached(at: motion.end)
        ? firstTime(from: time, to: motion.end, where: isReached) : motion.end
    }
    guard isApproaching(at: time), !isApproaching(at: motion.end) else { return nil }
    let turn = firstTime(from: time, to: motion.end) { !isApproaching(at: $0) }
    return isReached(at: turn) ? firstTime(from: time, to: turn, where: isReached) : nil
  }

  /// Returns the first time from now on at which `motion` moves towards the edge, or `nil` if it
  /// does not before its end.
  private func approachStart(of motion: Motion, _ isApproaching: (Double) -> Bool) -> Double? {
    if isApproaching(time) { return time }
    // The velocity of a timed curve is 0 exactly at its end, so test slightly before it.
    let late = motion.end - (motion.end - time) * Self.endFraction
    guard isApproaching(late) else { return nil }
    let start = firstTime(from: time, to: late, where: isApproaching)
    return start - time < Self.instant ? time : start
  }

  /// The last fraction of a segment, in which the list hardly moves.
  private static let endFraction = 1e-3
  /// The tolerance for rounding errors of offsets in a list of usual length, in points.
  private static let offsetRounding = 1e-6
  /// A negligible time in seconds: a curve that starts from rest counts as moving immediately.
  private static let instant = 1e-9

  private func endOffset(of motion: Motion) -> Double {
    if case .reachesEdge(let edge) = motion.ending { return restOffset(of: edge) }
    return motion.destination
  }

  /// Returns the first time between `start` and `end` at which `holds` is true, to the last bit.
  ///
  /// It must be true at `end`.
  private func firstTime(
    from start: Double, to end: Double, where holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if holds(middle) { high = middle } else { low = middle }
    }
  }
}
