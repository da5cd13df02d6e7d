import CGtk
import GtkBridge
import Recording
import RefreshModel
import SceneModel
import ScrollModel
import Translations

/// The peer of a pullable widget, and the only owner of the widget's engine.
///
/// The widget owns the peer. The peer borrows the widget, and does not use it after `dispose`. The
/// peer owns everything that a program sets on the widget, so destroying the widget releases it.
///
/// Subclasses implement the parts that depend on the content: rows in ``ListPeer``, a child widget
/// in ``BinPeer``. They override the members under *For subclasses*.
@MainActor package class PullPeer {
  final let widget: UnsafeMutablePointer<GtkWidget>
  final private(set) var isDisposed = false
  /// Whether the keys of the header and the footer are used.
  final var enablesRefreshKeys = true
  /// Whether rows move to their places after others were inserted or removed.
  final var animatesRows = true {
    didSet {
      if !animatesRows { stopRows() }
      requestFrame()
    }
  }
  /// Whether a script plays.
  final var isPlaying = false

  /// The engine.
  ///
  /// It excludes rows that a list holds until ``prepare()``.
  package final internal(set) var scene: Scene
  /// The driver that decides when the engine is advanced.
  final private(set) lazy var frames = FrameDriver(self, widget: widget)
  /// The header and the footer.
  final private(set) lazy var controls = ControlHost(self, handlers: handlers)
  /// The theme, the stylesheets, the user's settings and the language.
  final private(set) lazy var widgetStyle = WidgetStyle(of: widget) { [weak self] in
    self?.updateStyles(haveChanged: $0)
  }
  /// The program's callbacks.
  final let handlers = ProgramHandlers()
  /// The reports that the program has not received yet.
  final let reports = ReportQueue()
  /// The timer that reports to the program from the main loop.
  final let reporting = LoopTimer()
  /// Whether a frame of the widget's window is being processed.
  final private(set) var isInFrame = false
  /// The observers that write traces and recordings.
  final private(set) var observation = SceneObservation()
  /// The way of fingers past scrolled windows of GTK, or `nil` if there are none around the widget.
  final var bypass: ScrollerBypass?
  /// The values of the properties when they were last notified.
  final var notifiedProperties = ObservedProperties()

  /// Creates the peer of `widget` with a scene for `configuration`, to which it adds the user's
  /// settings and the time of day.
  init(widget: UnsafeMutablePointer<GtkWidget>, _ configuration: SceneConfiguration) {
    self.widget = widget
    var configuration = configuration
    configuration.dragThreshold = UserSettings.dragThreshold(for: widget)
    configuration.animations = UserSettings.animations(for: widget)
    configuration.clock = WallClock.now
    scene = Scene(configuration)
    MainQueue.attach()
  }

  /// Starts following the widget's surroundings.
  ///
  /// A subclass calls it at the end of its initializer.
  final func start() {
    updateDirection()
    applyDefaults()
    TranslationStore.shared.add(controls)
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), "view")
    notifiedProperties = observedProperties
  }

  /// Releases the widget and everything that the program has set, because the widget is destroyed.
  final func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    bypass = nil
    frames.stop()
    reporting.stop()
    disposeContent()
    handlers.clear()
    controls.dispose()
    widgetStyle.dispose()
    observation = SceneObservation()
  }

  /// Whether frames are requested.
  package final var isTicking: Bool { frames.isTicking }

  // MARK: For subclasses: content

  /// Whether the content is rows, so that a header can lie between them.
  var hasRows: Bool { false }
  /// The input other than keys, or `nil` once the widget is destroyed.
  var input: (any PullInput)? { nil }
  /// The current values of the observed properties.
  var observedProperties: ObservedProperties { ObservedProperties(of: scene, controls) }

  /// Applies the program's defaults for all widgets of this kind.
  func applyDefaults() {}
  /// Releases the resources of the content.
  func disposeContent() {}
  /// Passes pending changes of the content to the engine.
  ///
  /// It is called at each entry from outside.
  func prepare() {}
  /// Sets the axis along which the widget scrolls.
  func setOrientation(_ orientation: Orientation) {}
  /// Returns whether the control on `side` would load automatically, or continue, because the
  /// content does not fill the viewport.
  func wantsFilling(_ side: ControlSide) -> Bool { scene.wantsFilling(side) }
  /// Handles a key that only this kind of widget uses.
  ///
  /// Returns whether it was used.
  func press(_ key: KeyAction) -> Bool { false }
  /// Returns whether a finger, or else a button, may drag the content.
  func acceptsDrag(byTouch isTouch: Bool) -> Bool { true }

  // MARK: For subclasses: events and frames

  /// Called before the engine handles `event`.
  ///
  /// `isInput` is set if the display server sent the event.
  func willHandle(_ event: SceneEvent, at time: Double, isInput: Bool) {}
  /// Called after the engine handled `event`, before its effects are taken.
  ///
  /// `rowCount` is the number of rows before the event.
  func didHandle(_ event: SceneEvent, from rowCount: Int) {}
  /// Returns whether to delay the reports of `event`, which has no effects, to the end of the main
  /// loop's turn.
  func delaysReports(of event: SceneEvent) -> Bool { false }
  /// Requests the frame that shows `event`, and reports it to the program.
  ///
  /// `wasBehind` is set if earlier reports were still pending.
  func finish(_ event: SceneEvent, wasBehind: Bool) {}
  /// Whether reports are delayed to the end of the main loop's turn.
  var hasDelayedReports: Bool { false }
  /// Whether the drawn content moves to its place in the scene.
  var contentMoves: Bool { false }
  /// Draws the content at its place in the scene from the next frame on.
  func stopRows() {}
  /// Returns `event` with its point converted from the drawing to the scene.
  func placed(_ event: SceneEvent) -> SceneEvent { event }
  /// Called before the engine is advanced to `time`.
  func willAdvance(to time: Double) {}
  /// Updates everything that depends on the engine after a step, before the program is notified.
  func updateAfterStep(_ step: FrameStep) {}

  // MARK: For subclasses: reports

  /// Notes `effect` before it is reported to the program.
  func note(_ effect: SceneEffect) {}
  /// Prepares a report to the program.
  ///
  /// Returns `false` if the program must not be notified now.
  func willReport() -> Bool { true }
  /// Called after properties are notified and before reports are passed to the program.
  func didNotifyProperties() {}
  /// Notifies the widget's own properties that differ from `former`.
  func notifyOwnProperties(_ present: ObservedProperties, since former: ObservedProperties) {}
  /// Reports an effect about the content to the program.
  ///
  /// Returns `false` for any other effect.
  func reportContent(_ effect: SceneEffect) -> Bool { false }

  // MARK: For subclasses: appearance

  /// Returns the length in points of the program's widget that replaces the control on `side`, or
  /// `nil` if Tug draws the control.
  func controlLength(of side: ControlSide) -> Double? { nil }
  /// Returns the visible area of the control on `side` in widget coordinates, or `nil` if it is out
  /// of view.
  func seenFrame(of side: ControlSide) -> Frame? { nil }
  /// Redraws everything.
  func queueDraw() { if !isDisposed { gtk_widget_queue_draw(widget) } }
  /// Notes that the next frame must redraw everything.
  func requireWholeDraw() {}
  /// Updates the fonts and icons of the content after a change of the screen.
  func updateContentScreen() {}
  /// Updates the content after a change of the font or of style values.
  func updateContentFont() {}
  /// Updates the content after a change of the text direction.
  func updateContentDirection() {}
}

