import CGtk
import GtkBridge
import Translations
import Tug

/// The current values of a list's scroll position and controls, as one line of name and value each.
@MainActor final class InspectorNumbers {
  /// The gaps between a name and its value, and between lines, in points.
  private static let gap: gint = 12
  private static let lineGap: gint = 2

  /// A value of a list.
  private struct Line {
    let name: Message
    let text: (ScrollReading) -> String
  }

  private static let lines: [Line] = [
    Line(name: Message("InspectorOffset", "Offset")) { NumberText.points($0.offset) },
    Line(name: Message("InspectorVelocity", "Velocity")) {
      "\(NumberText.points($0.velocity)) pt/s"
    },
    Line(name: Message("InspectorPhase", "Phase")) { $0.phase },
    Line(name: Message("InspectorInsets", "Insets")) { text($0.inset) },
    Line(name: Message("InspectorAdjusted", "With controls")) { text($0.adjustedInset) },
    Line(name: Message("InspectorRange", "Range")) {
      "\(NumberText.points($0.minimumOffset)) … \(NumberText.points($0.maximumOffset))"
    },
    Line(name: Message("InspectorLimits", "Limits")) {
      "\(NumberText.points($0.lowestOffset)) … \(NumberText.points($0.highestOffset))"
    },
    Line(name: Message("InspectorHeader", "Header")) { text($0.header) },
    Line(name: Message("InspectorFooter", "Footer")) { text($0.footer) },
  ]

  let widget: UnsafeMutablePointer<GtkWidget>
  private var values: [UnsafeMutablePointer<GtkLabel>] = []

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.lineGap)
    let names = GObjectRef(adopting: gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL))
    for line in Self.lines {
      let row: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
      let name = label(isFaint: true)
      gtk_size_group_add_widget(names.pointer, name.raw.of(GtkWidget.self))
      let value = label(isFaint: false)
      values.append(value)
      let box = row.raw.of(GtkBox.self)
      gtk_box_pack_start(box, name.raw.of(GtkWidget.self), gboolean(false), gboolean(true), 0)
      gtk_box_pack_start(box, value.raw.of(GtkWidget.self), gboolean(true), gboolean(true), 0)
      gtk_box_pack_start(widget.raw.of(GtkBox.self), row, gboolean(false), gboolean(true), 0)
      Texts.observe(with: name.raw.of(GtkWidget.self)) { gtk_label_set_text(name, line.name.words) }
    }
  }

  /// Shows the values in `reading`.
  func show(_ reading: ScrollReading) {
    for (line, value) in zip(Self.lines, values) {
      let text = line.text(reading)
      // Setting a text causes a layout of the window, so skip unchanged texts.
      if gtk_label_get_text(value).map({ String(cString: $0) }) != text {
        gtk_label_set_text(value, text)
      }
    }
  }

  private func label(isFaint: Bool) -> UnsafeMutablePointer<GtkLabel> {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    let label = widget.raw.of(GtkLabel.self)
    gtk_label_set_xalign(label, 0)
    gtk_label_set_ellipsize(label, isFaint ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    if isFaint { gtk_style_context_add_class(gtk_widget_get_style_context(widget), "dim-label") }
    let attributes = pango_attr_list_new()
    // Tabular figures keep the text from shifting while numbers change.
    pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"))
    gtk_label_set_attributes(label, attributes)
    pango_attr_list_unref(attributes)
    return label
  }

  private static func text(_ inset: EdgeInsets) -> String {
    "\(NumberText.points(inset.top)) · \(NumberText.points(inset.bottom))"
  }

  private static func text(_ control: ScrollReading.Control?) -> String {
    guard let control else { return "—" }
    let (state, stage) = (control.state.rawValue, control.stage.rawValue)
    let names = state == stage ? state : "\(state), \(stage)"
    return "\(names) · \(NumberText.percent(control.pull))"
  }
}
