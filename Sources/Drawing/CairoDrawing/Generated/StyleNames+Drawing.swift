// Written by scripts/generate-api from Sources/Widget/CGtk/styles.toml.

public import RefreshModel

extension HeaderName {
  /// The style of the header system with this name.
  public var style: any HeaderStyle {
    switch self {
    case .native: NativeHeaderStyle()
    case .ego: EGOHeaderStyle()
    case .fg: FgHeaderStyle()
    case .zc: ZCHeaderStyle()
    case .zcImages: ZCHeaderStyle(images: .frames)
    case .mj: MJHeaderStyle()
    case .mjText: MJHeaderStyle(symbol: .text)
    case .mjImages: MJHeaderStyle(symbol: .images(.tugboat))
    case .cj: CJHeaderStyle()
    case .cb: CBHeaderStyle()
    case .sv: SVHeaderStyle()
    case .ring: RingHeaderStyle()
    case .material: MaterialHeaderStyle()
    case .wave: WaveHeaderStyle()
    case .story: StoryHeaderStyle()
    case .actions: ActionsHeaderStyle()
    case .twoLevel: SecondFloorHeaderStyle()
    }
  }
}

extension FooterName {
  /// The style of the footer system with this name.
  public var style: any FooterStyle {
    switch self {
    case .native: NativeFooterStyle()
    case .mjBack: MJBackFooterStyle()
    case .mjBackText: MJBackFooterStyle(symbol: .text)
    case .mjBackImages: MJBackFooterStyle(symbol: .images(.tugboat))
    case .mjAuto: MJAutoFooterStyle()
    case .mjAutoText: MJAutoFooterStyle(symbol: .text)
    case .mjAutoImages: MJAutoFooterStyle(symbol: .images(.tugboat))
    case .zc: ZCFooterStyle()
    case .zcImages: ZCFooterStyle(images: .frames)
    case .cj: CJFooterStyle()
    case .cb: CBFooterStyle()
    case .sv: SVInfiniteFooterStyle()
    case .svPull: SVPullFooterStyle()
    case .mjTrailer: MJTrailerStyle()
    case .bounceDots: BounceDotsFooterStyle()
    }
  }
}
