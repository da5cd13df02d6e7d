import CGtk
import CairoDrawing
import ListModel
import RefreshModel
import ScrollModel

/// What is said of the controls to who cannot see them.
extension ListViewPeer {
  /// A line for what `effect` has changed; nil where there is nothing to say.
  func announcement(of effect: SceneEffect) -> String? {
    guard !isDisposed, Feature.announcements.isOn else { return nil }
    let line: String?
    switch effect {
    case .headerChanged(let from, let to):
      line = header.flatMap { announcement(of: .header, $0.texts, from: from, to: to) }
    case .footerChanged(let from, let to):
      line = footer.flatMap { announcement(of: .footer, $0.texts, from: from, to: to) }
    case .actionChanged(let action):
      let actions = header?.actions ?? []
      line = actions.indices.contains(action) ? actions[action].title : nil
    default: line = nil
    }
    return line.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func announcement(
    of side: ListScene.Side, _ texts: ControlTexts, from: RefreshState, to: RefreshState
  ) -> String? {
    func title(_ state: RefreshState) -> String {
      texts.title(for: state, in: scene.axis.orientation, translation: translation)
    }
    switch to {
    case .pulling, .floorArmed, .floorOpen, .refreshing, .success, .failure, .noMoreData:
      return title(to)
    // It is said when it can be seen.
    case .willRefresh: return nil
    case .idle:
      guard from == .refreshing else { return from == .pulling ? title(.idle) : nil }
      // Its end is not shown, and said all the same; what was given up the user knows of.
      switch scene.control(side)?.lastResult {
      case .success: return texts[.success] == nil ? nil : title(.success)
      case .failure: return texts[.failure] == nil ? nil : title(.failure)
      case .noMore, .cancelled, nil: return nil
      }
    }
  }

  /// Says `text` to the program, and to assistive technology.
  func announce(_ text: String) {
    _tug_announce(widget, text)
    follower.onAnnouncement?(text)
    if !isDisposed { _tug_list_view_emit_announcement(widget.raw.of(TugListView.self), text) }
  }
}

extension ListView {
  /// Called with a line for each thing that a header or footer does, in the words of its titles.
  ///
  /// Assistive technology is told the same where ATK has announcements, from 2.46 on. A control
  /// without titles has nothing to say.
  public var onAnnouncement: (@MainActor (String) -> Void)? {
    get { peer?.follower.onAnnouncement }
    set { peer?.follower.onAnnouncement = newValue }
  }
}
