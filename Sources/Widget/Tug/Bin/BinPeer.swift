import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The peer of one `TugRefreshBin`: a pull whose content is a child widget, and for the engine a length.
@MainActor package final class BinPeer: PullPeer {
  /// The number of peers, for leak tests.
  package private(set) static var liveCount = 0

  /// The input other than keys, or `nil` once the bin is destroyed.
  private(set) var hands: BinInput?
  /// The content that the bin scrolls, or `nil` without a child, and for a child that scrolls itself.
  var content: ScrolledContent?
  /// The connection to a child that scrolls itself, which reports its glides; `nil` for any other child.
  var edgeConnection: (source: GObjectRef<OpaquePointer>, id: UInt)?
  /// What is shown of the content and the controls.
  var shown = ShownContent()
  /// Runs until the child has laid out what it has grown by.
  let layoutWait = LoopTimer()

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    var configuration = SceneConfiguration()
    configuration.ownContentLength = 0
    configuration.showsIndicator = false
    super.init(widget: widget, configuration)
    Self.liveCount += 1
    hands = BinInput(peer: self)
    start()
  }

  isolated deinit {
    Self.liveCount -= 1
  }

  override func disposeContent() {
    hands?.stop()
    hands = nil
    content?.stop()
    content = nil
    layoutWait.stop()
    followEdges(of: nil)
  }

  /// The bin as C has it.
  var bin: UnsafeMutablePointer<TugRefreshBin> { widget.raw.of(TugRefreshBin.self) }

  // MARK: Content

  override var input: (any PullInput)? { hands }

  override func setOrientation(_ orientation: Orientation) {
    guard scene.axis.orientation != orientation, send(.set(.orientation(orientation))) else {
      return
    }
    takeContent()
    if !isDisposed { gtk_widget_queue_resize(widget) }
  }

  override func wantsFilling(_ side: ControlSide) -> Bool {
    content != nil && scene.wantsFilling(side)
  }

  /// Handles a key that the child has left: it begins a refresh or a load, closes the page behind the
  /// header, or stops a motion.
  override func press(_ key: KeyAction) -> Bool {
    switch key {
    case .refresh: return scene.isBegunByKey(.header) && send(.begin(.header))
    case .load: return scene.isBegunByKey(.footer) && send(.begin(.footer))
    case .giveUp: return scene.header?.state == .floorOpen && send(.closeFloor)
    default: return false
    }
  }

  // MARK: Events and frames

  override func willHandle(_ event: SceneEvent, at time: Double, isInput: Bool) {
    noteLoaded(by: event, at: time)
  }

  override func finish(_ event: SceneEvent, wasBehind: Bool) {
    requestFrame()
    // A child of another length may still lay out: a program that changes it waits for the frame, and is
    // told of what follows after that.
    if shown.isFollowing, wasBehind || event.isOfContent { return }
    if event.isOfHand, !asksForTarget(at: event) { showContent() } else { tellProgram() }
  }

  /// Whether the program must be told at once, because it is asked where a release leads.
  ///
  /// All else waits for the next frame: a handler may remove the child that GTK is about to give the
  /// event to.
  private func asksForTarget(at event: SceneEvent) -> Bool {
    guard case .ends = event.part else { return false }
    return scene.options.contains(.asksForTarget(true))
  }

  override func followStep(_ step: FrameStep) {
    showContent()
    if step != .deadline { drawControls() }
    guard step == .frame else { return }
    if shown.isLaidOut { fillViewport() } else { awaitLayout() }
    revealCursor()
  }

  // MARK: Notices

  override func note(_ effect: SceneEffect) -> Bool {
    // The last part of what a load brought may arrive with its end, and is laid out after it.
    if case .ended = effect { noteLayout() }
    return true
  }

  override func willTell() -> Bool {
    guard !shown.isAllocating else { return false }
    showContent()
    return true
  }

  override func didNotifyProperties() {
    // A handler's dialog has a main loop of its own, in which the child is shown and followed.
    if !notices.isEmpty { shown.isFollowing = false }
  }

  // MARK: Appearance

  override func controlLength(of side: ControlSide) -> Double? { lengthOfWidget(on: side) }

  override func seenFrame(of side: ControlSide) -> Scene.Frame? { shown.controls[side]?.seen }

  override func followContentDirection() { takeContent() }
}
