import CairoDrawing
import DescribedStyles
import Recording
import Replay
import Tug

extension RefreshHeader {
  /// The header that a script describes, with the script's work; nil for a footer.
  init?(played description: ControlDescription) {
    guard case .header(let name) = description.name, let style = description.headerStyle else {
      return nil
    }
    self.init(name)
    self.style = style
    // The script's numbers count unchanged, even the time of a failure.
    policy = description.policy
  }
}

extension LoadMoreFooter {
  /// The footer that a script describes, with the script's work; nil for a header.
  init?(played description: ControlDescription) {
    guard case .footer(let name) = description.name, let style = description.footerStyle else {
      return nil
    }
    self.init(name)
    self.style = style
    policy = description.policy
  }
}
