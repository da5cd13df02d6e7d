import CairoDrawing
import RefreshModel
import Replay

extension RefreshHeader {
  /// The header as a script names it; one of the program's own looks goes by its behaviour.
  var description: ControlDescription {
    guard let name else { return ControlDescription(behaving: policy, isHeader: true) }
    var description = ControlDescription(name)
    description.policy = policy
    description.titles = texts.titles(otherThan: name.style.texts)
    if let ego = style as? EGOHeaderStyle {
      description.look.arrowColor = ControlLook.ArrowColor(rawValue: ego.arrow.rawValue)
      description.look.showsLastUpdate = ego.showsLastUpdated
    }
    if let mj = style as? MJHeaderStyle { description.look.showsLastUpdate = mj.showsLastUpdated }
    return description
  }
}

extension LoadMoreFooter {
  /// The footer as a script names it; one of the program's own looks goes by its behaviour.
  var description: ControlDescription {
    guard let name else { return ControlDescription(behaving: policy, isHeader: false) }
    var description = ControlDescription(name)
    description.policy = policy
    description.titles = texts.titles(otherThan: name.style.texts)
    return description
  }
}

extension ControlTexts {
  /// The titles that differ from those of `original`.
  fileprivate func titles(otherThan original: ControlTexts) -> [RefreshState: String] {
    let changed = RefreshState.allCases.filter { self[$0] != original[$0] }
    return Dictionary(
      uniqueKeysWithValues: changed.compactMap { state in
        self[state].map { (state, $0) }
      })
  }
}
