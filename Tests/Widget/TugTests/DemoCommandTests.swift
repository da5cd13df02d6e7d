import Foundation
import Testing
import Tug

/// The command line of `tug-demo`, as far as it needs no display.
struct DemoCommandTests {
  private struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  private func run(_ arguments: [String], input: String = "") throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("tug-demo")
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = nil
    environment["WAYLAND_DISPLAY"] = nil
    process.environment = environment
    let output = Pipe()
    let errors = Pipe()
    let typed = Pipe()
    try typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    process.standardInput = typed
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self))
  }

  @Test("The help names every option")
  func helpNamesEveryOption() throws {
    let help = try run(["--help"])
    #expect(help.code == 0)
    for word in [
      "--page", "--header", "--footer", "--delay", "--trace", "--record", "--version", "FOLDER",
      "--screenshot", "--size", "--scale", "--theme", "--script", "--every", "two-panes",
      "recent-files", "F5", "F10",
    ] {
      #expect(help.output.contains(word))
    }
  }

  @Test("The help names every header and footer")
  func helpNamesEveryControl() throws {
    let words = try run(["--help"]).output.split { !$0.isLetter && $0 != "-" }.map(String.init)
    for name in HeaderName.allCases { #expect(words.contains(name.rawValue)) }
    for name in FooterName.allCases { #expect(words.contains(name.rawValue)) }
    #expect(words.contains("none"))
  }

  @Test("The version is one line")
  func versionIsOneLine() throws {
    let version = try run(["--version"])
    #expect(version.code == 0)
    #expect(version.output.hasPrefix("tug-demo "))
    #expect(version.output.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "An invalid argument is named in one line",
    arguments: [
      (["--bogus"], "--bogus"), (["--page", "nowhere"], "nowhere"), (["--page"], "--page"),
      (["--trace"], "--trace"), (["--record="], "--record"),
      (["--delay", "1", "one", "two"], "two"),
      (["--delay=1", "--", "one", "--two"], "--two"), (["--delay=x"], "--delay"),
      (["--help=1"], "--help=1"), ([""], "FOLDER"),
      (["--trace", "same", "--record", "same"], "same"),
      (["--trace", "same", "--screenshot", "same"], "--screenshot"),
      (["--screenshot", "a.png", "--record", "same", "--script", "same"], "--record and --script"),
      (["--screenshot", "same", "--script", "same"], "same"),
      (["--header", "mj-back"], "mj-back"), (["--footer", "mj"], "mj"), (["--header="], "--header"),
      (["--header", "MJ"], "MJ"), (["--footer", "mj-trailer"], "mj-trailer"),
      (["--page", "endless", "--header", "mj"], "endless"),
      (["--footer", "cj", "--page", "environment"], "environment"),
      (["--page", "document-cj", "--footer", "none"], "document-cj"),
      (["--screenshot"], "--screenshot"), (["--screenshot", "out/"], "--screenshot"),
      (["--size", "420x640"], "--size"), (["--scale", "2"], "--scale"),
      (["--theme", "dark"], "--theme"), (["--script", "a.replay"], "--script"),
      (["--every", "1"], "--every"), (["--screenshot", "a.png", "--every", "1"], "--every"),
      (["--delay", "nan"], "nan"), (["--delay", "-1"], "-1"), (["--delay", "1e9"], "1e9"),
    ])
  func aBadArgumentIsNamed(_ arguments: [String], _ name: String) throws {
    let refused = try run(arguments)
    #expect(refused.code == 2)
    #expect(refused.output.isEmpty)
    #expect(refused.errors.contains(name))
    #expect(refused.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test(
    "An invalid screenshot option is named, and nothing is written",
    arguments: [
      ("--size", "420"), ("--size", "420x"), ("--size", "0x640"), ("--size", "420x10001"),
      ("--size", "420x640x1"), ("--size", "+420x640"), ("--size", "4e2x640"), ("--size", "-1x2"),
      ("--size", "99999999999x2"), ("--scale", "0"), ("--scale", "4"), ("--scale", "1.5"),
      ("--scale", "two"), ("--theme", "blue"), ("--theme", "Dark"), ("--every", "0"),
      ("--every", "-1"), ("--every", "nan"), ("--every", "inf"), ("--every", "1e-9"),
    ])
  func aBadPictureIsNamed(_ option: String, _ value: String) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("tug-\(UUID().uuidString).png").path
    let refused = try run(["--screenshot", path, "--script", "a.replay", option, value])
    #expect(refused.code == 2)
    #expect(refused.errors.contains("\(option) is n"))
    #expect(refused.errors.contains(value))
    #expect(refused.errors.filter { $0 == "\n" }.count == 1)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "At most 2000 pictures are accepted",
    arguments: [
      ("until 1999", "1", true), ("until 2000", "1", false), ("until 199.9", "0.1", true),
      ("until 200", "0.1", false), ("until 599.7", "0.3", true), ("until 600", "0.3", false),
    ])
  func tooManyPictures(_ script: String, _ interval: String, _ isTaken: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
    let path = folder.appendingPathComponent("tug-\(UUID().uuidString).replay").path
    try Data("\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let refused = try run([
      "--screenshot", "\(path).png", "--script", path, "--every", interval,
    ])
    // An accepted command line fails later, for lack of a display.
    let reason = isTaken ? "there is no display to open" : "--every makes more than 2000 pictures"
    #expect(refused.code == (isTaken ? 1 : 2))
    #expect(refused.errors.hasPrefix("tug-demo: \(reason)"))
    #expect(refused.errors.filter { $0 == "\n" }.count == 1)
  }

  @Test("The script - is read from standard input")
  func scriptFromStandardInput() throws {
    let arguments = ["--screenshot", "a.png", "--script", "-"]
    let refused = try run(arguments, input: "viewport 420 400\nbogus\n")
    #expect(refused.code == 2)
    #expect(refused.errors == "-:2: unknown word: bogus; the nearest is rows\n")
    #expect(try run(arguments, input: "until 1\n").errors.contains("there is no display"))
  }

  @Test("An endless script file is refused in one line")
  func scriptWithoutAnEnd() throws {
    let refused = try run(["--screenshot", "a.png", "--script", "/dev/zero"])
    #expect(refused.code == 1)
    #expect(refused.errors == "tug-demo: cannot read /dev/zero: the file is larger than 64 MB\n")
  }

  @Test("A screenshot without a display fails in one line")
  func noDisplay() throws {
    let refused = try run(["--screenshot", "/tmp/tug-no-display.png"])
    #expect(refused.code == 1)
    #expect(refused.errors == "tug-demo: there is no display to open the window on\n")
    #expect(!FileManager.default.fileExists(atPath: "/tmp/tug-no-display.png"))
  }
}
