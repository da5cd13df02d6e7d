import CGtk
import GtkBridge
import Recording
import RefreshModel
import SceneModel
import Translations

/// The peer of a widget that can be pulled, and the only owner of its engine.
///
/// The widget owns the peer. The peer only borrows the widget, and does not touch it after `dispose`.
/// Everything that a program sets on the widget is owned here, so that destroying the widget frees it.
///
/// What depends on the content is in a subclass: ``ListPeer`` has rows, ``BinPeer`` has a child. They
/// override the members under *For subclasses*; all else is done here, once.
@MainActor package class PullPeer {
  final let widget: UnsafeMutablePointer<GtkWidget>
  final private(set) var isDisposed = false
  /// Whether a script plays.
  final var isPlaying = false

  /// The engine, without rows that a list holds back until ``prepare()``.
  package final internal(set) var scene: Scene
  /// The driver that advances the engine.
  final private(set) lazy var frames = FrameDriver(self, widget: widget)
  /// The header and the footer.
  final private(set) lazy var controls = ControlHost(self, handlers: handlers)
  /// The theme, the stylesheets, the user's settings and the language.
  final private(set) lazy var looks = WidgetLooks(of: widget) { [weak self] in
    self?.stylesTold(areOther: $0)
  }
  /// The program's functions.
  final let handlers = ProgramHandlers()
  /// The notices that the program has not received yet.
  final let notices = NoticeQueue()
  /// The observers that write traces and recordings.
  final private(set) var observation = SceneObservation()
  /// The properties as last notified.
  final var toldProperties = ObservedProperties()

  /// Creates the peer of `widget` around a scene that `configuration` describes; the user's settings and
  /// the clock are added.
  init(widget: UnsafeMutablePointer<GtkWidget>, _ configuration: SceneConfiguration) {
    self.widget = widget
    var configuration = configuration
    configuration.dragThreshold = UserSettings.dragThreshold(for: widget)
    configuration.animations = UserSettings.animations(for: widget)
    configuration.clock = WallClock.now
    scene = Scene(configuration)
    MainQueue.attach()
  }

  /// Follows the widget's surroundings; a subclass calls it at the end of its initializer.
  final func start() {
    followDirection()
    applyDefaults()
    Wording.shared.add(controls)
    gtk_style_context_add_class(gtk_widget_get_style_context(widget), "view")
    toldProperties = observedProperties
  }

  /// Releases the widget and everything that the program has set, because the widget is destroyed.
  final func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    frames.stop()
    disposeContent()
    handlers.clear()
    controls.dispose()
    looks.dispose()
    observation = SceneObservation()
  }

  /// Whether frames are asked for.
  package final var isTicking: Bool { frames.isTicking }

  // MARK: For subclasses: content

  /// Whether the content is rows, between which a header can lie.
  var hasRows: Bool { false }
  /// The input other than keys, or `nil` once the widget is destroyed.
  var input: (any PullInput)? { nil }
  /// The values of the observed properties now.
  var observedProperties: ObservedProperties { ObservedProperties(of: scene, controls) }

  /// Applies the program's defaults for all widgets of its kind.
  func applyDefaults() {}
  /// Releases what the content needs.
  func disposeContent() {}
  /// Brings the engine up to date; called at each entry from outside.
  func prepare() {}
  /// Sets the axis along which the widget scrolls.
  func setOrientation(_ orientation: Orientation) {}
  /// Whether the control on `side` would load by itself, or go on, because the content does not fill the
  /// viewport.
  func wantsFilling(_ side: ControlSide) -> Bool { scene.wantsFilling(side) }
  /// Handles a key that only this kind of widget uses; returns whether it was used.
  func press(_ key: KeyAction) -> Bool { false }

  // MARK: For subclasses: events and frames

  /// Called before the engine gets `event`; `isInput` if a display server sent it.
  func willHandle(_ event: SceneEvent, at time: Double, isInput: Bool) {}
  /// Called after the engine handled `event`, before its effects are taken; there were `rowCount` rows
  /// before.
  func didHandle(_ event: SceneEvent, from rowCount: Int) {}
  /// Whether the notices of `event`, which has no effects, are left to the end of the main loop's turn.
  func delaysNotices(of event: SceneEvent) -> Bool { false }
  /// Asks for the frame that shows `event`, and tells the program; `wasBehind` if it had not received
  /// earlier notices.
  func finish(_ event: SceneEvent, wasBehind: Bool) {}
  /// Whether changes wait that were left to the end of the main loop's turn.
  var hasDelayedNotices: Bool { false }
  /// Called before the engine is advanced to `time`.
  func willAdvance(to time: Double) {}
  /// Updates what depends on the engine after a step, before the program is told.
  func followStep(_ step: FrameStep) {}

  // MARK: For subclasses: notices

  /// Notes `effect`; returns whether the program is told of it.
  func note(_ effect: SceneEffect) -> Bool { true }
  /// Prepares to tell the program; returns `false` if it must not be told now.
  func willTell() -> Bool { true }
  /// Called between the notification of properties and the notices.
  func didNotifyProperties() {}
  /// Notifies the widget's own properties that differ from `former`.
  func notifyOwnProperties(_ present: ObservedProperties, since former: ObservedProperties) {}
  /// Tells the program of an effect of the content; returns `false` for any other effect.
  func tellOfContent(_ effect: SceneEffect) -> Bool { false }

  // MARK: For subclasses: appearance

  /// The length of the program's widget that replaces the control on `side`, in points, or `nil` if the
  /// control is drawn.
  func controlLength(of side: ControlSide) -> Double? { nil }
  /// The visible area of the control on `side` in the widget, in points, or `nil` if it is out of view.
  func seenFrame(of side: ControlSide) -> Scene.Frame? { nil }
  /// Draws everything again.
  func queueDraw() { if !isDisposed { gtk_widget_queue_draw(widget) } }
  /// Notes a change that only a drawing of everything shows.
  func needWholeDraw() {}
  /// Follows a new screen, with its fonts and icons, in the content.
  func followContentScreen() {}
  /// Follows a new font, or new values of stylesheets, in the content.
  func followContentFont() {}
  /// Follows a new direction of text in the content.
  func followContentDirection() {}
}

