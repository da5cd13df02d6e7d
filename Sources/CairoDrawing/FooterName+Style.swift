public import RefreshModel

extension FooterName {
  /// The looks of its system.
  public var style: any FooterStyle {
    switch self {
    default: MJBackFooterStyle()
    }
  }
}
