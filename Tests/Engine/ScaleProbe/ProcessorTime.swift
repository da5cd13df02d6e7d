import Glibc

/// The processor time of this thread, which others that run beside it do not lengthen.
enum ProcessorTime {
  /// The rounds of which a time is the median.
  private static let rounds = 15
  /// The calls of one round.
  private static let calls = 2000

  /// The nanoseconds that `work` takes: the median of some rounds of many calls.
  static func ofCall(_ work: (Int) throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = now
      for call in 0..<calls { try work(call) }
      times.append(Double(now - start) / Double(calls))
    }
    return times.sorted()[rounds / 2]
  }

  /// What `work` makes, and the nanoseconds that it takes.
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
