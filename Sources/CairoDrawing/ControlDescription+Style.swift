package import Replay

/// The looks of a control as a script has it.
extension ControlDescription {
  /// The header's looks; nil for a footer.
  package var headerStyle: (any HeaderStyle)? {
    guard case .header(let name) = name else { return nil }
    var style = name.style
    if var ego = style as? EGOHeaderStyle {
      if let color = look.arrowColor, let arrow = EGOArrow(rawValue: color.rawValue) {
        ego.arrow = arrow
      }
      ego.showsLastUpdated = look.showsLastUpdate ?? ego.showsLastUpdated
      style = ego
    } else if var mj = style as? MJHeaderStyle {
      mj.showsTitle = look.showsTitle ?? mj.showsTitle
      mj.showsLastUpdated = look.showsLastUpdate ?? mj.showsLastUpdated
      style = mj
    } else if var sv = style as? SVHeaderStyle {
      sv.arrowColor = look.arrowColor?.color ?? sv.arrowColor
      for (state, text) in look.subtitles { sv.subtitles[state] = text }
      style = sv
    }
    for (state, title) in titles { style.texts[state] = title }
    return style
  }

  /// The footer's looks; nil for a header.
  package var footerStyle: (any FooterStyle)? {
    guard case .footer(let name) = name else { return nil }
    var style = name.style
    if var back = style as? MJBackFooterStyle {
      back.showsTitle = look.showsTitle ?? back.showsTitle
      style = back
    } else if var auto = style as? MJAutoFooterStyle {
      if let isShown = look.showsRefreshingTitle { auto.hidesRefreshingTitle = !isShown }
      style = auto
    } else if var sv = style as? SVPullFooterStyle {
      sv.arrowColor = look.arrowColor?.color ?? sv.arrowColor
      for (state, text) in look.subtitles { sv.subtitles[state] = text }
      style = sv
    }
    for (state, title) in titles { style.texts[state] = title }
    return style
  }
}

extension ControlLook.ArrowColor {
  /// The colour itself.
  fileprivate var color: Color {
    switch self {
    case .black: Color(rgb: 0, 0, 0)
    case .blue: Color(rgb: 28, 113, 216)
    case .gray: Color(rgb: 128, 128, 128)
    case .white: Color(rgb: 255, 255, 255)
    }
  }
}
