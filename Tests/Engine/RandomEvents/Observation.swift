import RefreshModel
import SceneModel
import ScrollModel
import ScrollPhysics

/// The observable values of a list at one moment, to which the invariants apply.
struct Observation: Equatable {
  /// A refresh control's place and state.
  struct Control: Equatable {
    var state = RefreshState.idle
    var heldInset = 0.0
    /// The inset of the closed control.
    var restingInset = 0.0
    /// Whether the control shows a failure until it is retried.
    var keepsFailure = false
    /// Whether the control's inset grows by the space that a short list leaves.
    var fillsSpace = true
    var trigger = RefreshPolicy.Trigger.release
    /// Whether the list may be where the control fires or a pull arms it, within rounding errors.
    var mayBeInside = false
    /// Whether the list may be outside of that zone, within rounding errors.
    var mayBeOutside = false
    /// Whether a drag back leaves the control armed.
    var staysArmed = false
    /// Whether the list is longer than the viewport.
    var isScrolledTo = false
    /// Whether a glide fires the control although it has no approach.
    var firesByFling = false
    /// Whether a wheel pulls the control.
    var wheelPulls = false
    var stage = RefreshStage.idle
    /// Whether the control's handler must have been called by now.
    var isDue = false
    /// The number of actions that a finger chooses from.
    var actionCount = 1
    /// The control's ledger entry at its own edge.
    ///
    /// See also `foreignEntry`, at the opposite edge.
    var entry = 0.0
    var foreignEntry = 0.0
    /// Whether the control waits for the end of an opening, a closing or a dwell.
    var waits = false
  }

  /// The current motion as seen from outside: the time and place of its end.
  struct Motion: Equatable {
    var end = 0.0
    var destination = 0.0
    /// The list's offset after half of the remaining time.
    var halfway = 0.0
    var engineSpeedLimit = Double.infinity
  }

  var time = 0.0
  /// Whether keys act on the footer.
  var isOnFooter = false
  var offset = 0.0
  var velocity = 0.0
  var phase = ScrollPhase.idle
  var minimumOffset = 0.0
  var maximumOffset = 0.0
  var isPaged = false
  var isHeld = false
  var needsFrames = false
  /// The decay of a glide, per second.
  var decay = DecelerationRate.normal.decayPerSecond
  /// Whether motions to a known offset take time, instead of ending at once.
  var animates = true
  var motion: Motion?
  /// The largest absolute offset at which the current motion may have begun.
  ///
  /// The motion's curve adds this number, so that it bounds the rounding error.
  var farthestOffset = 0.0
  var inset = EdgeInsets()
  var presentedInset = EdgeInsets()
  var applicationInset = EdgeInsets()
  var header: Control?
  var footer: Control?
  var rowCount = 0
  var lineCount = 0
  var columns = 1
  /// The sum of the lengths of the content's parts.
  ///
  /// See also `contentLength`.
  var partsLength = 0.0
  var contentLength = 0.0
  /// The end of the last row that is selected, has the focus or is pressed.
  var lastMarkedRow = 0
  /// Whether a heading is selected or has the focus.
  var marksHeading = false
  var viewportLength = 0.0
  var deadline: Double?
  /// The highest frequency, per second, of the springs that scroll the list back.
  var springRate = 10.0
  /// Whether a wheel holds the list pulled.
  var isWheelPulling = false

  /// Creates an observation of an idle list.
  init() {}

  /// Creates an observation of `scene`, some time after `before`.
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
    // A failure that has no deadline stays until it is retried. A new policy applies only after
    // that.
    keepsFailure = state == .failure && control.deadline == nil
    fillsSpace = side == .footer && policy.shortPlacement == .viewportEnd
    firesByFling = policy.approach == nil && policy.firesByFling
    wheelPulls = policy.wheelPulls && policy.approach == nil
    stage = control.stage
    actionCount = policy.actionCount
    isDue =
      state == .refreshing && control.isOpen && control.beginOptions.callsHandler
      && control.pendingResult == nil
    if scene.placement(of: side) == .overlay { heldInset = policy.restingInset }
    if scene.isFooterHidden(side) { (heldInset, restingInset, fillsSpace) = (0, 0, false) }
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

  /// Computes the list's place relative to the control from lengths and insets, as if the control
  /// were closed.
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
    // Both ways of computing the zone's edge add these numbers, so their rounding errors may
    // differ.
    let rounding = 1e-6 + 1e-14 * max(abs(last), abs(offset), container.contentLength)
    // A footer that fills the space of a short list gives that space to an opening header, and
    // takes it back.
    let fillsSpace = side == .header && scene.footer?.holdsInset == true
    isScrolledTo =
      fillsSpace || container.contentLength + (side == .footer ? top : bottom) > length
    staysArmed = !policy.cancelsByDragBack
    let pull: Double
    if let approach = policy.approach {
      let zone = (approach.percent - 1) * policy.triggerDistance
      pull = side == .header ? first - zone - offset : offset - last - zone
    } else {
      let isByEdge = policy.origin == .contentEdge
      // In a viewport too small to show the farthest distance, all distances are scaled down.
      let band = RubberBand(
        coefficient: container.behaviour(at: side.edge).hasRubberBand ? container.rubberBand : nil,
        dimension: length)
      func share(of distance: Double, within travel: Double) -> Double {
        let shown = band.displacement(forPull: length * travel * policy.dragRate)
        return shown > 0 ? min(shown / distance, 1) : 1
      }
      let floor = policy.secondFloor.map { share(of: $0.distance, within: 0.8) } ?? 1
      let trigger =
        policy.triggerDistance
        * min(share(of: policy.triggerDistance, within: policy.pullTravel), floor)
      let start = isByEdge ? min(0, first) : first - trigger
      let end =
        isByEdge
        ? max(container.contentLength - length, first) : last + trigger
      pull = side == .header ? start - offset : offset - end
    }
    // A spring counts as arrived a little before its end.
    let early = policy.approach == nil ? 0 : ScrollContainer.arrival
    // Below a length of one point, distances are meaningless.
    mayBeInside = pull >= -rounding - early || length < 1
    mayBeOutside = pull <= rounding
  }

  /// Returns whether both controls have equal states, entries and waits.
  func isSame(as other: Self) -> Bool {
    state == other.state && entry == other.entry && waits == other.waits
  }

  /// The control's inset in its current state, without space that it fills.
  var ownInset: Double { holdsInset ? heldInset : restingInset }

  /// The control's inset once everything has ended.
  var insetInTheEnd: Double { keepsFailure ? heldInset : restingInset }

  /// Whether the control holds an inset in this state.
  var holdsInset: Bool {
    switch state {
    case .refreshing, .success, .failure, .floorOpen: true
    case .idle, .pulling, .willRefresh, .noMoreData, .floorArmed: false
    }
  }
}

extension Observation.Motion {
  /// Creates a motion by advancing a copy of `container` to the end of its segment.
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
