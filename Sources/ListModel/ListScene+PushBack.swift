import RefreshModel
import ScrollModel

/// A refresh that the user gives up by pushing its control back out of view while it runs.
extension ListScene {
  /// Points from its rest within which an open control counts as at rest; chosen here.
  private static let restRounding = 0.5

  /// The user begins a drag: notes the control that is open at rest, and may be pushed back.
  mutating func notePushBack() {
    pushBackSide = Side.allCases.first { side in
      guard let control = control(side), control.policy.cancelsByPushBack,
        control.state == .refreshing, control.isOpen,
        container.ledger[side.source][side.edge] > restingInset(of: side),
        let start = container.holdStart
      else { return false }
      return abs(start - container.restOffset(of: side.edge)) <= Self.restRounding
    }
  }

  /// The control that a release now gives up: it was at rest when the drag began, and is wholly out of
  /// view.
  var sidePushedBack: Side? {
    guard let side = pushBackSide, control(side)?.state == .refreshing else { return nil }
    return signedDistance(of: side) <= 0 ? side : nil
  }
}
