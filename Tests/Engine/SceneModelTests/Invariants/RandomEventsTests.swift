import Testing

/// Long random days of a list, played by the program `random-events`.
///
/// The program checks the invariants of `Tests/Engine/RandomEvents/Invariant.swift` after each
/// event and each tick.
@Suite("Random events")
struct RandomEventsTests {
  /// The number of events: enough in a release build to cover everything in two seconds.
  ///
  /// A debug build plays far fewer events, and a long run more.
  private static var eventCount: Int {
    guard TestProgram.isRelease else { return 4000 }
    return TestProgram.isLongRun ? 1_000_000 : 100_000
  }

  private static let limit = 240

  private func play(_ arguments: [String], events: Int = eventCount) throws -> TestProgram {
    if !TestProgram.isRelease {
      print("this random-events is no release build; playing only \(events) events")
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
    // Controls must have fired in every way, except in the short run of a debug build.
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

  @Test("No invariant breaks for a random seed, which is printed")
  func randomSeed() throws {
    let run = try play([])
    #expect(run.value(of: "seed").flatMap(UInt64.init) != nil)
  }

  @Test("Equal seeds give equal days, and different seeds differ")
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
    "A bad argument is named in one line",
    arguments: [
      ["--seed"], ["--events", "0"], ["--events=many"], ["--seed", "-1"], ["7"], ["--", "--seed"],
      ["--bogus"],
    ])
  func badArguments(arguments: [String]) throws {
    let run = try TestProgram.run("random-events", arguments, limit: Self.limit)
    #expect(run.code == 2)
    let line = try #require(run.lines.first)
    #expect(run.lines.count == 1 && line.hasPrefix("random-events: "), "\(run.output)")
    #expect(arguments.contains { line.contains($0.prefix { $0 != "=" }) }, "\(line)")
  }

  @Test("A value also follows its option after an equals sign")
  func attachedValue() throws {
    let run = try TestProgram.run("random-events", ["--events=1", "--seed=7"], limit: Self.limit)
    #expect(run.code == 0 && run.value(of: "seed") == "7", "\(run.output)")
  }
}
