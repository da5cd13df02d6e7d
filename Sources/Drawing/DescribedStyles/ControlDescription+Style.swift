package import CairoDrawing
package import Recording
import RefreshModel

/// The looks of a control by its description in a script.
extension ControlDescription {
  /// This control as a list has it where the user's text is `scale` times as large.
  package func atTextScale(_ scale: Double) -> ControlDescription {
    let style: (any ControlStyle)? = headerStyle ?? footerStyle
    guard let style else { return self }
    var shown = self
    shown.policy = policy.longer(
      by: style.boxHeight(atTextScale: scale) - style.boxHeight(atTextScale: 1))
    return shown
  }

  /// The header's looks; nil for a footer.
  package var headerStyle: (any HeaderStyle)? {
    guard case .header(let name) = name else { return nil }
    var style = name.style
    if var ego = style as? EGOHeaderStyle {
      if let color = look.arrowColor, let arrow = EGOArrow(rawValue: color.word) {
        ego.arrow = arrow
      }
      style = ego
    } else if var sv = style as? SVHeaderStyle {
      sv.arrowColor = look.arrowColor?.color ?? sv.arrowColor
      style = sv
    }
    look.apply(to: &style.parts)
    for (state, title) in titles { style.texts[state] = title }
    return style
  }

  /// The footer's looks; nil for a header.
  package var footerStyle: (any FooterStyle)? {
    guard case .footer(let name) = name else { return nil }
    var style = name.style
    if var auto = style as? MJAutoFooterStyle {
      if let isShown = look.showsRefreshingTitle { auto.hidesRefreshingTitle = !isShown }
      style = auto
    } else if var sv = style as? SVPullFooterStyle {
      sv.arrowColor = look.arrowColor?.color ?? sv.arrowColor
      style = sv
    }
    look.apply(to: &style.parts)
    for (state, title) in titles { style.texts[state] = title }
    return style
  }
}

extension ControlLook {
  /// The size and weight of the titles; nil for those of their system.
  private var font: TextStyle? {
    fontSize.map { TextStyle(size: $0, isBold: isBold) }
  }

  /// Changes the described `parts`, and leaves the rest.
  fileprivate func apply(to parts: inout ControlParts) {
    parts.showsTitle = showsTitle ?? parts.showsTitle
    parts.showsLastUpdated = showsLastUpdate ?? parts.showsLastUpdated
    parts.showsArrow = showsArrow ?? parts.showsArrow
    parts.showsSpinner = showsSpinner ?? parts.showsSpinner
    for (state, text) in subtitles { parts.subtitles[state] = text }
    parts.colors.all = color?.color ?? parts.colors.all
    for (state, color) in colors { parts.colors[state] = color.color }
    parts.fonts.all = font ?? parts.fonts.all
  }
}

extension LookColor {
  /// The colour of these numbers.
  fileprivate var color: Color { Color(rgb: Double(red), Double(green), Double(blue)) }
}

extension ControlLook.ArrowColor {
  /// The colour of this name.
  fileprivate var color: Color {
    switch self {
    case .black: Color(rgb: 0, 0, 0)
    case .blue: Color(rgb: 28, 113, 216)
    case .gray: Color(rgb: 128, 128, 128)
    case .white: Color(rgb: 255, 255, 255)
    case .custom(let color): color.color
    }
  }
}
