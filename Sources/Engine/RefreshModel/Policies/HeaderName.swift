/// The built-in headers, by the names used in scripts and programs.
///
/// Source: replay contract, Scene.
public enum HeaderName: String, CaseIterable, Sendable {
  /// The default: a ring that fills, in the theme's colours.
  case native
  /// The header of EGOTableViewPullRefresh.
  case ego
  /// The rewrite of EGOTableViewPullRefresh in document 0.
  case fg
  /// The header of ZCRefresh with arrows and a spinner.
  case zc
  /// The header of ZCRefresh with a sequence of images.
  case zcImages = "zc-images"
  /// The header of MJRefresh with arrow, title and last update.
  case mj
  /// The header of MJRefresh with titles only.
  case mjText = "mj-text"
  /// The header of MJRefresh with a sequence of images.
  case mjImages = "mj-images"
  /// The header of cjrefresh.
  case cj
  /// The header of CBGeneralRefreshView.
  case cb
  /// The header of SVPullToRefresh.
  case sv
  /// The ring of Kirigami, whose pull has to be held.
  case ring
  /// The disc of Material, drawn over the content.
  case material
  /// An elastic wave that follows the finger.
  case wave
  /// A line drawing that assembles as the list is pulled.
  case story
  /// Several actions, chosen by the finger's position across the list.
  case actions
  /// A page behind the list, opened by a longer pull.
  case twoLevel = "two-level"

  /// The policy of this header.
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
