/// The time at which the running motion reaches a place, from its closed form.
extension ScrollContainer {
  /// Notes that the user has started the running motion.
  public mutating func claimMotionForUser() {
    isMotionOfUser = motion != nil
  }

  /// True where the list moves by itself because of the user, towards `edge` or free to go there.
  ///
  /// A motion that a program asked for does not count, nor does the rubber band's at the other
  /// edge.
  public func isScrolledByUser(towards edge: InsetEdge) -> Bool {
    guard isMotionOfUser else { return false }
    switch motion?.purpose {
    case .glide, .snap, .step: return true
    case .rest(let own): return own == edge
    case .reveal, .target, nil: return false
    }
  }

  /// Where the running motion is at `time`, or at its end where that comes first.
  public func offset(at time: Double) -> Double {
    guard let motion else { return contentOffset }
    return time < motion.end ? motion.position(at: time) : endOffset(of: motion)
  }

  /// The points before its rest at which a spring counts as arrived: the rest takes a third of its
  /// time and hardly shows; chosen here.
  public static let arrival = 4.0

  /// The first time from now on, up to its end, at which the running motion goes towards `edge` at
  /// `offset` or past it; nil where it does not.
  ///
  /// A spring that comes to rest there or farther counts as there ``arrival`` points before it. Source:
  /// architecture, rule 3 (thresholds are found inside the frame).
  public func time(ofReaching offset: Double, towards edge: InsetEdge) -> Double? {
    guard let motion else { return nil }
    let sign = edge == .top ? -1.0 : 1.0
    let end = endOffset(of: motion)
    var offset = offset
    if case (.spring, .rests) = (motion.curve, motion.ending), sign * end >= sign * offset {
      offset = sign * min(sign * offset, sign * end - Self.arrival)
    }
    func isReached(at time: Double) -> Bool { sign * motion.position(at: time) >= sign * offset }
    func isLeading(at time: Double) -> Bool { sign * motion.velocity(at: time) > 0 }

    if sign * contentOffset >= sign * offset {
      guard let start = leadingStart(of: motion, isLeading) else { return nil }
      if isReached(at: start) { return start }
      // It leaves the zone before it turns.
      return isReached(at: motion.end)
        ? firstTime(from: start, to: motion.end, where: isReached) : nil
    }
    // A place at the segment's end is reached when the segment ends. By its curve the list may be there
    // a little earlier, still moving, or never, by a rounding error.
    if offset == end { return motion.end }
    if sign * end >= sign * offset {
      return isReached(at: motion.end)
        ? firstTime(from: time, to: motion.end, where: isReached) : motion.end
    }
    guard isLeading(at: time), !isLeading(at: motion.end) else { return nil }
    let turn = firstTime(from: time, to: motion.end) { !isLeading(at: $0) }
    return isReached(at: turn) ? firstTime(from: time, to: turn, where: isReached) : nil
  }

  /// The first time from now on at which `motion` leads towards the edge; nil where it does not
  /// before its end.
  private func leadingStart(of motion: Motion, _ isLeading: (Double) -> Bool) -> Double? {
    if isLeading(time) { return time }
    // At its very end a timed curve stands still.
    let late = motion.end - (motion.end - time) * Self.endShare
    guard isLeading(late) else { return nil }
    let start = firstTime(from: time, to: late, where: isLeading)
    return start - time < Self.instant ? time : start
  }

  /// The last share of a segment, in which it hardly moves.
  private static let endShare = 1e-3
  /// A negligible time in seconds: a curve that starts from rest leads on at once.
  private static let instant = 1e-9

  private func endOffset(of motion: Motion) -> Double {
    if case .meetsEdge(let edge) = motion.ending { return restOffset(of: edge) }
    return motion.destination
  }

  /// The first time between two at which `holds` becomes true, to the last bit; it is true at `end`.
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