// MARK: Events and time

extension PullPeer {
  /// Sends an event to the engine that happens now; returns `false` if it is refused.
  @discardableResult final func send(_ event: SceneEvent) -> Bool { send(event, eventTime: nil) }

  /// Sends an event that happened at a display server's time, or now if `nil`; returns `false` if it is
  /// refused.
  @discardableResult
  final func send(_ event: SceneEvent, eventTime: UInt32?) -> Bool {
    guard !isDisposed else { return false }
    // The event may be older than rows that are held back, and takes effect after them.
    prepare()
    if case .ends = event.part { noteQuestion() }
    let moment = frames.moment(ofEvent: eventTime)
    let late = event.isOfHand ? EngineClock.whole(moment.time - moment.own) : 0
    willHandle(event, at: moment.time, isInput: eventTime != nil)
    let wasBehind = !notices.isEmpty
    guard let told = handle(event, at: moment.time, late: late) else { return false }
    if told.isEmpty, delaysNotices(of: event) { return true }
    note(told)
    finish(event, wasBehind: wasBehind)
    return true
  }

  /// Gives `event` to the engine; returns the notices for the program, or `nil` if the event is refused.
  final func handle(
    _ event: SceneEvent, at time: Double, late: Double = 0
  ) -> [ProgramNotice]? {
    let rowCount = scene.rowCount
    guard (try? scene.handle(event, at: time, late: late)) != nil else { return nil }
    didHandle(event, from: rowCount)
    observation.record(event, at: time, late: late)
    return takenEffects()
  }

  /// Continues after an event that the program answered.
  final func goOn() {
    scene.advance(to: scene.time)
    takeEffects()
  }

  /// Asks for one more frame, in which the engine is advanced and everything is drawn.
  final func requestFrame() {
    guard !isDisposed else { return }
    needWholeDraw()
    frames.requestFrame()
  }
}

