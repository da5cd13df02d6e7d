import CGtk
import GtkBridge
import ListModel

/// A list's input: finger, primary button, touchpad and wheel, as scene events.
@MainActor final class PointerInput {
  /// Milliseconds after the last scroll event of a device that is not known to send a stop when
  /// its pan counts as over: three times what GTK's own kinetic scrolling waits, because fingers
  /// also pause.
  static let stoplessPanEnd: UInt32 = 150

  /// Weak, because what is sent to it may destroy the widget and with it the peer.
  private weak var peer: ListViewPeer?
  private var gesture: DragGesture?
  private let panTimer = LoopTimer()
  private var panDevice: UInt?
  /// The device whose last pan was ended by its silence.
  private var silencedDevice: UInt?

  /// Listens to the widget of `peer`, which owns this object.
  init(peer: ListViewPeer) {
    self.peer = peer
    gesture = DragGesture(widget: peer.widget) { [weak self] event, time in
      self?.drag(event, at: time)
    }
  }

  /// Listens no more.
  func stop() {
    panTimer.stop()
    gesture = nil
  }

  // MARK: Finger and primary button

  private func drag(_ event: DragGesture.Event, at time: UInt32) {
    guard let peer else { return }
    switch event {
    case .press(let x, let y):
      endPan(at: time, cancelled: true)
      peer.send(.press(x: x, y: y), eventTime: time)
    case .move(let x, let y):
      let wasDragging = peer.scene.container.isDragging
      peer.send(.move(x: x, y: y), eventTime: time)
      if peer.scene.container.isDragging, !wasDragging {
        gesture?.claim()
      } else if peer.scene.container.isPressGivenUp {
        peer.send(.cancel, eventTime: time)
        gesture?.deny()
      }
    case .release(let x, let y):
      peer.send(.release(x: x, y: y), eventTime: time)
    case .cancel:
      peer.send(.cancel, eventTime: time)
    }
  }

  /// A touch event that no gesture used.
  ///
  /// GTK 3 does not tell its gestures when the display server takes a touch away.
  func touch(_ event: UnsafeMutablePointer<GdkEventTouch>) -> Bool {
    if event.pointee.type == GDK_TOUCH_CANCEL { gesture?.reset() }
    return false
  }

  /// Ends whatever is held without triggering anything: the list must not be used now.
  func cancelAll() {
    guard let peer else { return }
    gesture?.reset()
    if peer.scene.container.isPressed { peer.send(.cancel) }
    guard peer.scene.container.isPanning else { return }
    panTimer.stop()
    panDevice = nil
    peer.send(.panCancel)
  }

  // MARK: Touchpad and wheel

  /// A scroll event; whether it was used.
  func scroll(_ event: UnsafeMutablePointer<GdkEventScroll>) -> Bool {
    let input = ScrollInput(event)
    if let panDevice, panDevice != input.device {
      endPan(at: input.time, cancelled: true)
    }
    guard !input.isControlHeld || panDevice != nil else { return false }
    switch input.source {
    case .wheel: return turnWheel(input)
    case .surface: return pan(input, of: ScrollDevice(event: event))
    }
  }

  private func turnWheel(_ input: ScrollInput) -> Bool {
    guard let peer, input.dy != 0 else { return false }
    if !peer.scene.container.isPressed {
      peer.send(.wheel(notches: input.dy), eventTime: input.time)
    }
    return true
  }

  private func pan(_ input: ScrollInput, of device: ScrollDevice) -> Bool {
    guard let peer else { return false }
    if input.isStop {
      // A stop that comes after the silence that ended its pan still tells that the device sends
      // them; one with nothing before it tells nothing.
      if panDevice != nil || silencedDevice == input.device { device.noteStop() }
      silencedDevice = nil
      guard panDevice != nil else { return false }
      endPan(at: input.time)
      return true
    }
    if peer.scene.container.isPressed { return true }
    // Travel across alone is for whoever scrolls that way, unless this list is held already.
    if panDevice == nil, input.dy == 0 || abs(input.dx) > abs(input.dy) { return false }
    panDevice = input.device
    silencedDevice = nil
    // GDK counts where the content goes to, the engine where the fingers go.
    peer.send(.pan(dx: -input.dx, dy: -input.dy), eventTime: input.time)
    if device.sendsStops {
      panTimer.stop()
    } else {
      panTimer.start(milliseconds: Self.stoplessPanEnd) { [weak self] in
        self?.endSilentPan()
        return false
      }
    }
    return true
  }

  /// The pointer has left the widget.
  func leave(_ event: UnsafeMutablePointer<GdkEventCrossing>) {
    guard event.pointee.detail != GDK_NOTIFY_INFERIOR else { return }
    endPan(at: event.pointee.time, cancelled: true)
  }

  /// Someone else has taken the pointer.
  func grabBroken() {
    endPan(at: 0, cancelled: true)
  }

  private func endSilentPan() {
    silencedDevice = panDevice
    endPan(at: 0)
  }

  /// Ends the pan; one that something else has cut short triggers nothing.
  private func endPan(at time: UInt32, cancelled: Bool = false) {
    panTimer.stop()
    guard let peer, panDevice != nil else { return }
    panDevice = nil
    if peer.scene.container.isPanning {
      peer.send(cancelled ? .panCancel : .panEnd, eventTime: time)
    }
  }
}
