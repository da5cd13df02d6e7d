import Glibc

/// The processor time of this thread, which other threads do not lengthen.
enum ProcessorTime {
  /// The number of rounds whose median is the result.
  private static let rounds = 15
  /// The number of calls in one round.
  private static let calls = 2000

  /// Returns the median time of one call of `work`, in nanoseconds.
  static func ofCall(_ work: (Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = now
      for call in 0..<calls { try work(call) }
      times.append(Double(now - start) / Double(calls))
    }
    return times.sorted()[rounds / 2]
  }

  /// Returns the result of `work`, and its time in nanoseconds.
  static func ofOne<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
    let start = now
    let result = try work()
    return (result, Double(now - start))
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
