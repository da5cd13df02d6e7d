import RefreshModel
import ScrollModel

/// Header and footer that do not work at the same time.
extension ListScene {
  /// Whether the control on `side` neither arms, fires nor begins now: the other one works, or will,
  /// and the list has only one of them work at a time.
  public func isBarred(_ side: Side) -> Bool {
    guard !isSimultaneous, Feature.exclusiveControls.isOn,
      let other = control(side == .header ? .footer : .header)
    else { return false }
    return other.state == .refreshing || other.state == .willRefresh
  }

  /// A pull that was armed before the other control began fires no more.
  mutating func disarmWhatIsBarred() {
    for side in Side.allCases where isBarred(side) && control(side)?.state.isArmed == true {
      react(on: side, to: .disarmed)
    }
  }
}
