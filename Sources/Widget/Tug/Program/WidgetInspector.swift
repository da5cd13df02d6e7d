import RefreshModel
import SceneModel
import ScrollModel

/// An observer that receives more detailed reports of a widget than its program.
///
/// It is called while the engine is working, so it must only read.
@MainActor package protocol WidgetInspector: AnyObject {
  /// Called when the engine was advanced to a frame.
  func frameAdvanced()
  /// Called for each event, in order.
  func happened(_ event: InspectedEvent)
}

/// An event that an inspector receives.
package enum InspectedEvent: Equatable, Sendable {
  /// A scroll event of the widget.
  case scroll(ScrollEvent)
  /// The stage of the header or the footer has changed.
  case stage(ControlSide, from: RefreshStage, to: RefreshStage)
  /// A line of text for assistive technology.
  case announcement(String)

  /// Creates the inspected event for `effect`, or returns `nil` if inspectors do not receive it.
  init?(_ effect: SceneEffect) {
    switch effect {
    case .scroll(let event): self = .scroll(event)
    case .stageChanged(let side, let from, let to): self = .stage(side, from: from, to: to)
    default: return nil
    }
  }
}
