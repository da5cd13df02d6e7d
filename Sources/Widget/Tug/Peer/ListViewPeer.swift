import CGtk
import CairoDrawing
import GtkBridge
import SceneModel
import Translations

/// The peer of one `TugListView`, and the only owner of its scene.
///
/// The widget owns the peer, and the peer only borrows the widget, which it does not touch after
/// `dispose`. All that a program sets on a list is owned here, so that destroying the widget frees
/// it.
@MainActor package final class ListViewPeer {
  /// The number of peers, for leak tests.
  package private(set) static var liveCount = 0

  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var isDisposed = false

  /// The engine, without the rows that are held back: each entry from outside calls ``commit()`` first.
  package internal(set) var scene: Scene
  /// Rows that the engine is not given yet.
  private var held = HeldRows()
  /// True while a script plays.
  var isPlaying = false
  /// The driver that advances the scene.
  private(set) lazy var frames = FrameDriver(self, widget: widget)
  /// The header and the footer.
  private(set) lazy var controls = ControlHost(self, handlers: handlers)
  /// The looks that the list takes from elsewhere.
  private(set) lazy var looks = WidgetLooks(of: widget) { [weak self] in
    self?.stylesTold(areOther: $0)
  }
  /// The program's rows.
  let rows = RowContent()
  /// The text in the middle while there are no rows.
  var placeholder: CenteredText?
  var rowHandlers = RowHandlers()
  let handlers = ProgramHandlers()
  let notices = NoticeQueue()
  /// The observers that write traces and recordings.
  private(set) var observation = SceneObservation()
  /// The input other than keys; nil once the list is disposed of.
  private(set) var pointer: PointerInput?
  /// The scroll position for GTK, where the program has asked for it.
  private var adjustmentLink: AdjustmentLink?
  /// The rows that come and go within a turn of the main loop.
  let burst = RowBurst()
  /// The selection has changed since assistive technology was last told.
  var hasOtherSelection = false
  /// The list as the child of a scrolled window.
  private(set) lazy var scrollable = ScrollableChild(of: self)
  /// The program wants an indicator, wherever there is no scrollbar.
  private var wantsIndicator = true
  /// The search for rows by what is typed.
  private(set) lazy var search = TypeAhead(of: self)
  /// What was drawn last.
  var redraw = Redraw()
  /// The properties as last notified.
  var toldProperties = ObservedProperties()

  init(widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    var configuration = SceneConfiguration()
    configuration.dragThreshold = UserSettings.dragThreshold(for: widget)
    configuration.animations = UserSettings.animations(for: widget)
    configuration.clock = WallClock.now
    scene = Scene(configuration)
    Self.liveCount += 1
    MainQueue.attach()
    pointer = PointerInput(peer: self)
    followDirection()
    applyDefaults()
    Wording.shared.add(controls)
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), "view")
    toldProperties = ObservedProperties(of: self)
  }

  isolated deinit {
    Self.liveCount -= 1
  }

  /// Releases the widget and all that the program has set, as the widget is destroyed.
  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    held = HeldRows()
    frames.stop()
    pointer?.stop()
    pointer = nil
    adjustmentLink?.stop()
    adjustmentLink = nil
    scrollable.stop()
    search.stop()
    burst.stop()
    handlers.clear()
    rowHandlers = RowHandlers()
    controls.dispose()
    rows.dispose()
    looks.dispose()
    observation = SceneObservation()
  }

  // MARK: Events and time

  /// Sends an event that happens at a display server's time, nil for now; false when it is refused.
  @discardableResult
  func send(_ event: SceneEvent, eventTime: UInt32?) -> Bool {
    guard !isDisposed else { return false }
    // It may have happened before rows came that are held back, and takes effect after them.
    commit()
    if case .ends = event.part { noteQuestion() }
    let moment = frames.moment(ofEvent: eventTime)
    let late = event.isOfHand ? EngineClock.whole(moment.time - moment.own) : 0
    if eventTime != nil { measureRows(arrivingUntil: moment.time) }
    guard let told = handle(event, at: moment.time, late: late) else { return false }
    if told.isEmpty, !notices.isTelling, burst.delays(event) {
      // Where all items that the list knew have gone, it would find none of the others again.
      if rows.listModel?.knowsRows == false { followItems() }
      updateAdjustment()
      return true
    }
    note(told)
    if event.isOfPointerAlone {
      frames.requestFrame()
    } else {
      requestFrame()
    }
    tellProgram()
    if !isDisposed { burst.follow(event) { [weak self] in self?.tellBurst() } }
    return true
  }

  /// Gives `event` to the engine; returns what the program is to be told, nil where it is refused.
  private func handle(_ event: SceneEvent, at time: Double, late: Double = 0) -> [ProgramNotice]? {
    assert(held.isEmpty, "an entry from outside lacks its commit()")
    let rowCount = scene.rowCount
    guard (try? scene.handle(event, at: time, late: late)) != nil else { return nil }
    followMove(by: event, from: rowCount)
    if event.isOfRows {
      rows.drawings.forgetPlaces()
      burst.note(event)
    }
    observation.record(event, at: time, late: late)
    return takenEffects()
  }

  // MARK: Rows that are held back

  /// The number of rows, with those that are held back.
  var rowCount: Int { scene.rowCount + held.count }

  /// Holds back `count` rows that come at `index`; false where the engine is to have them now.
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

  /// True where no row's place is known outside of the list, but to those who ask for it: no adjustment
  /// has it, no assistive technology, no selection and no recording.
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

  /// Tells the changes of rows that nobody has been told of.
  private func tellBurst() {
    commit()
    takeEffects()
    requestFrame()
    tellProgram()
  }

  /// True while frames are asked for.
  package var isTicking: Bool { frames.isTicking }

  /// Shows `text` in the middle while there are no rows.
  func setPlaceholder(_ text: String?) {
    guard text != placeholder?.text else { return }
    placeholder = text.map { CenteredText($0) }
    queueDraw()
  }

  // MARK: The scroll position for GTK

  /// The list's adjustment, created when it is first asked for; nil once the widget is destroyed.
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

  /// An indicator shows while the list moves, where no scrollbar of a scrolled window does.
  var showsIndicator: Bool {
    get { wantsIndicator }
    set {
      wantsIndicator = newValue
      followScrollbar()
    }
  }

  /// A scrolled window has a scrollbar for the list now, or none any more.
  func followScrollbar() {
    let isShown = wantsIndicator && !scrollable.hasScrollbar
    if isShown != scene.showsIndicator { send(.set(.showsIndicator(isShown))) }
  }
}

