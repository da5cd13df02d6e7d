import CGtk
import GtkBridge

/// A light that passes once along the top of a list, to show that there is something behind it.
///
/// It is not shown if animations are turned off.
@MainActor final class Glint {
  /// The duration in seconds, and the height in points.
  private static let seconds = 1.4
  private static let height: gint = 36
  /// The half width of the light, as a fraction of the list's width.
  private static let reach = 0.35
  private static let opacity = 0.75
  private static let color = (red: 1.0, green: 0.72, blue: 0.25)
  private static let microseconds = 1_000_000.0

  /// The widget to place over the list.
  let widget: UnsafeMutablePointer<GtkWidget>
  private var tick: FrameTick?
  private var start: Int64?
  private var fraction = 0.0

  /// Creates a glint that passes when its widget is shown for the first time.
  init() {
    widget = gtk_drawing_area_new()
    gtk_widget_set_has_window(widget, gboolean(false))
    gtk_widget_set_size_request(widget, -1, Self.height)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    tick = FrameTick(widget: widget) { [weak self] in self?.update(at: $0) ?? false }
    SignalConnection.connect(widget, "map") { [weak self] in self?.begin() }
    SignalConnection.connect(widget, "unmap") { [weak self] in self?.end() }
    SignalConnection.connectDraw(widget) { [weak self] in self?.draw(on: $0) }
  }

  private func begin() {
    let isAnimated =
      _tug_integer_setting(gtk_widget_get_settings(widget), "gtk-enable-animations", 1) != 0
    if isAnimated { tick?.start() } else { end() }
  }

  private func end() {
    tick?.stop()
    // It passes once.
    gtk_widget_set_no_show_all(widget, gboolean(true))
    gtk_widget_hide(widget)
  }

  private func update(at time: Int64) -> Bool {
    let first = start ?? time
    start = first
    fraction = Double(time - first) / (Self.seconds * Self.microseconds)
    guard fraction < 1 else {
      end()
      return false
    }
    gtk_widget_queue_draw(widget)
    return true
  }

  private func draw(on cairo: OpaquePointer) {
    let width = Double(gtk_widget_get_allocated_width(widget))
    let reach = width * Self.reach
    let place = (width + 2 * reach) * fraction - reach
    let color = Self.color
    let light = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    defer { cairo_pattern_destroy(light) }
    cairo_pattern_add_color_stop_rgba(
      light, 0, color.red, color.green, color.blue, Self.opacity)
    cairo_pattern_add_color_stop_rgba(light, 1, color.red, color.green, color.blue, 0)
    cairo_translate(cairo, place, 0)
    cairo_scale(cairo, max(reach, 1), Double(Self.height))
    cairo_set_source(cairo, light)
    cairo_paint(cairo)
  }
}
