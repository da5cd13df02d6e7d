import CGtk
import GtkBridge
import Translations

/// Opening files with the programs their user has chosen for them.
@MainActor enum FileOpening {
  private typealias Failure = @MainActor (String) -> Void

  /// Opens `file` and returns at once.
  ///
  /// `failed` is called later, with what to tell the user, when that was not possible.
  static func open(_ file: FolderEntry, failed: @escaping @MainActor (String) -> Void) {
    open(uri: file.uri) { reason in
      failed(
        Message("FileNotOpened", "“{name}” could not be opened. {reason}").words([
          "name": file.name.shortened, "reason": reason,
        ]))
    }
  }

  private static func open(uri: String, failed: @escaping Failure) {
    let callback: GAsyncReadyCallback = { _, result, data in
      var error: UnsafeMutablePointer<GError>?
      if !g_app_info_launch_default_for_uri_finish(result, &error).isTrue {
        let reason = error.map { String(cString: $0.pointee.message) + "." } ?? ""
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { ClosureBox<Failure>.closure(at: data)?(reason) }
      }
      g_clear_error(&error)
      releaseClosureBox(data)
    }
    let context = gdk_display_get_app_launch_context(gdk_display_get_default())
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    g_app_info_launch_default_for_uri_async(
      uri, context.map { UnsafeMutableRawPointer($0).of(GAppLaunchContext.self) }, nil, callback,
      ClosureBox<Failure>(failed).retained())
  }
}
