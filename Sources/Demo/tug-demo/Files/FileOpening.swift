import CGtk
import GtkBridge
import Translations

/// Opening files with the programs their user has chosen for them.
@MainActor enum FileOpening {
  typealias Failure = @MainActor () -> Void

  /// Opens `file` and returns at once.
  ///
  /// `failed` is called later, with what to tell the user, when that was not possible.
  static func open(_ file: FolderEntry, failed: @escaping @MainActor (String) -> Void) {
    open(uri: file.uri) {
      failed(
        Message("FileNotOpened", "“{name}” could not be opened.").words([
          "name": file.name.shortened
        ]))
    }
  }

  /// Opens what is at a URI, and returns at once; `failed` is called later when that was not possible.
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
