import CGtk

/// The scrollers around a widget.
@MainActor public enum SurroundingScroller {
  /// True when something around `widget` scrolls along `orientation` now: a `GtkScrolledWindow`, or
  /// another list with more content than room.
  public static func exists(
    around widget: UnsafeMutablePointer<GtkWidget>, along orientation: GtkOrientation
  ) -> Bool {
    _tug_scroller_around(widget, orientation).isTrue
  }
}
