import CGtk
import GtkBridge
import ListModel

/// Fingers on a touchpad over a list, as scene events.
@MainActor final class TouchpadInput {
  /// Milliseconds after the last scroll event of a device that is not known to send a stop when
  /// its pan counts as over: three times what GTK's own kinetic scrolling waits, because fingers
  /// also pause.
  static let stoplessPanEnd: UInt32 = 150
  /// The same for a device that does send stops, when this one is lost: longer than fingers rest.
  static let lostStop: UInt32 = 5000

  /// Whose the pan is that a device is in the middle of.
  private enum Hold {
    case none
    /// The list's.
    case list(device: UInt)
    /// Somebody else's: it began across the axis, or where the list could not scroll.
    case others(device: UInt)
  }

  private weak var peer: ListViewPeer?
  private let hover: HoverInput
  /// What the fingers' travel is multiplied by.
  var factor = InputFactor()
  private var hold = Hold.none
  private let timer = LoopTimer()
  /// The device whose last pan was ended by its silence.
  private var silencedDevice: UInt?

  init(peer: ListViewPeer, hover: HoverInput) {
    self.peer = peer
    self.hover = hover
  }

  /// Whether the list is panned.
  var isPanning: Bool { if case .list = hold { true } else { false } }

  /// The device that is in the middle of a pan, the list's or not.
  private var device: UInt? {
    switch hold {
    case .none: nil
    case .list(let device), .others(let device): device
    }
  }

  /// A scroll event of a surface; whether the list used it.
  func pan(_ input: ScrollInput, of device: ScrollDevice) -> Bool {
    guard let peer else { return false }
    if input.isStop { return lift(input, of: device) }
    if peer.scene.container.isPressed || peer.scene.container.isIndicatorHeld { return true }
    // GDK counts where the content goes to, the engine where the fingers go.
    let (dx, dy) = (-input.dx * factor.value, -input.dy * factor.value)
    if case .none = hold {
      peer.examineSurroundings()
      guard take(dx: dx, dy: dy, of: input) else { return false }
    } else if isPanning, !peer.scene.container.isPanning {
      // Taken away in the middle, by a key or the program: the rest of it does nothing.
      wait(for: device)
      return true
    }
    if isPanning {
      hover.tell(at: input.time)
      peer.send(.pan(dx: dx, dy: dy), eventTime: input.time)
    }
    // What was sent may have ended everything.
    guard self.device != nil else { return true }
    wait(for: device)
    return isPanning
  }

  /// Decides whose the pan is that begins with `input`; false where nothing begins.
  private func take(dx: Double, dy: Double, of input: ScrollInput) -> Bool {
    guard let container = peer?.scene.container, let axis = peer?.scene.axis else { return false }
    let (along, across) = axis.travel(dx: dx, dy: dy)
    if along == 0, across == 0 {
      // Fingers that only rest stop what glides.
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

  /// The fingers leave the surface.
  private func lift(_ input: ScrollInput, of device: ScrollDevice) -> Bool {
    // A stop that comes after the silence that ended its pan still tells that the device sends
    // them; one with nothing before it tells nothing.
    if self.device != nil || silencedDevice == input.device { device.noteStop() }
    silencedDevice = nil
    let wasPanning = isPanning
    end(at: input.time)
    return wasPanning
  }

  /// Gives the pan up after a while without events.
  private func wait(for device: ScrollDevice) {
    let isPromised = device.sendsStops
    timer.start(milliseconds: isPromised ? Self.lostStop : Self.stoplessPanEnd) { [weak self] in
      guard let self else { return false }
      silencedDevice = self.device
      end(at: 0, cancelled: isPromised)
      return false
    }
  }

  /// Ends the pan of any other device than `device`.
  func giveWay(to device: UInt, at time: UInt32) {
    if let held = self.device, held != device { end(at: time, cancelled: true) }
  }

  /// Ends the pan; one that something else has cut short triggers nothing.
  func end(at time: UInt32, cancelled: Bool = false) {
    timer.stop()
    let wasPanning = isPanning
    hold = .none
    guard let peer, wasPanning, peer.scene.container.isPanning else { return }
    peer.send(cancelled ? .panCancel : .panEnd, eventTime: time)
  }
}
