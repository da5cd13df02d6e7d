import Foundation
import Testing

/// The cost of lists with many rows, as the program `scale-probe` measures it in numbers that
/// repeat exactly.
@Suite("Lists of many rows")
struct ScaleTests {
  private static let limit = 240
  /// The largest number of rows of different heights that Valgrind creates quickly.
  private static let manyRows = 2_000_000

  /// Returns the average bytes per row, by the kind of rows and their number.
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

  @Test("Equal rows take no memory; other rows take few bytes")
  func memory() throws {
    guard isRelease() else { return }
    let bytes = try bytes()
    #expect(try #require(bytes["uniform rows=2000000"]) < 0.001)
    for kind in ["whole", "measured", "sparse"] {
      #expect(try #require(bytes["\(kind) rows=2000000"]) < 8, "\(kind)")
      #expect(try #require(bytes["\(kind) rows=1000"]) < 8, "\(kind)")
    }
    // Rows in tenths of a point keep all digits of their heights.
    #expect(try #require(bytes["tenths rows=2000000"]) < 10)
  }

  /// Returns the instructions that 1000 repetitions of `work` take in a list of `count` rows.
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
    "A frame costs hardly more in a long list",
    // Copies take some hundred instructions more if the arguments have shifted the stack by a word.
    arguments: [("uniform", 10_000_000, 1000), ("whole", manyRows, 15_000)])
  func frames(kind: String, count: Int, mostMore: Int) throws {
    guard isRelease(), hasValgrind() else { return }
    let few = try instructions("frames", kind, 1000)
    #expect(few > 1_000_000)
    let many = try instructions("frames", kind, count)
    #expect(many - few <= mostMore * 1000, "\(few) and \(many)")
  }

  @Test("An insertion or removal costs hardly more in a long list")
  func edits() throws {
    guard isRelease(), hasValgrind() else { return }
    let few = try instructions("edits", "whole", 1000)
    #expect(few > 1_000_000 && few <= 18_000_000)
    #expect(try instructions("edits", "whole", Self.manyRows) - few <= 7_000_000)
  }

  /// Returns whether the programs are release builds, because only an optimised engine has these
  /// numbers.
  private func isRelease() -> Bool {
    if !TestProgram.isRelease {
      print("this scale-probe is no release build; skipping its measurements")
    }
    return TestProgram.isRelease
  }

  private func hasValgrind() -> Bool {
    let has = FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind")
    if !has { print("missing valgrind; on Debian: apt-get install valgrind") }
    return has
  }
}
