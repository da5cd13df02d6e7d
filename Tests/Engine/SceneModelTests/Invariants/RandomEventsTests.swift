import Testing

/// Long random days of a list, played by the program `random-events`, which checks the invariants
/// of `Tests/Engine/RandomEvents/Invariant.swift` after each event and each tick.
@Suite("Random events")
struct RandomEventsTests {
  /// The number of events, which covers everything in two seconds.
  ///
  /// Far fewer without a release build, and more in a long run.
  private static var eventCount: Int {
    guard TestProgram.isRelease else { return 4000 }
    return TestProgram.isLongRun ? 1_000_000 : 100_000
  }

  private static let limit = 240

  private func play(_ arguments: [String], events: Int = eventCount) throws -> TestProgram {
    if !TestProgram.isRelease {
      print("random-events is no release build, as scripts/test makes one: only \(events) events")
    }
    let run = try TestProgram.run(
      "random-events", ["--events", "\(events)"] + arguments, limit: Self.limit)
    print(run.output)
    #expect(run.code == 0, "\(run.output)")
    let taken = try #require(run.value(of: "taken").flatMap(Int.init))
    let refused = try #require(run.value(of: "refused").flatMap(Int.init))
    #expect(taken + refused >= events)
    #expect(taken > events / 2)
    #expect(refused > events / 20)
    // Controls have fired in every way; a debug build's run is too short for that.
    for way in ["release", "reach", "hold", "drag", "scroll", "glide", "end", "tap"] {
      let count = try #require(run.value(of: way).flatMap(Int.init), "\(way)")
      #expect(count > 0 || events < 20_000, "\(way)")
    }
    return run
  }

  @Test("No invariant breaks on the days of a fixed seed")
  func fixedSeed() throws {
    let run = try play(["--seed", "2026"])
    #expect(run.value(of: "seed") == "2026")
  }

  @Test("No invariant breaks on days that nobody has seen; the seed is printed")
  func randomSeed() throws {
    let run = try play([])
    #expect(run.value(of: "seed").flatMap(UInt64.init) != nil)
  }

  @Test("The same seed gives the same days, and another seed others")
  func repeatable() throws {
    let events = min(Self.eventCount, 20_000)
    let hashes = try ["7", "7", "8"].map { seed in
      try play(["--seed", seed], events: events).value(of: "hash")
    }
    #expect(hashes[0] != nil)
    #expect(hashes[0] == hashes[1])
    #expect(hashes[0] != hashes[2])
  }

  @Test(
    "What is no option is refused with what there is",
    arguments: [["--seed"], ["--events", "0"], ["--events", "many"], ["--seed", "-1"], ["7"]])
  func badArguments(arguments: [String]) throws {
    let run = try TestProgram.run("random-events", arguments, limit: Self.limit)
    #expect(run.code == 2)
    #expect(run.lines == ["usage: random-events [--events N] [--seed S]"])
  }
}
