import CGtk

/// One finger, or the primary button, on a widget or anything inside it, before that has seen it.
///
/// As in a `GtkScrolledWindow` the press is claimed when it begins. One that is given back is emulated by
/// GTK: what is inside gets it then, with clicks, long presses and drag and drop. Coordinates are in
/// points from the widget's top left.
@MainActor public final class CapturedDrag {
  /// What becomes of a press.
  public enum Answer: Sendable {
    /// It is kept from what is inside.
    case taken
    /// It is watched, and may be taken later; what is inside has it until then.
    case watched
    /// It is what is inside that gets it, from its begin.
    case givenBack
  }

  /// Follows the drag; none of the functions may own the gesture's owner.
  @MainActor public struct Handler {
    /// A press at a point, on a widget.
    public var press:
      @MainActor (Double, Double, UnsafeMutablePointer<GtkWidget>?, UInt32) -> Answer
    /// It has moved to a point.
    public var move: @MainActor (Double, Double, UInt32) -> Answer
    /// It has ended at a point.
    public var release: @MainActor (Double, Double, UInt32) -> Answer
    /// It was taken away.
    public var cancel: @MainActor (UInt32) -> Void
    /// It has stayed for as long as a long press takes; the answer is whether it goes on.
    public var longPress: @MainActor () -> Answer

    /// A handler of these functions.
    public init(
      press:
        @escaping @MainActor (Double, Double, UnsafeMutablePointer<GtkWidget>?, UInt32) -> Answer,
      move: @escaping @MainActor (Double, Double, UInt32) -> Answer,
      release: @escaping @MainActor (Double, Double, UInt32) -> Answer,
      cancel: @escaping @MainActor (UInt32) -> Void, longPress: @escaping @MainActor () -> Answer
    ) {
      (self.press, self.move, self.release) = (press, move, release)
      (self.cancel, self.longPress) = (cancel, longPress)
    }
  }

  private let drag: GObjectRef<OpaquePointer>
  private let hold: GObjectRef<OpaquePointer>
  private let handler: Handler
  /// The press is down, and has not been given back.
  private var isDown = false
  /// What is inside does not get it.
  private var isTaken = false
  private var sequence: OpaquePointer?
  /// Where the press began, in the widget's points and in the screen's.
  private var start: (own: (x: Double, y: Double), root: (x: Double, y: Double))?

  /// Adds a gesture to `widget`, which must live longer than this object.
  public init(widget: UnsafeMutablePointer<GtkWidget>, handler: Handler) {
    drag = GObjectRef(adopting: gtk_gesture_drag_new(widget))
    hold = GObjectRef(adopting: gtk_gesture_long_press_new(widget))
    self.handler = handler
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
    SignalConnection.connect(hold.pointer, "pressed", point: { [weak self] _, _ in self?.stay() })
  }

  /// The primary button drags as a finger does.
  public var takesButton: Bool {
    get { !gtk_gesture_single_get_touch_only(drag.pointer).isTrue }
    set {
      for gesture in [drag.pointer, hold.pointer] {
        gtk_gesture_single_set_touch_only(gesture, gboolean(!newValue))
      }
    }
  }

  /// Forgets the press that is under way; the handler hears of a cancel if there was one.
  public func reset() {
    gtk_event_controller_reset(hold.pointer)
    gtk_event_controller_reset(drag.pointer)
    cancel()
  }

  /// The last event of the press, borrowed until the next; nil where there is none.
  public var lastEvent: UnsafePointer<GdkEvent>? {
    gtk_gesture_get_last_event(drag.pointer, sequence)
  }

  private func begin(_ sequence: UnsafeMutableRawPointer?) {
    let sequence = sequence.map { OpaquePointer($0) }
    guard !isDown else { return }
    let event = gtk_gesture_get_last_event(drag.pointer, sequence)
    // GTK also reports a begin when one of two fingers leaves: what was pressed is not known any more.
    guard EventFields.isPress(event), let (x, y) = startPoint(of: sequence),
      let root = rootPoint(of: sequence)
    else {
      set(sequence, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    start = ((x, y), root)
    isDown = true
    isTaken = false
    self.sequence = sequence
    let target = gtk_get_event_widget(UnsafeMutablePointer(mutating: event))
    follow(handler.press(x, y, target, EventFields.currentTime))
  }

  private func update(_ sequence: UnsafeMutableRawPointer?) {
    guard isOwn(sequence), let (x, y) = point(of: self.sequence) else { return }
    follow(handler.move(x, y, EventFields.currentTime))
  }

  private func end(_ sequence: UnsafeMutableRawPointer?) {
    guard isDown else { return }
    guard isOwn(sequence), let (x, y) = point(of: self.sequence) else {
      // A second finger has come: GTK tells nothing more about the first.
      return cancel()
    }
    let wasTaken = isTaken
    let answer = handler.release(x, y, EventFields.currentTime)
    isDown = false
    if wasTaken, case .givenBack = answer { set(self.sequence, GTK_EVENT_SEQUENCE_DENIED) }
  }

  private func cancel() {
    guard isDown else { return }
    isDown = false
    handler.cancel(EventFields.currentTime)
  }

  private func stay() {
    if isDown { follow(handler.longPress()) }
  }

  private func follow(_ answer: Answer) {
    guard isDown else { return }
    switch answer {
    case .taken where !isTaken:
      isTaken = true
      set(sequence, GTK_EVENT_SEQUENCE_CLAIMED)
    case .taken, .watched: break
    case .givenBack:
      isDown = false
      set(sequence, GTK_EVENT_SEQUENCE_DENIED)
    }
  }

  private func isOwn(_ sequence: UnsafeMutableRawPointer?) -> Bool {
    isDown && sequence.map({ OpaquePointer($0) }) == self.sequence
  }

  private func set(_ sequence: OpaquePointer?, _ state: GtkEventSequenceState) {
    gtk_gesture_set_sequence_state(drag.pointer, sequence, state)
  }

  private func startPoint(of sequence: OpaquePointer?) -> (x: Double, y: Double)? {
    var x = 0.0
    var y = 0.0
    guard gtk_gesture_get_point(drag.pointer, sequence, &x, &y).isTrue, x.isFinite, y.isFinite
    else { return nil }
    return (x, y)
  }

  private func rootPoint(of sequence: OpaquePointer?) -> (x: Double, y: Double)? {
    var x = 0.0
    var y = 0.0
    guard let event = gtk_gesture_get_last_event(drag.pointer, sequence),
      gdk_event_get_root_coords(event, &x, &y).isTrue, x.isFinite, y.isFinite
    else { return nil }
    return (x, y)
  }

  /// Where the press is, by its way over the screen.
  ///
  /// An event's own place is in the window that it is on, by where that was when GDK read the event. It is
  /// wrong for one that has waited while the one before it has moved what is dragged.
  private func point(of sequence: OpaquePointer?) -> (x: Double, y: Double)? {
    guard let start, let root = rootPoint(of: sequence) else { return nil }
    return (start.own.x + root.x - start.root.x, start.own.y + root.y - start.root.y)
  }
}
