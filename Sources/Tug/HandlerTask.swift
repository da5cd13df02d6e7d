/// The one task that a header or footer runs at a time.
///
/// Starting or cancelling makes what an earlier task still reports stale: it is not heard of.
@MainActor final class HandlerTask {
  private var task: Task<Void, Never>?
  private var generation = 0

  /// Whether a task runs.
  var isRunning: Bool { task != nil }

  /// Runs `work`, and then `finish` with its result unless it was cancelled or replaced; an
  /// earlier task is cancelled.
  func start<Value>(
    _ work: @escaping @MainActor () async throws -> Value,
    finish: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    cancel()
    let current = generation
    task = Task { @MainActor [weak self] in
      let result: Result<Value, any Error>
      do {
        result = .success(try await work())
      } catch {
        result = .failure(error)
      }
      guard let self, generation == current else { return }
      task = nil
      finish(result)
    }
  }

  /// Cancels the running task; what it reports later is not heard of.
  func cancel() {
    generation &+= 1
    task?.cancel()
    task = nil
  }
}
