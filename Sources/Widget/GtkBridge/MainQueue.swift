import CGtk
// Links the library whose main queue the C code serves.
import Dispatch

/// The connection between Swift's main actor and the GTK main loop.
package enum MainQueue {
  /// Makes the GTK main loop run the main actor's tasks, so that `await` continues there.
  ///
  /// The first list calls this automatically; further calls do nothing.
  @MainActor package static func attach() {
    _tug_main_queue_attach()
  }
}
