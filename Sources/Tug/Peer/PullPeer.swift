import CGtk
import PullModel
import RefreshModel
import Translations

/// The peer of a widget with a header and a footer, whatever lies between them: all that a
/// ``ControlHost`` knows of it.
@MainActor protocol PullPeer: AnyObject {
  /// The widget, alive until it is disposed of.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// True once the widget is destroyed, or about to be.
  var isDisposed: Bool { get }
  /// True while a script plays.
  var isPlaying: Bool { get }

  // MARK: The engine

  /// The engine's control on `side`; nil where there is none, and while it is hidden.
  func control(_ side: ControlSide) -> RefreshControl?
  /// True where the other control works, and both may not at once.
  func isBarred(_ side: ControlSide) -> Bool
  /// The pull of the control on `side` as a share of its trigger distance.
  func pull(of side: ControlSide) -> Double
  /// True where some part of the control on `side` is in view.
  func isInView(_ side: ControlSide) -> Bool
  /// The engine's time of day, in seconds since 1970 UTC.
  var wallClock: Double { get }
  /// Sends an event to the engine that happens now; false when it is refused.
  @discardableResult func send(_ event: PullEvent) -> Bool

  // MARK: Looks

  /// The direction of a pull.
  var orientation: Orientation { get }
  /// The library's words in the widget's language.
  var translation: Translation { get }
  /// The parts' nodes for stylesheets; nil once the widget is disposed of.
  var styleNodes: StyleNodes? { get }
  /// The user's text scale; 1 once the widget is disposed of.
  var textScale: Double { get }
  /// Asks for a drawing.
  func queueDraw()

  // MARK: The program

  /// True where the work of the control on `side` is over already, by notices that are still to be
  /// told.
  func isPending(endOf side: ControlSide) -> Bool
  /// Asks for a control's work, which begins, by the widget's signal; true where a handler is connected.
  func emitWork(of side: ControlSide, _ work: ControlWork) -> Bool
  /// True where a handler is connected to the widget's signal for a control's work.
  func hearsWork(of side: ControlSide) -> Bool
  /// Emits a signal of the widget.
  func emit(_ signal: ControlSignal)
  /// Notifies the properties that have changed, each once.
  func notifyProperties()
}

/// A widget's signal about its header or footer.
enum ControlSignal {
  case stateChanged(ControlSide, from: RefreshState, to: RefreshState)
  case opened(ControlSide)
  case closed(ControlSide)
  case actionChosen(Int)
  case announcement(String)
}
