import RefreshModel
import ScrollModel

/// Where the finger is across the list, and which of a header's actions it chooses by that.
extension ListScene {
  /// Notes that what holds the list is at a point of the viewport.
  mutating func noteFinger(x: Double, y: Double) {
    let across = axis.place(x: x, y: y, in: viewport).across
    let breadth = axis.breadth(of: viewport)
    guard breadth > 0 else { return }
    let share = min(max(across / breadth, 0), 1)
    if Feature.fingerPosition.isOn {
      fingerPosition = share
      lastFingerPosition = share
    }
    chooseAction(at: share)
  }

  /// Fingers on a touchpad, and a wheel, pull where the pointer is.
  mutating func notePointerAsFinger() {
    if let pointer { noteFinger(x: pointer.x, y: pointer.y) }
  }

  /// Nothing holds the list any more.
  mutating func forgetFinger() {
    fingerPosition = nil
  }

  /// Whether a choice is shown at once: nothing of it is seen, or nothing moves.
  var choosesInstantly: Bool { !container.animates || distance(of: .header) <= 0 }

  private mutating func chooseAction(at share: Double) {
    guard var chooser = header, chooser.isWaiting || chooser.state.isArmed,
      chooser.choose(at: share, time: time, instantly: choosesInstantly)
    else { return }
    header = chooser
    if chooser.state.isArmed { effects.append(.actionChanged(chooser.chosenAction)) }
  }
}
