import CGtk
import GtkBridge

/// A label of the gallery, which is ellipsized if its text does not fit.
@MainActor final class GalleryLabel {
  /// The style of a label.
  enum Kind {
    /// The heading of a main section, and the heading of a subsection.
    case title, heading
    /// The name of a control.
    case name
    /// A label of a widget.
    case text
    /// A fainter sentence of up to the given number of lines.
    case summary(lines: gint)
  }

  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  /// Creates a label without text.
  init(_ kind: Kind) {
    reference = GObjectRef(adopting: gtk_label_new(nil))
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    let attributes = pango_attr_list_new()
    switch kind {
    case .title:
      gtk_widget_set_margin_top(widget, Self.titleMargin)
      pango_attr_list_insert(attributes, pango_attr_scale_new(Self.titleScale))
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      setRole(ATK_ROLE_HEADING)
    case .heading:
      gtk_widget_set_margin_top(widget, Self.headingMargin)
      pango_attr_list_insert(attributes, pango_attr_scale_new(ThemedText.heading))
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      setRole(ATK_ROLE_HEADING)
    case .name:
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      gtk_label_set_lines(label, Self.nameLines)
      takeGivenWidth()
    case .text: break
    case .summary(let lines):
      gtk_label_set_lines(label, lines)
      gtk_label_set_yalign(label, 0)
      takeGivenWidth()
      gtk_style_context_add_class(gtk_widget_get_style_context(widget), "dim-label")
    }
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    CutLabel.follow(label)
  }

  /// The font size of a title, relative to the surrounding text.
  private static let titleScale = 1.6
  /// The maximum number of lines of a name.
  private static let nameLines: gint = 2
  /// The margin above a heading in points, which separates it from the previous section.
  private static let titleMargin: gint = 12
  private static let headingMargin: gint = 6

  var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer }

  /// Shows `text`.
  ///
  /// A tooltip contains the whole text if the label is too small for it.
  func show(_ text: String) {
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_text(label, text)
    CutLabel.showTooltip(of: label)
  }

  /// Lets the label wrap in the width of its container without widening the container.
  private func takeGivenWidth() {
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_line_wrap(label, gboolean(true))
    // A long word of large text is wider than a phone's window.
    gtk_label_set_line_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
    gtk_label_set_width_chars(label, 1)
    gtk_label_set_max_width_chars(label, 1)
  }

  private func setRole(_ role: AtkRole) {
    atk_object_set_role(gtk_widget_get_accessible(widget), role)
  }
}
