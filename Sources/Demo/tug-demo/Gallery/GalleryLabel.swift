import CGtk
import GtkBridge

/// A line or two of the gallery's text, which end in an ellipsis where there is no room.
@MainActor final class GalleryLabel {
  /// The looks of a text.
  enum Kind {
    /// The heading of all that follows, and one of a part.
    case title, heading
    /// The name of a control.
    case name
    /// A sentence of up to so many lines, fainter.
    case summary(lines: gint)
  }

  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  /// A text without words yet.
  init(_ kind: Kind) {
    reference = GObjectRef(adopting: gtk_label_new(nil))
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END)
    let attributes = pango_attr_list_new()
    switch kind {
    case .title:
      gtk_widget_set_margin_top(widget, Self.titleRoom)
      pango_attr_list_insert(attributes, pango_attr_scale_new(Self.titleScale))
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      tell(ATK_ROLE_HEADING)
    case .heading:
      gtk_widget_set_margin_top(widget, Self.headingRoom)
      pango_attr_list_insert(attributes, pango_attr_scale_new(ThemedText.heading))
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      tell(ATK_ROLE_HEADING)
    case .name:
      pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
      takeGivenWidth()
    case .summary(let lines):
      gtk_label_set_line_wrap(label, gboolean(true))
      gtk_label_set_lines(label, lines)
      gtk_label_set_yalign(label, 0)
      takeGivenWidth()
      gtk_style_context_add_class(gtk_widget_get_style_context(widget), "dim-label")
    }
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
  }

  /// The size of the largest heading as a multiple of the text around it; chosen here.
  private static let titleScale = 1.6
  /// Points above headings, so that they belong to what follows; chosen here.
  private static let titleRoom: gint = 12
  private static let headingRoom: gint = 6

  var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer }

  /// Shows `text`; the tooltip has all of it.
  func show(_ text: String) {
    gtk_label_set_text(widget.raw.of(GtkLabel.self), text)
    gtk_widget_set_tooltip_text(widget, text)
  }

  /// The text has the width of what it is below, and does not make it wider.
  private func takeGivenWidth() {
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_width_chars(label, 1)
    gtk_label_set_max_width_chars(label, 1)
  }

  private func tell(_ role: AtkRole) {
    atk_object_set_role(gtk_widget_get_accessible(widget), role)
  }
}