extension ListViewPeer: FrameDriven {
  // Rows that are held back are told with a frame of their own, and are not looked for here, in each frame.
  var time: Double { scene.time }
  var needsFrames: Bool { scene.needsFrames }
  var nextWake: Double? { scene.nextWake }
  var nextDeadline: Double? { scene.nextDeadline }
  var wasShown: Bool { scene.wasShown }
  var showsTimeOfDay: Bool { !isPlaying && scene.isInView(.header) }

  func timeBegan() { observation.start() }

  func moveOn(to time: Double, wallClock: Double?) {
    commit()
    if let wallClock, abs(wallClock - scene.clock) >= EngineClock.tolerance { setClock(wallClock) }
    measureRows(arrivingUntil: time)
    scene.advance(to: time)
  }

  /// The clock of the machine was set, or the machine slept.
  private func setClock(_ clock: Double) {
    let event = SceneEvent.setClock(clock)
    guard (try? scene.handle(event, at: scene.time)) != nil else { return }
    observation.record(event, at: scene.time)
  }

  func movedOn(_ step: FrameStep) {
    guard !isDisposed else { return }
    commit()
    let tells = step != .heldFrame || burst.isUntold
    if burst.isUntold { needWholeDraw() }
    if tells { takeEffects() }
    if step == .frame { observation.recordFrame(of: scene) }
    if step == .frame || step == .heldFrame { noticeRowCount() }
    if step != .deadline {
      followCells()
      measureVisibleRows()
      queueChanges()
    }
    if step == .frame { fillViewport() }
    if tells { tellProgram() }
  }
}
