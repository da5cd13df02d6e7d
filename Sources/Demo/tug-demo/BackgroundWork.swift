import CGtk
import Dispatch

/// Runs blocking or long work on background threads.
enum BackgroundWork {
  /// Runs `work` on a background thread.
  ///
  /// Cancelling the task cancels the `Cancellation` that is passed to `work`.
  static func run<Value: Sendable>(
    _ work: @escaping @Sendable (Cancellation) throws -> Value
  ) async throws -> Value {
    let cancellable = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global(qos: .userInitiated).async {
          continuation.resume(with: Result { try work(cancellable) })
        }
      }
    } onCancel: {
      cancellable.cancel()
    }
  }
}

/// A `GCancellable` that can be cancelled from any thread.
final class Cancellation: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable>?

  init() {
    pointer = g_cancellable_new()
  }

  deinit {
    if let pointer { g_object_unref(pointer) }
  }

  func cancel() {
    g_cancellable_cancel(pointer)
  }
}
