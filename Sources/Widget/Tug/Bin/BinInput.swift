import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// A bin's input other than keys: fingers, the primary button if it pulls, touchpad and wheel.
@MainActor final class BinInput: PullInput {
  /// Weak, because an event sent to it may destroy the widget and with it the peer.
  private weak var peer: BinPeer?
  private let touchpad: TouchpadInput
  private let wheel: WheelInput
  private var drag: CapturedDrag?
  /// The state of the current press.
  private var press = Press.none {
    didSet { if case .none = press { shared = nil } }
  }
  /// The drag of the current press and the widget that was pressed, or `nil` if there is none.
  private var shared: (drag: SharedDrag, pressed: GObjectRef<UnsafeMutablePointer<GtkWidget>>)?
  /// The press at which the bin took over from a child that scrolls itself, or `nil` if it did not.
  private var edge: EdgePress?
  /// The point at which the press began, and the point of its last move.
  private var (start, last) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
  /// Whether the current press is on a header or a footer, outside the child.
  private var isOnControl = false

  private enum Press {
    /// The bin follows no press.
    case none
    /// The press is on the content, and the engine follows it.
    case onContent
    /// The press scrolls the content across the axis, from this value and this point.
    case across(from: Double, Point)
    /// The press began at a point of a child that scrolls itself, from which the bin may take over.
    case atEdge(Point)
  }

  /// Starts listening to the widget of `peer`, which owns this object.
  init(peer: BinPeer) {
    self.peer = peer
    touchpad = TouchpadInput(peer: peer)
    wheel = WheelInput(peer: peer)
    drag = CapturedDrag(
      widget: peer.widget,
      handler: CapturedDrag.Handler(
        press: { [weak self] in self?.press($0, on: $1, at: $2) ?? .givenBack },
        move: { [weak self] in self?.move(to: $0, at: $1) ?? .givenBack },
        release: { [weak self] in self?.release($0, at: $1) ?? .givenBack },
        cancel: { [weak self] in self?.cancel(at: $0) },
        longPress: { [weak self] in self?.stay() ?? .givenBack }))
  }

  func stop() {
    touchpad.end(at: 0, cancelled: true)
    drag = nil
  }

  var wheelFactor: Double {
    get { wheel.factor.value }
    set { wheel.factor.set(newValue) }
  }

  var touchpadFactor: Double {
    get { touchpad.factor.value }
    set { touchpad.factor.set(newValue) }
  }

  /// Whether the primary button pulls like a finger.
  var takesButton: Bool {
    get { drag?.takesButton ?? false }
    set { drag?.takesButton = newValue }
  }

  /// Ends every hold without triggering anything, because the bin must not be used now.
  func cancelAll() {
    drag?.reset()
    isOnControl = false
    touchpad.end(at: 0, cancelled: true)
  }

  // MARK: Fingers

  private func press(
    _ point: Point, on widget: UnsafeMutablePointer<GtkWidget>?, at time: UInt32
  ) -> CapturedDrag.Answer {
    press = .none
    edge = nil
    guard let peer, let widget, peer.mayBeDragged(on: widget) else { return .givenBack }
    touchpad.end(at: time, cancelled: true)
    if peer.edges != nil, peer.scene.container.phase == .idle, !peer.isOpen {
      press = .atEdge(point)
      return .watched
    }
    peer.updateSurroundings()
    shared = SharedDrag(on: peer, isTouch: EventFields.isCurrentTouch).map {
      ($0, GObjectRef(retaining: widget))
    }
    start = point
    last = point
    press = .onContent
    peer.send(.press(point, .touch), eventTime: time)
    return .taken
  }

  private func move(to point: Point, at time: UInt32) -> CapturedDrag.Answer {
    guard let peer else { return .givenBack }
    switch press {
    case .none: return .watched
    case .onContent: return moveContent(to: point, peer, at: time)
    case .across(let value, let start):
      let isVertical = peer.scene.axis.orientation == .vertical
      let travel = isVertical ? point.x - start.x : point.y - start.y
      peer.content?.acrossValue = value - travel
      return .taken
    case .atEdge(let start):
      let travel = peer.scene.axis.travel(dx: point.x - start.x, dy: point.y - start.y)
      let threshold = peer.scene.container.dragThreshold
      guard abs(travel.along) > threshold, abs(travel.along) > abs(travel.across),
        peer.edges?.isPulled(by: travel.along) == true
      else { return .watched }
      // The child received the press, so end its touch sequence.
      peer.endTouch(of: drag?.lastEvent)
      press = .onContent
      edge = EdgePress(point: point, isAtStart: travel.along > 0)
      peer.send(.press(point, .touch), eventTime: time)
      return .taken
    }
  }

  private func moveContent(
    to moved: Point, _ peer: BinPeer, at time: UInt32
  ) -> CapturedDrag.Answer {
    if let shared, edge == nil {
      if shared.drag.move(to: moved, at: time) { return .taken }
      // GTK's scrolled windows follow fingers only.
      if shared.drag.isTouch, isForScroller(moved, peer, in: shared.pressed.pointer) {
        peer.send(.cancel, eventTime: time)
        press = .none
        return .givenBack
      }
    }
    let point = edge?.held(moved, along: peer.scene.axis) ?? moved
    peer.send(.move(point), eventTime: time)
    guard peer.scene.container.isPressIgnored else { return .taken }
    peer.send(.cancel, eventTime: time)
    if peer.content?.scrollsAcross != true, shared?.drag.pass(at: point, at: time) == true {
      return .taken
    }
    press = .none
    // Sideways drags with a button belong to the child. Sideways drags with a finger scroll it,
    // like in a scrolled window.
    guard let content = peer.content, drag?.takesButton == false else { return .givenBack }
    press = .across(from: content.acrossValue, point)
    return .taken
  }

