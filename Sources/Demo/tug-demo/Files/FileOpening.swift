import CGtk
import GtkBridge
import Translations

/// Opens files with the default programs that the user has chosen.
@MainActor enum FileOpening {
  typealias Failure = @MainActor () -> Void

  /// Opens `file` asynchronously.
  ///
  /// If that fails, `failed` is called with a message for the user.
  static func open(_ file: FolderEntry, failed: @escaping @MainActor (String) -> Void) {
    open(uri: file.uri) {
      failed(
        Message("FileNotOpened", "“{name}” could not be opened.").words([
          "name": file.name.shortened
        ]))
    }
  }

  /// Opens a URI asynchronously, and calls `failed` if that fails.
  static func open(uri: String, failed: @escaping Failure) {
    let callback: GAsyncReadyCallback = { _, result, data in
      if !g_app_info_launch_default_for_uri_finish(result, nil).isTrue {
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { ClosureBox<Failure>.closure(at: data)?() }
      }
      releaseClosureBox(data)
    }
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    g_app_info_launch_default_for_uri_async(
      uri, context.map { UnsafeMutableRawPointer($0).of(GAppLaunchContext.self) }, nil, callback,
      ClosureBox<Failure>(failed).retained())
  }
}
