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
    description.titles = texts.titles(otherThan: name.style.texts)
    description.look = style.parts.look(otherThan: name.style.parts)
    if let style = style as? EGOHeaderStyle, let usual = name.style as? EGOHeaderStyle {
      description.look.arrowColor = style.arrow.changed(from: usual.arrow).flatMap {
        ControlLook.ArrowColor($0.rawValue)
      }
    } else if let style = style as? SVHeaderStyle {
      description.look.arrowColor = style.arrowColor.flatMap(ControlLook.ArrowColor.init)
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
    description.titles = texts.titles(otherThan: name.style.texts)
    description.look = style.parts.look(otherThan: name.style.parts)
    if let style = style as? MJAutoFooterStyle, let usual = name.style as? MJAutoFooterStyle {
      description.look.showsRefreshingTitle = style.hidesRefreshingTitle
        .changed(from: usual.hidesRefreshingTitle).map { !$0 }
    } else if let style = style as? SVPullFooterStyle {
      description.look.arrowColor = style.arrowColor.flatMap(ControlLook.ArrowColor.init)
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

extension ControlLook.ArrowColor {
  /// Creates the nearest colour with whole components, or returns `nil` if `color` is translucent.
  fileprivate init?(_ color: Color) {
    guard let color = LookColor(color) else { return nil }
    self = .custom(color)
  }
}

extension LookColor {
  /// Creates the nearest colour with whole components, or returns `nil` if `color` is translucent.
  fileprivate init?(_ color: Color) {
    let parts = [color.red, color.green, color.blue].compactMap {
      UInt8(exactly: (min(max($0, 0), 1) * 255).rounded())
    }
    guard parts.count == 3, color.alpha >= 1 else { return nil }
    self.init(red: parts[0], green: parts[1], blue: parts[2])
  }
}
