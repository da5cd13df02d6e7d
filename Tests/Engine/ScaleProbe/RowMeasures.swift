import CAllocationCount
import SceneModel

/// Measurements of rows of one kind and number.
struct RowMeasures {
  let kind: RowKind
  let count: Int

  /// Prints the heap size of the rows with their index, in bytes.
  func printBytes() {
    let before = allocation_bytes_in_use()
    let rows = kind.rows(count)
    let bytes = withExtendedLifetime(rows) { allocation_bytes_in_use() - before }
    print("bytes \(kind) rows=\(count) bytes=\(bytes) each=\(Double(bytes) / Double(count))")
  }

  /// Prints the time of creating the rows, and of each lookup and change, in nanoseconds.
  func printTimes() throws {
    var (rows, setUp) = ProcessorTime.ofOne { kind.rows(count) }
    printTime("set-up", setUp)
    // Keeps the number of rows at or below `count` after an insertion.
    rows.remove(1, at: count - 1)
    let (end, last, middle) = (rows.total, Double(count), count / 2)
    var (random, sum) = (Lehmer(), 0.0)
    printTime("offset", ProcessorTime.ofCall { _ in sum += rows.offset(of: random.row(of: count)) })
    printTime("height", ProcessorTime.ofCall { _ in sum += rows.height(of: random.row(of: count)) })
    printTime(
      "index",
      ProcessorTime.ofCall { _ in
        sum += Double(rows.index(at: Double(random.row(of: count)) / last * end) ?? 0)
      })
    printTime(
      "change",
      ProcessorTime.ofCall { call in
        _ = rows.setHeight(Double(20 + call % 50), of: random.row(of: count - 1))
      })
    printTime(
      "insert-and-remove-anywhere",
      ProcessorTime.ofCall { _ in
        let row = random.row(of: count - 1)
        rows.insert(1, at: row)
        rows.remove(1, at: row)
      })
    printTime(
      "insert-and-remove-in-the-middle",
      ProcessorTime.ofCall { _ in
        rows.insert(1, at: middle)
        rows.remove(1, at: middle)
      })
    precondition(sum > 0)
    var list = try ListWork.list(kind, count)
    printTime(
      "insert-or-remove-in-a-list",
      try ProcessorTime.ofCall { _ in try ListWork.edits.run(&list, times: 2) } / 2)
  }

  private func printTime(_ what: String, _ nanoseconds: Double) {
    print("time \(kind) rows=\(count) \(what)=\((nanoseconds * 10).rounded() / 10)")
  }

  /// Runs `work` once to warm up, then once inside the function in which Callgrind counts.
  func count(_ work: ListWork) throws {
    struct Counted {
      var list: Scene
      let work: ListWork
      var seen: Int?
    }
    var counted = Counted(list: try ListWork.list(kind, count), work: work)
    try work.run(&counted.list)
    withUnsafeMutablePointer(to: &counted) {
      allocation_counted_call(
        { data in
          guard let counted = data?.assumingMemoryBound(to: Counted.self) else { return }
          counted.pointee.seen = try? counted.pointee.work.run(&counted.pointee.list)
        }, $0)
    }
    print(
      "count \(kind) rows=\(count) \(work) times=\(ListWork.times) seen=\(counted.seen ?? -1)")
  }
}

/// Lehmer's random numbers with Knuth's multiplier, from a fixed seed.
private struct Lehmer {
  private var state: UInt64 = 1

  mutating func row(of count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
