import ListModel

/// What the program is told, in order: the scene's effects, that the list has scrolled, that a control
/// is open, and what is said of it to who cannot see it.
enum ProgramNotice: Equatable {
  case effect(SceneEffect)
  case didScroll(Double)
  case opened(ListScene.Side)
  case announcement(String)

  /// Whether it says that the work of the control on `side` is over.
  func isEnd(of side: ListScene.Side) -> Bool {
    switch self {
    case .effect(.refreshEnded): side == .header
    case .effect(.loadEnded): side == .footer
    default: false
    }
  }

  /// Whether it says that the list has come to rest.
  var isRest: Bool { self == .effect(.didEndDecelerating) || self == .effect(.didEndAnimation) }

  /// Whether it says that the list is being let go.
  var isRelease: Bool {
    if case .effect(.scroll(.willEndDragging)) = self { true } else { false }
  }
}
