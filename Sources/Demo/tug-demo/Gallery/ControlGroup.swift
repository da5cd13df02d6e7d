import Translations

/// A section of the gallery with related controls.
///
/// The cases are in the order in which the sections are shown.
enum ControlGroup: CaseIterable {
  case headers, footers, ego, zc, mj, cj, cbAndSV

  /// Whether the controls of this section imitate historic libraries.
  var isHistoric: Bool {
    switch self {
    case .headers, .footers: false
    case .ego, .zc, .mj, .cj, .cbAndSV: true
    }
  }

  /// The heading of the section.
  var title: Message {
    switch self {
    case .headers: Message("GalleryHeaders", "Headers")
    case .footers: Message("GalleryFooters", "Footers")
    case .ego: Message("GalleryEGO", "EGOTableViewPullRefresh and Fg")
    case .zc: Message("GalleryZC", "ZCRefresh")
    case .mj: Message("GalleryMJ", "MJRefresh")
    case .cj: Message("GalleryCJ", "cjrefresh")
    case .cbAndSV: Message("GalleryCBAndSV", "CBGeneralRefreshView and SVPullToRefresh")
    }
  }

  /// The controls of the section, in the library's order.
  @MainActor var choices: [GalleryChoice] {
    GalleryChoice.all.filter { $0.title.group == self }
  }
}
