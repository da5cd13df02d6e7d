import CairoDrawing
import Foundation
import TestSupport
import Testing

/// Runs the built program as a separate process.
@Suite("tug-goldens")
struct GoldensCommandTests {
  private struct Outcome {
    let status: Int32
    let lines: [String]
    let errors: [String]
  }

  /// The path of the program, which is in the test bundle's folder.
  private static let program: URL = {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("tug-goldens")
  }()

  private func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  private func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    func lines(_ pipe: Pipe) -> [String] {
      String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        .split(whereSeparator: \.isNewline).map(String.init)
    }
    let (reported, complained) = (lines(output), lines(errors))
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      lines: reported, errors: complained)
  }

  @Test("A folder is updated, compared, and its differences are reported")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write("list/rows", "#> picture\n#> also rtl\nviewport 120 80\nuntil 0\n")
    let update = try run("--update", folder.path)
    #expect(update.status == 0 && update.errors.isEmpty)
    #expect(update.lines == ["new list/rows", "new list/rows-rtl"])
    let again = try run("--update", folder.path)
    #expect(again.status == 0 && again.lines.isEmpty)
    let same = try run(folder.path)
    #expect(same.status == 0 && same.lines == ["2 goldens, 0 differ"])
    try folder.copy("list/rows.png", to: "list/old.png")
    try folder.remove("list/rows-rtl.png")
    let other = try run("--failures", folder.failures, folder.path)
    #expect(other.status == 1)
    let failure = "\(folder.failures)/list/rows-rtl-failure.png"
    #expect(
      other.lines == [
        "missing list/rows-rtl: the golden is missing; --update draws it: \(failure)",
        "orphan list/old: no script draws this picture; --update removes it", "3 goldens, 2 differ",
      ])
    #expect(FileManager.default.fileExists(atPath: failure))
    let named = try run(
      folder.path, "rows", "--review", "\(folder.path)/page.html", "--failures", folder.failures)
    #expect(named.status == 1 && named.lines.last == "2 goldens, 1 differs")
    #expect(try folder.contents.keys.contains("page.html"))
  }

  @Test("Two images are compared, and their difference is drawn")
  func compare() throws {
    let folder = try TemporaryFolder()
    let canvas = try Canvas(width: 40, height: 20)
    canvas.fill(Color(rgb: 255, 255, 255))
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), Color(rgb: 0, 0, 0))
    let (one, other) = ("\(folder.path)/one.png", "\(folder.path)/other.png")
    try canvas.writePNG(to: one)
    #expect(try run("--compare", one, one).status == 0)
    canvas.fill(Rect(x: 7, y: 3, width: 2, height: 1), Color(rgb: 251, 255, 255))
    try canvas.writePNG(to: other)
    let failure = "\(folder.path)/failure.png"
    let outcome = try run("--compare", other, one, "--failure", failure)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(
      outcome.lines == [
        "\(other) differs: 2 pixels from (7, 3), greatest difference 4: \(failure)"
      ])
    #expect(try folder.contents.keys.contains("failure.png"))
    #expect(try run("--compare", other, one, "--tolerance", "4").status == 0)
    #expect(try run("--compare", other, one, "--tolerance", "3").status == 1)
    let flat = try Canvas(width: 40, height: 20)
    flat.fill(Color(rgb: 9, 9, 9))
    try flat.writePNG(to: failure)
    #expect(try run("--compare", failure, failure).lines == ["\(failure) has one flat colour"])
    try Canvas(width: 41, height: 20).writePNG(to: failure)
    #expect(try run("--compare", failure, one).status == 1)
  }

  @Test("A difference is reported even if its output cannot be written")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let canvas = try Canvas(width: 40, height: 20)
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), Color(rgb: 0, 0, 0))
    let (one, other) = ("\(folder.path)/one.png", "\(folder.path)/other.png")
    try canvas.writePNG(to: one)
    canvas.fill(Rect(x: 7, y: 3, width: 2, height: 1), Color(rgb: 251, 255, 255))
    try canvas.writePNG(to: other)
    let nowhere = "\(folder.path)/nowhere/x.png"
    let compared = try run("--compare", other, one, "--failure", nowhere)
    #expect(compared.status == 1)
    #expect(compared.lines.count == 1)
    #expect(compared.lines.first?.hasPrefix("\(other) differs: 2 pixels from (7, 3)") == true)
    #expect(
      compared.lines.first?.contains(nowhere) == false,
      "the message contains no path of a missing image")
    #expect(compared.errors.count == 1)
    #expect(compared.errors.first?.contains("\(nowhere): No such file") == true)
    // Cairo can hold each of these images, but no failure image with both of them.
    let tall = ["\(folder.path)/tall.png", "\(folder.path)/taller.png"]
    for (path, height) in zip(tall, [17_000.0, 17_001]) {
      let canvas = try Canvas(width: 500, height: height)
      canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), Color(rgb: 0, 0, 0))
      try canvas.writePNG(to: path)
    }
    let large = try run("--compare", tall[0], tall[1], "--failure", "\(folder.path)/large.png")
    #expect(large.status == 1 && large.lines.count == 1 && large.errors.count == 1)
    try folder.write("rows", "#> picture\nviewport 120 80\nuntil 0\n")
    let page = try run(
      "--review", nowhere, "--failures", "\(one)/new", folder.path, "rows")
    #expect(page.status == 2, "a failure folder next to an image is refused")
    let reviewed = try run("--review", nowhere, "--failures", folder.failures, folder.path, "rows")
    #expect(reviewed.status == 1 && reviewed.lines.last == "1 golden, 1 differs")
    #expect(reviewed.errors.count == 1)
    #expect(try run("--update", folder.path, "rows").status == 0)
    let same = try run("--review", nowhere, folder.path, "rows")
    #expect(same.status == 2 && same.lines == ["1 golden, 0 differ"])
  }

  @Test("A failure image never overwrites a compared image")
  func overwritten() throws {
    let folder = try TemporaryFolder()
    let canvas = try Canvas(width: 40, height: 20)
    canvas.fill(Rect(x: 0, y: 0, width: 5, height: 5), Color(rgb: 0, 0, 0))
    let (one, other) = ("\(folder.path)/one.png", "\(folder.path)/other.png")
    try canvas.writePNG(to: one)
    canvas.fill(Rect(x: 7, y: 3, width: 2, height: 1), Color(rgb: 251, 255, 255))
    try canvas.writePNG(to: other)
    let before = try folder.contents
    for path in [one, other, "\(folder.path)/list/../one.png"] {
      let outcome = try run("--compare", other, one, "--failure", path)
      #expect(outcome.status == 2 && outcome.errors.count == 1)
      #expect(outcome.errors.first?.contains("--failure would overwrite") == true)
    }
    let after = try folder.contents
    #expect(after == before)
  }

  @Test(
    "An invalid argument is reported in one line",
    arguments: [
      ([], "FOLDER is missing"), (["--bad"], "--bad"),
      (["--", "--bad"], "--bad: No such file"),
      (["--update=x", "x"], "--update takes no value"),
      (["--compare", "a", "b", "--tolerance=256"], "256"), (["--failures"], "--failures"),
      (["--compare", "a.png"], "--compare"), (["--compare", "a", "b", "c"], "--compare"),
      (["--compare", "a", "b", "--update"], "--update"),
      (["x", "--tolerance", "3"], "--tolerance"),
      (["--update", "x", "--review", "y"], "--review cannot be used with --update"),
      (["--failures", "y", "x", "--update"], "--failures cannot be used with --update"),
      (["--compare", "a", "b", "--tolerance", "256"], "256"),
      (["--compare", "/nowhere.png", "/nowhere.png"], "/nowhere.png: No such file"),
      (["--compare", "/proc/self/exe", "/nowhere.png"], "/proc/self/exe: not a PNG file"),
      (["--compare", "/dev/zero", "/nowhere.png"], "/dev/zero: not a PNG file"),
      (["/nowhere"], "/nowhere: No such file"),
    ] as [([String], String)])
  func badArguments(arguments: [String], reason: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.lines.isEmpty)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains(reason) == true)
  }

  @Test("Invalid scripts and unknown names are reported in one line")
  func badFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", "#> picture\n#> also pink\n")
    let outcome = try run(folder.path)
    #expect(outcome.status == 2 && outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains("\(folder.path)/a.replay:2: ") == true)
    try folder.write("a", "#> picture\n")
    #expect(try run(folder.path, "b").status == 2)
    for arguments in [["\(folder.path)/list"], ["--update", "\(folder.path)/list"]] {
      let empty = try run(arguments)
      #expect(empty.status == 2 && empty.lines.isEmpty && empty.errors.count == 1)
      #expect(empty.errors.first?.contains("the folder contains no script") == true)
    }
    #expect(try run("--help").status == 0)
    #expect(try run("--version").lines.count == 1)
  }
}
