// Written by scripts/generate-api from Sources/Widget/CGtk/styles.toml.

/// The built-in headers, by the names used in scripts and programs.
///
/// Source: replay contract, Scene.
public enum HeaderName: String, CaseIterable, Sendable {
  /// The default: a ring that fills, in the theme's colours.
  case native
  /// EGOTableViewPullRefresh, of 2009.
  case ego
  /// Fg, a rewrite of EGOTableViewPullRefresh.
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
  /// Kirigami's ring; fires when the pull is held.
  case ring
  /// Material's disc, over the content.
  case material
  /// An elastic wave that follows the finger.
  case wave
  /// A line drawing that assembles with the pull.
  case story
  /// Several actions; the position of the finger chooses one.
  case actions
  /// A page behind the list; a longer pull opens it.
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

  /// The parts that this header can show.
  public var parts: StyleParts {
    switch self {
    case .native, .ring, .wave, .story, .actions: [.usual]
    case .ego, .sv: [.usual, .lastUpdate, .arrowColor]
    case .fg: [.title, .color, .spinner]
    case .zc, .zcImages: [.title, .color, .arrow, .spinner]
    case .mj, .mjImages, .twoLevel: [.usual, .lastUpdate]
    case .mjText: [.words, .lastUpdate]
    case .cj: [.title, .color]
    case .cb: []
    case .material: [.color, .arrow, .spinner]
    }
  }
}

/// The built-in footers, by the names used in scripts and programs.
///
/// Source: replay contract, Scene.
public enum FooterName: String, CaseIterable, Sendable {
  /// The default: a ring that fills, in the theme's colours.
  case native
  /// MJRefresh's back footer with arrow and title.
  case mjBack = "mj-back"
  /// MJRefresh's back footer with titles only.
  case mjBackText = "mj-back-text"
  /// MJRefresh's back footer with a sequence of images.
  case mjBackImages = "mj-back-images"
  /// MJRefresh's automatic footer with spinner and title.
  case mjAuto = "mj-auto"
  /// MJRefresh's automatic footer with titles only.
  case mjAutoText = "mj-auto-text"
  /// MJRefresh's automatic footer with a sequence of images.
  case mjAutoImages = "mj-auto-images"
  /// ZCRefresh with arrows and a spinner.
  case zc
  /// ZCRefresh with a sequence of images.
  case zcImages = "zc-images"
  /// cjrefresh.
  case cj
  /// CBGeneralRefreshView.
  case cb
  /// SVInfiniteScrolling.
  case sv
  /// SVPullToRefresh at the end.
  case svPull = "sv-pull"
  /// MJRefresh's trailer, for horizontal lists.
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

  /// The parts that this footer can show.
  public var parts: StyleParts {
    switch self {
    case .native, .mjBack, .mjBackImages, .bounceDots: [.usual]
    case .mjBackText: [.words]
    case .mjAuto, .mjAutoImages: [.words, .spinner, .refreshingTitle]
    case .mjAutoText: [.words, .refreshingTitle]
    case .zc, .zcImages, .mjTrailer: [.title, .color, .arrow, .spinner]
    case .cj: [.title, .color]
    case .cb: []
    case .sv: [.title, .color, .spinner]
    case .svPull: [.usual, .arrowColor]
    }
  }

  /// Whether this footer is for horizontal lists only.
  public var isSideways: Bool { self == .mjTrailer }
}
