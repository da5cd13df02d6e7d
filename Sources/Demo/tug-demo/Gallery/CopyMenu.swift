import CGtk
import GtkBridge
import Translations
import Tug

/// A button with a menu that copies a control as a program in one of several languages.
@MainActor final class CopyMenu {
  /// Returns the control to copy.
  ///
  /// If it returns `nil`, nothing is copied.
  var setup: (@MainActor () -> ControlSetup?)?

  private let opener: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let label: GalleryLabel
  private var copied: ControlCode.Form?

  /// Creates the button.
  ///
  /// Call ``showTexts()`` to set its texts.
  init() {
    opener = GObjectRef(adopting: gtk_menu_button_new())
    label = GalleryLabel(.summary(lines: 1))
    gtk_label_set_yalign(label.widget.raw.of(GtkLabel.self), 0.5)
    let menu: UnsafeMutablePointer<GtkWidget> = gtk_menu_new()
    for form in ControlCode.Form.allCases {
      let item: UnsafeMutablePointer<GtkWidget> = gtk_menu_item_new_with_label(form.name)
      SignalConnection.connect(item, "activate") { [weak self] in self?.copy(as: form) }
      gtk_menu_shell_append(menu.raw.of(GtkMenuShell.self), item)
    }
    gtk_widget_show_all(menu)
    gtk_menu_button_set_popup(button.raw.of(GtkMenuButton.self), menu)
  }

  /// The button that opens the menu.
  var button: UnsafeMutablePointer<GtkWidget> { opener.pointer }
  /// A label that confirms the copy.
  var message: UnsafeMutablePointer<GtkWidget> { label.widget }

  /// Updates all texts to the current language.
  func showTexts() {
    gtk_button_set_label(button.raw.of(GtkButton.self), Message("CopyAs", "Copy as").words)
    label.show(
      copied.map { Message("CopiedAs", "Copied as {language}").words(["language": $0.name]) } ?? "")
  }

  private func copy(as form: ControlCode.Form) {
    guard let setup = setup?() else { return }
    let clipboard = gtk_widget_get_clipboard(button, gdk_atom_intern_static_string("CLIPBOARD"))
    gtk_clipboard_set_text(clipboard, ControlCode(setup).text(as: form), -1)
    copied = form
    showTexts()
  }
}
