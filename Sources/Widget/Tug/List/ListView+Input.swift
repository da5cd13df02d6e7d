import CGtk
import GtkBridge

/// The input devices that a list follows, and the adjustment that follows the list.
///
/// As the child of a `GtkScrolledWindow` a list has its scrollbars, and scrolls by itself.
/// Deeper inside one a list leaves to it what it cannot use itself: motion across its
/// axis, and motion along it that begins at an edge where no control can be pulled. Along the axes
/// that the scrolled window scrolls it also has the fingers on a touch screen, since GTK gives them
/// to it first, unless its `kinetic-scrolling` is off.
extension ListView {
  /// The place of the list as a `GtkAdjustment` in points, for a `GtkScrollbar`: it follows the
  /// list, and the list follows its value at once.
  ///
  /// What the user does with a scrollbar that shows it is the user's scrolling, and what a program
  /// sets is not.
  ///
  /// Borrowed, and the same as long as the widget lives; nil once that is destroyed. It stays inside
  /// the range while the list is pulled beyond it.
  public var adjustment: UnsafeMutablePointer<GtkAdjustment>? { peer?.adjustment }
}
