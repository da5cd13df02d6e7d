import RefreshModel
import SceneModel
import ScrollModel

/// One notice for the program.
///
/// A notice about a control's opening or closing contains the completions that waited for it.
/// Completions that are added later wait for the next opening or closing.
enum ProgramNotice {
  /// A callback of the program.
  typealias Call = @MainActor () -> Void

  /// An effect of the engine.
  case effect(SceneEffect)
  /// The offset has changed, in points.
  case didScroll(Double)
  /// A control has opened.
  case opened(ControlSide, [Call])
  /// A control begins to close.
  case closing(ControlSide, Call?)
  /// A control has closed.
  ///
  /// `wasShown` is `false` if its work ended before it was visible.
  case closed(ControlSide, [Call], wasShown: Bool)
  /// An announcement about a control.
  case announcement(String)

  /// Returns whether the notice reports that the work of the control on `side` has ended.
  func isEnd(of side: ControlSide) -> Bool {
    if case .effect(.ended(side, _)) = self { true } else { false }
  }

  /// Whether the notice reports that the content has come to rest.
  var isRest: Bool {
    switch self {
    case .effect(.scroll(.didEndDecelerating)), .effect(.scroll(.didEndAnimation)):
      true
    default: false
    }
  }

  /// Whether the notice reports that the user releases the content.
  var isRelease: Bool {
    if case .effect(.scroll(.willEndDragging)) = self { true } else { false }
  }

}
