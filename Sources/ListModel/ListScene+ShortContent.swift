import RefreshModel
import ScrollModel

/// A footer that is not there as long as the content does not fill its viewport.
extension ListScene {
  /// Whether the control on `side` is a footer that short content hides: it is neither shown nor fired
  /// by the user.
  ///
  /// The room is the one that the list has while no control is open. Source: refresh controls
  /// reference, section 3, group 24.
  public func isFooterHidden(_ side: Side = .footer) -> Bool {
    guard side == .footer, footer?.policy.shortPlacement == .hidden else { return false }
    let inset = container.ledger[.application]
    let room = container.viewportLength - inset.top - inset.bottom - restingInset(of: .header)
    return contentLength < room
  }
}
