extension RowHeights {
  /// The runs of a leaf under construction, in memory on the stack.
  ///
  /// Adjacent runs that can be merged are merged.
  struct RunList {
    private let buffer: UnsafeMutableBufferPointer<Run>
    private var count = 0

    private init(in buffer: UnsafeMutableBufferPointer<Run>) { self.buffer = buffer }

    /// Calls `body` with an empty list of at most `limit` runs, which is valid only during the
    /// call.
    static func make<Result>(limit: Int, _ body: (inout RunList) -> Result) -> Result {
      withUnsafeTemporaryAllocation(of: Run.self, capacity: max(limit, 1)) { buffer in
        var list = RunList(in: buffer)
        return body(&list)
      }
    }

    /// The runs, valid during the call of `body`.
    var runs: UnsafeBufferPointer<Run> {
      UnsafeBufferPointer(rebasing: UnsafeBufferPointer(buffer)[..<count])
    }

    /// Appends a run, merging it with the last one if possible.
    ///
    /// A run of no rows is ignored.
    mutating func append(_ run: Run) {
      guard run.count > 0 else { return }
      if count > 0, run.continues(buffer[count - 1]) {
        buffer[count - 1] = run.resized(to: buffer[count - 1].count + run.count)
      } else {
        buffer.initializeElement(at: count, to: run)
        count += 1
      }
    }
  }
}