// MARK: Events and time

extension PullPeer {
  /// Sends an event with the display server's time `eventTime`, or with the current time if it is
  /// `nil`.
  ///
  /// Returns `false` if the engine rejects the event.
  @discardableResult
  final func send(_ event: SceneEvent, eventTime: UInt32? = nil) -> Bool {
    guard !isDisposed else { return false }
    // The event may be older than held rows, but takes effect after them.
    prepare()
    let event = placed(event)
    if case .ends = event.part { updateAsksForTarget() }
    let moment = frames.moment(ofEvent: eventTime)
    let late = event.isDirectInput ? EngineClock.whole(moment.time - moment.own) : 0
    willHandle(event, at: moment.time, isInput: eventTime != nil)
    let wasBehind = !reports.isEmpty
    // The engine may already be later, if rows were inserted before the event.
    let time = max(moment.time, scene.time)
    guard let pending = handle(event, at: time, late: late) else { return false }
    if pending.isEmpty, delaysReports(of: event) { return true }
    note(pending)
    finish(event, wasBehind: wasBehind)
    return true
  }

  /// Passes `event` to the engine.
  ///
  /// Returns the reports to the program, or `nil` if the engine rejects the event.
  final func handle(
    _ event: SceneEvent, at time: Double, late: Double = 0
  ) -> [Report]? {
    let rowCount = scene.rowCount
    guard (try? scene.handle(event, at: time, late: late)) != nil else { return nil }
    didHandle(event, from: rowCount)
    observation.record(event, at: time, late: late)
    return takenReports()
  }

