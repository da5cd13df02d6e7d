import ScrollModel
import ScrollPhysics

/// The invariants as functions of what was observed, so that each can be shown to fail.
enum SceneChecker {
  /// What an event may do to the list at once.
  enum Effect: Sendable {
    /// Nothing: offset and velocity go on as they were.
    case nothing
    /// Hold it or let it go: the velocity may change.
    case kicks
    /// Anything.
    case moves
  }

  /// How much a number that was made of numbers of these sizes may be off by rounding.
  private static func rounding(_ sizes: Double...) -> Double {
    sizes.reduce(1e-6) { max($0, abs($1) * roundingShare) }
  }

  /// The same for an offset on its way, which is a destination and a distance from it.
  private static func rounding(of before: Observation, _ after: Observation) -> Double {
    max(largestNumber(of: before), largestNumber(of: after)) * roundingShare + 1e-6
  }

  private static func largestNumber(of now: Observation) -> Double {
    max(
      abs(now.offset), now.farthestOffset, abs(now.motion?.destination ?? 0), now.inset.top,
      now.maximumOffset,
      now.contentLength, now.viewportLength)
  }

  /// The same for a time.
  private static func rounding(of time: Double) -> Double { time * roundingShare }

  /// Eight times what the rounding of one operation makes of a number.
  private static let roundingShare = 8 * Double.ulpOfOne

