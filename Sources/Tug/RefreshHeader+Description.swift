import CairoDrawing
import RefreshModel
import Replay

extension RefreshHeader {
  /// The header as a script names it; one of the program's own looks goes by its behaviour.
  var description: ControlDescription {
    guard let name else { return ControlDescription(ownLooksWith: policy, isHeader: true) }
    var description = ControlDescription(name)
    description.policy = policy
    description.titles = texts.titles(otherThan: name.style.texts)
    switch (style, name.style) {
    case (let style as EGOHeaderStyle, let usual as EGOHeaderStyle):
      description.look.arrowColor = style.arrow.changed(from: usual.arrow).flatMap {
        ControlLook.ArrowColor(rawValue: $0.rawValue)
      }
      description.look.showsLastUpdate = style.showsLastUpdated.changed(
        from: usual.showsLastUpdated)
    case (let style as MJHeaderStyle, let usual as MJHeaderStyle):
      description.look.showsTitle = style.showsTitle.changed(from: usual.showsTitle)
      description.look.showsLastUpdate = style.showsLastUpdated.changed(
        from: usual.showsLastUpdated)
    case (let style as SVHeaderStyle, let usual as SVHeaderStyle):
      description.look.subtitles = style.subtitles.titles(otherThan: usual.subtitles)
      description.look.showsLastUpdate = style.showsLastUpdated.changed(
        from: usual.showsLastUpdated)
    default: break
    }
    return description
  }
}

extension LoadMoreFooter {
  /// The footer as a script names it; one of the program's own looks goes by its behaviour.
  var description: ControlDescription {
    guard let name else { return ControlDescription(ownLooksWith: policy, isHeader: false) }
    var description = ControlDescription(name)
    description.policy = policy
    description.titles = texts.titles(otherThan: name.style.texts)
    switch (style, name.style) {
    case (let style as MJBackFooterStyle, let usual as MJBackFooterStyle):
      description.look.showsTitle = style.showsTitle.changed(from: usual.showsTitle)
    case (let style as MJAutoFooterStyle, let usual as MJAutoFooterStyle):
      description.look.showsRefreshingTitle = style.hidesRefreshingTitle
        .changed(from: usual.hidesRefreshingTitle).map { !$0 }
    case (let style as SVPullFooterStyle, let usual as SVPullFooterStyle):
      description.look.subtitles = style.subtitles.titles(otherThan: usual.subtitles)
    default: break
    }
    return description
  }
}

extension ControlDescription {
  /// A control of the program's own looks: the system that behaves so but for how long it shows a
  /// failure, which is longer with any of them here than in its own policy.
  fileprivate init(ownLooksWith policy: RefreshPolicy, isHeader: Bool) {
    var quiet = policy
    quiet.failureDwell = 0
    self.init(behaving: quiet, isHeader: isHeader)
    self.policy = policy
  }
}

extension Equatable {
  /// Itself where it is not `usual`; else nil.
  fileprivate func changed(from usual: Self) -> Self? { self == usual ? nil : self }
}

extension ControlTexts {
  /// The titles that differ from those of `original`.
  fileprivate func titles(otherThan original: ControlTexts) -> [RefreshState: String] {
    let changed = RefreshState.allCases.filter { self[$0] != original[$0] }
    return Dictionary(
      uniqueKeysWithValues: changed.compactMap { state in self[state].map { (state, $0) } })
  }
}
