import CGtk
import CairoDrawing
import GtkBridge

/// The colours and fonts of a widget, kept until its theme or its screen changes.
@MainActor final class Appearance {
  private var palette: Palette?
  private var text: TextRenderer?

  /// The colours of `widget`.
  func palette(of widget: UnsafeMutablePointer<GtkWidget>) -> Palette {
    if let palette { return palette }
    let found = Palette(styleOf: widget)
    palette = found
    return found
  }

  /// The fonts of `widget`.
  func text(of widget: UnsafeMutablePointer<GtkWidget>) -> TextRenderer? {
    if let text { return text }
    text = gtk_widget_get_pango_context(widget).map { TextRenderer(retaining: $0) }
    return text
  }

  /// Forgets the colours, as the theme has changed.
  func forgetColors() {
    palette = nil
  }

  /// Forgets colours and fonts, as the screen has changed.
  func invalidate() {
    palette = nil
    text = nil
  }
}
