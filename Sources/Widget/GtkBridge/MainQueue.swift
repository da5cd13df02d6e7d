import CGtk
// Links the library whose main queue the C side serves.
import Dispatch

/// Swift's main actor, served by the GTK main loop.
public enum MainQueue {
  /// Lets `await` on the main actor continue in the GTK main loop; calls after the first do
  /// nothing.
  ///
  /// Programs need not call it: the first list does.
  @MainActor public static func attach() {
    _tug_main_queue_attach()
  }
}
