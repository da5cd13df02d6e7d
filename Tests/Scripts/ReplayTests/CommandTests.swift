import CairoDrawing
import Foundation
import Replay
import TestSupport
import Testing

/// Runs the built program as a separate process.
@Suite("tug-replay")
struct CommandTests {
  private struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A folder for one test, removed when its owner is freed.
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

  /// The path of the program, which is in the test bundle's folder.
  private static let program: URL = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("tug-replay")
  }()

  private func run(_ arguments: String..., input: String? = nil) throws -> Outcome {
    try run(arguments, input: input)
  }

  private func run(
    _ arguments: [String], input: String? = nil, kilobytes: Int? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    if let kilobytes {
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      let command = #"ulimit -v \#(kilobytes); exec "$0" "$@""#
      process.arguments = ["-c", command, Self.program.path] + arguments
    }
    let (output, errors, standardInput) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = standardInput
    try process.run()
    standardInput.fileHandleForWriting.write(Data((input ?? "").utf8))
    try standardInput.fileHandleForWriting.close()
    let reported = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: String(decoding: reported, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  @Test("A valid script writes the library's trace and exits with 0")
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
    #expect(try run("--trace=\(folder.path)/b.csv", "--", script).status == 0)
    #expect(try TestFile.text(at: "\(folder.path)/b.csv") == expected)
  }

  @Test("Sample times come from a trace, and invalid ones are refused")
  func times() throws {
    let folder = try Folder()
    let script = try folder.file("a.script", "until 0.2\n0.1 wheel 1\n")
    let trace = "\(folder.path)/a.csv"
    let good = try folder.file("good.csv", "time,offset\n0.05,1\n0.05,1\n0.3,2\n")
    #expect(try run(script, "--trace", trace, "--times", good).status == 0)
    #expect(try TestFile.text(at: trace).split(separator: "\n").count == 4)
    try FileManager.default.removeItem(atPath: trace)
    for (text, fault) in [
      ("", ": the file has no times"), ("time\n", ": the file has no times"),
      ("time\nabc,1\n", ":2: the time is invalid"),
      ("time\n0.5\n0.2\n", ":3: the time is invalid"), ("time\n-1\n", ":2: the time is invalid"),
      ("time\n1e9\n", ":2: the time is invalid"), ("time\nnan\n", ":2: the time is invalid"),
    ] {
      let bad = try folder.file("bad.csv", text)
      let outcome = try run(script, "--trace", trace, "--times", bad)
      #expect(outcome.status == 2, "\(text)")
      #expect(outcome.errors.hasPrefix("tug-replay: \(bad)\(fault)"), "\(outcome.errors)")
      #expect(try folder.names.contains("a.csv") == false)
    }
  }

  @Test("A script is read from standard input, reported as “-”")
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
    "An invalid script exits with 2 and writes nothing",
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
      "\(folder.path)/new2.png", "--plot", "\(folder.path)/new3.png")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("\(script):\(line): "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.output == "")
    #expect(try folder.names == ["b.script", "kept.csv"])
    #expect(try TestFile.text(at: kept) == "kept")
  }

  @Test(
    "An invalid argument exits with 2 and one line",
    arguments: [
      ([], "SCRIPT is missing"), (["--trace"], "--trace needs a value"),
      (["--bogus"], "unknown option: --bogus"), (["a", "b"], "unexpected argument: b"),
      (["a", "--at", "1"], "--at needs --png"),
      (["a", "--png", "x", "--at", "-1"], "--at needs a time in seconds: -1"),
      (["a", "--png", "x", "--at", "nan"], "--at needs a time in seconds: nan"),
      (["a", "--film", "x", "--every", "0"], "--every needs a time in seconds above 0: 0"),
      (["a", "--film", "x", "--columns", "0"], "--columns needs a number from 1 to 100: 0"),
      (["a", "--film", "x", "--columns", "1.5"], "--columns needs a number from 1 to 100: 1.5"),
      (["a", "--film-at", "1"], "--film-at needs --film"),
      (["a", "--captions", "x"], "--captions needs --film"),
      (["a", "--film", "x", "--captions", "x"], "--captions needs one caption for each time"),
      (["a", "--film", "x", "--film-at", ""], "--film-at needs a value"),
      (["a", "--film", "x", "--film-at", "1,"], "--film-at needs ascending times"),
      (["a", "--film", "x", "--film-at", "2,1"], "--film-at needs ascending times"),
      (["a", "--film", "x", "--film-at", "-1"], "--film-at needs ascending times"),
      (["a", "--film", "x", "--film-at", "1,inf"], "--film-at needs ascending times"),
      (["a", "--film", "x", "--film-at", "nan"], "--film-at needs ascending times"),
      (
        ["a", "--film", "x", "--film-at", "1,2", "--captions", "one"],
        "--captions needs one caption for each time"
      ),
      (
        ["a", "--film", "x", "--film-at", "1", "--every", "0.1"],
        "--every cannot be used with --film-at"
      ),
      (["a", "--velocity"], "--velocity needs --plot"),
      (["-", "--plot", "x", "--velocity=1"], "--velocity takes no value"),
      (["-", "--", "--help"], "unexpected argument: --help"),
      (["a", "--plot"], "--plot needs a value"),
      (["a", "--plot", "x", "--png", "x"], "two outputs have the same file: x"),
      (["a", "--trace", "x", "--plot", "x"], "two outputs have the same file: x"),
      (
        ["/dev/null", "--film", "/dev/null/x", "--film-at", "1.5"],
        "a time of --film-at is after the end"
      ),
    ] as [([String], String)])
  func badArguments(arguments: [String], reason: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("tug-replay: \(reason)"), "\(outcome.errors)")
    #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
    #expect(!FileManager.default.fileExists(atPath: "x"))
  }

  @Test("Unwritable outputs and unreadable scripts exit with 1")
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

  @Test("A trace is streamed, and a write error ends it")
  func longTrace() throws {
    // The trace has six million rows, and memory for only a few of them.
    let outcome = try run(
      ["-", "--trace", "/dev/full"], input: "100000 set animations off\n", kilobytes: 1_000_000)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "tug-replay: /dev/full: No space left on device\n")
  }

  @Test("A refusal quotes only the beginning of a long argument")
  func longArguments() throws {
    let long = String(repeating: "ä", count: 50_000)
    for arguments in [["--\(long)"], ["-", long], ["-", "--columns", long], ["-", "--at", long]] {
      let outcome = try run(arguments, input: "")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("ää…\n") && outcome.errors.count < 200)
    }
  }

  @Test("An image of a time after the end is refused")
  func pictureAfterTheEnd() throws {
    let folder = try Folder()
    let script = try folder.file("a.script", "until 1\n")
    let late = try run(script, "--png", "\(folder.path)/a.png", "--at", "1.5")
    #expect(late.status == 2)
    #expect(late.errors.contains("--at"))
    #expect(try folder.names == ["a.script"])
    #expect(try run(script, "--png", "\(folder.path)/a.png", "--at", "1").status == 0)
  }

  private func pixels(_ path: String) throws -> Pixels { try Pixels(contentsOfPNG: path) }

  @Test("A plot is 900 × 480 points at the scale, and repeatable")
  func plot() throws {
    let folder = try Folder()
    let text = "header mj\nfooter mj-auto\n0.2 begin-refresh\n0.8 end-refresh\n"
    let script = try folder.file("a.script", text)
    #expect(try run(script, "--plot", "\(folder.path)/a.png").status == 0)
    #expect(try run(script, "--plot", "\(folder.path)/b.png").status == 0)
    let first = try pixels("\(folder.path)/a.png")
    #expect(first.width == 900 && first.height == 480)
    #expect(try pixels("\(folder.path)/b.png") == first)
    let with = try run(script, "--velocity", "--plot", "\(folder.path)/v.png")
    #expect(with.status == 0)
    #expect(try pixels("\(folder.path)/v.png") != first)
    let dark = try run(
      "-", "--plot", "\(folder.path)/d.png", input: "scale 2\ntheme dark\n" + text)
    #expect(dark.status == 0)
    let large = try pixels("\(folder.path)/d.png")
    #expect(large.width == 1800 && large.height == 960)
    let (light, ground) = (first[2, 2], large[2, 2])
    #expect(light?.red == 255 && (ground?.red ?? 255) < 80)
  }

  @Test("A film at chosen times has unscaled frames and given captions")
  func filmAt() throws {
    let folder = try Folder()
    let script = try folder.file("a.script", "viewport 300 100\nuntil 2\n0.5 set-offset 50\n")
    let options = ["--film-at", "0,1,2", "--columns", "2"]
    func film(_ name: String, _ more: [String] = []) throws -> Pixels {
      let path = "\(folder.path)/\(name).png"
      #expect(try run([script, "--film", path] + options + more).status == 0)
      return try pixels(path)
    }
    let timed = try film("a")
    #expect(timed.width == 16 + 2 * 316)
    #expect(timed.height == 16 + 2 * (100 + 24 + 16))
    let named = try film("b", ["--captions", "one,,three"])
    // The frames are equal, and the captions differ.
    #expect(
      named.part(columns: 0..<648, rows: 0..<116) == timed.part(columns: 0..<648, rows: 0..<116))
    let captions = 117..<140
    #expect(
      named.part(columns: 0..<320, rows: captions) != timed.part(columns: 0..<320, rows: captions))
    let late = try run(script, "--film", "\(folder.path)/c.png", "--film-at", "2.5")
    #expect(late.status == 2 && late.errors.contains("--film-at"))
    #expect(try folder.names == ["a.png", "a.script", "b.png"])
  }

  @Test("A replaced control is drawn in its own style and settings")
  func replacedControl() throws {
    let folder = try Folder()
    func picture(_ header: String, _ later: String = "") throws -> Pixels {
      let script = """
        viewport 300 200
        rubber-band none
        header \(header)
        until 1
        \(later)
        0.5 down 150 20
        0.6 move 150 100
        """
      let path = "\(folder.path)/a.png"
      #expect(try run("-", "--png", path, input: script).status == 0)
      return try pixels(path)
    }
    let (mj, ego) = (try picture("mj"), try picture("ego"))
    #expect(mj != ego)
    #expect(try picture("mj", "0.1 set-header ego") == ego)
    #expect(try picture("mj", "0.1 set-header ego arrow-color=white") != ego)
    #expect(try picture("mj", "0.1 set-header mj pulling-title=Now") != mj)
    for look in ["show-last-updated=off", "show-title=off"] {
      #expect(try picture("mj \(look)") != mj)
    }
    let sv = try picture("sv")
    #expect(try picture("sv arrow-color=blue") != sv)
    #expect(try picture("sv pulling-subtitle=now") != sv)
  }

  @Test("Help and version exit with 0 and print text")
  func help() throws {
    let help = try run("--help")
    #expect(help.status == 0)
    for word in [
      "--trace", "--plot", "--film-at", "--captions", "mj-trailer", "hold-duration=SECONDS",
    ] {
      #expect(help.output.contains(word), "\(word)")
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 90 })
    let version = try run("--version")
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("tug-replay "))
  }
}
