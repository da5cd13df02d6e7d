public import RefreshModel

extension FooterName {
  /// The style of the footer system with this name.
  public var style: any FooterStyle {
    switch self {
    case .zc: ZCFooterStyle()
    case .zcImages: ZCFooterStyle(images: .frames)
    case .cb: CBFooterStyle()
    case .native: NativeFooterStyle()
    case .mjBack: MJBackFooterStyle()
    case .mjBackText: MJBackFooterStyle(symbol: .text)
    case .mjBackImages: MJBackFooterStyle(symbol: .images(.tugboat))
    case .mjAuto: MJAutoFooterStyle()
    case .mjAutoText: MJAutoFooterStyle(symbol: .text)
    case .mjAutoImages: MJAutoFooterStyle(symbol: .images(.tugboat))
    case .mjTrailer: MJTrailerStyle()
    case .cj: CJFooterStyle()
    case .sv: SVInfiniteFooterStyle()
    case .svPull: SVPullFooterStyle()
    case .bounceDots: BounceDotsFooterStyle()
    }
  }
}
