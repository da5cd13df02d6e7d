import CGtk
import GtkBridge
import Translations

/// The style of buttons that show a widget instead of a label.
@MainActor private let tightStyle = StyleSheet("button { padding: 4px; }")

/// A row of buttons for choosing one value, which wraps in a narrow window.
@MainActor final class ChoiceRow<Value: Hashable> {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user chooses another value.
  var onChosen: (@MainActor (Value) -> Void)?

  private let name: Message
  private let label: (Value) -> Message
  private let showsLabels: Bool
  private let maximumColumns: Int
  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private var buttons: [(value: Value, button: UnsafeMutablePointer<GtkWidget>)] = []
  /// The number of buttons next to each other.
  ///
  /// It is small before the row has a width, so that the row does not widen a window.
  private var columns = 2
  /// Whether the program presses a button.
  private var isSelecting = false

  /// The gap between the buttons, in points.
  private static var gap: guint { 6 }

  /// Creates a row of buttons for `values`, the first of which is pressed.
  ///
  /// The buttons show the widgets that `content` returns, or else their labels. `name` is the
  /// accessible name of the row. At most `maximumColumns` buttons are next to each other. Call
  /// ``showTexts()`` to set the texts.
  init(
    _ name: Message, _ values: [Value], maximumColumns: Int = .max,
    label: @escaping (Value) -> Message,
    content: ((Value) -> UnsafeMutablePointer<GtkWidget>)? = nil
  ) {
    self.name = name
    self.label = label
    showsLabels = content == nil
    self.maximumColumns = maximumColumns
    reference = GObjectRef(adopting: gtk_flow_box_new())
    widget = reference.pointer
    let box = widget.raw.of(GtkFlowBox.self)
    gtk_flow_box_set_selection_mode(box, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(box, gboolean(true))
    gtk_flow_box_set_max_children_per_line(box, guint(columns))
    gtk_flow_box_set_column_spacing(box, Self.gap)
    gtk_flow_box_set_row_spacing(box, Self.gap)
    for value in values { add(value, showing: content?(value), to: box) }
    gtk_widget_show_all(widget)
    SignalConnection.connect(
      widget, "key-press-event",
      event: { [weak self] event in
        guard let key = event?.of(GdkEventKey.self).pointee.keyval else { return false }
        return self?.press(Int32(bitPattern: key)) ?? false
      })
    SignalConnection.connect(
      widget, "size-allocate",
      pointer: { [weak self] _ in
        // The handler runs during a layout, so change the layout after it.
        Task { self?.balance() }
      })
  }

  /// Chooses the next or the previous value by an arrow key.
  ///
  /// Returns whether the key was used.
  private func press(_ key: Int32) -> Bool {
    let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let possible = buttons.map(\.button).filter { gtk_widget_get_sensitive($0).isTrue }
    guard
      let place = possible.firstIndex(where: {
        gtk_toggle_button_get_active($0.raw.of(GtkToggleButton.self)).isTrue
      })
    else { return false }
    let step: Int
    switch key {
    case GDK_KEY_Left: step = isMirrored ? 1 : -1
    case GDK_KEY_Right: step = isMirrored ? -1 : 1
    case GDK_KEY_Up: step = -1
    case GDK_KEY_Down: step = 1
    default: return false
    }
    guard possible.indices.contains(place + step) else { return true }
    let next = possible[place + step]
    gtk_toggle_button_set_active(next.raw.of(GtkToggleButton.self), gboolean(true))
    gtk_widget_grab_focus(next)
    return true
  }

  /// Arranges the buttons in the fewest lines that fit, of about the same length.
  private func balance() {
    let widths = buttons.map { _, button in
      var (minimum, natural): (gint, gint) = (0, 0)
      gtk_widget_get_preferred_width(button, &minimum, &natural)
      return Int(natural)
    }
    let gap = Int(Self.gap)
    let space = Int(gtk_widget_get_allocated_width(widget)) + gap
    let fitting = min(max(space / ((widths.max() ?? 0) + gap), 1), maximumColumns)
    let lines = (buttons.count + fitting - 1) / fitting
    let balanced = (buttons.count + lines - 1) / max(lines, 1)
    guard balanced != columns else { return }
    columns = balanced
    gtk_flow_box_set_max_children_per_line(widget.raw.of(GtkFlowBox.self), guint(columns))
  }

  private func add(
    _ value: Value, showing content: UnsafeMutablePointer<GtkWidget>?,
    to box: UnsafeMutablePointer<GtkFlowBox>
  ) {
    let button: UnsafeMutablePointer<GtkWidget> = gtk_radio_button_new_from_widget(
      buttons.first?.button.raw.of(GtkRadioButton.self))
    gtk_toggle_button_set_mode(button.raw.of(GtkToggleButton.self), gboolean(false))
    if let content {
      gtk_container_add(button.raw.of(GtkContainer.self), content)
      tightStyle.apply(to: button)
    }
    buttons.append((value, button))
    gtk_widget_set_can_focus(button, gboolean(buttons.count == 1))
    SignalConnection.connect(button, "toggled") { [weak self] in
      let isPressed = gtk_toggle_button_get_active(button.raw.of(GtkToggleButton.self)).isTrue
      // Tab reaches the pressed button only, and the arrow keys the others.
      gtk_widget_set_can_focus(button, gboolean(isPressed))
      guard let self, isPressed, !isSelecting else { return }
      onChosen?(value)
    }
    gtk_container_add(box.raw.of(GtkContainer.self), FlowBoxChild.around(button))
  }

  /// Presses the button of `value`, without a call of ``onChosen``.
  func select(_ value: Value) {
    guard let button = buttons.first(where: { $0.value == value })?.button else { return }
    let hasFocus = buttons.contains { gtk_widget_has_focus($0.button).isTrue }
    isSelecting = true
    gtk_toggle_button_set_active(button.raw.of(GtkToggleButton.self), gboolean(true))
    isSelecting = false
    if hasFocus { gtk_widget_grab_focus(button) }
  }

  /// Lets the user choose only the values for which `obstacle` returns `nil`.
  ///
  /// The tooltips of the others are the returned reasons.
  func disable(_ obstacle: (Value) -> Message?) {
    for (value, button) in buttons {
      let reason = obstacle(value)
      gtk_widget_set_sensitive(button, gboolean(reason == nil))
      gtk_widget_set_tooltip_text(button, reason?.words)
    }
  }

  /// Updates the labels to the current language.
  ///
  /// A button that shows a widget has its label as tooltip and accessible name.
  func showTexts() {
    AccessibleName.set(name.words, of: widget)
    for (value, button) in buttons {
      let words = label(value).words
      if showsLabels {
        gtk_button_set_label(button.raw.of(GtkButton.self), words)
      } else {
        gtk_widget_set_tooltip_text(button, words)
        AccessibleName.set(words, of: button)
      }
    }
  }
}
