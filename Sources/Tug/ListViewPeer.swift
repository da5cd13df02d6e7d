import CGtk
import CairoDrawing
import GtkBridge
import ListModel
import RefreshModel
import ScrollModel
import Translations

/// What is behind one `TugListView`: the one owner of its scene.
///
/// The widget owns the peer, the peer only borrows the widget: after `dispose` it does not touch
/// it any more. Everything that a program hangs on a list hangs here, so that destroying the
/// widget frees it.
@MainActor package final class ListViewPeer {
  /// How many peers there are, for leak tests.
  package private(set) static var liveCount = 0

  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var isDisposed = false

  package internal(set) var scene: ListScene
  var engineClock = EngineClock()
  /// Whether a script says what happens, and when.
  var isPlaying = false
  /// The scene's time at the last frame; an event that comes late comes after it.
  private var frameTime: Double?
  var effects: [ProgramNotice] = []
  /// The offset that the program was told last.
  var toldOffset = 0.0
  /// Whether the program is being told that the list has scrolled.
  var isTellingScroll = false
  /// How deep the main loop is nested where effects are being told; nil while none are.
  var deliveryDepth: Int32?
  private var wantsFrame = false
  var lastClick: (row: Int, time: Double)?
  private var tick: FrameTick?
  /// Moves time on where no frame does: a list that is hidden while something is due.
  private let hiddenTimer = LoopTimer()
  /// The same for a list that is mapped and gets no frames.
  private let deadlineTimer = LoopTimer()
  /// What that waits for, in the scene's time.
  private var awaitedDeadline = Double.infinity
  /// Asks for the frame in which something begins to change by itself.
  private let wakeTimer = LoopTimer()
  /// Milliseconds after which a frame that was due is not waited for any more.
  private static let frameDelay: UInt32 = 100
  var observation = SceneObservation()
  var drawing = CustomDrawing()
  var blocks: (top: ContentBlock?, bottom: ContentBlock?) = (nil, nil)

  var pointer: PointerInput?
  var adjustmentLink: AdjustmentLink?
  /// The orientation that the widget's property was last told to have.
  var toldOrientation = Orientation.vertical
  var rowSource = RowSource()
  /// The model that the rows come from, where it is a GListModel.
  var listModelRows: ListModelRows?
  /// The model that the rows come from, where it is a GtkTreeModel.
  var treeModelRows: TreeModelRows?
  /// The properties of a GListModel's items that rows show.
  var itemProperties = ItemProperties()
  let appearance = Appearance()
  /// The CSS nodes of rows, header and footer; nil once the list is disposed of.
  package private(set) var styleNodes: StyleNodes?
  /// Looks for another place among the stylesheets' nodes, while there is a window.
  var frameLayout: FrameLayout?
  let icons = IconCache()
  let settings = UserSettings()

  var header: RefreshHeader? { didSet { headerChanged(from: oldValue) } }
  var footer: LoadMoreFooter? { didSet { footerChanged(from: oldValue) } }
  /// Whether the footer that is hidden has nothing more to load.
  var isHiddenFooterExhausted = false
  /// What was set in place of, until the scene has told what became of it.
  var replaced: (header: RefreshHeader?, footer: LoadMoreFooter?) = (nil, nil)
  var completions = ControlSides(header: ControlCompletions(), footer: ControlCompletions())
  /// The header and the footer as GObjects, where somebody has asked for them.
  var controlObjects = ControlSides<ControlObject?>(header: nil, footer: nil)
  /// The object whose control the list is about to get.
  var incomingControl: ControlObject?
  /// The properties as they were told last.
  var toldProperties = ObservedProperties()
  /// The list's own language; nil is that of all lists.
  var language: Language? { didSet { if language != oldValue { queueDraw() } } }
  /// Asks for a frame when the words about the last refresh may be others.
  let clockTimer = LoopTimer()
  /// When the list was last refreshed by a header without a key; nil where that is not known.
  var keylessLastUpdated: Double?
  /// How often the program has said that there is nothing more to load, how often before the last
  /// refresh began, and how often when one ended that takes it back.
  var noMoreData = (count: 0, beforeRefresh: 0, toReset: Int?.none)
  /// The controls of which was said that nobody does their work.
  var warnedSides: Set<ListScene.Side> = []
  let refreshTask = HandlerTask()
  let loadTask = HandlerTask()
  var scrolling = ScrollCallbacks()
  let scrollStreams = ScrollStreams()
  var onSelectionChanged: (@MainActor () -> Void)?
  /// The event that asks for a menu, while the program is told of it.
  var menuTrigger: UnsafePointer<GdkEvent>?
  var onMenuRequested: (@MainActor (Int?, Double, Double) -> Void)?
  var onRowActivated: (@MainActor (Int) -> Void)?
  var onError: (@MainActor (any Error) -> Void)?
  var follower = ControlFollower()
  var onRefreshingChanged: (@MainActor (Bool) -> Void)?
  var onRefreshStateChanged: (@MainActor (RefreshState, RefreshState) -> Void)?
  var onLoadStateChanged: (@MainActor (RefreshState, RefreshState) -> Void)?
  /// The count of a store that has more rows than a list can have.
  var refusedRowCount: Int?
  /// The height of two lines in the font that rows were last measured with.
  var measuredFont: Double?
  /// What the stylesheets said of rows and of headings when they were last measured.
  var measuredStyles: [RowMeasure?] = []
  /// The height that the program asked for; nil where the font decides.
  var givenRowHeight: Double?
  var placeholder: String? { didSet { if placeholder != oldValue { queueDraw() } } }

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    var configuration = SceneConfiguration()
    configuration.dragThreshold = UserSettings.dragThreshold(for: widget)
    configuration.animations = UserSettings.animations(for: widget)
    configuration.clock = WallClock.now
    scene = ListScene(configuration)
    Self.liveCount += 1
    MainQueue.attach()
    styleNodes = StyleNodes(of: widget) { [weak self] in self?.stylesTold(areOther: $0) }
    tick = FrameTick(widget: widget) { [weak self] in self?.frame(at: $0) ?? false }
    pointer = PointerInput(peer: self)
    followDirection()
    takeDefaults()
    Wording.shared.tell(self)
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), "view")
    toldProperties = ObservedProperties(of: self)
  }

  isolated deinit {
    Self.liveCount -= 1
  }

  /// Lets go of the widget and of everything the program hung here; the widget goes.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    tick?.stop()
    tick = nil
    hiddenTimer.stop()
    deadlineTimer.stop()
    wakeTimer.stop()
    clockTimer.stop()
    pointer?.stop()
    pointer = nil
    adjustmentLink?.stop()
    adjustmentLink = nil
    refreshTask.cancel()
    loadTask.cancel()
    header = nil
    footer = nil
    forgetControlObject(.header)
    forgetControlObject(.footer)
    rowSource = RowSource()
    listModelRows?.stop()
    listModelRows = nil
    treeModelRows?.stop()
    treeModelRows = nil
    onRowActivated = nil
    onSelectionChanged = nil
    onMenuRequested = nil
    scrolling = ScrollCallbacks()
    scrollStreams.finish()
    drawing = CustomDrawing()
    blocks = (nil, nil)
    onError = nil
    follower = ControlFollower()
    onRefreshingChanged = nil
    onRefreshStateChanged = nil
    onLoadStateChanged = nil
    completions = ControlSides(header: ControlCompletions(), footer: ControlCompletions())
    icons.stop()
    settings.stop()
    frameLayout = nil
    styleNodes = nil
    observation = SceneObservation()
  }

  // MARK: Events and time

  /// Gives the scene an event that happens now; false when it refused.
  @discardableResult
  func send(_ event: SceneEvent) -> Bool {
    send(event, at: engineClock.seconds(at: MonotonicClock.now))
  }

  /// Gives the scene an event with a display server's time; false when it refused.
  @discardableResult
  func send(_ event: SceneEvent, eventTime: UInt32) -> Bool {
    send(event, at: engineClock.seconds(ofEvent: eventTime, now: MonotonicClock.now))
  }

  private func send(_ event: SceneEvent, at eventTime: Double) -> Bool {
    guard !isDisposed else { return false }
    // In a replay a frame comes after the events of its time, so none may be given its time later.
    let earliest = frameTime.map(EngineClock.next) ?? 0
    let time = max(eventTime, scene.time, earliest)
    let late = event.isOfHand ? EngineClock.whole(time - eventTime) : 0
    do {
      try scene.handle(event, at: time, late: late)
    } catch {
      return false
    }
    observation.note(event, at: time, late: late)
    takeEffects()
    requestFrame()
    deliverEffects()
    return true
  }

  /// Advances the scene to a frame; true when the next one is wanted too.
  private func frame(at microseconds: Int64) -> Bool {
    guard !isDisposed else { return false }
    wantsFrame = false
    if engineClock.isHeld { return heldFrame() }
    startClock(at: microseconds)
    // The wall clock goes on in a suspended machine, and can be set; the engine's does neither.
    scene.clock =
      WallClock.seconds(atMonotonic: microseconds) - engineClock.seconds(at: microseconds)
    scene.advance(to: max(engineClock.seconds(at: microseconds), scene.time))
    frameTime = scene.time
    takeEffects()
    observation.noteFrame(of: scene)
    noticeRowCount()
    measureVisibleRows()
    queueDraw()
    deliverEffects()
    guard !isDisposed else { return false }
    let goesOn = scene.needsFrames || wantsFrame
    if !goesOn { wakeInTime() }
    return goesOn
  }

  /// A frame that time stands still in: what is seen is measured and drawn.
  private func heldFrame() -> Bool {
    noticeRowCount()
    measureVisibleRows()
    queueDraw()
    return !isDisposed && wantsFrame
  }

  /// Lets the engine's time begin, with a list's first frame or where there is none to come.
  private func startClock(at microseconds: Int64) {
    if engineClock.start(at: microseconds) { observation.start(with: scene) }
  }

  /// Asks for a frame when the scene next needs one that nothing else leads to.
  private func wakeInTime() {
    guard let wake = scene.nextWake else { return wakeTimer.stop() }
    let wait = max(wake - engineClock.seconds(at: MonotonicClock.now), 0) * 1000
    wakeTimer.start(milliseconds: (UInt32(checked: wait.rounded(.up)) ?? 0)) { [weak self] in
      self?.requestFrame()
      return false
    }
  }

  /// Asks for one more frame, in which the scene is advanced and drawn.
  func requestFrame() {
    guard !isDisposed else { return }
    wantsFrame = true
    if gtk_widget_get_mapped(widget).isTrue {
      hiddenTimer.stop()
      tick?.start()
      if !engineClock.isHeld { advanceWithoutFrames() }
    } else if !engineClock.isHeld {
      advanceWhileHidden()
    }
  }

  /// No frames, and no wake-ups by them, for a list that nobody sees.
  func stopFrames() {
    tick?.stop()
  }

  /// Whether frames are being asked for.
  package var isTicking: Bool { tick?.isRunning ?? false }

  /// Sees to what falls due while the display server asks for no frames, as it may for a window
  /// that is covered.
  private func advanceWithoutFrames() {
    guard let deadline = scene.nextDeadline,
      !deadlineTimer.isRunning || deadline < awaitedDeadline
    else { return }
    awaitedDeadline = deadline
    let wait = (deadline - engineClock.seconds(at: MonotonicClock.now)) * 1000
    let milliseconds = UInt32(checked: max(wait, 0)) ?? 0
    deadlineTimer.start(milliseconds: milliseconds + Self.frameDelay) { [weak self] in
      guard let self, !isDisposed else { return false }
      let now = max(engineClock.seconds(at: MonotonicClock.now), scene.time)
      if let due = scene.nextDeadline, due <= now {
        scene.advance(to: now)
        takeEffects()
        deliverEffects()
      }
      // This timer is over, for what is due next.
      deadlineTimer.stop()
      if !isDisposed, scene.nextDeadline != nil { requestFrame() }
      return false
    }
  }

  private func advanceWhileHidden() {
    guard scene.wasShown, isWaiting, !hiddenTimer.isRunning else { return }
    // Only what is due matters here, nobody sees when: a few times a second are enough.
    hiddenTimer.start(milliseconds: 200) { [weak self] in
      guard let self, !isDisposed else { return false }
      startClock(at: MonotonicClock.now)
      scene.advance(to: max(engineClock.seconds(at: MonotonicClock.now), scene.time))
      takeEffects()
      deliverEffects()
      return !isDisposed && !gtk_widget_get_mapped(widget).isTrue && isWaiting
    }
  }

  /// Whether something is to come, seen or not.
  private var isWaiting: Bool { scene.needsFrames || scene.nextDeadline != nil }

  /// Whether the motion is shown at all: the user's setting.
  func setAnimations(_ animations: Bool) {
    guard scene.animations != animations else { return }
    send(.set(.animations(animations)))
  }

  func queueDraw() {
    if !isDisposed { gtk_widget_queue_draw(widget) }
  }
}

extension RefreshState {
  /// Whether the work is going on, or asked for and not yet shown.
  var isRefreshing: Bool { self == .refreshing || self == .willRefresh }

  /// Whether what was asked for is over before it could be shown, by going on to `next`.
  func isDropped(by next: RefreshState) -> Bool { self == .willRefresh && !next.isRefreshing }

  /// Whether a control goes back where it was before a refresh, by going on to `next`.
  func isClosed(by next: RefreshState) -> Bool { isOpen && !next.isOpen }

  private var isOpen: Bool {
    switch self {
    case .refreshing, .success, .failure: true
    case .idle, .pulling, .willRefresh, .noMoreData, .floorArmed, .floorOpen: false
    }
  }
}
