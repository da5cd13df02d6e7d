/// The built-in footers, by the names used in scripts and programs.
///
/// Source: replay contract, Scene.
public enum FooterName: String, CaseIterable, Sendable {
  /// The default: a ring that fills, in the theme's colours.
  case native
  /// The back footer of MJRefresh with arrow and title.
  case mjBack = "mj-back"
  /// The back footer of MJRefresh with titles only.
  case mjBackText = "mj-back-text"
  /// The back footer of MJRefresh with a sequence of images.
  case mjBackImages = "mj-back-images"
  /// The automatic footer of MJRefresh with spinner and title.
  case mjAuto = "mj-auto"
  /// The automatic footer of MJRefresh with titles only.
  case mjAutoText = "mj-auto-text"
  /// The automatic footer of MJRefresh with a sequence of images.
  case mjAutoImages = "mj-auto-images"
  /// The footer of ZCRefresh with arrows and a spinner.
  case zc
  /// The footer of ZCRefresh with a sequence of images.
  case zcImages = "zc-images"
  /// The footer of cjrefresh.
  case cj
  /// The footer of CBGeneralRefreshView.
  case cb
  /// The footer of SVInfiniteScrolling, which loads after a drag past the content's end.
  case sv
  /// The footer of SVPullToRefresh.
  case svPull = "sv-pull"
  /// The trailer of MJRefresh, for horizontal lists.
  case mjTrailer = "mj-trailer"
  /// Three bouncing dots.
  case bounceDots = "bounce-dots"

  /// The policy of this footer.
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

  /// Whether this footer is for horizontal lists only.
  public var isSideways: Bool { self == .mjTrailer }
}
