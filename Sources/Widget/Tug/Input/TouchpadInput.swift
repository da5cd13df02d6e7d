import CGtk
import GtkBridge
import SceneModel

/// Fingers on a touchpad over what is scrolled, as events of the pull.
@MainActor final class TouchpadInput {
  /// Milliseconds after the last scroll event at which a pan counts as over, for a device that is
  /// not known to send stops.
  ///
  /// It is three times the wait of GTK's own kinetic scrolling, because fingers also pause.
  static let stoplessPanEnd: UInt32 = 150
  /// The same for a device that does send stops, where one is lost: longer than fingers rest.
  static let lostStop: UInt32 = 5000

  /// The owner of a device's present pan.
  private enum Hold {
    case none
    /// The list's.
    case list(device: UInt)
    /// Others': it began across the axis, or where the list could not scroll.
    case others(device: UInt)
  }

  private weak var peer: PullPeer?
  private let hover: HoverInput?
  /// The factor of the fingers' travel.
  var factor = InputFactor()
  private var hold = Hold.none
  private let timer = LoopTimer()
  /// The device whose last pan ended by silence.
  private var silencedDevice: UInt?

  init(peer: PullPeer, hover: HoverInput? = nil) {
    self.peer = peer
    self.hover = hover
  }

  /// True while the list is panned.
  var isPanning: Bool { if case .list = hold { true } else { false } }

  /// The device with a present pan, of the list or of others.
  private var device: UInt? {
    switch hold {
    case .none: nil
    case .list(let device), .others(let device): device
    }
  }

  /// Handles a scroll event of a surface; true where the list used it.
  func pan(_ input: ScrollInput, of device: ScrollDevice) -> Bool {
    guard let peer else { return false }
    if input.isStop { return lift(input, of: device) }
    if peer.scene.container.isPressed || peer.scene.container.isIndicatorHeld { return true }
    // GDK counts the motion of the content, the engine that of the fingers.
    let (dx, dy) = (-input.dx * factor.value, -input.dy * factor.value)
    if case .none = hold {
      peer.examineSurroundings()
      guard take(dx: dx, dy: dy, of: input) else { return false }
    } else if isPanning, !peer.scene.container.isPanning {
      // A key or the program has ended the pan in the middle: the rest of it does nothing.
      wait(for: device)
      return true
    }
    if isPanning {
      hover?.tell(at: input.time)
      peer.send(.pan(dx: dx, dy: dy), eventTime: input.time)
    }
    // The event may have destroyed the list.
    guard self.device != nil else { return true }
    wait(for: device)
    return isPanning
  }

  /// Decides the owner of the pan that begins with `input`; false where none begins.
  private func take(dx: Double, dy: Double, of input: ScrollInput) -> Bool {
    guard let container = peer?.scene.container, let axis = peer?.scene.axis else { return false }
    let (along, across) = axis.travel(dx: dx, dy: dy)
    if along == 0, across == 0 {
      // Fingers that only rest stop a glide.
      guard container.isDecelerating else { return false }
    } else if abs(across) > abs(along) || !container.uses(travel: along) {
      stopGlide(at: input.time)
      hold = .others(device: input.device)
      silencedDevice = nil
      return true
    }
    hold = .list(device: input.device)
    silencedDevice = nil
    return true
  }

  private func stopGlide(at time: UInt32) {
    guard let peer, peer.scene.container.phase == .decelerating else { return }
    peer.send(.pan(dx: 0, dy: 0), eventTime: time)
    peer.send(.panCancel, eventTime: time)
  }

  /// Handles the fingers' leaving the surface.
  private func lift(_ input: ScrollInput, of device: ScrollDevice) -> Bool {
    // A stop after the silence that ended its pan still proves that the device sends stops; a stop
    // with nothing before it proves nothing.
    if self.device != nil || silencedDevice == input.device { device.noteStop() }
    silencedDevice = nil
    let wasPanning = isPanning
    end(at: input.time)
    return wasPanning
  }

  /// Ends the pan after a while without events.
  private func wait(for device: ScrollDevice) {
    let isPromised = device.sendsStops
    timer.start(milliseconds: isPromised ? Self.lostStop : Self.stoplessPanEnd) { [weak self] in
      guard let self else { return false }
      silencedDevice = self.device
      end(at: 0, cancelled: isPromised)
      return false
    }
  }

  /// Ends the pan of any device other than `device`.
  func giveWay(to device: UInt, at time: UInt32) {
    if let held = self.device, held != device { end(at: time, cancelled: true) }
  }

  /// Ends the pan; a cancelled one triggers nothing.
  func end(at time: UInt32, cancelled: Bool = false) {
    timer.stop()
    let wasPanning = isPanning
    hold = .none
    guard let peer, wasPanning, peer.scene.container.isPanning else { return }
    peer.send(cancelled ? .panCancel : .panEnd, eventTime: time)
  }
}
