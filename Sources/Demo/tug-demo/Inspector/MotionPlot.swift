import CGtk
import GtkBridge
import Translations

/// A plot of a list's offset over the last seconds, with lines for the bounds set by insets and
/// controls.
///
/// Larger offsets are higher up, so that the line moves in the direction of the content.
@MainActor final class MotionPlot {
  /// The height of the plot, and the width of the space for numbers next to it, in points.
  private static let height: gint = 172
  private static let margin = 44.0
  private static let gap = 4.0
  private static let lineWidth = 2.0
  /// The dash lengths of the lines for bounds, in points.
  private static let dashes: [Double] = [4, 3]
  private static let faint = 0.14
  private static let half = 0.55

  let widget: UnsafeMutablePointer<GtkWidget>
  private var samples: [MotionSample] = []
  private var now = 0.0

  init() {
    widget = gtk_drawing_area_new()
    gtk_widget_set_size_request(widget, -1, Self.height)
    SignalConnection.connectDraw(widget) { [weak self] in self?.draw(on: $0) }
    Texts.observe(with: widget) { [widget] in
      AccessibleName.set(
        Message("InspectorPlot", "The offset in the last five seconds").words, of: widget)
      gtk_widget_queue_draw(widget)
    }
  }

  /// Shows `samples` up to the time `now`, in seconds.
  func show(_ samples: [MotionSample], at now: Double) {
    (self.samples, self.now) = (samples, now)
    gtk_widget_queue_draw(widget)
  }

  // MARK: Drawing

  /// A line that shows a bound of the offset.
  private struct Bound {
    let name: Message
    let color: GdkRGBA
    let isDashed: Bool
    let value: (MotionSample) -> Double?
  }

  private func bounds(_ colors: PlotColors) -> [Bound] {
    let armed = Message("InspectorArmed", "Armed")
    let limit = Message("InspectorLimit", "Limit")
    return [
      Bound(
        name: Message("InspectorStart", "Start"), color: colors.text, isDashed: false,
        value: { $0.rest.lowerBound }),
      Bound(
        name: Message("InspectorEnd", "End"), color: colors.text, isDashed: false,
        value: { $0.rest.upperBound }),
      Bound(name: armed, color: colors.warning, isDashed: true, value: { $0.header }),
      Bound(name: armed, color: colors.warning, isDashed: true, value: { $0.footer }),
      Bound(name: limit, color: colors.error, isDashed: true, value: { $0.limits.lowerBound }),
      Bound(name: limit, color: colors.error, isDashed: true, value: { $0.limits.upperBound }),
    ]
  }

  private func draw(on cairo: OpaquePointer) {
    let colors = PlotColors(of: widget)
    let size = (
      width: Double(gtk_widget_get_allocated_width(widget)),
      height: Double(gtk_widget_get_allocated_height(widget))
    )
    let area = Area(width: max(size.width - Self.margin, 1), height: size.height, now: now)
    colors.background.use(on: cairo)
    cairo_rectangle(cairo, 0, 0, size.width, size.height)
    cairo_fill(cairo)
    guard let last = samples.last else { return }
    let bounds = bounds(colors)
    let scale = PlotScale(
      of: samples.map(\.offset), bounds: bounds.compactMap { $0.value(last) })
    drawGrid(on: cairo, area, scale, colors)
    var names: [Double] = []
    for bound in bounds { draw(bound, on: cairo, area, scale, last, &names) }
    cairo_save(cairo)
    cairo_rectangle(cairo, 0, 0, area.width, area.height)
    cairo_clip(cairo)
    colors.line.use(on: cairo)
    cairo_set_line_width(cairo, Self.lineWidth)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    trace(on: cairo, area, scale) { $0.offset }
    cairo_restore(cairo)
  }

  /// The coordinates of the area in which lines are drawn.
  private struct Area {
    let width: Double
    let height: Double
    let now: Double

