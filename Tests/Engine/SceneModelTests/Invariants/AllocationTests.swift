import Testing

/// The heap allocations that the program `allocation-probe` counts, frame by frame.
@Suite("Allocations per tick")
struct AllocationTests {
  private static let limit = 120

  /// Returns the number of allocations of each kind of scrolling, by its name.
  private func counts(_ arguments: String...) throws -> [String: Int] {
    let run = try TestProgram.run("allocation-probe", arguments, limit: Self.limit)
    #expect(run.code == 0, "\(run.output)")
    var counts: [String: Int] = [:]
    for line in run.lines where line.contains("ticks=") {
      let words = line.split(separator: " ")
      let count = try #require(words.last.flatMap { Int($0.dropFirst("allocations=".count)) })
      #expect(words.contains("ticks=1000"))
      counts[String(words[0])] = count
    }
    return counts
  }

  @Test("Steady scrolling allocates nothing; a deliberate allocation is counted")
  func steadyScrolling() throws {
    let counts = try counts()
    #expect(counts.count == 39)
    let withOne = try self.counts("--control")
    for (name, count) in counts {
      #expect(withOne[name] == count + 1, "\(name)")
    }
    // Only an optimised engine keeps its temporary values off the heap.
    guard TestProgram.isRelease else {
      print("this allocation-probe is no release build; checking only that it counts")
      return
    }
    for (name, count) in counts {
      #expect(count == 0, "\(name): run allocation-probe --where for the call stacks")
    }
  }
}
