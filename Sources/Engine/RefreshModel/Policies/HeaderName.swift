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
  /// ZCRefresh with arrows and a spinner.
  case zc
  /// ZCRefresh with a sequence of images.
  case zcImages = "zc-images"
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
  /// Kirigami's ring, which has to be held.
  case ring
  /// Material's disc over the content.
  case material
  /// An elastic wave that follows the finger.
  case wave
  /// A line drawing that assembles with the pull.
  case story
  /// Several actions, chosen by the finger's place.
  case actions
  /// A page behind the list, opened by a longer pull.
  case twoLevel = "two-level"

  /// The behaviour of its system.
  public var policy: RefreshPolicy {
    switch self {
    case .native: .native
    case .ego: .ego
    case .fg: .fg
    case .zc, .zcImages: .zc
    case .mj, .mjText, .mjImages: .mj
    case .cj: .cj
    case .cb: .cb
    case .sv: .sv
    case .ring: .ring
    case .material: .material
    case .wave: .wave
    case .story: .story
    case .actions: .actions
    case .twoLevel: .twoLevel
    }
  }
}