    func x(_ time: Double) -> Double { width * (1 - (now - time) / MotionSamples.seconds) }
    func y(_ value: Double, _ scale: PlotScale) -> Double { height * scale.fraction(of: value) }
  }

  private func drawGrid(
    on cairo: OpaquePointer, _ area: Area, _ scale: PlotScale, _ colors: PlotColors
  ) {
    colors.text.use(on: cairo, opacity: Self.faint)
    cairo_set_line_width(cairo, 1)
    for second in 1..<Int(MotionSamples.seconds) {
      let x = area.x(now - Double(second)).rounded() + 0.5
      cairo_move_to(cairo, x, 0)
      cairo_line_to(cairo, x, area.height)
    }
    cairo_move_to(cairo, area.width.rounded() + 0.5, 0)
    cairo_line_to(cairo, area.width.rounded() + 0.5, area.height)
    for value in scale.rounds.dropFirst().dropLast() {
      let y = area.y(value, scale).rounded() + 0.5
      cairo_move_to(cairo, 0, y)
      cairo_line_to(cairo, area.width, y)
    }
    cairo_stroke(cairo)
    for value in scale.rounds.dropFirst().dropLast() {
      let text = ThemedText(
        NumberText.whole(value), scale: Self.small, opacity: Self.half, space: Self.margin,
        in: widget)
      text.draw(
        on: cairo, x: area.width + Self.margin - Self.gap - text.width,
        y: area.y(value, scale) - text.height / 2)
    }
  }

  /// The font size of the labels, relative to the surrounding text.
  private static let small = 0.8

  private func draw(
    _ bound: Bound, on cairo: OpaquePointer, _ area: Area, _ scale: PlotScale,
    _ last: MotionSample, _ names: inout [Double]
  ) {
    guard let value = bound.value(last), scale.range.contains(value) else { return }
    cairo_save(cairo)
    cairo_rectangle(cairo, 0, 0, area.width, area.height)
    cairo_clip(cairo)
    bound.color.use(on: cairo, opacity: Self.half)
    cairo_set_line_width(cairo, 1)
    if bound.isDashed { cairo_set_dash(cairo, Self.dashes, Int32(Self.dashes.count), 0) }
    trace(on: cairo, area, scale, bound.value)
    cairo_restore(cairo)
    let name = ThemedText(
      bound.name.words, scale: Self.small, opacity: Self.half, space: area.width, in: widget)
    let y = area.y(value, scale)
    // Place the name above its line, or below if there is no space above.
    let place = y - name.height >= 0 ? y - name.height : y
    // If lines are close together, draw only the first name.
    guard names.allSatisfy({ abs($0 - place) >= name.height }) else { return }
    names.append(place)
    name.draw(on: cairo, x: Self.gap, y: place)
  }

  /// Draws a value as straight lines from sample to sample, and as a level line to the right edge.
  private func trace(
    on cairo: OpaquePointer, _ area: Area, _ scale: PlotScale,
    _ value: (MotionSample) -> Double?
  ) {
    var former: MotionSample?
    for sample in samples {
      guard let point = value(sample), point.isFinite else {
        former = nil
        continue
      }
      let y = pixel(area.y(point, scale))
      if let former, let start = value(former) {
        // After a pause the value was unchanged until the last frame before this sample: draw a
        // level line.
        if sample.time - former.time > Self.longestFrame {
          cairo_line_to(cairo, area.x(sample.time - Self.longestFrame), pixel(area.y(start, scale)))
        }
        cairo_line_to(cairo, area.x(sample.time), y)
      } else {
        cairo_move_to(cairo, area.x(sample.time), y)
      }
      former = sample
    }
    if let former, let end = value(former) {
      cairo_line_to(cairo, area.width, pixel(area.y(end, scale)))
    }
    cairo_stroke(cairo)
  }

  /// The duration in seconds above which two samples are not from consecutive frames.
  private static let longestFrame = 0.1

  /// Rounds to half pixels, so that level lines are sharp.
  private func pixel(_ y: Double) -> Double { (y * 2).rounded() / 2 }
}
