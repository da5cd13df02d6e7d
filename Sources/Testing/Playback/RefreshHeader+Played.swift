import CairoDrawing
import DescribedStyles
import Recording
import Replay
import Tug

extension RefreshHeader {
  /// Creates the header that a script describes, or returns `nil` for a footer.
  init?(played description: ControlDescription) {
    guard case .header(let name) = description.name, let style = description.headerStyle else {
      return nil
    }
    self.init(name)
    self.style = style
    // Set the script's policy unchanged, including the time for which a failure is shown.
    policy = description.policy
  }
}

extension LoadMoreFooter {
  /// Creates the footer that a script describes, or returns `nil` for a header.
  init?(played description: ControlDescription) {
    guard case .footer(let name) = description.name, let style = description.footerStyle else {
      return nil
    }
    self.init(name)
    self.style = style
    policy = description.policy
  }
}
