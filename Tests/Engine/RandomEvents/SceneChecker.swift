import ScrollModel
import ScrollPhysics

/// The invariants as functions of observations, so that tests can show each of them to fail.
enum SceneChecker {
  /// The immediate effect of an event on the list.
  enum Effect: Sendable {
    /// No effect: offset and velocity are continuous.
    case nothing
    /// The list is held or released: the velocity may change.
    case kicks
    /// The offset and the velocity may change.
    case moves
  }

  /// Returns the largest rounding error of a number computed from numbers of these sizes.
  private static func rounding(_ sizes: Double...) -> Double {
    sizes.reduce(1e-6) { max($0, abs($1) * roundingShare) }
  }

  /// Returns the largest rounding error of a moving offset, which is the sum of a destination and a
  /// distance.
  private static func rounding(of before: Observation, _ after: Observation) -> Double {
    max(largestNumber(of: before), largestNumber(of: after)) * roundingShare + 1e-6
  }

  private static func largestNumber(of now: Observation) -> Double {
    max(
      abs(now.offset), now.farthestOffset, abs(now.motion?.destination ?? 0), now.inset.top,
      now.maximumOffset,
      now.contentLength, now.viewportLength)
  }

  /// Returns the largest rounding error of a time.
  private static func rounding(of time: Double) -> Double { time * roundingShare }

  /// Eight times the relative rounding error of one operation.
  private static let roundingShare = 8 * Double.ulpOfOne

  /// Checks the invariants that hold at any moment.
  static func check(_ now: Observation) throws(Violation) {
    let numbers = [
      now.offset, now.velocity, now.minimumOffset, now.maximumOffset, now.inset.top,
      now.inset.bottom, now.presentedInset.top, now.presentedInset.bottom, now.contentLength,
    ]
    try require(numbers.allSatisfy(\.isFinite), .finite, "\(numbers)")
    if now.phase == .idle, !now.isHeld {
      try require(
        now.offset >= now.minimumOffset - rounding(now.minimumOffset)
          && now.offset <= now.maximumOffset + rounding(now.maximumOffset), .restsInRange,
        "\(now.offset) is outside \(now.minimumOffset)...\(now.maximumOffset)")
      try require(now.velocity == 0, .restsWithoutVelocity, "\(now.velocity)")
    }
    try require(
      now.motion == nil || now.needsFrames, .motionHasPhase, "a motion asks for no frames")
    try checkLedger(now)
    try require(
      abs(now.contentLength - now.partsLength) <= rounding(now.partsLength), .rowCount,
      "parts of \(now.partsLength) points, but content of \(now.contentLength)")
    let lines = (now.rowCount + now.columns - 1) / max(now.columns, 1)
    try require(now.lineCount == lines, .rowCount, "\(now.lineCount) lines, not \(lines)")
    try require(
      now.lastMarkedRow <= now.rowCount, .marksInRange,
      "row \(now.lastMarkedRow) is marked, but there are only \(now.rowCount)")
    try require(!now.marksHeading, .marksInRange, "a heading is selected or focused")
  }

  private static func checkLedger(_ now: Observation) throws(Violation) {
    var sum = now.applicationInset
    if let header = now.header {
      let expected = header.ownInset
      try require(
        header.entry == expected && header.foreignEntry == 0, .ledger,
        "the header, \(header.state), has an inset of \(header.entry), not \(expected)")
      sum.top += header.entry
    }
    if let footer = now.footer {
      let free =
        now.viewportLength - now.applicationInset.top - (now.header?.entry ?? 0)
        - now.applicationInset.bottom - now.partsLength
      let space = footer.holdsInset && footer.fillsSpace ? max(free, 0) : 0
      let expected = footer.ownInset + space
      try require(
        abs(footer.entry - expected) <= rounding(now.partsLength, now.viewportLength, expected)
          && footer.foreignEntry == 0, .ledger,
        "the footer, \(footer.state), has an inset of \(footer.entry), not \(expected)")
      sum.bottom += footer.entry
    }
    try require(
      abs(now.inset.top - sum.top) <= rounding(sum.top)
        && abs(now.inset.bottom - sum.bottom) <= rounding(sum.bottom), .ledger,
      "the effective insets are \(now.inset), but the sum is \(sum)")
  }

