import CGtk
import ScrollModel

/// A gesture that follows one finger or the primary button on a widget.
///
/// The gesture follows the first finger until it is lifted, and ignores other fingers in the
/// meantime. A finger that was added while the first one was down never becomes active. Coordinates
/// are the event's, not rounded, in points from the widget's top left corner.
@MainActor package final class DragGesture {
  /// An event of the gesture.
  package enum Event: Equatable, Sendable {
    /// The finger or button went down.
    case press(Point, PressOrigin)
    /// The finger or pointer moved.
    case move(Point)
    /// The finger or button went up.
    case release(Point)
    /// The press was cancelled: another gesture claimed it, or the display server cancelled it.
    case cancel
  }

  private let gesture: GObjectRef<OpaquePointer>
  var pointer: OpaquePointer { gesture.pointer }
  private let handler: @MainActor (Event, UInt32) -> Void
  private var isDown = false
  /// The finger's touch sequence, or `nil` for a button.
  private var sequence: UnsafeMutableRawPointer?
  /// Whether there are other fingers: GTK then stops notifying its gestures about the first one.
  private var hasOtherFingers = false

  /// Adds a gesture to `widget`, which must outlive this object.
  ///
  /// `handler` receives each event with the server's time in milliseconds. It must not retain this
  /// object's owner.
  package init(
    widget: UnsafeMutablePointer<GtkWidget>, handler: @escaping @MainActor (Event, UInt32) -> Void
  ) {
    gesture = GObjectRef(adopting: gtk_gesture_drag_new(widget))
    self.handler = handler
    let pointer = gesture.pointer
    // Avoid the capture phase: GTK continues to process a captured event even if the widget was
    // destroyed.
    gtk_event_controller_set_propagation_phase(pointer, GTK_PHASE_TARGET)
    gtk_gesture_single_set_button(pointer, guint(GDK_BUTTON_PRIMARY))
    SignalConnection.connect(pointer, "begin", pointer: { [weak self] in self?.begin($0) })
    SignalConnection.connect(pointer, "update", pointer: { [weak self] in self?.update($0) })
    SignalConnection.connect(pointer, "end", pointer: { [weak self] in self?.end($0) })
    SignalConnection.connect(pointer, "cancel", pointer: { [weak self] _ in self?.cancel() })
  }

  /// Claims the press for this widget, so that no other gesture handles it.
  package func claim() {
    guard isDown else { return }
    gtk_gesture_set_state(gesture.pointer, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  /// Gives the press to other gestures.
  package func deny() {
    gtk_gesture_set_state(gesture.pointer, GTK_EVENT_SEQUENCE_DENIED)
  }

  /// Forgets the current press, and reports a cancel to the handler if there was one.
  package func reset() {
    gtk_event_controller_reset(gesture.pointer)
    // GTK does not report the end of a touch that emulates the pointer.
    cancel()
  }

  /// Handles a touch event of the widget that no gesture used.
  ///
  /// It is needed only while there are several fingers.
  package func handle(_ event: UnsafeMutablePointer<GdkEventTouch>) {
    let touch = event.pointee
    guard isDown, hasOtherFingers, UnsafeMutableRawPointer(touch.sequence) == sequence,
      touch.x.isFinite,
      touch.y.isFinite
    else { return }
    if touch.type == GDK_TOUCH_UPDATE {
      handler(.move(Point(x: touch.x, y: touch.y)), touch.time)
    } else if touch.type == GDK_TOUCH_END {
      isDown = false
      handler(.release(Point(x: touch.x, y: touch.y)), touch.time)
    }
  }

  /// Handles GTK's `begin`, which GTK also emits when one of two fingers is lifted.
  private func begin(_ sequence: UnsafeMutableRawPointer?) {
    if isDown {
      if sequence != self.sequence { hasOtherFingers = false }
      return
    }
    guard EventFields.isPress(lastEvent(of: sequence)), let point = point(sequence) else { return }
    isDown = true
    hasOtherFingers = false
    self.sequence = sequence
    handler(.press(point, origin(of: sequence)), EventFields.currentTime)
  }

  private func update(_ sequence: UnsafeMutableRawPointer?) {
    guard isDown, sequence == self.sequence, let point = point(sequence) else { return }
    handler(.move(point), EventFields.currentTime)
  }

  /// Handles GTK's `end`, which GTK also emits when a second finger is added, with that finger's
  /// sequence.
  private func end(_ sequence: UnsafeMutableRawPointer?) {
    guard isDown else { return }
    guard sequence == self.sequence else {
      hasOtherFingers = true
      return
    }
    isDown = false
    if let point = point(sequence) {
      handler(.release(point), EventFields.currentTime)
    } else {
      handler(.cancel, EventFields.currentTime)
    }
  }

  private func cancel() {
    guard isDown else { return }
    isDown = false
    handler(.cancel, EventFields.currentTime)
  }

  private func origin(of sequence: UnsafeMutableRawPointer?) -> PressOrigin {
    EventFields.origin(of: lastEvent(of: sequence).map { UnsafeMutablePointer(mutating: $0) })
  }

  private func lastEvent(of sequence: UnsafeMutableRawPointer?) -> UnsafePointer<GdkEvent>? {
    gtk_gesture_get_last_event(pointer, sequence.map { OpaquePointer($0) })
  }

  private func point(_ sequence: UnsafeMutableRawPointer?) -> Point? {
    EventFields.point(of: sequence.map { OpaquePointer($0) }, in: pointer)
  }
}
