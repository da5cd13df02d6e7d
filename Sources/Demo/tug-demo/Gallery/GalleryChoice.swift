import RefreshModel
import Translations
import Tug

/// A header or footer style of the library, as shown on a card of the gallery.
enum GalleryChoice: Hashable, Sendable {
  case header(HeaderName)
  case footer(FooterName)

  /// All headers and footers, in the library's order.
  static let all = HeaderName.allCases.map(Self.header) + FooterName.allCases.map(Self.footer)

  /// The side of the list that the control is on.
  var side: ControlSide { if case .header = self { .header } else { .footer } }

  /// The pull that shows a recognizable part of the control, as a fraction of the trigger distance.
  @MainActor var restingPull: Double {
    switch self {
    // What they show is at the far end of their boxes, which comes into view last.
    case .header(.twoLevel), .footer(.bounceDots): PullPlay.most
    default:
      // The texts of the original controls would be cut.
      title.group.isHistoric ? PullPlay.most : PullPlay.part
    }
  }

  /// Whether the control only works in a list that scrolls sideways.
  var isSideways: Bool {
    switch self {
    case .header: false
    case .footer(let name): name.isSideways
    }
  }

  /// The default policy of the control.
  var policy: RefreshPolicy {
    switch self {
    case .header(let name): RefreshHeader.policy(of: name)
    case .footer(let name): LoadMoreFooter.policy(of: name)
    }
  }

  /// The name and description of the control in the gallery.
  @MainActor var title: ControlTitle {
    switch self {
    case .header(let name): .of(name)
    case .footer(let name): .of(name)
    }
  }
}