  /// Checks the invariants that hold between two moments with no event between them.
  static func check(
    tickFrom before: Observation, to after: Observation, animator: SpeedLimit.Animator,
    reported: [ReportedEnd]
  ) throws(Violation) {
    let move = abs(after.offset - before.offset)
    let passesDeadline = before.deadline.map { $0 <= after.time } ?? false
    let jumps = !before.animates && passesDeadline
    // A motion that a deadline begins may end at once if its distance is within the tolerance.
    let unseen = passesDeadline ? SpeedLimit.tolerance : 0
    if move > rounding(of: before, after) + unseen, !jumps {
      let mayMove = [.decelerating, .bouncing, .animating].contains(before.phase)
      try require(
        mayMove && before.needsFrames && before.motion != nil, .motionHasPhase,
        "\(move) points while \(before.phase)")
      let time = after.time - before.time
      let limit = SpeedLimit.speed(from: before, animator: animator)
      let slack =
        SpeedLimit.tolerance + rounding(of: before, after) + limit * rounding(of: after.time)
      try require(
        move <= limit * time + slack, .withinBound,
        "\(move) points in \(time) s while \(before.phase), at most \(limit) a second")
      let own = before.motion?.engineSpeedLimit ?? 0
      let handsOver = before.isPaged && before.phase == .bouncing
      try require(
        handsOver || move <= own * time + slack, .withinBound,
        "\(move) points in \(time) s, but the engine's limit is \(own) a second")
    }
    try check(endFrom: before, to: after, since: -.infinity, reported: reported)
    if after.motion == nil, before.phase == .decelerating || before.phase == .bouncing {
      // A glide that fires a control continues to the control, which may already be reached.
      let hasFired =
        before.header?.state != after.header?.state || before.footer?.state != after.footer?.state
      try require(
        reported.contains(.deceleration) || hasFired && !reported.isEmpty, .endIsReported,
        "\(before.phase) ended with the reports \(reported)")
    }
  }

  /// Checks that the end of a motion that has run since `start` is reported.
  ///
  /// A motion that is undone before any frame could show it does not count.
  static func check(
    endFrom before: Observation, to after: Observation, since start: Double, reported: [ReportedEnd]
  ) throws(Violation) {
    guard before.motion != nil, after.motion == nil, after.time - start >= shortestFrame
    else { return }
    try require(!reported.isEmpty, .endIsReported, "\(before.phase) ended without a report")
  }

  /// The length of the shortest frame, in seconds.
  private static let shortestFrame = 0.001

  /// Checks the invariants that hold through an event with this effect, if the content before the
  /// viewport may grow by one of `shifts`.
  static func check(
    event effect: Effect, from before: Observation, to after: Observation, shifts: [Double] = [0]
  ) throws(Violation) {
    guard before.animates, after.animates, effect != .moves else { return }
    let isSteady = shifts.contains { shift in
      abs(after.offset - before.offset - shift) <= max(rounding(of: before, after), rounding(shift))
    }
    try require(
      isSteady, .continuousOffset, "from \(before.offset) to \(after.offset), allowed: \(shifts)")
    guard effect == .nothing, !before.phase.isHold else { return }
    // Skips lists so fast and so near to the edge that no spring can stop them within a frame. A
    // control that fires in the event moves the edge only after the spring was chosen.
    let fires =
      before.header?.state != after.header?.state || before.footer?.state != after.footer?.state
    let stopsAtEdge = (fires ? [before, after] : [after]).contains { range in
      // Content that is inserted or removed before the viewport moves the offset with it.
      let space =
        before.velocity < 0
        ? range.offset - range.minimumOffset : range.maximumOffset - range.offset
      return space >= 0 && space * firmest < abs(before.velocity)
    }
    if stopsAtEdge { return }
    let change = abs(after.velocity - before.velocity)
    // A glide slower than this has ended, and a motion that follows in the same event begins at
    // rest.
    let allowed = after.velocity == 0 ? Deceleration.restSpeed : 0
    let size = max(1, abs(before.velocity))
    try require(
      change <= allowed + 1e-6 * size, .continuousVelocity,
      "from \(before.velocity) to \(after.velocity)")
  }

