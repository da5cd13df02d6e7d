/// The headers that come with the library, by the names that scripts and programs give them.
///
/// Source: replay contract, Scene.
public enum HeaderName: String, CaseIterable, Sendable {
  /// The default: a ring that fills, in the theme's colours.
  case native
  /// EGOTableViewPullRefresh.
  case ego
  /// Document 0's rewrite of it.
  case fg
  /// ZCRefresh.
  case zc
  /// MJRefresh with arrow, title and last update.
  case mj
  /// MJRefresh with titles only.
  case mjText = "mj-text"
  /// MJRefresh with a sequence of images.
  case mjImages = "mj-images"
  /// cjrefresh.
  case cj
  /// CBGeneralRefreshView.
  case cb
  /// SVPullToRefresh.
  case sv

  /// The behaviour of its system.
  public var policy: RefreshPolicy {
    switch self {
    case .native: .native
    case .ego: .ego
    case .fg: .fg
    case .zc: .zc
    case .mj, .mjText, .mjImages: .mj
    case .cj: .cj
    case .cb: .cb
    case .sv: .sv
    }
  }
}
