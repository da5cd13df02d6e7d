/// Runs the work of a header or footer as a task, one at a time.
///
/// Starting or cancelling a task discards the result of the previous one.
@MainActor final class HandlerTask {
  private var task: Task<Void, Never>?
  private var generation = 0
  /// Whether the last task has ended without being cancelled or replaced.
  private var isOver = true

  /// Runs `work`, and then `finish` with its result, unless the task was cancelled or replaced.
  ///
  /// Cancels the previous task.
  func start<Value>(
    _ work: @escaping @MainActor () async throws -> Value,
    finish: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    cancel()
    isOver = false
    let current = generation
    // Start immediately, so that the work begins before the program receives further reports.
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
      // The first part of the work has cancelled the task or started a new one.
      started.cancel()
    } else if !isOver {
      task = started
    }
  }

  /// Cancels the running task, and discards its later result.
  func cancel() {
    generation &+= 1
    task?.cancel()
    task = nil
  }
}
