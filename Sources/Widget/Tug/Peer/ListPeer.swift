import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// The peer of one `TugListView`: a pullable widget whose content is rows.
@MainActor package final class ListPeer: PullPeer {
  /// The number of peers, for leak tests.
  package private(set) static var liveCount = 0

  /// The program's rows.
  let rows = RowContent()
  var rowHandlers = RowHandlers()
  /// The text in the middle of an empty list, or `nil` if there is none.
  var placeholder: CenteredText?
  /// The inserted rows that the engine has not received yet.
  var held = HeldRows()
  /// The rows that are inserted or removed within one turn of the main loop.
  let burst = RowReportDelay()
  /// The last drawn frame.
  var redraw = Redraw()
  /// Whether the selection has changed since the last report to assistive technology.
  var hasChangedSelection = false
  /// The input other than keys, or `nil` once the list is destroyed.
  private(set) var pointer: PointerInput?
  /// The search for rows by typing.
  private(set) lazy var search = TypeAhead(of: self)
  /// The scroll position as an adjustment, or `nil` if the program has not asked for it.
  private(set) var adjustmentLink: AdjustmentLink?
  /// The list's behaviour as the child of a scrolled window.
  private(set) lazy var scrollable = ScrollableChild(of: self)
  /// Whether the program wants a scroll indicator if there is no scrollbar.
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
    updateLayout(send(.set(.orientation(orientation))))
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
    guard isInput else { return }
    measureRows(arrivingUntil: time)
    // The program's function that measures a row may have inserted others.
    commit()
  }

  override func didHandle(_ event: SceneEvent, from rowCount: Int) {
    assert(held.isEmpty, "the engine handled an event before the rows that were inserted earlier")
    moveAccessibleRows(by: event, from: rowCount)
    guard event.concernsRows else { return }
    if rows.animation.isRemembered { rows.animation.follow(event, from: rowCount) }
    rows.drawings.forgetPlaces()
    burst.note(event)
  }

  override func delaysReports(of event: SceneEvent) -> Bool {
    guard !reports.isReporting, burst.delayReport(of: event) else { return false }
    // If all remembered items are removed, the list could not find the remaining items again, so
    // remember new ones now.
    if rows.listModel?.hasKnownItems == false { rememberItems() }
    updateAdjustment()
    return true
  }

  override func finish(_ event: SceneEvent, wasBehind: Bool) {
    if event.onlyMovesPointer {
      frames.requestFrame()
    } else {
      requestFrame()
    }
    notifyProgram()
    if !isDisposed { burst.startTurn(after: event) { [weak self] in self?.reportBurst() } }
  }

  override var hasDelayedReports: Bool { burst.hasPendingReport }

  override func placed(_ event: SceneEvent) -> SceneEvent {
    pointer?.shift.place(event) { [self] in rows.animation.scenePoint(for: $0, in: scene) } ?? event
  }

  override var contentMoves: Bool { rows.animation.isActive(at: scene.time) }

  override func stopRows() { rows.animation.stop() }

  override func willAdvance(to time: Double) { measureRows(arrivingUntil: time) }

  override func updateAfterStep(_ step: FrameStep) {
    if step == .frame || step == .heldFrame {
      rows.forgetLostItems()
      noticeRowCount()
    }
    if step != .deadline {
      updateCells()
      measureVisibleRows()
      rows.animation.settle(in: scene)
      queueChanges()
    }
    if step == .frame { fillViewport() }
  }

  // MARK: Reports

  override func note(_ effect: SceneEffect) {
    if case .selectionChanged = effect { hasChangedSelection = true }
  }

  override func willReport() -> Bool {
    let isOfBurst = burst.hasPendingReport
    burst.markReported()
    rememberItems()
    // The item of a row that was read in the meantime may have changed without a notification.
    if isOfBurst, rows.listModel != nil { forgetTexts() }
    updateAdjustment()
    return true
  }

  override func didNotifyProperties() { reportStates() }

  override func notifyOwnProperties(
    _ present: ObservedProperties, since former: ObservedProperties
  ) {
    for property in present.listChanges(since: former) where !isDisposed {
      _tug_list_view_notify(widget.raw.of(TugListView.self), property)
    }
  }

  override func reportContent(_ effect: SceneEffect) -> Bool { reportRows(effect) }

  // MARK: Appearance

  /// Sets the text in the middle of an empty list.
  func setPlaceholder(_ text: String?) {
    guard text != placeholder?.text else { return }
    placeholder = text.map { CenteredText($0) }
    queueDraw()
  }

  override func seenFrame(of side: ControlSide) -> Frame? {
    guard scene.isVisible, scene.isInView(side), !scene.isFooterHidden(side) else { return nil }
    let length = scene.container.viewportLength
    let own = scene.shownLength(of: side)
    let bottom = side == .header ? scene.headerPlace.bottom : length
    let (start, end) = (max(bottom - own, 0), min(bottom, length))
    guard end > start else { return nil }
    return scene.axis.frame(
      start: start, length: end - start, across: 0,
      crossLength: scene.axis.crossLength(of: scene.viewport), in: scene.viewport)
  }

  /// Redraws everything, including cached rows, because anything may look different.
  override func queueDraw() {
    rows.drawings.forget()
    queueWholeDraw()
  }

  override func requireWholeDraw() {
    redraw.isWhole = true
    redraw.isPartial = false
  }

  override func updateContentScreen() {
    rows.icons.watch(widget) { [weak self] in self?.queueDraw() }
  }

  override func updateContentFont() { updateFont() }

  // MARK: Delayed reports

  /// Reports the row changes that were delayed to the end of the turn.
  private func reportBurst() {
    commit()
    takeEffects()
    requestFrame()
    notifyProgram()
  }

  // MARK: The scroll position for GTK

  /// The list's adjustment, created on first use, or `nil` once the widget is destroyed.
  var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    guard !isDisposed else { return nil }
    let link = adjustmentLink ?? AdjustmentLink(peer: self)
    adjustmentLink = link
    return link.adjustment
  }

  /// Updates the adjustments to the list's scroll position.
  func updateAdjustment() {
    guard !isDisposed else { return }
    adjustmentLink?.update(from: scene.container)
    scrollable.update()
  }

  /// Whether a scroll indicator shows while the list moves, unless a scrolled window has a
  /// scrollbar for the list.
  var showsIndicator: Bool {
    get { wantsIndicator }
    set {
      wantsIndicator = newValue
      updateIndicatorUse()
    }
  }

  /// Hides the indicator if a scrolled window has a scrollbar for the list, and otherwise shows it
  /// if wanted.
  func updateIndicatorUse() {
    let isShown = wantsIndicator && !scrollable.hasScrollbar
    if isShown != scene.showsIndicator { send(.set(.showsIndicator(isShown))) }
  }
}
