import CGtk
import CairoDrawing
import GtkBridge
import Recording
import RefreshModel
import SceneModel

/// The peer of one `TugRefreshBin`, and the only owner of its engine.
///
/// The widget owns the peer, and the peer only borrows the widget, which it does not touch after
/// `dispose`.
@MainActor package final class RefreshBinPeer {
  /// The number of peers, for leak tests.
  package private(set) static var liveCount = 0

  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var isDisposed = false

  package internal(set) var scene: Scene
  /// The driver that advances the scene.
  private(set) lazy var frames = FrameDriver(self, widget: widget)
  /// The header and the footer.
  private(set) lazy var controls = ControlHost(self, handlers: handlers)
  /// The looks that the bin takes from elsewhere.
  private(set) lazy var looks = WidgetLooks(of: widget) { [weak self] in
    self?.stylesTold(areOther: $0)
  }
  let handlers = ProgramHandlers()
  let notices = NoticeQueue()
  /// The observers that write traces and recordings.
  private(set) var observation = SceneObservation()
  /// The input other than keys; nil once the bin is disposed of.
  private(set) var hands: BinInput?
  /// The content, where the bin scrolls it; nil without a child, and for one that scrolls itself.
  var content: ScrolledContent?
  /// What a child that scrolls itself says of its glides; nil where there is none.
  var edgeConnection: (source: GObjectRef<OpaquePointer>, id: UInt)?
  /// What is shown of the content and the controls.
  var shown = ShownContent()
  /// Runs until what the child has grown by is laid out.
  let layoutWait = LoopTimer()
  /// The properties as last notified.
  var toldProperties = ObservedProperties()

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    var configuration = SceneConfiguration()
    configuration.ownContentLength = 0
    configuration.showsIndicator = false
    configuration.dragThreshold = UserSettings.dragThreshold(for: widget)
    configuration.animations = UserSettings.animations(for: widget)
    configuration.clock = WallClock.now
    scene = Scene(configuration)
    Self.liveCount += 1
    MainQueue.attach()
    hands = BinInput(peer: self)
    followDirection()
    Wording.shared.add(controls)
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), "view")
    toldProperties = ObservedProperties(of: scene, controls)
  }

  isolated deinit {
    Self.liveCount -= 1
  }

  /// Releases the widget and all that the program has set, as the widget is destroyed.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    frames.stop()
    hands?.stop()
    hands = nil
    content?.stop()
    content = nil
    layoutWait.stop()
    followEdges(of: nil)
    handlers.clear()
    controls.dispose()
    looks.dispose()
    observation = SceneObservation()
  }

  /// True while frames are asked for.
  package var isTicking: Bool { frames.isTicking }

  /// The bin as C has it.
  var bin: UnsafeMutablePointer<TugRefreshBin> { widget.raw.of(TugRefreshBin.self) }

  // MARK: Events and time

  @discardableResult
  func send(_ event: SceneEvent, eventTime: UInt32?) -> Bool {
    guard !isDisposed else { return false }
    if case .ends = event.part { noteQuestion() }
    let moment = frames.moment(ofEvent: eventTime)
    noteLoaded(by: event, at: moment.time)
    let late = event.isOfHand ? EngineClock.whole(moment.time - moment.own) : 0
    let isBehind = !notices.isEmpty
    do {
      try scene.handle(event, at: moment.time, late: late)
    } catch {
      return false
    }
    observation.record(event, at: moment.time, late: late)
    takeEffects()
    requestFrame()
    // A child of another length may still be about it: a program that changes it waits for the frame, and
    // hears of what follows after that.
    if shown.isFollowing, isBehind || event.isOfContent { return true }
    if event.isOfHand, !asksForTarget(at: event) { showContent() } else { tellProgram() }
    return true
  }

  /// The program must be told at once: it is asked where a hand that lets go leads.
  ///
  /// All else waits for the next frame: a handler may take the child away, to which GTK is about to give
  /// the hand's event.
  private func asksForTarget(at event: SceneEvent) -> Bool {
    guard case .ends = event.part else { return false }
    return scene.options.contains(.asksForTarget(true))
  }

  func goOn() {
    scene.advance(to: scene.time)
    takeEffects()
  }

  func queueDraw() {
    if !isDisposed { gtk_widget_queue_draw(widget) }
  }

  /// Takes the scene's effects of an event or a frame, to tell the program later.
  private func takeEffects() {
    var told: [ProgramNotice] = []
    while let effect = scene.takeEffect() {
      observation.record(effect)
      // The last of what a work has brought may have come with its end, and is laid out after it.
      if case .ended = effect { noteLayout() }
      told.append(.effect(effect))
      told += controls.notices(of: effect)
    }
    told += controls.takeOpened()
    notices.add(told, offset: scene.contentOffset)
  }

  /// Tells the program all notices in order, including those that handlers cause.
  private func tellProgram() {
    guard !shown.isAllocating else { return }
    showContent()
    notifyProperties()
    guard !isDisposed, !notices.isEmpty else { return }
    // A handler's dialog has a main loop of its own, in which the child is shown and followed.
    shown.isFollowing = false
    tellNotices { tell($0) }
  }

  private func tell(_ notice: ProgramNotice) {
    switch notice {
    case .didScroll(let offset): tellScrolled(to: offset, now: { scene.contentOffset })
    case .effect(.scroll(let event)): tell(event)
    case .effect, .opened, .closing, .closed, .announcement: controls.tell(notice)
    }
  }

  /// Notifies the properties that have changed, each once.
  func notifyProperties() {
    guard !isDisposed else { return }
    let (former, present) = (toldProperties, ObservedProperties(of: scene, controls))
    guard former != present else { return }
    toldProperties = present
    if former.orientation != present.orientation {
      g_object_notify(widget.raw.of(GObject.self), "orientation")
    }
    for property in present.binChanges(since: former) where !isDisposed {
      _tug_refresh_bin_notify(bin, property)
    }
    notifyControls(from: former, to: present)
  }
}