  /// Checks the invariants that hold if the moment after an event at `before` is observed twice.
  static func check(
    secondLook second: Observation, after first: Observation, from before: Observation
  ) throws(Violation) {
    // A deadline that is due takes effect at once.
    if !first.animates, let due = first.deadline, due <= first.time { return }
    let slack =
      SpeedLimit.tolerance + rounding(of: before, first) + abs(first.velocity)
      * rounding(of: first.time)
    try require(
      abs(second.offset - first.offset) <= slack, .continuousOffset,
      "\(first.offset) became \(second.offset) on a second look")
  }

  /// The highest frequency of a step's spring, per second.
  private static let firmest = 10_000.0

  /// Checks that a refused event changes nothing.
  static func check(refusalFrom before: Observation, to after: Observation) throws(Violation) {
    try require(before == after, .refusalChangesNothing, "\(before) became \(after)")
  }

  /// Checks that one long step and many short steps lead to the same state.
  static func check(oneStep: Observation, manySteps: Observation) throws(Violation) {
    let pairs = [
      (oneStep.offset, manySteps.offset),
      (oneStep.presentedInset.top, manySteps.presentedInset.top),
      (oneStep.presentedInset.bottom, manySteps.presentedInset.bottom),
    ]
    for (one, many) in pairs {
      try require(
        abs(one - many) <= rounding(of: oneStep, manySteps), .stepIndependence,
        "\(one) in one step, \(many) in many")
    }
    for (one, many) in [
      (oneStep.header, manySteps.header), (oneStep.footer, manySteps.footer),
    ] {
      guard let one, let many else { continue }
      try require(
        one.isSame(as: many), .stepIndependence, "\(one) in one step, \(many) in many")
    }
    try require(
      oneStep.phase == manySteps.phase, .stepIndependence,
      "\(oneStep.phase) in one step, \(manySteps.phase) in many")
    let speed = max(1, abs(oneStep.velocity))
    try require(
      abs(oneStep.velocity - manySteps.velocity) <= 1e-4 * speed, .stepIndependence,
      "\(oneStep.velocity) in one step, \(manySteps.velocity) in many")
  }

  /// Checks the invariants that hold a long time after everything was released and ended.
  static func check(end now: Observation) throws(Violation) {
    try require(now.phase == .idle, .closesInTheEnd, "still \(now.phase)")
    try require(!now.needsFrames, .closesInTheEnd, "the list still asks for frames")
    var rest = now.applicationInset
    rest.top += now.header?.insetInTheEnd ?? 0
    rest.bottom += now.footer?.insetInTheEnd ?? 0
    try require(now.inset == rest, .closesInTheEnd, "the insets are \(now.inset), not \(rest)")
    try require(
      now.presentedInset == now.inset, .closesInTheEnd,
      "the insets are \(now.inset), but \(now.presentedInset) is shown")
    for control in [now.header, now.footer].compactMap({ $0 }) {
      try require(
        (!control.holdsInset || control.keepsFailure) && !control.waits && !control.state.isArmed,
        .closesInTheEnd,
        "a control is still \(control.state)")
    }
  }

  static func require(
    _ holds: Bool, _ invariant: Invariant, _ message: @autoclosure () -> String
  ) throws(Violation) {
    if !holds { throw Violation(invariant: invariant, message: message()) }
  }
}

/// The end of a motion as an effect reports it.
enum ReportedEnd: Equatable {
  case deceleration
  case animation
}

extension ScrollPhase {
  /// Whether a finger or a touchpad holds the list, so that its velocity is the hand's.
  fileprivate var isHold: Bool { self == .tracking || self == .dragging }
}
