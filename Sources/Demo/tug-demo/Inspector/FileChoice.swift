import CGtk
import GtkBridge

/// A dialog in which the user chooses a file to write.
///
/// It is the desktop's own dialog if there is one.
@MainActor final class FileChoice {
  private var dialog: GObjectRef<OpaquePointer>?

  /// Asks for a file over the window of `widget`.
  ///
  /// `name` is the suggested file name. `choose` is called with the path unless the user cancels.
  func ask(
    _ title: String, name: String, over widget: UnsafeMutablePointer<GtkWidget>,
    choose: @escaping @MainActor (String) -> Void
  ) {
    guard dialog == nil, let window = gtk_widget_get_toplevel(widget),
      let native = gtk_file_chooser_native_new(
        title, window.raw.of(GtkWindow.self), GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
    else { return }
    dialog = GObjectRef(adopting: native)
    let chooser = native
    gtk_file_chooser_set_do_overwrite_confirmation(chooser, gboolean(true))
    gtk_file_chooser_set_current_folder(
      chooser, g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS) ?? g_get_home_dir())
    gtk_file_chooser_set_current_name(chooser, name)
    gtk_native_dialog_set_modal(native.raw.of(GtkNativeDialog.self), gboolean(true))
    SignalConnection.connect(
      native, "response",
      arguments: { [weak self] (answer: Int32) in
        let path = answer == GTK_RESPONSE_ACCEPT.rawValue ? Self.path(of: chooser) : nil
        // This runs in the dialog's signal handler, so free the dialog after it.
        Task { self?.dialog = nil }
        if let path { choose(path) }
      })
    gtk_native_dialog_show(native.raw.of(GtkNativeDialog.self))
  }

  private static func path(of chooser: OpaquePointer) -> String? {
    guard let path = gtk_file_chooser_get_filename(chooser) else { return nil }
    defer { g_free(path) }
    return String(cString: path)
  }
}
