import Foundation
import Testing

/// Threads for tests that wait for other programs.
///
/// Swift has one thread for each processor, for tests that compute: a test that waits would hold one.
final class WaitingThreads: TaskExecutor, @unchecked Sendable {
  /// Threads for each processor: so many programs run at once, which mostly wait, too.
  private static let perProcessor = 10
  static let shared = WaitingThreads()

  private let condition = NSCondition()
  /// The jobs that wait for a thread, in reverse order; `condition` guards them.
  private var jobs: [UnownedJob] = []

  private init() {
    for _ in 0..<Self.perProcessor * ProcessInfo.processInfo.activeProcessorCount {
      Thread.detachNewThread { self.run() }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.insert(job, at: 0)
      condition.signal()
    }
  }

  private func run() -> Never {
    while true {
      condition.lock()
      while jobs.isEmpty { condition.wait() }
      let job = jobs.removeLast()
      condition.unlock()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// Runs a suite's tests on `WaitingThreads`.
struct WaitsForPrograms: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitsForPrograms {
  /// A trait of suites whose tests wait for programs.
  static var waitsForPrograms: Self { Self() }
}
