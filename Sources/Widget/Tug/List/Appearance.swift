import CGtk
import CairoDrawing
import GtkBridge

/// The colours and fonts of one widget, cached until its theme or screen changes.
@MainActor final class Appearance {
  private var palette: Palette?
  private var text: TextRenderer?

  /// Returns the colours of `widget`, from the cache if possible.
  func palette(of widget: UnsafeMutablePointer<GtkWidget>) -> Palette {
    if let palette { return palette }
    let found = Palette(styleOf: widget)
    palette = found
    return found
  }

  /// Returns a text renderer with the fonts of `widget`, or `nil` if GTK has no Pango context for
  /// it.
  func text(of widget: UnsafeMutablePointer<GtkWidget>) -> TextRenderer? {
    if let text { return text }
    text = gtk_widget_get_pango_context(widget).map { TextRenderer(retaining: $0) }
    return text
  }

  /// Drops the cached colours, after a change of the theme.
  func forgetColors() {
    palette = nil
  }

  /// Drops the cached colours and fonts, after a change of the screen.
  func invalidate() {
    palette = nil
    text = nil
  }
}
