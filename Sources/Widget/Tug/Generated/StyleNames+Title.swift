// Written by scripts/generate-api from Sources/Widget/CGtk/styles.toml.

import RefreshModel
import Translations

extension HeaderName {
  /// The name of the header for users: its system's name, if it comes from a system.
  package var title: Message {
    switch self {
    case .native: Message("HeaderNative", "Native ring")
    case .ego: Message("HeaderEGO", "EGO, 2009")
    case .fg: Message("HeaderFg", "Fg (EGO rewrite)")
    case .zc: Message("HeaderZC", "ZCRefresh arrows")
    case .zcImages: Message("HeaderZCImages", "ZCRefresh pictures")
    case .mj: Message("HeaderMJ", "MJRefresh arrow")
    case .mjText: Message("HeaderMJText", "MJRefresh words")
    case .mjImages: Message("HeaderMJImages", "MJRefresh pictures")
    case .cj: Message("HeaderCJ", "cjrefresh bar")
    case .cb: Message("HeaderCB", "CBGeneralRefreshView")
    case .sv: Message("HeaderSV", "SVPullToRefresh")
    case .ring: Message("HeaderRing", "Hold to refresh")
    case .material: Message("HeaderMaterial", "Material disc")
    case .wave: Message("HeaderWave", "Elastic wave")
    case .story: Message("HeaderStory", "Line drawing")
    case .actions: Message("HeaderActions", "Multiple actions")
    case .twoLevel: Message("HeaderTwoLevel", "Second floor")
    }
  }
}

extension FooterName {
  /// The name of the footer for users: its system's name, if it comes from a system.
  package var title: Message {
    switch self {
    case .native: Message("FooterNative", "Native footer")
    case .mjBack: Message("FooterMJBack", "MJRefresh back, arrow")
    case .mjBackText: Message("FooterMJBackText", "MJRefresh back, words")
    case .mjBackImages: Message("FooterMJBackImages", "MJRefresh back, pictures")
    case .mjAuto: Message("FooterMJAuto", "MJRefresh auto, spinner")
    case .mjAutoText: Message("FooterMJAutoText", "MJRefresh auto, words")
    case .mjAutoImages: Message("FooterMJAutoImages", "MJRefresh auto, pictures")
    case .zc: Message("FooterZC", "ZCRefresh footer, arrows")
    case .zcImages: Message("FooterZCImages", "ZCRefresh footer, pictures")
    case .cj: Message("FooterCJ", "cjrefresh footer bar")
    case .cb: Message("FooterCB", "CBGeneralRefreshView footer")
    case .sv: Message("FooterSV", "SVInfiniteScrolling")
    case .svPull: Message("FooterSVPull", "SVPullToRefresh at the end")
    case .mjTrailer: Message("FooterMJTrailer", "MJRefresh trailer")
    case .bounceDots: Message("FooterBounceDots", "Bouncing dots")
    }
  }
}
