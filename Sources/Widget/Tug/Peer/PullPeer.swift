import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import Translations

/// The peer of a widget with a header and a footer, whatever lies between them.
///
/// What its widget has in common with every other such widget is in the extensions of this protocol.
@MainActor protocol PullPeer: AnyObject, FrameDriven {
  /// The widget, alive until it is disposed of.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// True once the widget is destroyed, or about to be.
  var isDisposed: Bool { get }
  /// True while a script plays.
  var isPlaying: Bool { get }

  // MARK: Its parts

  /// The engine, to be read.
  var pull: Scene { get }
  /// The header and the footer.
  var controls: ControlHost { get }
  /// The driver that advances the engine.
  var frames: FrameDriver { get }
  /// The looks that the widget takes from elsewhere.
  var looks: WidgetLooks { get }
  /// The program's functions.
  var handlers: ProgramHandlers { get }
  /// The notices for the program that are still to be told.
  var notices: NoticeQueue { get }
  /// The observers that write traces and recordings.
  var observation: SceneObservation { get }
  /// The input other than keys; nil once the widget is disposed of.
  var input: (any PullInput)? { get }

  /// Handles a key that means something of the widget's own; true where it was used.
  func press(_ key: KeyAction) -> Bool

  // MARK: The engine

  /// The engine's control on `side`; nil where there is none, and while it is hidden.
  func control(_ side: ControlSide) -> RefreshControl?
  /// Sends an event to the engine that happens at a display server's time, nil for now; false when it is
  /// refused.
  @discardableResult func send(_ event: SceneEvent, eventTime: UInt32?) -> Bool
  /// Goes on after an event that the program answered.
  func goOn()
  /// The control on `side` would load by itself, or go on, since its content does not fill the viewport.
  func wantsFilling(_ side: ControlSide) -> Bool
  /// True where some part of the control on `side` is in view.
  func isInView(_ side: ControlSide) -> Bool

  /// Changes the direction in which it scrolls.
  func setOrientation(_ orientation: Orientation)

  /// It has rows, between which a header can lie.
  var hasRows: Bool { get }

  // MARK: Looks

  /// The length of a program's widget in place of the control on `side`, in points; nil where the
  /// control is drawn.
  func controlLength(of side: ControlSide) -> Double?
  /// Where in the widget the control on `side` is seen, in points; nil where nothing of it is in view.
  func seenFrame(of side: ControlSide) -> Scene.Frame?
  /// The control that keys act on; nil where they act on something else.
  var focusedSide: ControlSide? { get }
  /// Asks for a drawing.
  func queueDraw()
  /// Notes that something has happened that only a drawing of everything shows.
  func needWholeDraw()
  /// Follows another screen, with its fonts and icons, in what lies between header and footer.
  func followContentScreen()
  /// Follows another font, or other values of stylesheets, in what lies between header and footer.
  func followContentFont()
  /// Follows another direction of text in what lies between header and footer.
  func followContentDirection()

  // MARK: The program

  /// The lines of a recording that tell the scene, at time 0.
  var sceneLines: [String] { get }
  /// The lines of a recording that begins now, at rest.
  var restingLines: [String] { get }
  /// Notifies the properties that have changed, each once.
  func notifyProperties()
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

/// The engine, as a ``ControlHost`` asks for it.
extension PullPeer {
  /// True where the other control works, and both may not at once.
  func isBarred(_ side: ControlSide) -> Bool { pull.isBarred(side) }
  /// The pull of the control on `side` as a share of its trigger distance.
  func pull(of side: ControlSide) -> Double { pull.pull(of: side) }
  /// The engine's time of day, in seconds since 1970 UTC.
  var wallClock: Double { pull.wallClock }
  /// The direction of a pull.
  var orientation: Orientation { pull.axis.orientation }

  /// Sends an event to the engine that happens now; false when it is refused.
  @discardableResult func send(_ event: SceneEvent) -> Bool { send(event, eventTime: nil) }

  /// Asks for one more frame, in which the engine is advanced and all of it is drawn.
  func requestFrame() {
    guard !isDisposed else { return }
    needWholeDraw()
    frames.requestFrame()
  }

  /// Nothing more than usual is drawn.
  func needWholeDraw() {}

  /// Sets whether motion is shown, by the user's setting.
  func setAnimations(_ animations: Bool) {
    guard pull.animations != animations else { return }
    send(.set(.animations(animations)))
  }

  /// Checks whether a scroller around the widget scrolls along the same axis, and gets the motion
  /// that the widget cannot use.
  func examineSurroundings() {
    guard !isDisposed else { return }
    let axis = orientation == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let isNested = SurroundingScroller.exists(around: widget, along: axis)
    if !pull.options.contains(.isNested(isNested)) { send(.set(.isNested(isNested))) }
  }

  /// Follows the direction that the widget's text runs in.
  func followDirection() {
    guard !isDisposed else { return }
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let direction = isRightToLeft ? TextDirection.rightToLeft : .leftToRight
    if pull.axis.direction != direction { send(.set(.direction(direction))) }
  }
}

/// A widget's signal about its header or footer.
enum ControlSignal {
  case stateChanged(ControlSide, from: RefreshState, to: RefreshState)
  case opened(ControlSide)
  case closed(ControlSide)
  case actionChosen(Int)
  case announcement(String)
}

extension PullPeer {
  /// Logs a warning about the widget, with the names that its program gave it; none once it is
  /// destroyed.
  func warn(_ text: String) {
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
