import Replay
import Tug

/// A script as a page of the app plays it.
struct PlayedScript {
  /// The most pictures that one run makes.
  private static let mostPictures = 2000.0

  /// The script, with what the command line has in place of its own.
  private(set) var script: Script
  private let path: String
  /// The line of each word that begins a line of the scene, from 1.
  private let lines: [String: Int]

  /// The script that the command line names; nil where it names none.
  ///
  /// Throws ``ScreenshotFailure`` for one that cannot be read or understood.
  init?(_ arguments: Arguments) throws(ScreenshotFailure) {
    guard let path = arguments.screenshot.script else { return nil }
    self.path = path
    let bytes = try InputFile.read(path)
    lines = Self.lines(of: bytes)
    do {
      script = try ScriptParser.parse(utf8: bytes)
    } catch {
      throw Self.failure(error, in: path)
    }
    if arguments.isGiven("--header") { script.header = arguments.header.map { .init($0) } }
    if arguments.isGiven("--footer") { script.footer = arguments.footer.map { .init($0) } }
    if let scale = arguments.screenshot.scale { script.scale = scale }
    if let theme = arguments.screenshot.theme { script.theme = theme }
    if let interval = arguments.screenshot.interval,
      script.end / interval >= Self.mostPictures
    {
      throw ScreenshotFailure(
        "--every makes more than \(Int64(Self.mostPictures)) pictures", status: Arguments.badUsage)
    }
  }

  /// Refuses what `page` cannot do.
  @MainActor func check(_ page: any PageContent) throws(ScreenshotFailure) {
    guard script.configuration.axis.orientation == page.list.orientation else {
      throw failure(
        ScriptError(
          line: line(of: "orientation"),
          reason: "the page's list is \(page.list.orientation.rawValue)"))
    }
  }

  /// The line that begins with `word`, from 1; the first where there is none.
  func line(of word: String) -> Int { lines[word] ?? 1 }

  /// `error` as the program says it.
  func failure(_ error: ScriptError) -> ScreenshotFailure { Self.failure(error, in: path) }

  /// When pictures are taken: `interval` seconds apart, or once at the end.
  func pictureTimes(every interval: Double?) -> [Double] {
    guard let interval else { return [script.end] }
    var times: [Double] = []
    while Double(times.count) * interval <= script.end {
      times.append(Double(times.count) * interval)
    }
    return times
  }

  private static func failure(_ error: ScriptError, in path: String) -> ScreenshotFailure {
    ScreenshotFailure(whole: "\(path):\(error.line): \(error.reason)", status: Arguments.badUsage)
  }

  private static func lines(of bytes: [UInt8]) -> [String: Int] {
    var lines: [String: Int] = [:]
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let blanks: [UInt8] = [9, 13, 32]
      guard let word = line.split(whereSeparator: blanks.contains).first else { continue }
      lines[String(decoding: word, as: UTF8.self)] = index + 1
    }
    return lines
  }
}
