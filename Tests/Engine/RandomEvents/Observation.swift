import RefreshModel
import SceneModel
import ScrollModel
import ScrollPhysics

/// The observable values of a list at a moment, which the invariants are about.
struct Observation: Equatable {
  /// A refresh control's place and state.
  struct Control: Equatable {
    var state = RefreshState.idle
    var heldInset = 0.0
    /// The inset that it has while it is closed.
    var restingInset = 0.0
    /// It shows a failure until it is tried again.
    var keepsFailure = false
    /// True where its inset grows by the room that a short list leaves.
    var fillsRoom = true
    /// Its trigger.
    var trigger = RefreshPolicy.Trigger.release
    /// True where the list may be where the control fires or a pull arms it, within rounding
    /// errors.
    var mayBeInside = false
    /// True where the list may be elsewhere, within rounding errors.
    var mayBeOutside = false
    /// True where a drag back leaves it armed.
    var staysArmed = false
    /// True where the list is longer than the viewport.
    var isScrolledTo = false
    /// True where a glide fires it although it has no approach.
    var firesByFling = false
    /// True where a wheel pulls it.
    var wheelPulls = false
    /// Its stage.
    var stage = RefreshStage.idle
    /// True where its handler must have been called by now.
    var isDue = false
    /// The number of actions that a finger chooses from.
    var actionCount = 1
    /// Its entries in the ledger, at its own edge and at the other.
    var entry = 0.0
    var foreignEntry = 0.0
    /// True where it waits for anything: an opening, a closing, a dwell.
    var waits = false
  }

  /// The present motion, seen from outside: the time and place of its end.
  struct Motion: Equatable {
    var end = 0.0
    var destination = 0.0
    /// The list's offset after half of the remaining time.
    var halfway = 0.0
    var engineSpeedLimit = Double.infinity
  }

  var time = 0.0
  /// True where keys act on the footer.
  var isOnFooter = false
  var offset = 0.0
  var velocity = 0.0
  var phase = ScrollPhase.idle
  var minimumOffset = 0.0
  var maximumOffset = 0.0
  /// True where a finger or a touchpad holds the list, including a press that was given up.
  var isPaged = false
  var isHeld = false
  var needsFrames = false
  /// The decay of a glide, per second.
  var decay = DecelerationRate.normal.decayPerSecond
  /// False where a motion to a known offset is over at once.
  var animates = true
  var motion: Motion?
  /// The offset farthest from 0 at which the present motion may have begun, which is a summand of its
  /// curve.
  var farthestOffset = 0.0
  var inset = EdgeInsets()
  var presentedInset = EdgeInsets()
  var applicationInset = EdgeInsets()
  var header: Control?
  var footer: Control?
  var rowCount = 0
  var lineCount = 0
  var columns = 1
  /// The sum of the lengths of the content's parts, and the content's length.
  var partsLength = 0.0
  var contentLength = 0.0
  /// The end of the last row that is selected, has the focus or is pressed.
  var lastMarkedRow = 0
  /// A heading is selected, or has the focus.
  var marksHeading = false
  var viewportLength = 0.0
  var deadline: Double?
  /// The highest frequency per second of the springs that lead the list back.
  var springRate = 10.0
  /// True where a wheel holds the list pulled.
  var isWheelPulling = false

  /// A moment of an idle list.
  init() {}

  /// The values of `scene`, some time after `before`.
  init(of scene: Scene, after before: Observation) {
    self.init(of: scene)
    guard motion != nil else { return }
    farthestOffset = max(before.farthestOffset, abs(before.offset), abs(offset))
    springRate = max(before.springRate, springRate)
  }

  init(of scene: Scene) {
    let container = scene.container
    time = scene.time
    isOnFooter = scene.isOnFooter
    offset = container.contentOffset
    velocity = container.velocity
    phase = container.phase
    minimumOffset = container.minimumOffset
    maximumOffset = container.maximumOffset
    isPaged = container.isPagingEnabled
    isHeld = container.isPressed || container.isPanning || container.isIndicatorHeld
    decay = container.decelerationRate.decayPerSecond
    needsFrames = scene.needsFrames
    animates = scene.animations && scene.isVisible
    inset = container.contentInset
    presentedInset = container.presentedContentInset
    applicationInset = container.ledger[.application]
    header = Control(of: scene, .header)
    footer = Control(of: scene, .footer)
    rowCount = scene.rowCount
    lineCount = scene.rows.count
    columns = scene.columns
    let parts = scene.ownContentLength ?? scene.rows.total
    partsLength = scene.blocks.top + parts + scene.blocks.bottom
    contentLength = container.contentLength
    let marked = [scene.focusedRow, scene.pressedRow].compactMap { $0.map { $0 + 1 } }
    lastMarkedRow = max(scene.selectedRows.ranges.last?.upperBound ?? 0, marked.max() ?? 0)
    marksHeading =
      scene.focusedRow.map(scene.isHeading) ?? false
      || scene.sections.contains { scene.selectedRows.contains($0) }
    viewportLength = container.viewportLength
    deadline = scene.nextDeadline
    let rates = ControlSide.allCases.compactMap { scene.control($0)?.policy.springRate }
    springRate = max(springRate, rates.max() ?? 0)
    isWheelPulling = scene.isWheelPulling
    motion = container.motionEnd.map { Motion(of: container, end: $0) }
  }
}

