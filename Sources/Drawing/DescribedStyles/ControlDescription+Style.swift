import CairoDrawing
import Recording
import RefreshModel

/// The style of a control that a script describes.
extension ControlDescription {
  /// Returns this control with the longer policy that it has at a text scale of `scale`.
  package func atTextScale(_ scale: Double) -> ControlDescription {
    let style: (any ControlStyle)? = headerStyle ?? footerStyle
    guard let style else { return self }
    var shown = self
    shown.policy = policy.longer(
      by: style.boxHeight(atTextScale: scale) - style.boxHeight(atTextScale: 1))
    return shown
  }

  /// The style of the header, or `nil` if this is a footer.
  package var headerStyle: (any HeaderStyle)? {
    guard case .header(let name) = name else { return nil }
    var style = name.style
    if var ego = style as? EGOHeaderStyle {
      if let color = styleChanges.arrowColor, let arrow = EGOArrow(rawValue: color.word) {
        ego.arrow = arrow
      }
      style = ego
    } else if var sv = style as? SVHeaderStyle {
      sv.arrowColor = styleChanges.arrowColor?.color ?? sv.arrowColor
      style = sv
    }
    styleChanges.apply(to: &style.parts)
    for (state, title) in titles { style.texts[state] = title }
    return style
  }

  /// The style of the footer, or `nil` if this is a header.
  package var footerStyle: (any FooterStyle)? {
    guard case .footer(let name) = name else { return nil }
    var style = name.style
    if var auto = style as? MJAutoFooterStyle {
      if let isShown = styleChanges.showsRefreshingTitle { auto.hidesRefreshingTitle = !isShown }
      style = auto
    } else if var sv = style as? SVPullFooterStyle {
      sv.arrowColor = styleChanges.arrowColor?.color ?? sv.arrowColor
      style = sv
    }
    styleChanges.apply(to: &style.parts)
    for (state, title) in titles { style.texts[state] = title }
    return style
  }
}

extension StyleChanges {
  /// The size and weight of the titles, or `nil` for the system's default.
  private var font: TextStyle? {
    fontSize.map { TextStyle(size: $0, isBold: isBold) }
  }

  /// Applies the described values to `parts`, and keeps the others.
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

extension ScriptColor {
  /// The colour with these components.
  fileprivate var color: Color { Color(rgb: Double(red), Double(green), Double(blue)) }
}

extension StyleChanges.ArrowColor {
  /// The colour with this name.
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
