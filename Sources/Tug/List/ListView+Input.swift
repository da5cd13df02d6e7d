import CGtk
import GtkBridge

/// The input devices that a list follows, and the adjustment that follows the list.
///
/// Inside a `GtkScrolledWindow` a list leaves to it what it cannot use itself: motion across its
/// axis, and motion along it that begins at an edge where no control can be pulled. Along the axes
/// that the scrolled window scrolls it also has the fingers on a touch screen, since GTK gives them
/// to it first, unless its `kinetic-scrolling` is off.
extension ListView {
  /// The factor of a wheel's notches, 1 by default.
  ///
  /// A notch is min(p^(2/3), p/2) points in a viewport of p points, as in GTK. Above 0 and up to
  /// 100; anything else changes nothing. Source: replay contract, Exactly 11.
  public var wheelFactor: Double {
    get { peer?.pointer?.wheelFactor ?? 1 }
    set { peer?.pointer?.wheelFactor = newValue }
  }

  /// The factor of the travel of fingers on a touchpad, 1 by default: point for point.
  ///
  /// A display server's steps count 10 points on Wayland and 15 on X11. Above 0 and up to 100;
  /// anything else changes nothing. Source: scroll physics reference, 2.3.
  public var touchpadFactor: Double {
    get { peer?.pointer?.touchpadFactor ?? 1 }
    set { peer?.pointer?.touchpadFactor = newValue }
  }

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
