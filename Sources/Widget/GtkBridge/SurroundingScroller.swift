import CGtk

/// Searches the scrollable ancestors of a widget.
@MainActor package enum SurroundingScroller {
  /// Returns whether an ancestor of `widget` can currently scroll along `orientation`.
  ///
  /// The ancestor is a `GtkScrolledWindow` whose content exceeds its viewport.
  package static func exists(
    around widget: UnsafeMutablePointer<GtkWidget>, along orientation: GtkOrientation
  ) -> Bool {
    _tug_scroller_around(widget, orientation).isTrue
  }
}
