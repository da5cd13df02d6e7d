import CGtk
import ScrollModel

/// A gesture that sees a press on a widget or its descendants before the descendants do.
///
/// A press is one finger, or the primary button if ``takesButton`` is set. Other fingers do not
/// change a claimed press. If it is given back, GTK emulates it: the descendants then receive it,
/// with clicks, long presses and drag and drop, as in a `GtkScrolledWindow`. Coordinates are in
/// points from the widget's top left.
@MainActor package final class CapturedDrag {
  /// The decision about a press.
  package enum Answer: Sendable {
    /// Claims the press, so that descendants do not receive it.
    case taken
    /// Observes the press, which descendants receive until it is claimed.
    case watched
    /// Gives the press to the descendants, from its beginning.
    case givenBack
  }

  /// The callbacks of a drag; none of them may retain the gesture's owner.
  @MainActor package struct Handler {
    /// Called when a press begins, with position, pressed widget and event time in milliseconds.
    package var press: @MainActor (Point, UnsafeMutablePointer<GtkWidget>?, UInt32) -> Answer
    /// Called when the press moves, with position and event time in milliseconds.
    package var move: @MainActor (Point, UInt32) -> Answer
    /// Called when the press ends, with position and event time in milliseconds.
    package var release: @MainActor (Point, UInt32) -> Answer
    /// Called when the press is cancelled, with the event time in milliseconds.
    package var cancel: @MainActor (UInt32) -> Void
    /// Called when the press has lasted as long as a long press.
    package var longPress: @MainActor () -> Answer
    /// Called after the descendants have received a press that was given back.
    package var gaveBack: @MainActor () -> Void

    /// Creates a handler from these callbacks.
    package init(
      press: @escaping @MainActor (Point, UnsafeMutablePointer<GtkWidget>?, UInt32) -> Answer,
      move: @escaping @MainActor (Point, UInt32) -> Answer,
      release: @escaping @MainActor (Point, UInt32) -> Answer,
      cancel: @escaping @MainActor (UInt32) -> Void, longPress: @escaping @MainActor () -> Answer,
      gaveBack: @escaping @MainActor () -> Void = {}
    ) {
      (self.press, self.move, self.release) = (press, move, release)
      (self.cancel, self.longPress, self.gaveBack) = (cancel, longPress, gaveBack)
    }
  }

  private let drag: GObjectRef<OpaquePointer>
  private let hold: GObjectRef<OpaquePointer>
  /// Consumes the presses of other fingers while the press is claimed.
  private let others: GObjectRef<OpaquePointer>
  private let consumesOthers: Bool
  private let handler: Handler
  /// Whether a press is active and has not been given back.
  private var isDown = false
  /// Whether the press is claimed, so that descendants do not receive it.
  private var isTaken = false
  private var sequence: OpaquePointer?
  /// The start of the press, in points of the widget and of the screen.
  private var start: (own: Point, root: Point)?

  /// Adds a gesture to `widget`, which must outlive this object.
  ///
  /// With `consumesOthers` no descendant receives other fingers while the press is claimed.
  package init(
    widget: UnsafeMutablePointer<GtkWidget>, consumesOthers: Bool = true, handler: Handler
  ) {
    drag = GObjectRef(adopting: gtk_gesture_drag_new(widget))
    hold = GObjectRef(adopting: gtk_gesture_long_press_new(widget))
    others = GObjectRef(adopting: gtk_gesture_drag_new(widget))
    self.handler = handler
    self.consumesOthers = consumesOthers
    gtk_gesture_group(hold.pointer, drag.pointer)
    for gesture in [drag.pointer, hold.pointer] {
      gtk_gesture_single_set_touch_only(gesture, gboolean(true))
      gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
      gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    }
    SignalConnection.connect(drag.pointer, "begin", pointer: { [weak self] in self?.begin($0) })
    SignalConnection.connect(drag.pointer, "update", pointer: { [weak self] in self?.update($0) })
    SignalConnection.connect(drag.pointer, "end", pointer: { [weak self] in self?.end($0) })
    SignalConnection.connect(drag.pointer, "cancel", pointer: { [weak self] _ in self?.cancel() })
    SignalConnection.connect(hold.pointer, "pressed") { [weak self] in self?.stay() }
    gtk_gesture_single_set_touch_only(others.pointer, gboolean(true))
    gtk_event_controller_set_propagation_phase(others.pointer, GTK_PHASE_NONE)
    // GTK consumes a press if its gesture is reset in "begin". The gesture is then ready for the
    // next finger.
    let finger = others.pointer
    SignalConnection.connect(finger, "begin", pointer: { _ in gtk_event_controller_reset(finger) })
  }

  /// Whether the primary button drags like a finger.
  package var takesButton: Bool {
    get { !gtk_gesture_single_get_touch_only(drag.pointer).isTrue }
    set {
      for gesture in [drag.pointer, hold.pointer] {
        gtk_gesture_single_set_touch_only(gesture, gboolean(!newValue))
      }
    }
  }

  /// Forgets the current press, and reports a cancel to the handler if there was one.
  package func reset() {
    gtk_event_controller_reset(hold.pointer)
    gtk_event_controller_reset(drag.pointer)
    cancel()
  }

  /// The last event of the press, valid until the next one, or `nil` if there is none.
  package var lastEvent: UnsafePointer<GdkEvent>? {
    gtk_gesture_get_last_event(drag.pointer, sequence)
  }

  private func begin(_ sequence: UnsafeMutableRawPointer?) {
    let sequence = sequence.map { OpaquePointer($0) }
    guard !isDown else { return }
    let event = gtk_gesture_get_last_event(drag.pointer, sequence)
    // GTK also reports a begin when one of two fingers is lifted. The pressed widget is then
    // unknown, so deny the sequence.
    guard EventFields.isPress(event),
      let own = EventFields.point(of: sequence, in: drag.pointer),
      let root = rootPoint(of: sequence)
    else {
      set(sequence, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    start = (own, root)
    isDown = true
    isTaken = false
    self.sequence = sequence
    let target = gtk_get_event_widget(UnsafeMutablePointer(mutating: event))
    apply(handler.press(own, target, EventFields.currentTime))
  }

  private func update(_ sequence: UnsafeMutableRawPointer?) {
    guard isOwn(sequence), let point = point(of: self.sequence) else { return }
    apply(handler.move(point, EventFields.currentTime))
  }

  private func end(_ sequence: UnsafeMutableRawPointer?) {
    guard isDown else { return }
    guard isOwn(sequence), let point = point(of: self.sequence) else {
      // A second finger was added: GTK stops reporting the first one.
      return cancel()
    }
    let wasTaken = isTaken
    let answer = handler.release(point, EventFields.currentTime)
    isDown = false
    ignoreOthers(false)
    if wasTaken, case .givenBack = answer { giveBack() }
  }

  private func cancel() {
    guard isDown else { return }
    isDown = false
    ignoreOthers(false)
    handler.cancel(EventFields.currentTime)
  }

  private func stay() {
    if isDown { apply(handler.longPress()) }
  }

  private func apply(_ answer: Answer) {
    guard isDown else { return }
    switch answer {
    case .taken where !isTaken:
      isTaken = true
      set(sequence, GTK_EVENT_SEQUENCE_CLAIMED)
      ignoreOthers(true)
    case .taken, .watched: break
    case .givenBack:
      isDown = false
      ignoreOthers(false)
      giveBack()
    }
  }

  private func giveBack() {
    set(sequence, GTK_EVENT_SEQUENCE_DENIED)
    handler.gaveBack()
  }

  /// Sets whether this gesture ignores other fingers, which would end its reports of the first one.
  private func ignoreOthers(_ isOn: Bool) {
    gtk_event_controller_set_propagation_phase(
      others.pointer, isOn && consumesOthers ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE)
    let isExclusive = isOn && EventFields.isOfPointer(lastEvent)
    for gesture in [drag.pointer, hold.pointer] {
      gtk_gesture_single_set_exclusive(gesture, gboolean(isExclusive))
    }
  }

  private func isOwn(_ sequence: UnsafeMutableRawPointer?) -> Bool {
    isDown && sequence.map({ OpaquePointer($0) }) == self.sequence
  }

  private func set(_ sequence: OpaquePointer?, _ state: GtkEventSequenceState) {
    gtk_gesture_set_sequence_state(drag.pointer, sequence, state)
  }

  private func rootPoint(of sequence: OpaquePointer?) -> Point? {
    var (x, y) = (0.0, 0.0)
    guard let event = gtk_gesture_get_last_event(drag.pointer, sequence),
      gdk_event_get_root_coords(event, &x, &y).isTrue, x.isFinite, y.isFinite
    else { return nil }
    return Point(x: x, y: y)
  }

  /// Returns the position of the press, computed from its movement on the screen.
  ///
  /// The event's own position is relative to the position that its window had when GDK read the
  /// event. It is wrong for an event that waited while the previous event moved the dragged
  /// content.
  private func point(of sequence: OpaquePointer?) -> Point? {
    guard let start, let root = rootPoint(of: sequence) else { return nil }
    return Point(
      x: start.own.x + root.x - start.root.x, y: start.own.y + root.y - start.root.y)
  }
}
