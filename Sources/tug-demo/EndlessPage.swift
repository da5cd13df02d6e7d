import CGtk
import GtkBridge
import Tug

/// The page "Endless": the days before and after today, without an end on either side.
///
/// The content has no length at all. Each time the list has scrolled, its insets are set from its
/// offset, so that there is always as much room on both sides; the days are drawn from the offset
/// alone, and it is never set: nothing can drift.
@MainActor final class EndlessPage: PageContent {
  /// Points of a day.
  private static let dayHeight = 56.0
  /// Points beside the texts, as rows have them.
  private static let margin = 12.0
  /// Points of room on both sides: farther than a fling goes between two frames.
  private static let room = 100_000.0

  let list: ListView
  let title = "Days"
  let subtitle = ""
  var onTitleChanged: (@MainActor () -> Void)?
  var widget: UnsafeMutablePointer<GtkWidget> { list.widget }

  private let today: CalendarDay

  init() {
    today = CalendarDay.today
    var draw: (@MainActor (OpaquePointer, Double, Double) -> Void)?
    list = ListView(contentLength: 0) { draw?($0, $1, $2) }
    draw = { [weak self] in self?.draw(on: $0, from: $1, length: $2) }
    list.didScroll = { [weak self] in self?.makeRoom() }
  }

  func start() {
    makeRoom()
    // A list that has room above begins at its top.
    list.contentOffset = 0
  }

  /// Puts the ends of the range as far from the offset on both sides as they were at first.
  private func makeRoom() {
    let offset = list.contentOffset
    list.contentInset = EdgeInsets(
      top: Self.room - offset, bottom: Self.room + offset + list.viewportSize.height)
  }

  private func draw(on cairo: OpaquePointer, from start: Double, length: Double) {
    let width = list.viewportSize.width
    let isMirrored = ThemedText.isMirrored(in: list.widget)
    let first = (start / Self.dayHeight).rounded(.down)
    for index in stride(from: first, to: (start + length) / Self.dayHeight, by: 1) {
      guard let days = Int32(exactly: index), let day = today.adding(days: days) else { continue }
      let y = index * Self.dayHeight - start
      let name = ThemedText(
        day.name, scale: days == 0 ? ThemedText.heading : 1, in: list.widget)
      name.draw(
        on: cairo, x: isMirrored ? width - Self.margin - name.width : Self.margin,
        y: y + ((Self.dayHeight - name.height) / 2).rounded(.down))
      let date = ThemedText(day.date, opacity: 0.7, in: list.widget)
      date.draw(
        on: cairo, x: isMirrored ? Self.margin : width - Self.margin - date.width,
        y: y + ((Self.dayHeight - date.height) / 2).rounded(.down))
      cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 0.3)
      cairo_rectangle(
        cairo, isMirrored ? 0 : Self.margin, y + Self.dayHeight - 1, width - Self.margin, 1)
      cairo_fill(cairo)
    }
  }
}
