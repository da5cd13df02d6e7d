import CGtk
import GtkBridge
import SceneModel

/// Fingers on a touchpad over a pullable widget, as pan events of its engine.
@MainActor final class TouchpadInput {
  /// The milliseconds without scroll events after which a pan ends, for a device that may not send
  /// stop events.
  ///
  /// It is three times GTK's wait before kinetic scrolling, because users also pause their fingers.
  static let stoplessPanEnd: UInt32 = 150
  /// The milliseconds without scroll events after which a pan ends, for a device that sends stop
  /// events.
  ///
  /// It covers a lost stop event, and is longer than fingers rest.
  static let lostStopTimeout: UInt32 = 5000

  /// The receiver of a device's current pan.
  private enum Hold {
    case none
    /// The list receives the pan.
    case list(device: UInt)
    /// The surrounding widgets receive the pan, which began across the axis.
    case surroundings(device: UInt)
    /// The surrounding widgets receive the pan where the list cannot scroll.
    case rest(device: UInt)
  }

  private weak var peer: PullPeer?
  private let hover: HoverInput?
  /// The factor for the scroll distance of the fingers.
  var factor = InputFactor()
  private var hold = Hold.none
  private let timer = LoopTimer()
  /// The device whose last pan ended without a stop event, or `nil` if there is none.
  private var silencedDevice: UInt?

  init(peer: PullPeer, hover: HoverInput? = nil) {
    self.peer = peer
    self.hover = hover
  }

  /// Whether the list is being panned.
  var isPanning: Bool { if case .list = hold { true } else { false } }

  /// The device of the current pan of any receiver, or `nil` if there is no pan.
  private var device: UInt? {
    switch hold {
    case .none: nil
    case .list(let device), .surroundings(let device), .rest(let device): device
    }
  }

  /// Handles a scroll event of a touch surface.
  ///
  /// Returns whether the list used it.
  func pan(_ input: ScrollInput, of device: ScrollDevice) -> Bool {
    guard let peer else { return false }
    if input.isStop { return lift(input, of: device) }
    if peer.scene.container.isPressed || peer.scene.container.isIndicatorHeld { return true }
    // GDK reports the motion of the content, but the engine expects the motion of the fingers.
    let (dx, dy) = (-input.dx * factor.value, -input.dy * factor.value)
    if case .none = hold {
      peer.updateSurroundings()
      guard take(dx: dx, dy: dy, of: input) else { return false }
    } else if isPanning, !peer.scene.container.isPanning {
      // A key or the program has ended the pan, so ignore its remaining events.
      wait(for: device)
      return true
    }
    share(peer.scene.axis.travel(dx: dx, dy: dy), of: peer, at: input.time)
    if isPanning {
      hover?.report(at: input.time)
      peer.send(.pan(dx: dx, dy: dy), eventTime: input.time)
    }
    // A handler of the event may have destroyed the list.
    guard self.device != nil else { return true }
    wait(for: device)
    return isPanning
  }

  /// Chooses the receiver of the pan that begins with `input`.
  ///
  /// Returns `false` if no pan begins.
  private func take(dx: Double, dy: Double, of input: ScrollInput) -> Bool {
    guard let container = peer?.scene.container, let axis = peer?.scene.axis else { return false }
    let travel = axis.travel(dx: dx, dy: dy)
    if travel.along == 0, travel.across == 0 {
      // Resting fingers only stop a deceleration.
      guard container.isDecelerating else { return false }
    } else if abs(travel.across) > abs(travel.along) || !container.uses(travel: travel.along) {
      stopGlide(at: input.time)
      let isAcross = abs(travel.across) > abs(travel.along)
      hold = isAcross ? .surroundings(device: input.device) : .rest(device: input.device)
      silencedDevice = nil
      return true
    }
    hold = .list(device: input.device)
    silencedDevice = nil
    return true
  }

  /// Passes the pan to the surrounding widgets where the list cannot use `travel`, and takes it back
  /// where it can.
  private func share(_ travel: Place, of peer: PullPeer, at time: UInt32) {
    let container = peer.scene.container
    switch hold {
    case .list(let device):
      guard container.room(towards: travel.along) == 0, container.passesOn(travel: travel.along)
      else { return }
      // The wheel and the keys end a pan in the same way.
      peer.send(.panCancel, eventTime: time)
      hold = .rest(device: device)
    case .rest(let device):
      guard let outer = peer.outerPeers.first(where: { $0.scene.container.isPanning }),
        outer.scene.container.overscrolledEdge == nil, container.room(towards: travel.along) > 0
      else { return }
      outer.input?.cancelAll()
      hold = .list(device: device)
    case .none, .surroundings: break
    }
  }

  private func stopGlide(at time: UInt32) {
    guard let peer, peer.scene.container.phase == .decelerating else { return }
    peer.send(.pan(dx: 0, dy: 0), eventTime: time)
    peer.send(.panCancel, eventTime: time)
  }

  /// Handles the fingers leaving the surface.
  private func lift(_ input: ScrollInput, of device: ScrollDevice) -> Bool {
    // A stop event after a pan that ended by silence still proves that the device sends stop
    // events. A stop event without a pan proves nothing.
    if self.device != nil || silencedDevice == input.device { device.noteStop() }
    silencedDevice = nil
    let wasPanning = isPanning
    end(at: input.time)
    return wasPanning
  }

  /// Ends the pan after some time without events.
  private func wait(for device: ScrollDevice) {
    let isPromised = device.sendsStops
    timer.start(milliseconds: isPromised ? Self.lostStopTimeout : Self.stoplessPanEnd) {
      [weak self] in
      guard let self else { return false }
      silencedDevice = self.device
      end(at: 0, cancelled: isPromised)
      return false
    }
  }

  /// Ends the pan of any device other than `device`.
  func yieldPan(to device: UInt, at time: UInt32) {
    if let held = self.device, held != device { end(at: time, cancelled: true) }
  }

  /// Ends the pan.
  ///
  /// A cancelled pan triggers nothing.
  func end(at time: UInt32, cancelled: Bool = false) {
    timer.stop()
    let wasPanning = isPanning
    hold = .none
    guard let peer, wasPanning, peer.scene.container.isPanning else { return }
    peer.send(cancelled ? .panCancel : .panEnd, eventTime: time)
  }
}
