import CGtk
import GtkBridge
import Translations

/// A bar chart of the most recent frame durations, with a line at the frame interval.
@MainActor final class FramePlot {
  /// The height of the widget, in points.
  private static let height: gint = 44
  /// The longest duration that fits into the chart, as a multiple of the frame interval.
  private static let budgets = 2.0
  private static let opacity = 0.8

  let widget: UnsafeMutablePointer<GtkWidget>
  private var times = FrameTimes()
  private var budget = 1.0

  init() {
    widget = gtk_drawing_area_new()
    gtk_widget_set_size_request(widget, -1, Self.height)
    SignalConnection.connectDraw(widget) { [weak self] in self?.draw(on: $0) }
    Texts.observe(with: widget) { [widget] in
      AccessibleName.set(
        Message("InspectorFrames", "Durations of the last frames").words, of: widget)
    }
  }

  /// Shows `times`.
  ///
  /// Frames longer than `budget` seconds are marked as late.
  func show(_ times: FrameTimes, budget: Double) {
    (self.times, self.budget) = (times, max(budget, .leastNormalMagnitude))
    gtk_widget_queue_draw(widget)
  }

  private func draw(on cairo: OpaquePointer) {
    let colors = PlotColors(of: widget)
    let width = Double(gtk_widget_get_allocated_width(widget))
    let height = Double(gtk_widget_get_allocated_height(widget))
    colors.background.use(on: cairo)
    cairo_rectangle(cairo, 0, 0, width, height)
    cairo_fill(cairo)
    let barWidth = width / Double(FrameTimes.capacity)
    let first = FrameTimes.capacity - times.seconds.count
    for (place, time) in times.seconds.enumerated() {
      let fraction = min(time / budget / Self.budgets, 1)
      (time > budget ? colors.error : colors.line).use(on: cairo, opacity: Self.opacity)
      cairo_rectangle(
        cairo, Double(first + place) * barWidth, height * (1 - fraction), max(barWidth - 0.5, 0.5),
        height * fraction)
      cairo_fill(cairo)
    }
    colors.warning.use(on: cairo)
    cairo_rectangle(cairo, 0, (height * (1 - 1 / Self.budgets)).rounded(), width, 1)
    cairo_fill(cairo)
  }
}
