public import RefreshModel

extension HeaderName {
  /// The looks of its system.
  public var style: any HeaderStyle {
    switch self {
    case .fg: FgHeaderStyle()
    default: MJHeaderStyle()
    }
  }
}
