import Foundation
import Testing

/// What lists of many rows cost, as the program `scale-probe` measures it: numbers that repeat exactly.
@Suite("Lists of many rows")
struct ScaleTests {
  private static let limit = 240
  /// As many rows of different heights as Valgrind has soon made.
  private static let manyRows = 2_000_000

  /// The bytes that a row takes on average, by the kind of rows and their number.
  private func bytes() throws -> [String: Double] {
    let run = try TestProgram.run("scale-probe", ["bytes"], limit: Self.limit)
    #expect(run.code == 0, "\(run.output)")
    var bytes: [String: Double] = [:]
    for line in run.lines {
      let words = line.split(separator: " ")
      let each = try #require(words.last.flatMap { Double($0.dropFirst("each=".count)) })
      bytes["\(words[1]) \(words[2])"] = each
    }
    return bytes
  }

  @Test("A row of a list takes no memory where all are alike, and less than 8 bytes otherwise")
  func memory() throws {
    guard isRelease() else { return }
    let bytes = try bytes()
    #expect(try #require(bytes["uniform rows=2000000"]) < 0.001)
    for kind in ["whole", "measured", "sparse"] {
      #expect(try #require(bytes["\(kind) rows=2000000"]) < 8, "\(kind)")
      #expect(try #require(bytes["\(kind) rows=1000"]) < 8, "\(kind)")
    }
    // Heights that are kept as they were given, with all of their digits.
    #expect(try #require(bytes["tenths rows=2000000"]) < 10)
  }

  /// The instructions of a thousand times `work` in a list of `count` rows.
  private func instructions(_ work: String, _ kind: String, _ count: Int) throws -> Int {
    let run = try TestProgram.run(
      "scale-probe", ["count", work, kind, "\(count)"], limit: Self.limit,
      by: [
        "valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
        "--toggle-collect=allocation_counted_call",
      ])
    #expect(run.code == 0, "\(run.output)")
    let line = try #require(run.lines.first { $0.contains("Collected") }, "\(run.output)")
    return try #require(line.split(separator: " ").last.flatMap { Int($0) })
  }

  @Test(
    "A frame costs hardly more in a long list than in a short one",
    // Copies take some hundred more where the arguments have moved the stack by a word.
    arguments: [("uniform", 10_000_000, 1000), ("whole", manyRows, 15_000)])
  func frames(kind: String, count: Int, mostMore: Int) throws {
    guard isRelease(), hasValgrind() else { return }
    let few = try instructions("frames", kind, 1000)
    #expect(few > 1_000_000)
    let many = try instructions("frames", kind, count)
    #expect(many - few <= mostMore * 1000, "\(few) and \(many)")
  }

  @Test("A row that comes in or goes away costs hardly more in a long list than in a short one")
  func edits() throws {
    guard isRelease(), hasValgrind() else { return }
    let few = try instructions("edits", "whole", 1000)
    #expect(few > 1_000_000 && few <= 18_000_000)
    #expect(try instructions("edits", "whole", Self.manyRows) - few <= 7_000_000)
  }

  /// Only an optimised engine has these numbers.
  private func isRelease() -> Bool {
    if !TestProgram.isRelease {
      print("scale-probe is no release build, as scripts/test makes one")
    }
    return TestProgram.isRelease
  }

  private func hasValgrind() -> Bool {
    let has = FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind")
    if !has { print("missing valgrind; on Debian: apt-get install valgrind") }
    return has
  }
}