  /// Returns whether a scrolled window of GTK inside the child uses a move to `point`: the first
  /// travel of a drag, or a later one if the content is in its range.
  private func isForScroller(
    _ point: Point, _ peer: BinPeer, in pressed: UnsafeMutablePointer<GtkWidget>
  ) -> Bool {
    let container = peer.scene.container
    let from = container.isDragging ? last : start
    last = point
    let (dx, dy) = (point.x - from.x, point.y - from.y)
    guard container.isDragging || max(abs(dx), abs(dy)) > container.dragThreshold,
      container.overscrolledEdge == nil
    else { return false }
    return _tug_refresh_bin_scrolls_inside(peer.bin, pressed, dx, dy).isTrue
  }

  private func release(_ point: Point, at time: UInt32) -> CapturedDrag.Answer {
    defer { press = .none }
    if shared?.drag.end(at: time) == true { return .taken }
    guard let peer, case .onContent = press else { return .taken }
    let container = peer.scene.container
    let isClick = container.isPressed && !container.isDragging && !container.isStoppedByPress
    let isOnContent = !peer.isOnControl(point)
    peer.send(isClick && isOnContent ? .cancel : .release(point), eventTime: time)
    return isClick && isOnContent ? .givenBack : .taken
  }

  private func cancel(at time: UInt32) {
    if shared?.drag.end(at: time, cancelled: true) != true, case .onContent = press, let peer,
      peer.scene.container.isPressed
    {
      peer.send(.cancel, eventTime: time)
    }
    press = .none
  }

  /// Leaves a long press to the child.
  private func stay() -> CapturedDrag.Answer {
    guard case .onContent = press, let peer, !peer.scene.container.isDragging else { return .taken }
    if peer.scene.container.isPressed { peer.send(.cancel) }
    press = .none
    return .givenBack
  }

  // MARK: Buttons outside the child

  /// Handles an event of the primary button on a header or a footer.
  ///
  /// Returns whether it was used.
  func button(_ event: UnsafeMutablePointer<GdkEventButton>) -> Bool {
    guard let peer, !EventFields.isFromTouchScreen(event), !takesButton else { return false }
    var (x, y): (gint, gint) = (0, 0)
    _tug_refresh_bin_event_place(peer.bin, event, &x, &y)
    let point = Point(x: Double(x), y: Double(y))
    switch event.pointee.type {
    case GDK_BUTTON_PRESS where peer.isOnControl(point):
      isOnControl = peer.send(.press(point), eventTime: event.pointee.time)
      return isOnControl
    case GDK_BUTTON_RELEASE where isOnControl:
      isOnControl = false
      peer.send(.release(point), eventTime: event.pointee.time)
      return true
    default: return false
    }
  }

  // MARK: Touchpad and wheel

  /// Handles a scroll event.
  ///
  /// Returns the receiver of the event.
  func scroll(_ event: UnsafeMutablePointer<GdkEventScroll>) -> TakenScroller.Receiver {
    guard let peer else { return .window }
    let input = ScrollInput(event)
    touchpad.yieldPan(to: input.device, at: input.time)
    // With Control held the user asks for an action other than scrolling, such as zooming.
    guard !input.isControlHeld || touchpad.isPanning else { return .window }
    if !peer.scene.container.isScrollEnabled { return .engine }
    let travel = peer.scene.axis.travel(dx: input.dx, dy: input.dy)
    let isAcross = input.isShiftHeld || abs(travel.across) > abs(travel.along)
    if isAcross, !touchpad.isPanning { return .window }
    if let edges = peer.edges, !touchpad.isPanning, peer.scene.container.phase == .idle,
      !peer.isOpen, !edges.isPulled(by: -travel.along)
    {
      return .window
    }
    if peer.edges != nil, touchpad.isPanning, !input.isStop {
      return pan(input, back: peer, of: ScrollDevice(event: event))
    }
    let isUsed =
      switch input.source {
      case .wheel: wheel.turn(input)
      case .surface: touchpad.pan(input, of: ScrollDevice(event: event))
      }
    return isUsed ? .engine : .surroundings
  }

  /// Continues a touchpad pull of a child that scrolls itself.
  ///
  /// Once the child is back in place, it receives the events again.
  private func pan(
    _ input: ScrollInput, back peer: BinPeer, of device: ScrollDevice
  ) -> TakenScroller.Receiver {
    let offset = peer.scene.container.contentOffset
    let along = -peer.scene.axis.travel(dx: input.dx, dy: input.dy).along * touchpadFactor
    var input = input
    if along * offset > 0 {
      if abs(offset) < 0.5 {
        touchpad.end(at: input.time, cancelled: true)
        return .window
      }
      // Stop at the child's place, because moving past it would pull the opposite edge.
      let fraction = min(abs(offset / along), 1)
      (input.dx, input.dy) = (input.dx * fraction, input.dy * fraction)
    }
    return touchpad.pan(input, of: device) ? .engine : .surroundings
  }
}

/// The press at which a bin took over from a child that scrolls itself, at one of its edges.
private struct EdgePress {
  let point: Point
  let isAtStart: Bool

  /// Returns `moved`, or the point of the press if the finger has moved back past it, because the
  /// opposite edge would then be pulled.
  func held(_ moved: Point, along axis: ContentAxis) -> Point {
    let along = axis.travel(dx: moved.x - point.x, dy: moved.y - point.y).along
    return (along > 0) == isAtStart ? moved : point
  }
}
