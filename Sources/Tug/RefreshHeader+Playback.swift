import CairoDrawing
import Replay

extension RefreshHeader {
  /// The header that a script describes, whose work is the script's; nil for a footer.
  init?(played description: ControlDescription) {
    guard case .header(let name) = description.name, let style = description.headerStyle else {
      return nil
    }
    self.init(name)
    self.style = style
    // The script's numbers count as they are: a failure is shown for as long as it says.
    policy = description.policy
  }
}

extension LoadMoreFooter {
  /// The footer that a script describes, whose work is the script's; nil for a header.
  init?(played description: ControlDescription) {
    guard case .footer(let name) = description.name, let style = description.footerStyle else {
      return nil
    }
    self.init(name)
    self.style = style
    policy = description.policy
  }
}