  /// Updates the engine, at its current time, after the program answered an event.
  final func advanceAfterAnswer() {
    scene.advance(to: scene.time)
    takeEffects()
  }

  /// Requests one more frame, in which the engine is advanced and everything is redrawn.
  final func requestFrame() {
    guard !isDisposed else { return }
    requireWholeDraw()
    frames.requestFrame()
  }
}

extension PullPeer: FrameDriven {
  // Every frame reads these properties. They ignore held rows, which request their own frame.
  final var time: Double { scene.time }
  final var needsFrames: Bool { scene.needsFrames || contentMoves }
  final var nextWake: Double? { scene.nextWake }
  final var nextDeadline: Double? { scene.nextDeadline }
  final var wasShown: Bool { scene.wasShown }
  final var showsTimeOfDay: Bool { !isPlaying && scene.isInView(.header) }

  final func timeStarted() { observation.start() }

  final func moveOn(to time: Double, wallClock: Double?) {
    prepare()
    if let wallClock, abs(wallClock - scene.clock) >= EngineClock.tolerance { setClock(wallClock) }
    willAdvance(to: time)
    scene.advance(to: time)
  }

  /// Sets the engine's time of day, because the system clock was set or the machine slept.
  private func setClock(_ clock: Double) {
    let event = SceneEvent.setClock(clock)
    guard (try? scene.handle(event, at: scene.time)) != nil else { return }
    observation.record(event, at: scene.time)
  }

  final func movedOn(_ step: FrameStep) {
    guard !isDisposed else { return }
    let wasInFrame = isInFrame
    isInFrame = step == .frame || step == .heldFrame
    defer { isInFrame = wasInFrame }
    prepare()
    let tells = step != .heldFrame || hasDelayedReports
    if hasDelayedReports { requireWholeDraw() }
    if tells { takeEffects() }
    if step == .frame { observation.recordFrame(of: scene) }
    updateAfterStep(step)
    if tells { notifyProgram() }
  }
}

// MARK: Recordings and surroundings

extension PullPeer {
  /// The lines of a recording that describe the scene at time 0.
  final var sceneLines: [String] {
    ScriptRecorder.sceneLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }

  /// The lines of a recording that begins now, while the widget rests.
  final var restingLines: [String] {
    ScriptRecorder.restingLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }

  /// Sets whether motion is animated, as the user has chosen in the settings.
  final func setAnimations(_ animations: Bool) {
    guard scene.animations != animations else { return }
    send(.set(.animations(animations)))
  }

  /// Updates the engine's text direction to the widget's.
  final func updateDirection() {
    guard !isDisposed else { return }
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let direction = isRightToLeft ? TextDirection.rightToLeft : .leftToRight
    if scene.axis.direction != direction { send(.set(.direction(direction))) }
  }

  /// Logs a warning with the widget's type and name.
  ///
  /// Does nothing once the widget is destroyed.
  final func warn(_ text: String) {
    guard !isDisposed else { return }
    let type = String(cString: g_type_name(_tug_type_of(widget)))
    let given = String(cString: gtk_widget_get_name(widget))
    let built = gtk_buildable_get_name(OpaquePointer(widget)).map { String(cString: $0) }
    let name =
      (given != type ? given : built).map { "\(type) \"\($0)\"" }
      ?? "\(type) (gtk_widget_set_name gives it a name)"
    _tug_warning("\(name): \(text)")
  }
}

/// The input of a pullable widget, other than keys.
@MainActor protocol PullInput: AnyObject {
  /// The factor for the scroll distance of wheel notches.
  ///
  /// Setting a value that is not above 0 and at most 100 changes nothing.
  var wheelFactor: Double { get set }
  /// The factor for the scroll distance of a touchpad.
  ///
  /// Setting a value that is not above 0 and at most 100 changes nothing.
  var touchpadFactor: Double { get set }
  /// Ends every hold without triggering anything, because the widget must not be used now.
  func cancelAll()
}