extension RefreshBinPeer: PullPeer {
  var pull: Scene { scene }
  var isPlaying: Bool { false }
  var hasRows: Bool { false }
  var input: (any PullInput)? { hands }

  func control(_ side: ControlSide) -> RefreshControl? { scene.control(side) }
  func isInView(_ side: ControlSide) -> Bool { scene.isInView(side) }
  func wantsFilling(_ side: ControlSide) -> Bool { content != nil && scene.wantsFilling(side) }

  var sceneLines: [String] {
    ScriptRecorder.sceneLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }

  var restingLines: [String] {
    ScriptRecorder.restingLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }

  func followContentScreen() {}
  func followContentFont() {}
  func followContentDirection() { takeContent() }

  func setOrientation(_ orientation: Orientation) {
    guard scene.axis.orientation != orientation, send(.set(.orientation(orientation))) else {
      return
    }
    takeContent()
    if !isDisposed { gtk_widget_queue_resize(widget) }
  }
}

extension RefreshBinPeer: FrameDriven {
  var time: Double { scene.time }
  var needsFrames: Bool { scene.needsFrames }
  var nextWake: Double? { scene.nextDeadline }
  var nextDeadline: Double? { scene.nextDeadline }
  var wasShown: Bool { scene.wasShown }
  var showsTimeOfDay: Bool { scene.isInView(.header) }

  func timeBegan() { observation.start() }

  func moveOn(to time: Double, wallClock: Double?) {
    if let wallClock, abs(wallClock - scene.clock) >= EngineClock.tolerance { setClock(wallClock) }
    scene.advance(to: time)
  }

  /// The clock of the machine was set, or the machine slept.
  private func setClock(_ clock: Double) {
    guard (try? scene.handle(.setClock(clock), at: scene.time)) != nil else { return }
    observation.record(.setClock(clock), at: scene.time)
  }

  func movedOn(_ step: FrameStep) {
    guard !isDisposed else { return }
    if step != .heldFrame { takeEffects() }
    if step == .frame { observation.recordFrame(of: scene) }
    showContent()
    if step != .deadline { drawControls() }
    if step == .frame {
      if shown.isLaidOut { fillViewport() } else { awaitLayout() }
      revealCursor()
    }
    if step != .heldFrame { tellProgram() }
  }
}
