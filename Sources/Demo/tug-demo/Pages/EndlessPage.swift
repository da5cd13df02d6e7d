import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Endless": the days before and after today, without an end on either side.
///
/// The content has no length. After each scroll the insets are set from the offset, so that there
/// is always as much room on both sides. The days are drawn from the offset alone, which is never
/// set, so that nothing can drift.
@MainActor final class EndlessPage: PageContent {
  /// The height of a day in points.
  private static let dayHeight = 56.0
  /// Points beside the texts, as rows have them.
  private static let margin = 12.0
  /// The room on both sides in points: farther than a fling goes between two frames.
  private static let room = 100_000.0

  let list: ListView
  var title: String { Message("DaysTitle", "Days").words }
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
    list.didScroll = { [weak self] in self?.makeRoom() }
    Words.follow(with: list.widget) { [list] in gtk_widget_queue_draw(list.widget) }
    SignalConnection.connect(
      list.widget, "key-press-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        return press(event.of(GdkEventKey.self).pointee)
      })
  }

  func start() {
    makeRoom()
    // A list with room above begins at the top of that room.
    list.contentOffset = 0
  }

  /// Home leads back to today, and End nowhere: the ends of the range are ends of nothing.
  private func press(_ key: GdkEventKey) -> Bool {
    switch Int32(bitPattern: key.keyval) {
    case GDK_KEY_Home, GDK_KEY_KP_Home: list.setContentOffset(0, animated: true)
    case GDK_KEY_End, GDK_KEY_KP_End: break
    default: return false
    }
    return true
  }

  /// Sets the ends of the range as far from the offset, on both sides, as they were at first.
  private func makeRoom() {
    let offset = list.contentOffset
    list.contentInset = EdgeInsets(
      top: Self.room - offset, bottom: Self.room + offset + list.viewportSize.height)
  }

  private func draw(on cairo: OpaquePointer, from start: Double, length: Double) {
    let width = list.contentSize.width
    let isMirrored = ThemedText.isMirrored(in: list.widget)
    let first = (start / Self.dayHeight).rounded(.down)
    for index in stride(from: first, to: (start + length) / Self.dayHeight, by: 1) {
      guard let days = Int32(exactly: index), let day = today.adding(days: days) else { continue }
      let y = index * Self.dayHeight - start
      let room = width - 2 * Self.margin
      let name = ThemedText(
        day.name, scale: days == 0 ? ThemedText.heading : 1, room: room, in: list.widget)
      let rest = room - name.width - Self.margin
      let long = ThemedText(day.date, opacity: 0.7, room: room, in: list.widget)
      let date =
        long.width <= rest
        ? long : ThemedText(day.shortDate, opacity: 0.7, room: rest, in: list.widget)
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

  /// The share of the words' colour in the line between two days.
  private static let lineShare = 0.12

  /// Draws a line of one pixel that ends at `y`, in a faint shade of the words' colour.
  private func drawLine(on cairo: OpaquePointer, x: Double, y: Double, width: Double) {
    let style = gtk_widget_get_style_context(list.widget)
    var color = GdkRGBA()
    gtk_style_context_get_color(style, gtk_style_context_get_state(style), &color)
    // Not by the widget's scale: a screenshot may have another.
    var (across, along) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_target(cairo), &across, &along)
    let pixel = 1 / along
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, Self.lineShare)
    cairo_rectangle(cairo, x, y - pixel, width, pixel)
    cairo_fill(cairo)
  }
}
