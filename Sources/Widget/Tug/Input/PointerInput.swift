import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// A list's input other than keys: fingers, buttons, touchpad, wheel and hovering pointer.
@MainActor final class PointerInput: PullInput {
  private let hover: HoverInput
  private let touchpad: TouchpadInput
  private let wheel: WheelInput
  private let presses: PressInput
  /// The finger that a program moves over the list until the user gives it input.
  weak var ghost: GhostFinger?
  /// The shift between the drawn rows and the scene during the current press.
  var shift = PressShift()

  /// Starts listening to the widget of `peer`, which owns this object.
  init(peer: ListPeer) {
    let hover = HoverInput(peer: peer)
    let touchpad = TouchpadInput(peer: peer, hover: hover)
    self.hover = hover
    self.touchpad = touchpad
    wheel = WheelInput(peer: peer, hover: hover)
    presses = PressInput(peer: peer, hover: hover) { [weak peer] in
      touchpad.end(at: $0, cancelled: true)
      peer?.pointer?.ghost?.leave()
    }
  }

  func stop() {
    touchpad.end(at: 0, cancelled: true)
    presses.stop()
  }

  /// The factor for the scroll distance of wheel notches.
  ///
  /// Setting a value that is not above 0 and at most 100 changes nothing.
  var wheelFactor: Double {
    get { wheel.factor.value }
    set { wheel.factor.set(newValue) }
  }

  /// The factor for the scroll distance of a touchpad.
  ///
  /// Setting a value that is not above 0 and at most 100 changes nothing.
  var touchpadFactor: Double {
    get { touchpad.factor.value }
    set { touchpad.factor.set(newValue) }
  }

  /// Handles a scroll event.
  ///
  /// Returns whether it was used.
  func scroll(_ event: UnsafeMutablePointer<GdkEventScroll>) -> Bool {
    let input = ScrollInput(event)
    touchpad.yieldPan(to: input.device, at: input.time)
    // With Control held the user asks for an action other than scrolling, such as zooming.
    guard !input.isControlHeld || touchpad.isPanning else { return false }
    ghost?.leave()
    switch input.source {
    case .wheel: return wheel.turn(input)
    case .surface: return touchpad.pan(input, of: ScrollDevice(event: event))
    }
  }

  /// Handles a touch event that no gesture used.
  ///
  /// GTK 3 does not pass every event to its gestures. It omits the cancellation of a touch by the
  /// display server, and the events of one of several fingers.
  func touch(_ event: UnsafeMutablePointer<GdkEventTouch>) -> Bool {
    if event.pointee.type == GDK_TOUCH_CANCEL {
      presses.cancel()
    } else {
      presses.handle(event)
    }
    return false
  }

  /// Notes that the program's handlers did not use the press or release of a button, so that the
  /// list may.
  func buttonPassed(isPress: Bool) { presses.buttonPassed(isPress: isPress) }

  /// Ends a press or release.
  ///
  /// If ``buttonPassed(isPress:)`` was not called, a handler of the program has used the event.
  func afterButton(isPress: Bool) { presses.afterButton(isPress: isPress) }

  /// Handles a motion of the pointer without a button.
  func move(_ event: UnsafeMutablePointer<GdkEventMotion>) {
    hover.move(event)
  }

  /// Handles the pointer entering the list.
  func enter(_ event: UnsafeMutablePointer<GdkEventCrossing>) {
    hover.enter(event)
  }

  /// Handles the pointer leaving the list.
  func leave(_ event: UnsafeMutablePointer<GdkEventCrossing>) {
    guard event.pointee.detail != GDK_NOTIFY_INFERIOR else { return }
    touchpad.end(at: event.pointee.time, cancelled: true)
    hover.leave(at: event.pointee.time)
  }

  /// Handles a broken grab of the pointer or the keyboard.
  ///
  /// GTK itself ends the presses.
  func grabBroken(_ event: UnsafeMutablePointer<GdkEventGrabBroken>) {
    guard event.pointee.keyboard == 0 else { return }
    touchpad.end(at: 0, cancelled: true)
  }

  /// Ends every hold without triggering anything, because the list must not be used now.
  func cancelAll() {
    presses.cancel()
    touchpad.end(at: 0, cancelled: true)
    hover.forget()
  }
}

/// The shift between the drawn rows and the scene during a press.
///
/// Rows that move to their places are drawn elsewhere. The whole press keeps the shift of its
/// beginning, so that a drag does not jump. A hovering pointer highlights the row that ends under it.
struct PressShift {
  private var dx = 0.0
  private var dy = 0.0

  /// Returns `event` with its point in the scene, which `scenePoint` finds.
  mutating func place(_ event: SceneEvent, scenePoint: (Point) -> Point) -> SceneEvent {
    switch event {
    case .secondaryPress(let point): return .secondaryPress(scenePoint(point))
    case .press(let point, let modifiers):
      let place = scenePoint(point)
      (dx, dy) = (place.x - point.x, place.y - point.y)
      return .press(place, modifiers)
    case .move(let point): return .move(Point(x: point.x + dx, y: point.y + dy))
    case .release(let point): return .release(Point(x: point.x + dx, y: point.y + dy))
    default: return event
    }
  }
}
