import CGtk
import GtkBridge

/// How a list follows its input devices, and who follows the list.
///
/// Inside a `GtkScrolledWindow` a list leaves to it what it cannot use itself: travel across its
/// axis, and travel along it that begins at an edge where no control can be pulled. Fingers on a
/// touch screen are the scrolled window's along the axes that it scrolls, since GTK gives them to it
/// first, unless its `kinetic-scrolling` is off.
extension ListView {
  /// What the notches of a wheel are multiplied by, 1 by default.
  ///
  /// A notch is min(p^(2/3), p/2) points in a viewport of p points, as in GTK. Above 0 and up to
  /// 100; anything else changes nothing. Source: replay contract, Exactly 11.
  public var wheelFactor: Double {
    get { peer?.pointer?.wheelFactor ?? 1 }
    set { peer?.pointer?.wheelFactor = newValue }
  }

  /// What the travel of fingers on a touchpad is multiplied by, 1 by default: point for point.
  ///
  /// A display server that counts in steps is taken at 10 points a step on Wayland and 15 on X11.
  /// Above 0 and up to 100; anything else changes nothing. Source: scroll physics reference, 2.3.
  public var touchpadFactor: Double {
    get { peer?.pointer?.touchpadFactor ?? 1 }
    set { peer?.pointer?.touchpadFactor = newValue }
  }

  /// Where the list is scrolled to as a `GtkAdjustment` in points, for a `GtkScrollbar`: it follows
  /// the list, and the list follows its value at once.
  ///
  /// Borrowed, and the same as long as the widget lives; nil once that is destroyed. It stays inside
  /// the range while the list is pulled beyond it.
  public var adjustment: UnsafeMutablePointer<GtkAdjustment>? { peer?.adjustment }
}
