import Translations

/// A part of the gallery: controls that belong together, in the order in which they are shown.
enum ControlGroup: CaseIterable {
  case headers, footers, ego, zc, mj, cj, cbAndSV

  /// Its controls are those of systems of the past.
  var isHistoric: Bool {
    switch self {
    case .headers, .footers: false
    case .ego, .zc, .mj, .cj, .cbAndSV: true
    }
  }

  /// Its heading.
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

  /// Its controls, in the library's order.
  @MainActor var choices: [GalleryChoice] {
    GalleryChoice.all.filter { $0.title.group == self }
  }
}
