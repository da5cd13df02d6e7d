import RefreshModel
import SceneModel
import ScrollModel

/// An account of the user's input, and of the firings that it allows.
///
/// The account is derived from the events and the list's place, without asking the controls. It
/// never allows less than the rules do: an approach ends with a new gesture or outside of the zone,
/// no matter what moved the list out.
struct FiringAccount {
  /// The cause of effects.
  enum Cause {
    /// An event of the user, the program or the window.
    case event(SceneEvent)
    /// The passing of time.
    case time
  }

  private struct Approach {
    /// Whether the control has fired since the approach began.
    var hasFired = false
    /// The number of times that the control has fired in the current drag.
    var firesInDrag = 0
    /// Whether the user's hand has moved since the control last opened.
    var isPulled = false
  }

  /// A way in which the user fires a control.
  enum Way: String, CaseIterable {
    case release
    case reach
    case hold
    case drag
    case scroll
    case glide
    case end
    case tap
  }

  /// The number of times that the user has fired a control, by the way of firing.
  private(set) var firings: [Way: Int] = [:]

  private var header = Approach()
  private var footer = Approach()
  /// Whether the user began the list's motion.
  private var isUsersMotion = false
  private var lastWheel = -Double.infinity

  /// The length in seconds of a pause after which the next wheel event or key begins a new gesture.
  private static let longestPause = 0.3

  /// Adds the user's part in `event`, which happened between two moments.
  mutating func begin(
    _ event: SceneEvent, isScrollEnabled: Bool, from before: Observation, to now: Observation
  ) {
    let time = now.time
    // A motion that a program starts belongs to the program. While a hand holds the list, the
    // program only moves the list under the hand.
    if event.asksForOffset, !now.isHeld, now.motion != before.motion { isUsersMotion = false }
    switch event {
    case .wheel, .scrollbar, .glide, .key, .pressIndicator:
      if time - lastWheel > Self.longestPause { beginGesture() }
      if case .wheel = event, isScrollEnabled { lastWheel = time }
      // A wheel that pulls counts as a hand.
      if case .wheel = event { (header.isPulled, footer.isPulled) = (true, true) }
      isUsersMotion = true
    case .move, .release, .pan:
      header.isPulled = true
      footer.isPulled = true
      isUsersMotion = true
    case .press, .panEnd, .panCancel, .cancel, .moveIndicator,
      .releaseIndicator, .setTarget:
      isUsersMotion = true
    case .setControl(.header, _): header = Approach(isPulled: now.isHeld)
    case .setControl(.footer, _): footer = Approach(isPulled: now.isHeld)
    // Tuning a control under the hand counts as a pull, as setting one does.
    case .tune(.header, _): header.isPulled = header.isPulled || now.isHeld
    case .tune(.footer, _): footer.isPulled = footer.isPulled || now.isHeld
    default: break
    }
  }

  /// Adds an effect of `cause` between two moments.
  mutating func note(
    _ effect: SceneEffect, of cause: Cause, from before: Observation, to now: Observation
  ) throws(Violation) {
    switch effect {
    case .stateChanged(.header, let from, .refreshing):
      header = try fired(header, from, before.header, now.header, cause, before, now)
    case .stateChanged(.footer, let from, .refreshing):
      footer = try fired(footer, from, before.footer, now.footer, cause, before, now)
    case .scroll(.willBeginDragging): beginGesture()
    default: break
    }
  }

  /// Adds the list's place.
  ///
  /// Outside of a control's zone, its approach starts again.
  mutating func observe(_ now: Observation) {
    if now.motion == nil, !now.isHeld { isUsersMotion = false }
    if now.header?.mayBeOutside == true { header.hasFired = false }
    if now.footer?.mayBeOutside == true { footer.hasFired = false }
  }

  private mutating func beginGesture() {
    for path in [\FiringAccount.header, \.footer] {
      self[keyPath: path].hasFired = false
      self[keyPath: path].firesInDrag = 0
    }
  }

