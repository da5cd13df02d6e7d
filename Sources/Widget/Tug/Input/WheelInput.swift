import CGtk
import GtkBridge
import SceneModel

/// A wheel over a pullable widget, as wheel events of its engine.
@MainActor final class WheelInput {
  private weak var peer: PullPeer?
  private let hover: HoverInput?
  /// The factor for the scroll distance of the notches.
  var factor = InputFactor()

  init(peer: PullPeer, hover: HoverInput? = nil) {
    self.peer = peer
    self.hover = hover
  }

  /// Handles a turn of the wheel.
  ///
  /// Returns whether the list used it.
  func turn(_ input: ScrollInput) -> Bool {
    guard let peer, !input.isStop else { return false }
    let notches = notches(of: input, for: peer)
    guard notches != 0 else { return false }
    // A held list also keeps wheel events from the scroller around it, unless the wheel itself
    // holds the list.
    let container = peer.scene.container
    let isHeld = container.isTracking || container.isPressed
    if isHeld, !peer.scene.isWheelPulling { return true }
    guard peer.scene.uses(notches: notches) else { return false }
    hover?.report(at: input.time)
    peer.send(.wheel(notches: notches * factor.value), eventTime: input.time)
    return true
  }

  /// Returns the notches along the list's axis, positive towards its end.
  private func notches(of input: ScrollInput, for peer: PullPeer) -> Double {
    let (dx, dy) = input.isShiftHeld ? (input.dy, input.dx) : (input.dx, input.dy)
    let axis = peer.scene.axis
    switch axis.orientation {
    case .vertical: return axis.isReversed ? -dy : dy
    case .horizontal:
      if dx != 0 { return axis.isReversed ? -dx : dx }
      // Most wheels have only one axis, so the list uses it unless a scroller around it needs it.
      return peer.isSurrounded(along: .vertical) ? 0 : axis.beginsAtEnd ? -dy : dy
    }
  }
}