extension Observation.Control {
  fileprivate init?(of scene: Scene, _ side: ControlSide) {
    guard let control = scene.control(side) else { return nil }
    state = control.state
    let policy = control.policy
    heldInset = policy.heldInset
    restingInset = policy.restingInset
    // Another policy counts only from the end of a failure on.
    keepsFailure = state == .failure && control.deadline == nil
    fillsRoom = side == .footer && policy.shortPlacement == .viewportEnd
    firesByFling = policy.approach == nil && policy.firesByFling
    wheelPulls = policy.wheelPulls && policy.approach == nil
    stage = control.stage
    actionCount = policy.actionCount
    isDue =
      state == .refreshing && control.isOpen && control.manner.callsHandler
      && control.pendingResult == nil
    if scene.placement(of: side) == .overlay { heldInset = policy.restingInset }
    if scene.isFooterHidden(side) { (heldInset, restingInset, fillsRoom) = (0, 0, false) }
    if state == .floorOpen {
      let top = scene.container.ledger.total(without: .header).top
      heldInset = max(scene.container.viewportLength - top, 0)
    }
    trigger = policy.trigger
    waits = control.deadline != nil
    let ledger = scene.container.ledger
    entry = side == .header ? ledger[.header].top : ledger[.footer].bottom
    foreignEntry = side == .header ? ledger[.header].bottom : ledger[.footer].top
    findZone(of: side, in: scene, policy)
  }

  /// The list's place relative to the control, by lengths and insets, as if the control were not
  /// open.
  private mutating func findZone(
    of side: ControlSide, in scene: Scene, _ policy: RefreshPolicy
  ) {
    let container = scene.container
    let ledger = container.ledger
    let (offset, length) = (container.contentOffset, container.viewportLength)
    var top = ledger[.application].top
    var bottom = ledger[.application].bottom
    if side == .header { top += policy.restingInset } else { top += ledger[.header].top }
    if side == .footer { bottom += policy.restingInset } else { bottom += ledger[.footer].bottom }
    let first = 0 - top
    let last = max(first, container.contentLength + bottom - length)
    // Both ways of computing the zone's edge add these numbers.
    let rounding = 1e-6 + 1e-14 * max(abs(last), abs(offset), container.contentLength)
    // A footer that fills the room of a short list gives that room to an opening header, and takes
    // it back.
    let fillsRoom = side == .header && scene.footer?.holdsInset == true
    isScrolledTo =
      fillsRoom || container.contentLength + (side == .footer ? top : bottom) > length
    staysArmed = !policy.cancelsByDragBack
    let pull: Double
    if let approach = policy.approach {
      let zone = (approach.percent - 1) * policy.triggerDistance
      pull = side == .header ? first - zone - offset : offset - last - zone
    } else {
      let isByEdge = policy.origin == .contentEdge
      // A viewport in which no finger can show the farthest distance brings all of them nearer.
      let band = RubberBand(
        coefficient: container.behaviour(at: side.edge).hasBand ? container.rubberBand : nil,
        dimension: length)
      let shown = band.displacement(forPull: length * Scene.pullTravel * policy.dragRate)
      let farthest = max(policy.triggerDistance, policy.secondFloor?.distance ?? 0)
      let trigger = policy.triggerDistance * (shown > 0 ? min(shown / farthest, 1) : 1)
      let start = isByEdge ? min(0, first) : first - trigger
      let end =
        isByEdge
        ? max(container.contentLength - length, first) : last + trigger
      pull = side == .header ? start - offset : offset - end
    }
    // A spring counts as arrived a little before its end.
    let early = policy.approach == nil ? 0 : ScrollContainer.arrival
    // A viewport below a point has no distances to speak of.
    mayBeInside = pull >= -rounding - early || length < 1
    mayBeOutside = pull <= rounding
  }

  /// True where both show and wait for the same; their places may differ by rounding errors.
  func isSame(as other: Self) -> Bool {
    state == other.state && entry == other.entry && waits == other.waits
  }

  /// Its present inset, without the room that it may fill.
  var ownInset: Double { holdsInset ? heldInset : restingInset }

  /// Its inset once everything has ended.
  var insetInTheEnd: Double { keepsFailure ? heldInset : restingInset }

  /// True where the control holds an inset in this state.
  var holdsInset: Bool {
    switch state {
    case .refreshing, .success, .failure, .floorOpen: true
    case .idle, .pulling, .willRefresh, .noMoreData, .floorArmed: false
    }
  }
}

extension Observation.Motion {
  /// Follows a copy of the container to the end of its segment.
  fileprivate init(of container: ScrollContainer, end: Double) {
    var ahead = container
    ahead.advance(to: (container.time + end) / 2)
    halfway = ahead.contentOffset
    ahead.advance(to: end)
    self.end = end
    destination = ahead.contentOffset
    engineSpeedLimit = container.maximumSpeed
  }
}
