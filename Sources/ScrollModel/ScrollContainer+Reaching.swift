/// When the running motion reaches a place, found from its closed form.
extension ScrollContainer {
  /// Whether the list moves by itself and because of the user, towards `edge` or free to go there.
  ///
  /// A motion that a program asked for is none, nor is what a rubber band does at the other edge.
  public func isScrolledByUser(towards edge: InsetEdge) -> Bool {
    switch motion?.purpose {
    case .glide, .snap, .step: true
    case .rest(let own): own == edge
    case .reveal, .target, nil: false
    }
  }

  /// The first time from now on, not after its end, at which the running motion goes towards `edge`
  /// at `offset` or past it; nil where it does not.
  ///
  /// Source: architecture, rule 3 (thresholds are found inside the frame).
  public func time(ofReaching offset: Double, towards edge: InsetEdge) -> Double? {
    guard let motion else { return nil }
    let sign = edge == .top ? -1.0 : 1.0
    func isReached(at time: Double) -> Bool { sign * motion.position(at: time) >= sign * offset }
    func isLeading(at time: Double) -> Bool { sign * motion.velocity(at: time) > 0 }

    if sign * contentOffset >= sign * offset { return isLeading(at: time) ? time : nil }
    // The place that a segment ends at is exact; its curve may miss it by a rounding error.
    let end = endOffset(of: motion)
    if sign * end >= sign * offset {
      return isReached(at: motion.end)
        ? firstTime(from: time, to: motion.end, where: isReached) : motion.end
    }
    guard isLeading(at: time), !isLeading(at: motion.end) else { return nil }
    let turn = firstTime(from: time, to: motion.end) { !isLeading(at: $0) }
    return isReached(at: turn) ? firstTime(from: time, to: turn, where: isReached) : nil
  }

  private func endOffset(of motion: Motion) -> Double {
    if case .meetsEdge(let edge) = motion.ending { return restOffset(of: edge) }
    return motion.destination
  }

  /// The first time between two at which `holds` begins to be true, to the last bit; it is at `end`.
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
