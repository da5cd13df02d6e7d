import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Endless", which shows the days before and after today without an end in either
/// direction.
///
/// The content has no length. After each scroll the insets are set from the offset, so that the
/// same distance remains in both directions. The offset itself is never changed, and the days are
/// drawn from it directly, so that no errors accumulate.
@MainActor final class EndlessPage: PageContent {
  /// The height of a day in points.
  private static let dayHeight = 56.0
  /// The horizontal margin of the texts in points, the same as in rows.
  private static let margin = 12.0
  /// The distance to both ends in points, which is more than the list can scroll between two
  /// frames.
  private static let distanceToEnd = 100_000.0

  let list: ListView
  var title: String { Message("PageEndless", "Endless days").words }
  let subtitle = ""
  var onTitleChanged: (@MainActor () -> Void)?
  var widget: UnsafeMutablePointer<GtkWidget> { list.widget }

  private let today: CalendarDay

  init() {
    today = CalendarDay.today
    var draw: (@MainActor (OpaquePointer, Double, Double) -> Void)?
    list = ListView(contentLength: 0) { draw?($0, $1, $2) }
    draw = { [weak self] in self?.draw(on: $0, from: $1, length: $2) }
    list.maximumContentWidth = Page.contentWidth
    list.didScroll = { [weak self] in self?.extendInsets() }
    Texts.observe(with: list.widget) { [list] in gtk_widget_queue_draw(list.widget) }
    SignalConnection.connect(
      list.widget, "key-press-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        return press(event.of(GdkEventKey.self).pointee)
      })
  }

  func start() {
    extendInsets()
    // A list with a top inset starts at its minimum offset, so scroll to today.
    list.contentOffset = 0
  }

  /// Handles Home, which scrolls to today, and End, which does nothing: the ends of the range have
  /// no meaning.
  private func press(_ key: GdkEventKey) -> Bool {
    switch Int32(bitPattern: key.keyval) {
    case GDK_KEY_Home, GDK_KEY_KP_Home: list.setContentOffset(0, animated: true)
    case GDK_KEY_End, GDK_KEY_KP_End: break
    default: return false
    }
    return true
  }

  /// Sets the insets so that both ends of the range are ``distanceToEnd`` points away from the
  /// current offset.
  private func extendInsets() {
    let offset = list.contentOffset
    list.contentInset = EdgeInsets(
      top: Self.distanceToEnd - offset,
      bottom: Self.distanceToEnd + offset + list.viewportSize.height)
  }

  private func draw(on cairo: OpaquePointer, from start: Double, length: Double) {
    let width = list.contentSize.width
    let isMirrored = ThemedText.isMirrored(in: list.widget)
    let first = (start / Self.dayHeight).rounded(.down)
    for index in stride(from: first, to: (start + length) / Self.dayHeight, by: 1) {
      guard let days = Int32(exactly: index), let day = today.adding(days: days) else { continue }
      let y = index * Self.dayHeight - start
      let space = width - 2 * Self.margin
      let name = ThemedText(
        day.name, scale: days == 0 ? ThemedText.heading : 1, space: space, in: list.widget)
      let rest = space - name.width - Self.margin
      let long = ThemedText(day.date, opacity: 0.7, space: space, in: list.widget)
      let date =
        long.width <= rest
        ? long : ThemedText(day.shortDate, opacity: 0.7, space: rest, in: list.widget)
      name.draw(
        on: cairo, x: isMirrored ? width - Self.margin - name.width : Self.margin,
        y: y + ((Self.dayHeight - name.height) / 2).rounded(.down))
      date.draw(
        on: cairo, x: isMirrored ? Self.margin : width - Self.margin - date.width,
        y: y + ((Self.dayHeight - date.height) / 2).rounded(.down))
      drawLine(
        on: cairo, x: isMirrored ? 0 : Self.margin, y: y + Self.dayHeight,
        width: width - Self.margin)
    }
  }

  /// The opacity of the text colour in the line between two days.
  private static let lineOpacity = 0.12

  /// Draws a line one pixel thick directly above `y`, in a faint text colour.
  private func drawLine(on cairo: OpaquePointer, x: Double, y: Double, width: Double) {
    let style = gtk_widget_get_style_context(list.widget)
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    // Read the scale from the surface, because a screenshot's scale may differ from the widget's.
    var (across, along) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_target(cairo), &across, &along)
    let pixel = 1 / along
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, Self.lineOpacity)
    cairo_rectangle(cairo, x, y - pixel, width, pixel)
    cairo_fill(cairo)
  }
}
