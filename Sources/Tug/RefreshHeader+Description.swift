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
    description.look = style.parts.look(otherThan: name.style.parts)
    if let style = style as? EGOHeaderStyle, let usual = name.style as? EGOHeaderStyle {
      description.look.arrowColor = style.arrow.changed(from: usual.arrow).flatMap {
        ControlLook.ArrowColor(rawValue: $0.rawValue)
      }
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
    description.look = style.parts.look(otherThan: name.style.parts)
    if let style = style as? MJAutoFooterStyle, let usual = name.style as? MJAutoFooterStyle {
      description.look.showsRefreshingTitle = style.hidesRefreshingTitle
        .changed(from: usual.hidesRefreshingTitle).map { !$0 }
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

extension ControlParts {
  /// What differs from `usual`, as far as a script has words for it: no pictures, and of fonts and
  /// colours those of all states.
  fileprivate func look(otherThan usual: ControlParts) -> ControlLook {
    var look = ControlLook()
    look.showsTitle = showsTitle.changed(from: usual.showsTitle)
    look.showsLastUpdate = showsLastUpdated.changed(from: usual.showsLastUpdated)
    look.showsArrow = showsArrow.changed(from: usual.showsArrow)
    look.showsSpinner = showsSpinner.changed(from: usual.showsSpinner)
    look.subtitles = subtitles.titles(otherThan: usual.subtitles)
    look.color = colors.all.flatMap(LookColor.init)
    for state in RefreshState.allCases {
      look.colors[state] = colors[state].flatMap(LookColor.init)
    }
    (look.fontSize, look.isBold) = (fonts.all?.size, fonts.all?.isBold ?? false)
    return look
  }
}

extension LookColor {
  /// The nearest colour of whole components; nil for one that is seen through.
  fileprivate init?(_ color: Color) {
    let parts = [color.red, color.green, color.blue].compactMap {
      UInt8(exactly: (min(max($0, 0), 1) * 255).rounded())
    }
    guard parts.count == 3, color.alpha >= 1 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }
}
