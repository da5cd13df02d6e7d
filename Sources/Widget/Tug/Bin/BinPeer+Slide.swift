import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// The slide of the content after rows were inserted above the visible part.
///
/// The row at the start of the view keeps its place at first, wherever its container has put it.
/// The adjustment has its value at once: only the window that GTK's viewport moves is on its way. A
/// child that scrolls its rows itself, such as a tree or a text, does not slide.
extension BinPeer {
  /// The row at the start of the view before the bin allocates its child.
  struct FirstRow {
    let row: GObjectRef<UnsafeMutablePointer<GtkWidget>>
    /// The start of the row in the content, in points.
    let start: Double
    /// The position of the content, in points.
    let offset: Double
    /// The size of the bin, in points.
    let viewport: Size
  }

  /// Returns the row at the start of the view, or `nil` if no row was inserted, or if the content
  /// does not slide.
  func findFirstRow() -> FirstRow? {
    guard animatesRows, scene.animations, scene.isVisible, !shown.isNew, !scene.axis.isReversed,
      let content, let inside = content.slidingWidget
    else { return nil }
    let seen = content.offset + slide.distance(at: scene.time).rounded()
    var start: CInt = 0
    let row = _tug_content_first_row(
      inside, content.orientation, CInt(checked: seen) ?? 0, &start)
    return row.map {
      FirstRow(
        row: GObjectRef(retaining: $0), start: Double(start), offset: content.offset,
        viewport: scene.viewport)
    }
  }

  /// Starts to slide after an allocation before which `former` was the first row in the view.
  func slide(from former: FirstRow) {
    var start: CInt = 0
    guard let content, let inside = content.slidingWidget, former.viewport == scene.viewport,
      _tug_content_row_start(inside, former.row.pointer, content.orientation, &start).isTrue
    else { return }
    let growth = Double(start) - former.start - (content.offset - former.offset)
    guard growth > 0 else { return }
    // A footer within the view would leave the content.
    let limit = isFooterAfterShort ? 0 : scene.container.viewportLength
    slide.add(growth, at: scene.time, limit: limit)
  }

  /// Shows the content on its way to its place.
  func showSlide() { content?.slide(by: slide.distance(at: scene.time).rounded()) }

  /// Shows the content at its place at once.
  func stopSlide() {
    slide.stop()
    showSlide()
  }
}
