extension RowHeights {
  /// The runs of a leaf that is being made, on the stack: no two neighbours could be one.
  struct RunList {
    private let room: UnsafeMutableBufferPointer<Run>
    private var count = 0

    private init(in room: UnsafeMutableBufferPointer<Run>) { self.room = room }

    /// Calls `body` with a list that has room for `limit` runs and no others, and which ends with
    /// the call.
    static func make<Result>(limit: Int, _ body: (inout RunList) -> Result) -> Result {
      withUnsafeTemporaryAllocation(of: Run.self, capacity: max(limit, 1)) { buffer in
        var list = RunList(in: buffer)
        return body(&list)
      }
    }

    /// The runs, as long as the list lives.
    var runs: UnsafeBufferPointer<Run> {
      UnsafeBufferPointer(rebasing: UnsafeBufferPointer(room)[..<count])
    }

    /// Appends a run, or makes it one with the last, which it continues; one of no rows is ignored.
    mutating func append(_ run: Run) {
      guard run.count > 0 else { return }
      if count > 0, run.continues(room[count - 1]) {
        room[count - 1] = run.resized(to: room[count - 1].count + run.count)
      } else {
        room.initializeElement(at: count, to: run)
        count += 1
      }
    }
  }
}
