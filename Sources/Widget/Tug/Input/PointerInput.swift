import CGtk
import GtkBridge

/// A list's input other than keys: finger, buttons, touchpad, wheel and hovering pointer.
@MainActor final class PointerInput: PullInput {
  private let hover: HoverInput
  private let touchpad: TouchpadInput
  private let wheel: WheelInput
  private let presses: PressInput

  /// Listens to the widget of `peer`, which owns this object.
  init(peer: ListPeer) {
    let hover = HoverInput(peer: peer)
    let touchpad = TouchpadInput(peer: peer, hover: hover)
    self.hover = hover
    self.touchpad = touchpad
    wheel = WheelInput(peer: peer, hover: hover)
    presses = PressInput(peer: peer, hover: hover) { touchpad.end(at: $0, cancelled: true) }
  }

  /// Stops listening.
  func stop() {
    touchpad.end(at: 0, cancelled: true)
    presses.stop()
  }

  /// The factor of a wheel's notches: above 0 and up to 100; anything else changes nothing.
  var wheelFactor: Double {
    get { wheel.factor.value }
    set { wheel.factor.set(newValue) }
  }

  /// The factor of a touchpad's travel: above 0 and up to 100; anything else changes nothing.
  var touchpadFactor: Double {
    get { touchpad.factor.value }
    set { touchpad.factor.set(newValue) }
  }

  /// Handles a scroll event; true where it was used.
  func scroll(_ event: UnsafeMutablePointer<GdkEventScroll>) -> Bool {
    let input = ScrollInput(event)
    touchpad.giveWay(to: input.device, at: input.time)
    // With Control held the user asks for something other than scrolling.
    guard !input.isControlHeld || touchpad.isPanning else { return false }
    switch input.source {
    case .wheel: return wheel.turn(input)
    case .surface: return touchpad.pan(input, of: ScrollDevice(event: event))
    }
  }

  /// Handles a touch event that no gesture used.
  ///
  /// GTK 3 does not report to its gestures that the display server takes a touch away, nor the
  /// events of a finger among several.
  func touch(_ event: UnsafeMutablePointer<GdkEventTouch>) -> Bool {
    if event.pointee.type == GDK_TOUCH_CANCEL {
      presses.cancel()
    } else {
      presses.follow(event)
    }
    return false
  }

  /// A button has gone down or up, and the program's handlers have left it to the list.
  func buttonPassed(isPress: Bool) { presses.buttonPassed(isPress: isPress) }

  /// The same is over: where it was not left to the list, the program has kept it for itself.
  func afterButton(isPress: Bool) { presses.afterButton(isPress: isPress) }

  /// Handles a motion of the pointer without a button.
  func move(_ event: UnsafeMutablePointer<GdkEventMotion>) {
    hover.move(event)
  }

  /// Handles the pointer's entering.
  func enter(_ event: UnsafeMutablePointer<GdkEventCrossing>) {
    hover.enter(event)
  }

  /// Handles the pointer's leaving.
  func leave(_ event: UnsafeMutablePointer<GdkEventCrossing>) {
    guard event.pointee.detail != GDK_NOTIFY_INFERIOR else { return }
    touchpad.end(at: event.pointee.time, cancelled: true)
    hover.leave(at: event.pointee.time)
  }

  /// Handles a broken grab of the pointer or the keyboard; GTK itself ends the presses.
  func grabBroken(_ event: UnsafeMutablePointer<GdkEventGrabBroken>) {
    guard event.pointee.keyboard == 0 else { return }
    touchpad.end(at: 0, cancelled: true)
  }

  /// Ends every hold without triggering anything: the list must not be used now.
  func cancelAll() {
    presses.cancel()
    touchpad.end(at: 0, cancelled: true)
    hover.forget()
  }
}
