import Foundation
import Replay
import TestSupport
import Testing

/// The built program, as a process of its own.
@Suite("tug-replay")
struct CommandTests {
  private struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A folder for one test, taken away with it.
  private final class Folder {
    let path = NSTemporaryDirectory() + "tug-replay-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String, _ text: String) throws -> String {
      let file = "\(path)/\(name)"
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      return file
    }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
  }

  /// The program lies beside the test bundle.
  private static let program: URL = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("tug-replay")
  }()

  private func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    standardInput.fileHandleForWriting.write(Data((input ?? "").utf8))
    try standardInput.fileHandleForWriting.close()
    let told = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: told, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  @Test("A good script exits with 0 and writes the trace of the library, byte for byte")
  func good() throws {
    let folder = try Folder()
    let text = "header mj\nticks irregular 5\n0.1 pan 0 -90\n0.15 pan-end\n0.3 begin-refresh\n"
    let script = try folder.file("a.script", text)
    let outcome = try run(script, "--trace", "\(folder.path)/a.csv")
    #expect(outcome.status == 0)
    #expect(outcome.output == "" && outcome.errors == "")
    let parsed = try ScriptParser.parse(text)
    let expected = try ScriptRun.trace(of: parsed, at: parsed.ticks.times(until: parsed.end))
    #expect(try TestFile.text(at: "\(folder.path)/a.csv") == expected)
  }

  @Test("A script is read from standard input, and its faults named so")
  func standardInput() throws {
    let folder = try Folder()
    let good = try run("-", "--trace", "\(folder.path)/a.csv", input: "until 0.1\n")
    #expect(good.status == 0)
    #expect(try folder.names == ["a.csv"])
    let bad = try run("-", input: "fps 60\nfps x\n")
    #expect(bad.status == 2)
    #expect(bad.errors.hasPrefix("-:2: "))
  }

  @Test(
    "A bad script exits with 2, names its line, and touches no output",
    arguments: [
      ("fps 60\njump\n", 2), ("0 wheel 1\n0 up 1 1\n", 2), ("until 1\n2 wheel 1\n", 2),
      ("rows 9223372036854775807 1e-9\n0 insert-rows 0 1\n", 1), ("0 begin-load\n", 1),
    ])
  func bad(text: String, line: Int) throws {
    let folder = try Folder()
    let script = try folder.file("b.script", text)
    let kept = try folder.file("kept.csv", "kept")
    let outcome = try run(
      script, "--trace", kept, "--png", "\(folder.path)/new.png", "--film",
      "\(folder.path)/new2.png")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("\(script):\(line): "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output == "")
    #expect(try folder.names == ["b.script", "kept.csv"])
    #expect(try TestFile.text(at: kept) == "kept")
  }

  @Test(
    "A bad argument exits with 2 and touches nothing",
    arguments: [
      [], ["--trace"], ["--bogus"], ["a", "b"], ["a", "--at", "1"],
      ["a", "--png", "x", "--at", "-1"],
      ["a", "--png", "x", "--at", "nan"], ["a", "--film", "x", "--every", "0"],
      ["a", "--film", "x", "--columns", "0"], ["a", "--film", "x", "--columns", "1.5"],
    ])
  func badArguments(arguments: [String]) throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
  }

  @Test("An output that cannot be written, and a script that cannot be read, exit with 1")
  func unwritable() throws {
    let folder = try Folder()
    let script = try folder.file("a.script", "until 0.1\n")
    let outcome = try run(script, "--trace", "\(folder.path)/missing/a.csv")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("missing/a.csv"))
    #expect(try run("\(folder.path)/none.script").status == 1)
    #expect(try run(folder.path).status == 1)
    #expect(try run(script, "--trace", folder.path).status == 1)
    #expect(try folder.names == ["a.script"])
  }

  @Test("A picture of a time after the end is refused, and nothing is written")
  func pictureAfterTheEnd() throws {
    let folder = try Folder()
    let script = try folder.file("a.script", "until 1\n")
    let late = try run(script, "--png", "\(folder.path)/a.png", "--at", "1.5")
    #expect(late.status == 2)
    #expect(late.errors.contains("--at"))
    #expect(try folder.names == ["a.script"])
    #expect(try run(script, "--png", "\(folder.path)/a.png", "--at", "1").status == 0)
  }

  @Test("Help and version exit with 0 and say something")
  func help() throws {
    let help = try run("--help")
    #expect(help.status == 0)
    #expect(help.output.contains("--trace"))
    let version = try run("--version")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("tug-replay "))
  }
}
