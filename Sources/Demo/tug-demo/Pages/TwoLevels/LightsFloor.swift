import CGtk
import GtkBridge
import Tug

/// The second floor with the game of lights, which is played by pointer, touch or keys while it is
/// open.
///
/// The list draws the floor and must receive the touches that push it away, so it receives all
/// pointer events. Keys go to an invisible widget over the list, which also has the floor's
/// accessible name.
@MainActor final class LightsFloor {
  /// The distance that a key press steers the boat, as a fraction of the page's width.
  private static let stride = 0.08
  private static let microseconds = 1_000_000.0

  /// The invisible widget over the list, which is shown while the floor is open.
  let widget: UnsafeMutablePointer<GtkWidget>
  private(set) var isOpen = false

  private let list: PullableWidget
  private var game = LightsGame()
  private var tick: FrameTick?
  private var lastTime: Int64?

  /// Creates the floor behind `list`.
  ///
  /// The header of `list` must use ``drawing``.
  init(behind list: PullableWidget) {
    self.list = list
    widget = gtk_drawing_area_new()
    gtk_widget_set_has_window(widget, gboolean(false))
    gtk_widget_set_can_focus(widget, gboolean(true))
    gtk_widget_set_no_show_all(widget, gboolean(true))
    atk_object_set_role(gtk_widget_get_accessible(widget), ATK_ROLE_ANIMATION)
    tick = FrameTick(widget: list.widget) { [weak self] in self?.update(at: $0) ?? false }
    connect()
    Texts.observe(with: widget) { [weak self] in self?.name() }
  }

  /// The drawing for the header's second floor.
  var drawing: SecondFloorHeaderStyle.PageDrawing {
    { [weak self] page, appearance, canvas, text in
      // Lists are always drawn on the main thread.
      let scene = MainActor.assumeIsolated { self.map { LightsScene($0.game) } }
      scene?.draw(in: page, appearance, on: canvas, text: text)
    }
  }

  private func connect() {
    list.onSecondFloorChanged = { [weak self] in self?.open($0) }
    SignalConnection.connect(list.widget, "map") { [weak self] in self?.start() }
    SignalConnection.connect(list.widget, "unmap") { [weak self] in self?.tick?.stop() }
    SignalConnection.connect(
      list.widget, "event",
      event: { [weak self] event in
        if let event { self?.point(event.of(GdkEvent.self)) }
        return false
      })
    SignalConnection.connect(
      widget, "key-press-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        return press(event.of(GdkEventKey.self).pointee)
      })
  }

  private func open(_ isOpen: Bool) {
    self.isOpen = isOpen
    let hadFocus = gtk_widget_has_focus(widget).isTrue
    gtk_widget_set_visible(widget, gboolean(isOpen))
    if isOpen {
      name()
      gtk_widget_grab_focus(widget)
      start()
    } else {
      tick?.stop()
      if hadFocus { gtk_widget_grab_focus(list.widget) }
    }
  }

  // MARK: Time

  /// Whether animations are turned off.
  ///
  /// If so, the game advances only when the user steers the boat.
  private var isStill: Bool {
    _tug_integer_setting(gtk_widget_get_settings(list.widget), "gtk-enable-animations", 1) == 0
  }

  private func start() {
    guard isOpen else { return }
    lastTime = nil
    if isStill { settle(reach: nil) } else { tick?.start() }
  }

  private func update(at time: Int64) -> Bool {
    let seconds = lastTime.map { Double(time - $0) / Self.microseconds } ?? 0
    lastTime = time
    let caught = game.caught
    game.advance(by: seconds, reach: LightsScene.reach(on: page))
    show(after: caught)
    return isOpen
  }

  private func settle(reach: Double?) {
    let caught = game.caught
    game.settle(reach: reach)
    show(after: caught)
  }

  private func show(after caught: Int) {
    gtk_widget_queue_draw(list.widget)
    if game.caught != caught { name() }
  }

  private func name() { AccessibleName.set(LightsScene.title(of: game), of: widget) }

  private var page: Rect {
    Rect(
      x: 0, y: 0, width: Double(gtk_widget_get_allocated_width(list.widget)),
      height: Double(gtk_widget_get_allocated_height(list.widget)))
  }

  // MARK: Input

  /// Steers the boat to the position of a pointer or finger.
  private func point(_ event: UnsafeMutablePointer<GdkEvent>) {
    let type = event.pointee.type
    guard isOpen, type == GDK_MOTION_NOTIFY || type == GDK_TOUCH_BEGIN || type == GDK_TOUCH_UPDATE
    else { return }
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_coords(event, &x, &y).isTrue, page.width > 0 else { return }
    game.steer(to: x / page.width)
    if isStill { settle(reach: LightsScene.reach(on: page)) }
  }

  private func press(_ key: GdkEventKey) -> Bool {
    guard key.state & gtk_accelerator_get_default_mod_mask().rawValue == 0 else { return false }
    switch Int32(bitPattern: key.keyval) {
    case GDK_KEY_Left, GDK_KEY_KP_Left: game.steer(by: -Self.stride)
    case GDK_KEY_Right, GDK_KEY_KP_Right: game.steer(by: Self.stride)
    case GDK_KEY_Escape, GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down:
      list.closeSecondFloor()
      return true
    default: return false
    }
    if isStill { settle(reach: LightsScene.reach(on: page)) }
    return true
  }
}
