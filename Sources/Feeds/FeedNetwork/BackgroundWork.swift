import CSoup
import Dispatch

/// Runs blocking or long work on background threads.
package enum BackgroundWork {
  /// Runs `work` on a background thread.
  ///
  /// Cancelling the task cancels the `Cancellation` that is passed to `work`.
  package static func run<Value: Sendable>(
    _ work: @escaping @Sendable (Cancellation) throws -> Value
  ) async throws -> Value {
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(with: Result { try work(cancellation) })
        }
      }
    } onCancel: {
      cancellation.cancel()
    }
  }
}

/// A `GCancellable` that can be cancelled from any thread.
package final class Cancellation: @unchecked Sendable {
  /// The object, which lives as long as this one.
  package let pointer: UnsafeMutablePointer<GCancellable>? = g_cancellable_new()

  deinit { if let pointer { g_object_unref(pointer) } }

  /// Whether the work was cancelled.
  var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }

  /// Cancels the work.
  func cancel() { g_cancellable_cancel(pointer) }
}
