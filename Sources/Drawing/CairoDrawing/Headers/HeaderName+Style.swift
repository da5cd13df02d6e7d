public import RefreshModel

extension HeaderName {
  /// The style of the header system with this name.
  public var style: any HeaderStyle {
    switch self {
    case .ego: EGOHeaderStyle()
    case .fg: FgHeaderStyle()
    case .zc: ZCHeaderStyle()
    case .zcImages: ZCHeaderStyle(images: .frames)
    case .cb: CBHeaderStyle()
    case .native: NativeHeaderStyle()
    case .mj: MJHeaderStyle()
    case .mjText: MJHeaderStyle(symbol: .text)
    case .mjImages: MJHeaderStyle(symbol: .images(.tugboat))
    case .cj: CJHeaderStyle()
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
