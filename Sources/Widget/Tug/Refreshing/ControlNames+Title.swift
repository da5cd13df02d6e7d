import CGtk
import GtkBridge
import RefreshModel
import Translations

extension HeaderName {
  /// The name of the header for users: its system's name, if it comes from a system.
  package var title: Message {
    switch self {
    case .native: Message("HeaderNative", "Native ring")
    case .material: Message("HeaderMaterial", "Material disc")
    case .wave: Message("HeaderWave", "Elastic wave")
    case .story: Message("HeaderStory", "Line drawing")
    case .ring: Message("HeaderRing", "Held ring")
    case .actions: Message("HeaderActions", "Choice of actions")
    case .twoLevel: Message("HeaderTwoLevel", "Second floor")
    case .ego: Message("HeaderEGO", "EGO, 2009")
    case .fg: Message("HeaderFg", "Fg, EGO’s rewrite")
    case .zc: Message("HeaderZC", "ZCRefresh arrows")
    case .zcImages: Message("HeaderZCImages", "ZCRefresh pictures")
    case .mj: Message("HeaderMJ", "MJRefresh arrow")
    case .mjText: Message("HeaderMJText", "MJRefresh words")
    case .mjImages: Message("HeaderMJImages", "MJRefresh pictures")
    case .cj: Message("HeaderCJ", "cjrefresh bar")
    case .cb: Message("HeaderCB", "CBGeneralRefreshView")
    case .sv: Message("HeaderSV", "SVPullToRefresh")
    }
  }
}

extension FooterName {
  /// The name of the footer for users: its system's name, if it comes from a system.
  package var title: Message {
    switch self {
    case .native: Message("FooterNative", "Native footer")
    case .bounceDots: Message("FooterBounceDots", "Bouncing dots")
    case .mjBack: Message("FooterMJBack", "MJRefresh back, arrow")
    case .mjBackText: Message("FooterMJBackText", "MJRefresh back, words")
    case .mjBackImages: Message("FooterMJBackImages", "MJRefresh back, pictures")
    case .mjAuto: Message("FooterMJAuto", "MJRefresh auto, spinner")
    case .mjAutoText: Message("FooterMJAutoText", "MJRefresh auto, words")
    case .mjAutoImages: Message("FooterMJAutoImages", "MJRefresh auto, pictures")
    case .mjTrailer: Message("FooterMJTrailer", "MJRefresh trailer")
    case .zc: Message("FooterZC", "ZCRefresh footer, arrows")
    case .zcImages: Message("FooterZCImages", "ZCRefresh footer, pictures")
    case .cj: Message("FooterCJ", "cjrefresh footer bar")
    case .cb: Message("FooterCB", "CBGeneralRefreshView footer")
    case .sv: Message("FooterSV", "SVInfiniteScrolling")
    case .svPull: Message("FooterSVPull", "SVPullToRefresh at the end")
    }
  }
}

@c @implementation
func _tug_header_style_title(_ style: TugHeaderStyle) -> UnsafeMutablePointer<CChar>! {
  let styles = PullableWidget.HeaderChoice.allCases
  let index = Int(style.rawValue)
  return styles.indices.contains(index) ? copy(of: styles[index].name?.title) : nil
}

@c @implementation
func _tug_footer_style_title(_ style: TugFooterStyle) -> UnsafeMutablePointer<CChar>! {
  let styles = PullableWidget.FooterChoice.allCases
  let index = Int(style.rawValue)
  return styles.indices.contains(index) ? copy(of: styles[index].name?.title) : nil
}

/// Returns the text of `message` in the language of the built-in texts, for `g_free()`.
private func copy(of message: Message?) -> UnsafeMutablePointer<CChar>? {
  guard let message else { return nil }
  let text = assumeMainActor { TranslationStore.shared.translation(own: nil)(message) }
  return g_strdup(text)
}
