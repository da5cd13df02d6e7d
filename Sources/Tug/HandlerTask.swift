/// The one task that a header or footer runs at a time.
///
/// Starting or cancelling makes what an earlier task still reports stale: it is not heard of.
@MainActor final class HandlerTask {
  private var task: Task<Void, Never>?
  private var generation = 0
  /// Whether the last one has come to its end.
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
    // At once, as far as it goes without waiting: it has begun before anything else is told.
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
      // It was given up, or another one started, in what it has done so far.
      started.cancel()
    } else if !isOver {
      task = started
    }
  }

  /// Cancels the running task; what it reports later is not heard of.
  func cancel() {
    generation &+= 1
    task?.cancel()
    task = nil
  }
}
