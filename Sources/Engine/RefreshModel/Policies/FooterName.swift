/// The footers that come with the library, by the names that scripts and programs give them.
///
/// Source: replay contract, Scene.
public enum FooterName: String, CaseIterable, Sendable {
  /// The default: a ring that fills, in the theme's colours.
  case native
  /// MJRefresh's back footer with arrow and title.
  case mjBack = "mj-back"
  /// The same with titles only.
  case mjBackText = "mj-back-text"
  /// The same with a sequence of images.
  case mjBackImages = "mj-back-images"
  /// MJRefresh's automatic footer with spinner and title.
  case mjAuto = "mj-auto"
  /// The same with titles only.
  case mjAutoText = "mj-auto-text"
  /// The same with a sequence of images.
  case mjAutoImages = "mj-auto-images"
  /// ZCRefresh with arrows and a spinner.
  case zc
  /// The same with a sequence of images.
  case zcImages = "zc-images"
  /// cjrefresh.
  case cj
  /// CBGeneralRefreshView.
  case cb
  /// SVInfiniteScrolling's footer, which loads near the end.
  case sv
  /// SVPullToRefresh at the bottom.
  case svPull = "sv-pull"
  /// MJRefresh's trailer, for horizontal lists.
  case mjTrailer = "mj-trailer"
  /// Three bouncing dots.
  case bounceDots = "bounce-dots"

  /// The behaviour of its system.
  public var policy: RefreshPolicy {
    switch self {
    case .native: .nativeFooter
    case .mjBack, .mjBackText, .mjBackImages: .mjBack
    case .mjAuto, .mjAutoText, .mjAutoImages: .mjAuto
    case .zc, .zcImages: .zcFooter
    case .cj: .cjFooter
    case .cb: .cbFooter
    case .sv: .svInfinite
    case .svPull: .svPull
    case .mjTrailer: .mjTrailer
    case .bounceDots: .bounceDots
    }
  }

  /// True for a footer for horizontal lists only.
  public var isSideways: Bool { self == .mjTrailer }
}
