import CGtk
import GtkBridge

/// Input devices, and the adjustment of a list.
///
/// A list that is the child of a `GtkScrolledWindow` uses its scrollbars and scrolls itself. A list
/// deeper inside a scrolled window passes to it the motion that the list cannot use. That is motion
/// across the list's axis, and motion along it that begins at an edge without a pullable control.
/// GTK gives touch events to the scrolled window first. The scrolled window therefore keeps touch
/// motion along the axes that it scrolls, unless its `kinetic-scrolling` is off.
extension ListView {
  /// The scroll position as a `GtkAdjustment` in points, for a `GtkScrollbar`.
  ///
  /// List and adjustment follow each other immediately. A change through a scrollbar that shows the
  /// adjustment counts as scrolling by the user. A change by the program does not.
  ///
  /// The pointer is borrowed and stays the same until the widget is destroyed; then it is `nil`.
  /// The value stays within bounds while the list is overscrolled.
  public var adjustment: UnsafeMutablePointer<GtkAdjustment>? { peer?.adjustment }
}
