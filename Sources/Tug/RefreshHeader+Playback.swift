import CairoDrawing
import Replay

extension RefreshHeader {
  /// The header that a script describes, whose work is the script's; nil for a footer.
  init?(played description: ControlDescription) {
    guard case .header(let name) = description.name else { return nil }
    self.init(name)
    let look = description.look
    if var ego = style as? EGOHeaderStyle {
      ego.arrow = look.arrowColor.flatMap { EGOArrow(rawValue: $0.rawValue) } ?? ego.arrow
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
    for (state, title) in description.titles { texts[state] = title }
    // The script's numbers count as they are: a failure is shown for as long as it says.
    policy = description.policy
  }
}

extension LoadMoreFooter {
  /// The footer that a script describes, whose work is the script's; nil for a header.
  init?(played description: ControlDescription) {
    guard case .footer(let name) = description.name else { return nil }
    self.init(name)
    let look = description.look
    if var back = style as? MJBackFooterStyle {
      back.showsTitle = look.showsTitle ?? back.showsTitle
      style = back
    } else if var auto = style as? MJAutoFooterStyle {
      auto.hidesRefreshingTitle = look.showsRefreshingTitle.map { !$0 } ?? auto.hidesRefreshingTitle
      style = auto
    } else if var sv = style as? SVPullFooterStyle {
      sv.arrowColor = look.arrowColor?.color ?? sv.arrowColor
      for (state, text) in look.subtitles { sv.subtitles[state] = text }
      style = sv
    }
    for (state, title) in description.titles { texts[state] = title }
    policy = description.policy
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
