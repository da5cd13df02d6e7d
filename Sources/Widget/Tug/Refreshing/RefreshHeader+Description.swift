import CairoDrawing
import Recording
import RefreshModel

extension RefreshHeader {
  /// The header as a script describes it.
  ///
  /// A header with the program's own style is named after its policy.
  package var description: ControlDescription {
    guard let name else { return ControlDescription(ownLooksWith: policy, isHeader: true) }
    var description = ControlDescription(name)
    description.policy = policy
    description.titles = texts.titles(changedFrom: name.style.texts)
    description.styleChanges = style.parts.styleChanges(changedFrom: name.style.parts)
    if let style = style as? EGOHeaderStyle, let usual = name.style as? EGOHeaderStyle {
      description.styleChanges.arrowColor = style.arrow.changed(from: usual.arrow).flatMap {
        StyleChanges.ArrowColor($0.rawValue)
      }
    } else if let style = style as? SVHeaderStyle {
      description.styleChanges.arrowColor = style.arrowColor.flatMap(StyleChanges.ArrowColor.init)
    }
    return description
  }
}

extension LoadMoreFooter {
  /// The footer as a script describes it.
  ///
  /// A footer with the program's own style is named after its policy.
  package var description: ControlDescription {
    guard let name else { return ControlDescription(ownLooksWith: policy, isHeader: false) }
    var description = ControlDescription(name)
    description.policy = policy
    description.titles = texts.titles(changedFrom: name.style.texts)
    description.styleChanges = style.parts.styleChanges(changedFrom: name.style.parts)
    if let style = style as? MJAutoFooterStyle, let usual = name.style as? MJAutoFooterStyle {
      description.styleChanges.showsRefreshingTitle = style.hidesRefreshingTitle
        .changed(from: usual.hidesRefreshingTitle).map { !$0 }
    } else if let style = style as? SVPullFooterStyle {
      description.styleChanges.arrowColor = style.arrowColor.flatMap(StyleChanges.ArrowColor.init)
    }
    return description
  }
}

extension ControlDescription {
  /// Creates the description of a control with the program's own style, named after the system with
  /// its policy.
  ///
  /// The comparison ignores `failureDwell`, which Tug sets to a longer time than any system's
  /// policy.
  fileprivate init(ownLooksWith policy: RefreshPolicy, isHeader: Bool) {
    var quiet = policy
    quiet.failureDwell = 0
    self.init(behaving: quiet, isHeader: isHeader)
    self.policy = policy
  }
}

extension Equatable {
  /// Returns `self` if it differs from `usual`, or `nil` otherwise.
  fileprivate func changed(from usual: Self) -> Self? { self == usual ? nil : self }
}

extension ControlParts {
  /// Returns the differences from `usual` that a script can express.
  ///
  /// Omits images, and fonts of single states.
  fileprivate func styleChanges(changedFrom usual: ControlParts) -> StyleChanges {
    var styleChanges = StyleChanges()
    styleChanges.showsTitle = showsTitle.changed(from: usual.showsTitle)
    styleChanges.showsLastUpdate = showsLastUpdated.changed(from: usual.showsLastUpdated)
    styleChanges.showsArrow = showsArrow.changed(from: usual.showsArrow)
    styleChanges.showsSpinner = showsSpinner.changed(from: usual.showsSpinner)
    styleChanges.subtitles = subtitles.titles(changedFrom: usual.subtitles)
    styleChanges.color = colors.all.flatMap(ScriptColor.init)
    for state in RefreshState.allCases {
      styleChanges.colors[state] = colors[state].flatMap(ScriptColor.init)
    }
    (styleChanges.fontSize, styleChanges.isBold) = (fonts.all?.size, fonts.all?.isBold ?? false)
    return styleChanges
  }
}

extension StyleChanges.ArrowColor {
  /// Creates the nearest colour with whole components, or returns `nil` if `color` is translucent.
  fileprivate init?(_ color: Color) {
    guard let color = ScriptColor(color) else { return nil }
    self = .custom(color)
  }
}

extension ScriptColor {
  /// Creates the nearest colour with whole components, or returns `nil` if `color` is translucent.
  fileprivate init?(_ color: Color) {
    let parts = [color.red, color.green, color.blue].compactMap {
      UInt8(exactly: (min(max($0, 0), 1) * 255).rounded())
    }
    guard parts.count == 3, color.alpha >= 1 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }
}
