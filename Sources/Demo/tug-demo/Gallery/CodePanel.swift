import CGtk
import GtkBridge
import Translations
import Tug

/// The program for a control in one of several languages, with a button that copies it.
@MainActor final class CodePanel {
  let widget: UnsafeMutablePointer<GtkWidget>

  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let forms: UnsafeMutablePointer<GtkComboBoxText>
  private let button: UnsafeMutablePointer<GtkWidget>
  private let view: UnsafeMutablePointer<GtkWidget>
  private var setup: ControlSetup
  /// The text that was copied last.
  private var copied: String?

  /// The gap between the parts, the margin around the code and its minimum height, in points.
  private static let (gap, margin, height): (gint, gint, gint) = (6, 8, 130)

  /// Creates the panel for `setup`.
  init(_ setup: ControlSetup) {
    self.setup = setup
    reference = GObjectRef(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap))
    widget = reference.pointer
    let choice: UnsafeMutablePointer<GtkWidget> = gtk_combo_box_text_new()
    forms = choice.raw.of(GtkComboBoxText.self)
    button = gtk_button_new()
    view = MonospacedText.view(margin: Self.margin)
    for form in ControlCode.Form.allCases { gtk_combo_box_text_append_text(forms, form.name) }
    gtk_combo_box_set_active(choice.raw.of(GtkComboBox.self), 0)
    pack(choice)
    SignalConnection.connect(choice, "changed") { [weak self] in self?.showCode() }
    SignalConnection.connect(button, "clicked") { [weak self] in self?.copy() }
  }

  private func pack(_ choice: UnsafeMutablePointer<GtkWidget>) {
    let bar: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    gtk_box_pack_start(bar.raw.of(GtkBox.self), choice, gboolean(false), gboolean(true), 0)
    gtk_box_pack_end(bar.raw.of(GtkBox.self), button, gboolean(false), gboolean(true), 0)
    let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
    let scrolled = scroller.raw.of(GtkScrolledWindow.self)
    gtk_scrolled_window_set_shadow_type(scrolled, GTK_SHADOW_IN)
    gtk_scrolled_window_set_min_content_height(scrolled, Self.height)
    gtk_container_add(scroller.raw.of(GtkContainer.self), view)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, bar, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, scroller, gboolean(true), gboolean(true), 0)
    gtk_widget_show_all(widget)
  }

  /// Shows the program for another setup.
  func show(_ setup: ControlSetup) {
    self.setup = setup
    showCode()
  }

  /// Updates all texts to the current language.
  func showTexts() {
    AccessibleName.set(Message("Code", "Code").words, of: view)
    AccessibleName.set(
      Message("CodeLanguage", "Programming language").words, of: forms.raw.of(GtkWidget.self))
    showCode()
  }

  private var code: String {
    let index = Int(gtk_combo_box_get_active(forms.raw.of(GtkComboBox.self)))
    let forms = ControlCode.Form.allCases
    guard forms.indices.contains(index) else { return "" }
    return ControlCode(setup).text(as: forms[index])
  }

  /// Shows the code, and whether the clipboard got it.
  private func showCode() {
    let code = code
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.raw.of(GtkTextView.self)), code, -1)
    gtk_button_set_label(
      button.raw.of(GtkButton.self),
      code == copied
        ? Message("CodeCopied", "Copied").words : Message("CodeCopy", "Copy").words)
  }

  private func copy() {
    let clipboard = gtk_widget_get_clipboard(button, gdk_atom_intern_static_string("CLIPBOARD"))
    copied = code
    gtk_clipboard_set_text(clipboard, copied, -1)
    showCode()
  }
}
