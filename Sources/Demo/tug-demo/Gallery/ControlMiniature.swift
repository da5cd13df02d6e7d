import CGtk
import GtkBridge
import Tug

/// A small picture of the header that a card shows at rest.
@MainActor final class ControlMiniature {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let list: ListView
  /// The scale of the picture, in which long words fit into its width.
  private let scale: Double

  /// The size of the picture in points.
  private static let (width, height) = (70.0, 30.0)
  /// The part of the card above the rows that a control covers, in points.
  private static let covered = 48.0

  /// Creates a picture of the header on `card`.
  init(of card: GalleryCard) {
    list = card.content.list
    scale = card.content.choice == .header(.twoLevel) ? 0.4 : 0.6
    widget = gtk_drawing_area_new()
    gtk_widget_set_size_request(widget, gint(Self.width), gint(Self.height))
    SignalConnection.connectDraw(widget) { [weak self] in self?.draw(on: $0) }
    card.play.onRested = { [widget] in gtk_widget_queue_draw(widget) }
  }

  /// Draws the header without the rows below it, which are too small to be read.
  private func draw(on cairo: OpaquePointer) {
    guard gtk_widget_get_mapped(list.widget).isTrue else { return }
    let width = Double(gtk_widget_get_allocated_width(widget)) / scale
    let height = Double(gtk_widget_get_allocated_height(widget)) / scale
    let side = (Double(gtk_widget_get_allocated_width(list.widget)) - width) / 2
    let shown = min(list.contentOffset < 0 ? -list.contentOffset : Self.covered, height)
    cairo_scale(cairo, scale, scale)
    cairo_translate(cairo, -side, (height - shown) / 2)
    cairo_rectangle(cairo, side, 0, width, shown)
    cairo_clip(cairo)
    gtk_widget_draw(list.widget, cairo)
  }
}
