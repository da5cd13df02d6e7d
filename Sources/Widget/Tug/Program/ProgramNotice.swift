import RefreshModel
import SceneModel
import ScrollModel

/// One notice for a program.
///
/// The calls that wait for a control's opening or closing are in its notice, and so are called with
/// it, although others begin to wait meanwhile.
enum ProgramNotice {
  /// A call into the program.
  typealias Call = @MainActor () -> Void

  /// An effect of the engine.
  case effect(SceneEffect)
  /// The offset has changed, in points.
  case didScroll(Double)
  /// A control is open.
  case opened(ControlSide, [Call])
  /// A control begins to close.
  case closing(ControlSide, Call?)
  /// A control has closed; `wasShown` is false where its work was over before it could be seen.
  case closed(ControlSide, [Call], wasShown: Bool)
  /// An announcement about a control.
  case announcement(String)

  /// True where it reports that the work of the control on `side` is over.
  func isEnd(of side: ControlSide) -> Bool {
    if case .effect(.ended(side, _)) = self { true } else { false }
  }

  /// True where it reports that the content has come to rest.
  var isRest: Bool {
    switch self {
    case .effect(.scroll(.didEndDecelerating)), .effect(.scroll(.didEndAnimation)):
      true
    default: false
    }
  }

  /// True where it reports that the content is let go.
  var isRelease: Bool {
    if case .effect(.scroll(.willEndDragging)) = self { true } else { false }
  }

}
