import RefreshModel
import SceneModel

/// What looks into a widget while it is used, more closely than its program does.
///
/// It is called in the midst of the engine's work, and may only read.
@MainActor package protocol WidgetInspector: AnyObject {
  /// Called when the engine has been advanced to a frame.
  func frameWasMade()
  /// Called when something has happened, in order.
  func happened(_ event: InspectedEvent)
}

/// What an inspector is told.
package enum InspectedEvent: Equatable, Sendable {
  /// The list's scrolling has come to something.
  case scroll(ScrollEvent)
  /// The header or the footer has gone from one stage to another.
  case stage(isHeader: Bool, from: RefreshStage, to: RefreshStage)
  /// A line for assistive technology.
  case announcement(String)

  /// What `effect` is for an inspector; nil for nothing.
  init?(_ effect: SceneEffect) {
    switch effect {
    case .scroll(let event): self = .scroll(ScrollEvent(event))
    case .stageChanged(let side, let from, let to):
      self = .stage(isHeader: side == .header, from: from, to: to)
    default: return nil
    }
  }
}