  /// What must hold at any moment.
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
      now.motion == nil || now.needsFrames, .motionHasPhase, "a motion that asks for no frames")
    try checkLedger(now)
    try require(
      abs(now.contentLength - now.partsLength) <= rounding(now.partsLength), .rowCount,
      "parts of \(now.partsLength) points, content of \(now.contentLength)")
    let lines = (now.rowCount + now.columns - 1) / max(now.columns, 1)
    try require(now.lineCount == lines, .rowCount, "\(now.lineCount) lines, not \(lines)")
    try require(
      now.lastMarkedRow <= now.rowCount, .marksInRange,
      "row \(now.lastMarkedRow) is marked, of \(now.rowCount)")
  }

  private static func checkLedger(_ now: Observation) throws(Violation) {
    var sum = now.applicationInset
    if let header = now.header {
      let expected = header.ownInset
      try require(
        header.entry == expected && header.foreignEntry == 0, .ledger,
        "the header, \(header.state), has \(header.entry), not \(expected)")
      sum.top += header.entry
    }
    if let footer = now.footer {
      let free =
        now.viewportLength - now.applicationInset.top - (now.header?.entry ?? 0)
        - now.applicationInset.bottom - now.partsLength
      let room = footer.holdsInset && footer.fillsRoom ? max(free, 0) : 0
      let expected = footer.ownInset + room
      try require(
        abs(footer.entry - expected) <= rounding(now.partsLength, now.viewportLength, expected)
          && footer.foreignEntry == 0, .ledger,
        "the footer, \(footer.state), has \(footer.entry), not \(expected)")
      sum.bottom += footer.entry
    }
    try require(
      abs(now.inset.top - sum.top) <= rounding(sum.top)
        && abs(now.inset.bottom - sum.bottom) <= rounding(sum.bottom), .ledger,
      "effective \(now.inset), in sum \(sum)")
  }

  /// What must hold between two moments with nothing between them but time.
  static func check(
    tickFrom before: Observation, to after: Observation, animator: SpeedLimit.Animator,
    told: [ToldEnd]
  ) throws(Violation) {
    let move = abs(after.offset - before.offset)
    let passesDeadline = before.deadline.map { $0 <= after.time } ?? false
    let jumps = !before.animates && passesDeadline
    // What a deadline begins may be over at once, where there is no more way than the end allows.
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
        "\(move) points in \(time) s, where the engine says at most \(own) a second")
    }
    try check(endFrom: before, to: after, since: -.infinity, told: told)
    if after.motion == nil, before.phase == .decelerating || before.phase == .bouncing {
      // A glide that fires a control is led on by that, at times no farther.
      let isLed =
        before.header?.state != after.header?.state || before.footer?.state != after.footer?.state
      try require(
        told.contains(.deceleration) || isLed && !told.isEmpty, .endIsTold,
        "\(before.phase) ended as \(told)")
    }
  }

  /// What must hold where a motion, as it is since `start`, may have come to its end.
  ///
  /// One that is taken back before any frame could show it has not been one.
  static func check(
    endFrom before: Observation, to after: Observation, since start: Double, told: [ToldEnd]
  ) throws(Violation) {
    guard before.motion != nil, after.motion == nil, after.time - start >= shortestFrame
    else { return }
    try require(!told.isEmpty, .endIsTold, "\(before.phase) ended unsaid")
  }

  /// Seconds that a frame takes at least.
  private static let shortestFrame = 0.001

  /// What must hold through an event with this effect, by which the content before what is seen
  /// grows by one of `shifts`.
  static func check(
    event effect: Effect, from before: Observation, to after: Observation, shifts: [Double] = [0]
  ) throws(Violation) {
    guard before.animates, after.animates, effect != .moves else { return }
    let isSteady = shifts.contains { shift in
      abs(after.offset - before.offset - shift) <= max(rounding(of: before, after), rounding(shift))
    }
    try require(
      isSteady, .continuousOffset, "from \(before.offset) to \(after.offset), not by \(shifts)")
    guard effect == .nothing, !before.phase.isHold else { return }
    // So near to the edge, so fast: no spring that takes as long as a frame can hold the list back.
    let room =
      before.velocity < 0
      ? before.offset - after.minimumOffset : after.maximumOffset - before.offset
    if room * firmest < abs(before.velocity), room >= 0 { return }
    let change = abs(after.velocity - before.velocity)
    // A glide this slow is over; what follows in the same event begins at rest.
    let allowed = after.velocity == 0 ? Deceleration.restSpeed : 0
    let size = max(1, abs(before.velocity))
    try require(
      change <= allowed + 1e-6 * size, .continuousVelocity,
      "from \(before.velocity) to \(after.velocity)")
  }

  /// What must hold when the moment after an event that came at `before` is looked at twice.
  static func check(
    secondLook second: Observation, after first: Observation, from before: Observation
  ) throws(Violation) {
    // What is due at once leads at once to where it leads.
    if !first.animates, let due = first.deadline, due <= first.time { return }
    let slack =
      SpeedLimit.tolerance + rounding(of: before, first) + abs(first.velocity)
      * rounding(of: first.time)
    try require(
      abs(second.offset - first.offset) <= slack, .continuousOffset,
      "\(first.offset) is \(second.offset) on a second look")
  }

  /// The highest frequency of a step's spring, per second.
  private static let firmest = 10_000.0

  /// What must hold through an event that was refused.
  static func check(refusalFrom before: Observation, to after: Observation) throws(Violation) {
    try require(before == after, .refusalChangesNothing, "\(before) became \(after)")
  }

  /// What must hold for two ways to one moment.
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

  /// What must hold a long time after everything was let go and ended.
  static func check(end now: Observation) throws(Violation) {
    try require(now.phase == .idle, .closesInTheEnd, "still \(now.phase)")
    try require(!now.needsFrames, .closesInTheEnd, "frames are still asked for")
    var rest = now.applicationInset
    rest.top += now.header?.restingInset ?? 0
    rest.bottom += now.footer?.restingInset ?? 0
    try require(now.inset == rest, .closesInTheEnd, "insets \(now.inset) are left, not \(rest)")
    try require(
      now.presentedInset == now.inset, .closesInTheEnd,
      "\(now.presentedInset) is shown for \(now.inset)")
    for control in [now.header, now.footer].compactMap({ $0 }) {
      try require(
        !control.holdsInset && !control.waits && !control.state.isArmed, .closesInTheEnd,
        "a control is still \(control.state)")
    }
  }

  static func require(
    _ holds: Bool, _ invariant: Invariant, _ message: @autoclosure () -> String
  ) throws(Violation) {
    if !holds { throw Violation(invariant: invariant, message: message()) }
  }
}

/// The end of a motion, as an effect tells it.
enum ToldEnd: Equatable {
  case deceleration
  case animation
}

extension ScrollPhase {
  /// Whether a finger or a touchpad holds the list, so that its velocity is the hand's.
  fileprivate var isHold: Bool { self == .tracking || self == .dragging }
}