  /// Checks that the control may fire, and returns its approach after the firing.
  private mutating func fired(
    _ former: Approach, _ from: RefreshState, _ formerControl: Observation.Control?,
    _ control: Observation.Control?,
    _ cause: Cause, _ before: Observation, _ now: Observation
  ) throws(Violation) -> Approach {
    var approach = former
    approach.isPulled = false
    guard let control, !cause.isProgram else { return approach }
    firings[cause.way(of: control, after: before), default: 0] += 1
    func require(_ holds: Bool, _ message: String) throws(Violation) {
      try SceneChecker.require(
        holds, .firesOnce, "\(message): \(control.trigger) from \(from) by \(cause)")
    }
    let isWaiting = [.idle, .pulling, .floorArmed, .success, .failure].contains(from)
    try require(isWaiting, "fired in a state that cannot fire")
    let isTap = cause.isTap(after: before) || cause.isKeyTap && before.isOnFooter
    // A tap on a failure retries, even if the control has already fired in the approach.
    if isTap, from == .failure {
      approach.hasFired = true
      return approach
    }
    if control.firesByFling, cause.isTime, before.phase != .dragging {
      try require(isUsersMotion, "fired by a glide that the user did not begin")
      try require(!approach.hasFired, "fired twice in an approach")
      approach.hasFired = true
      return approach
    }
    switch control.trigger {
    case .release where cause.isKey, .reach where cause.isKey, .hold where cause.isKey:
      try require(control.wheelPulls, "fired by a key, which does not pull the control")
    case .approach(let numbers) where numbers.fillsViewport && !cause.isUser:
      try require(control.mayBeInside, "loaded again outside of its zone")
    case .release where cause.isTime:
      try require(before.isWheelPulling, "fired without a pause of the wheel")
    case .release:
      try require(cause.isLettingGo && former.isPulled, "fired without a release")
      // A release that also cancels a header moves the footer's zone.
      let wasInside = control.mayBeInside || formerControl?.mayBeInside == true
      try require(
        wasInside || control.staysArmed || !now.animates, "fired short of the trigger")
    case .reach:
      let isPull = cause.isStep && (before.isWheelPulling || control.wheelPulls)
      // A control that blocks the content ends the drag, even in the same event.
      let isHeld = cause.isHand && (now.isHeld || before.isHeld || cause.isPan)
      try require(isHeld || isPull || cause.isLettingGo, "fired without a hand on the list")
      try require(!approach.hasFired, "fired twice in an approach")
    case .hold:
      try require(cause.isTime && before.phase == .dragging, "fired without a hold")
      try require(!approach.hasFired, "fired twice in an approach")
      // A control that blocks the content ends the drag.
      let wasInside = control.mayBeInside || formerControl?.mayBeInside == true
      try require(wasInside || control.staysArmed, "fired short of the trigger")
    case .approach(let numbers):
      try require(isTap || !approach.hasFired, "fired twice in an approach")
      // Another control that opens changes the scroll range.
      let isReady = control.isScrolledTo || formerControl?.isScrolledTo == true
      // A wheel or key that cannot scroll any farther requests a load, as the end of a drag does.
      let isRequested =
        isTap || cause.isLettingGo || (cause.isTime && before.isWheelPulling)
        || (cause.isStep && (now.offset == before.offset || !now.animates))
      try require(isRequested || (numbers.isAutomatic && isReady), "fired without a request")
      try require(
        isRequested || control.mayBeInside || !now.animates, "fired outside of its zone")
      try require(
        cause.isTime
          ? before.isWheelPulling || isUsersMotion && numbers.isAutomatic : cause.isUser,
        "fired without an action of the user")
      if cause.isHand, before.phase == .dragging {
        approach.firesInDrag += 1
        let most = numbers.timesPerDrag ?? Int.max
        try require(approach.firesInDrag <= most, "fired \(approach.firesInDrag) times in a drag")
      }
    }
    approach.hasFired = true
    return approach
  }
}