extension PullPeer: FrameDriven {
  // Held rows have a frame of their own: these are read in each frame, and do not look for them.
  final var time: Double { scene.time }
  final var needsFrames: Bool { scene.needsFrames }
  final var nextWake: Double? { scene.nextWake }
  final var nextDeadline: Double? { scene.nextDeadline }
  final var wasShown: Bool { scene.wasShown }
  final var showsTimeOfDay: Bool { !isPlaying && scene.isInView(.header) }

  final func timeBegan() { observation.start() }

  final func moveOn(to time: Double, wallClock: Double?) {
    prepare()
    if let wallClock, abs(wallClock - scene.clock) >= EngineClock.tolerance { setClock(wallClock) }
    willAdvance(to: time)
    scene.advance(to: time)
  }

  /// Sets the engine's clock, because the machine's clock was set, or the machine slept.
  private func setClock(_ clock: Double) {
    let event = SceneEvent.setClock(clock)
    guard (try? scene.handle(event, at: scene.time)) != nil else { return }
    observation.record(event, at: scene.time)
  }

  final func movedOn(_ step: FrameStep) {
    guard !isDisposed else { return }
    prepare()
    let tells = step != .heldFrame || hasDelayedNotices
    if hasDelayedNotices { needWholeDraw() }
    if tells { takeEffects() }
    if step == .frame { observation.recordFrame(of: scene) }
    followStep(step)
    if tells { tellProgram() }
  }
}

// MARK: The engine, as the parts ask for it

extension PullPeer {
  /// The engine's control on `side`, or `nil` if there is none or it is hidden.
  final func control(_ side: ControlSide) -> RefreshControl? { scene.control(side) }
  /// Whether some part of the control on `side` is in view.
  final func isInView(_ side: ControlSide) -> Bool { scene.isInView(side) }
  /// Whether the other control works, and both may not at once.
  final func isBarred(_ side: ControlSide) -> Bool { scene.isBarred(side) }
  /// The pull of the control on `side` as a fraction of its trigger distance.
  final func pull(of side: ControlSide) -> Double { scene.pull(of: side) }
  /// The engine's time of day, in seconds since 1970 UTC.
  final var wallClock: Double { scene.wallClock }
  /// The direction of a pull.
  final var orientation: Orientation { scene.axis.orientation }
  /// The control that keys act on, or `nil` if they act on the content.
  final var focusedSide: ControlSide? { scene.isOnFooter ? .footer : nil }

  /// The lines of a recording that describe the scene at time 0.
  final var sceneLines: [String] {
    ScriptRecorder.sceneLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }

  /// The lines of a recording that begins now, at rest.
  final var restingLines: [String] {
    ScriptRecorder.restingLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }

  /// Sets whether motion is animated, by the user's setting.
  final func setAnimations(_ animations: Bool) {
    guard scene.animations != animations else { return }
    send(.set(.animations(animations)))
  }

  /// Checks whether a scroller around the widget scrolls along the same axis, and gets the motion
  /// that the widget cannot use.
  final func examineSurroundings() {
    guard !isDisposed else { return }
    let axis = orientation == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let isNested = SurroundingScroller.exists(around: widget, along: axis)
    if !scene.options.contains(.isNested(isNested)) { send(.set(.isNested(isNested))) }
  }

  /// Follows the direction that the widget's text runs in.
  final func followDirection() {
    guard !isDisposed else { return }
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let direction = isRightToLeft ? TextDirection.rightToLeft : .leftToRight
    if scene.axis.direction != direction { send(.set(.direction(direction))) }
  }

  /// Logs a warning about the widget, with the names that its program gave it; none once it is
  /// destroyed.
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

/// The input of a widget that is pulled, other than keys.
@MainActor protocol PullInput: AnyObject {
  /// The factor of a wheel's notches: above 0 and up to 100; anything else changes nothing.
  var wheelFactor: Double { get set }
  /// The factor of a touchpad's travel: above 0 and up to 100; anything else changes nothing.
  var touchpadFactor: Double { get set }
  /// Ends every hold without triggering anything: the widget must not be used now.
  func cancelAll()
}
