import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import SceneModel

/// The peer of one `TugListView`: a pull whose content is rows.
@MainActor package final class ListPeer: PullPeer {
  /// The number of peers, for leak tests.
  package private(set) static var liveCount = 0

  /// The program's rows.
  let rows = RowContent()
  var rowHandlers = RowHandlers()
  /// The text in the middle while there are no rows.
  var placeholder: CenteredText?
  /// Rows that the engine is not given yet.
  private var held = HeldRows()
  /// The rows that come and go within a turn of the main loop.
  let burst = RowBurst()
  /// What was drawn last.
  var redraw = Redraw()
  /// Whether the selection has changed since assistive technology was last told.
  var hasOtherSelection = false
  /// The input other than keys, or `nil` once the list is destroyed.
  private(set) var pointer: PointerInput?
  /// The search for rows by what is typed.
  private(set) lazy var search = TypeAhead(of: self)
  /// The scroll position for GTK, if the program has asked for it.
  private var adjustmentLink: AdjustmentLink?
  /// The list as the child of a scrolled window.
  private(set) lazy var scrollable = ScrollableChild(of: self)
  /// Whether the program wants an indicator where there is no scrollbar.
  private var wantsIndicator = true

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(widget: widget, SceneConfiguration())
    Self.liveCount += 1
    pointer = PointerInput(peer: self)
    start()
  }

  isolated deinit {
    Self.liveCount -= 1
  }

  override func disposeContent() {
    held = HeldRows()
    pointer?.stop()
    pointer = nil
    adjustmentLink?.stop()
    adjustmentLink = nil
    scrollable.stop()
    search.stop()
    burst.stop()
    rowHandlers = RowHandlers()
    rows.dispose()
  }

  // MARK: Content

  override var hasRows: Bool { true }
  override var input: (any PullInput)? { pointer }
  override var observedProperties: ObservedProperties { ObservedProperties(of: self) }

  override func applyDefaults() { apply(ListView.defaults) }

  override func setOrientation(_ orientation: Orientation) {
    followLayout(send(.set(.orientation(orientation))))
  }

  override func press(_ key: KeyAction) -> Bool {
    guard !isDisposed else { return false }
    switch key {
    case .copy: return copyRows()
    case .search: return search.open()
    default: return KeyInput(peer: self).press(key)
    }
  }

  // MARK: Events and frames

  override func prepare() { commit() }

  override func willHandle(_ event: SceneEvent, at time: Double, isInput: Bool) {
    if isInput { measureRows(arrivingUntil: time) }
  }

  override func didHandle(_ event: SceneEvent, from rowCount: Int) {
    followMove(by: event, from: rowCount)
    guard event.isOfRows else { return }
    rows.drawings.forgetPlaces()
    burst.note(event)
  }

  override func delaysNotices(of event: SceneEvent) -> Bool {
    guard !notices.isTelling, burst.delays(event) else { return false }
    // If all items that the list knew have gone, it would find none of the others again.
    if rows.listModel?.knowsRows == false { followItems() }
    updateAdjustment()
    return true
  }

  override func finish(_ event: SceneEvent, wasBehind: Bool) {
    if event.isOfPointerAlone {
      frames.requestFrame()
    } else {
      requestFrame()
    }
    tellProgram()
    if !isDisposed { burst.follow(event) { [weak self] in self?.tellBurst() } }
  }

  override var hasDelayedNotices: Bool { burst.isUntold }

  override func willAdvance(to time: Double) { measureRows(arrivingUntil: time) }

  override func followStep(_ step: FrameStep) {
    if step == .frame || step == .heldFrame { noticeRowCount() }
    if step != .deadline {
      followCells()
      measureVisibleRows()
      queueChanges()
    }
    if step == .frame { fillViewport() }
  }

  // MARK: Notices

  override func note(_ effect: SceneEffect) -> Bool {
    switch effect {
    // The property tells it.
    case .focusChanged: return false
    case .selectionChanged: hasOtherSelection = true
    default: break
    }
    return true
  }

  override func willTell() -> Bool {
    let isOfBurst = burst.isUntold
    burst.told()
    followItems()
    // The item of a row that was asked for meanwhile may have changed without a notification.
    if isOfBurst, rows.listModel != nil { forgetWords() }
    updateAdjustment()
    return true
  }

  override func didNotifyProperties() { tellStates() }

  override func notifyOwnProperties(
    _ present: ObservedProperties, since former: ObservedProperties
  ) {
    for property in present.listChanges(since: former) where !isDisposed {
      _tug_list_view_notify(widget.raw.of(TugListView.self), property)
    }
  }

  override func tellOfContent(_ effect: SceneEffect) -> Bool { tellOfRows(effect) }

  // MARK: Appearance

  /// Shows `text` in the middle while there are no rows.
  func setPlaceholder(_ text: String?) {
    guard text != placeholder?.text else { return }
    placeholder = text.map { CenteredText($0) }
    queueDraw()
  }

  override func seenFrame(of side: ControlSide) -> Scene.Frame? {
    guard scene.isVisible, scene.isInView(side), !scene.isFooterHidden(side) else { return nil }
    let length = scene.container.viewportLength
    let own = scene.shownLength(of: side)
    let foot = side == .header ? scene.headerPlace.foot : length
    let (start, end) = (max(foot - own, 0), min(foot, length))
    guard end > start else { return nil }
    return scene.axis.frame(
      start: start, length: end - start, across: 0,
      breadth: scene.axis.breadth(of: scene.viewport), in: scene.viewport)
  }

  /// Draws everything again, rows included: anything may look different.
  override func queueDraw() {
    rows.drawings.forget()
    queueWholeDraw()
  }

  override func needWholeDraw() {
    redraw.isWhole = true
    redraw.isOfParts = false
  }

  override func followContentScreen() {
    rows.icons.follow(widget) { [weak self] in self?.queueDraw() }
  }

  override func followContentFont() { followFont() }

  // MARK: Rows that are held back

  /// The number of rows, with those that are held back.
  var rowCount: Int { scene.rowCount + held.count }

  /// Holds back `count` rows that are inserted at `index`; returns `false` if the engine must have them
  /// now.
  func holdsBack(_ count: Int, at index: Int) -> Bool {
    if held.join(count, at: index) { return true }
    commit()
    guard burst.isBeside(index), nobodyKnowsPlaces, scene.takesRowsTogether,
      let first = HeldRows(count, at: index, time: frames.moment(ofEvent: nil).time),
      scene.accepts(first.mostEvent)
    else { return false }
    held = first
    burst.leaveUntold()
    return true
  }

  /// Whether only callers that ask for it learn where a row is: not an adjustment, assistive technology, a
  /// selection or a recording.
  private var nobodyKnowsPlaces: Bool {
    adjustmentLink == nil && !scrollable.isUsed && !isDescribed && !notices.isTelling
      && !observation.isUsed && scene.selectedRows.first == nil
      && rows.listModel?.knowsRows ?? true
  }

  /// Gives the rows that are held back to the engine.
  ///
  /// It is called wherever a caller from outside enters: by C, by the program, by frames, by events, by
  /// changes of rows other than insertions, and at the end of a turn of the main loop.
  @inline(__always) func commit() { if _slowPath(!held.isEmpty) { insertHeldRows() } }

  @inline(never)
  private func insertHeldRows() {
    while !held.isEmpty {
      let new = held
      held = HeldRows()
      guard let told = handle(new.event, at: new.time), !told.isEmpty else { continue }
      note(told)
    }
  }

  /// Tells the changes of rows that were left to the end of the turn.
  private func tellBurst() {
    commit()
    takeEffects()
    requestFrame()
    tellProgram()
  }

  // MARK: The scroll position for GTK

  /// The list's adjustment, created when it is first asked for, or `nil` once the widget is destroyed.
  var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    guard !isDisposed else { return nil }
    let link = adjustmentLink ?? AdjustmentLink(peer: self)
    adjustmentLink = link
    return link.adjustment
  }

  /// Updates the adjustments to the list's place.
  func updateAdjustment() {
    guard !isDisposed else { return }
    adjustmentLink?.update(from: scene.container)
    scrollable.follow()
  }

  /// Whether an indicator shows while the list moves, unless a scrolled window has a scrollbar for it.
  var showsIndicator: Bool {
    get { wantsIndicator }
    set {
      wantsIndicator = newValue
      followScrollbar()
    }
  }

  /// Shows or hides the indicator, because a scrolled window has a scrollbar for the list, or none any
  /// more.
  func followScrollbar() {
    let isShown = wantsIndicator && !scrollable.hasScrollbar
    if isShown != scene.showsIndicator { send(.set(.showsIndicator(isShown))) }
  }
}
