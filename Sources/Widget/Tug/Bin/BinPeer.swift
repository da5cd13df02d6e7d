import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The peer of one `TugRefreshBin`: a pullable widget whose content is a child.
///
/// The engine only knows the child's length.
@MainActor package final class BinPeer: PullPeer {
  /// The number of peers, for leak tests.
  package private(set) static var liveCount = 0

  /// The input other than keys, or `nil` once the bin is destroyed.
  private(set) var binInput: BinInput?
  /// The content that the bin scrolls, or `nil` if there is no child or the child scrolls itself.
  var content: ScrolledContent?
  /// The connection to a child that scrolls itself, which reports its kinetic scrolling, or `nil`
  /// for any other child.
  var edgeConnection: (source: GObjectRef<OpaquePointer>, id: UInt)?
  /// The content and the controls as they are shown.
  var shown = ShownContent()
  /// The way of the content to its place after rows were inserted above.
  var slide = ContentSlide()
  /// The row at the start of the view, while the bin allocates its child and rows were inserted.
  var firstRow: FirstRow?
  /// The timer that runs until the child has laid out its new content.
  let layoutWait = LoopTimer()

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    var configuration = SceneConfiguration()
    configuration.ownContentLength = 0
    configuration.showsIndicator = false
    super.init(widget: widget, configuration)
    Self.liveCount += 1
    binInput = BinInput(peer: self)
    start()
  }

  isolated deinit {
    Self.liveCount -= 1
  }

  override func disposeContent() {
    binInput?.stop()
    binInput = nil
    content?.stop()
    content = nil
    layoutWait.stop()
    watchEdges(of: nil)
  }

  /// The widget with its C type.
  var bin: UnsafeMutablePointer<TugRefreshBin> { widget.raw.of(TugRefreshBin.self) }

  // MARK: Content

  override var input: (any PullInput)? { binInput }

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

  /// Handles a key that the child did not use: it begins a refresh or a load, or closes the page
  /// behind the header.
  override func press(_ key: KeyAction) -> Bool {
    switch key {
    case .refresh: return scene.isBegunByKey(.header) && send(.begin(.header))
    case .load: return scene.isBegunByKey(.footer) && send(.begin(.footer))
    case .cancel: return scene.header?.state == .floorOpen && send(.closeFloor)
    default: return false
    }
  }

  override func acceptsDrag(byTouch isTouch: Bool) -> Bool {
    isTouch || binInput?.takesButton == true
  }

  // MARK: Events and frames

  override func willHandle(_ event: SceneEvent, at time: Double, isInput: Bool) {
    noteLoaded(by: event, at: time)
  }

  override func finish(_ event: SceneEvent, wasBehind: Bool) {
    requestFrame()
    if shown.isFollowing, gtk_widget_get_mapped(widget).isTrue {
      // The child may still be laying out its new length, so the next frame sends the reports.
      // Others are sent from the main loop: a handler of the child may be running, for example of a
      // key, and a handler of the program must not change the child under it.
      if !wasBehind, !event.changesContent { reportSoon() }
      return
    }
    if event.isDirectInput, !asksForTarget(at: event) { showContent() } else { notifyProgram() }
  }

  /// Returns whether to notify the program immediately, because it wants to choose the target of a
  /// release.
  ///
  /// All other reports wait for the next frame: a handler may remove the child that GTK is about to
  /// send the event to.
  private func asksForTarget(at event: SceneEvent) -> Bool {
    guard case .ends = event.part else { return false }
    return scene.options.contains(.asksForTarget(true))
  }

  override var contentMoves: Bool { slide.isActive(at: scene.time) }

  override func stopRows() { slide.stop() }

  override func updateAfterStep(_ step: FrameStep) {
    if step != .deadline { slide.settle(at: scene.time) }
    showContent()
    if step != .deadline { drawControls() }
    guard step == .frame else { return }
    // A tree measures new rows without a new allocation.
    if content?.range == 0 { content?.sizeInside() }
    if shown.isLaidOut { fillViewport() } else { awaitLayout() }
    revealCursor()
  }

  // MARK: Reports

  override func note(_ effect: SceneEffect) {
    // The last part of the loaded content may arrive together with the end of the load, and is laid
    // out later.
    if case .ended = effect { noteLayout() }
  }

  override func willReport() -> Bool {
    guard !shown.isAllocating else { return false }
    showContent()
    return true
  }

  override func didNotifyProperties() {
    // A handler's dialog runs a nested main loop, in which the child must be shown and followed.
    if !reports.isEmpty { shown.isFollowing = false }
  }

  // MARK: Appearance

  override func controlLength(of side: ControlSide) -> Double? { lengthOfWidget(on: side) }

  override func seenFrame(of side: ControlSide) -> Frame? { shown.controls[side]?.seen }

  override func updateContentDirection() { takeContent() }
}
