import CGtk
import GtkBridge
import Translations

/// The dialog with information about the program.
@MainActor enum AboutDialog {
  /// Shows the dialog over `parent`.
  static func show(over parent: UnsafeMutablePointer<GtkWidget>) {
    let widget: UnsafeMutablePointer<GtkWidget> = gtk_about_dialog_new()
    let dialog = widget.raw.of(GtkAboutDialog.self)
    gtk_about_dialog_set_program_name(dialog, "Tug")
    gtk_about_dialog_set_version(dialog, Arguments.version)
    gtk_about_dialog_set_comments(
      dialog,
      Message("AboutTug", "Lists with pull to refresh and load more").words)
    gtk_about_dialog_set_license_type(dialog, GTK_LICENSE_MIT_X11)
    gtk_about_dialog_set_logo_icon_name(dialog, Application.identifier)
    let window = widget.raw.of(GtkWindow.self)
    gtk_window_set_transient_for(window, parent.raw.of(GtkWindow.self))
    gtk_window_set_modal(window, gboolean(true))
    SignalConnection.connect(widget, "response") { gtk_widget_destroy(widget) }
    gtk_window_present(window)
  }
}
