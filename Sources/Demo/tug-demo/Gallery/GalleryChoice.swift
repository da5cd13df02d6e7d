import Translations
import Tug

/// A header or a footer of the library: what a card of the gallery shows.
enum GalleryChoice: Hashable, Sendable {
  case header(HeaderName)
  case footer(FooterName)

  /// All headers and footers, in the library's order.
  static let all = HeaderName.allCases.map(Self.header) + FooterName.allCases.map(Self.footer)

  /// It works only in a list that scrolls sideways.
  var isSideways: Bool {
    switch self {
    case .header: false
    case .footer(let name): name.isSideways
    }
  }

  /// Its behaviour in a program that changes nothing.
  var policy: RefreshPolicy {
    switch self {
    case .header(let name): RefreshHeader.policy(of: name)
    case .footer(let name): LoadMoreFooter.policy(of: name)
    }
  }

  /// What the gallery says of it.
  @MainActor var title: ControlTitle {
    switch self {
    case .header(let name): .of(name)
    case .footer(let name): .of(name)
    }
  }
}
