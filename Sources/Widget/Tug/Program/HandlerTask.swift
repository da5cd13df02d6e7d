/// The one task that a header or footer runs at a time.
///
/// After a start or a cancellation the result of an earlier task is ignored.
@MainActor final class HandlerTask {
  private var task: Task<Void, Never>?
  private var generation = 0
  /// True once the last task has ended.
  private var isOver = true

  /// Runs `work`, and then `finish` with its result unless it was cancelled or replaced; an
  /// earlier task is cancelled.
  func start<Value>(
    _ work: @escaping @MainActor () async throws -> Value,
    finish: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    cancel()
    isOver = false
    let current = generation
    // At once, up to its first wait: it has begun before anything else is told.
    let started = Task.immediate { @MainActor [weak self] in
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      guard let self, generation == current else { return }
      isOver = true
      task = nil
      finish(result)
    }
    if generation != current {
      // Its first part has cancelled it, or started another one.
      started.cancel()
    } else if !isOver {
      task = started
    }
  }

  /// Cancels the running task; its later result is ignored.
  func cancel() {
    generation &+= 1
    task?.cancel()
    task = nil
  }
}
