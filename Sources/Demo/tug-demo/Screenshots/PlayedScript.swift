import Recording
import Replay
import Tug

/// A script that is played on a page of the program.
struct PlayedScript {
  /// The maximum number of pictures in a run.
  private static let maximumPictures = 2000
  private static let orientationWord = "orientation"

  /// The script, with the values from the command line.
  private(set) var script: Script
  private let path: String
  /// The lines of the script, including those from the command line.
  private let lines: ScriptLines
  /// The times of the pictures in seconds: at the interval given on the command line, or once at
  /// the end.
  let pictureTimes: [Double]

  /// Reads the script that the command line names.
  ///
  /// Returns `nil` if there is none.
  ///
  /// Throws ``ScreenshotFailure`` if the script cannot be read or is invalid.
  init?(_ arguments: Arguments) throws(ScreenshotFailure) {
    guard let path = arguments.screenshot.script else { return nil }
    self.path = path
    var text = ScriptLines(try InputFile.read(path))
    if arguments.isGiven("--header") {
      text.put("header", arguments.header?.rawValue ?? Arguments.none)
    }
    if arguments.isGiven("--footer") {
      text.put("footer", arguments.footer?.rawValue ?? Arguments.none)
    }
    lines = text
    do {
      script = try ScriptParser.parse(utf8: text.bytes)
    } catch {
      throw Self.failure(error, in: path, lines)
    }
    if let scale = arguments.screenshot.scale { script.scale = scale }
    if let theme = arguments.screenshot.theme { script.theme = theme }
    if let interval = arguments.screenshot.interval {
      let film = FilmTimes(to: script.end, every: interval)
      guard let times = film.times(atMost: Self.maximumPictures) else {
        throw ScreenshotFailure(
          "--every makes more than \(Self.maximumPictures) pictures", status: Arguments.badUsage)
      }
      pictureTimes = times
    } else {
      pictureTimes = [script.end]
    }
  }

  /// Throws an error if `page` cannot play the script.
  @MainActor func check(_ page: any PageContent) throws(ScreenshotFailure) {
    guard script.configuration.axis.orientation == page.list.orientation else {
      let orientation = page.list.orientation.rawValue
      throw failure(
        ScriptError(
          line: line(of: Self.orientationWord),
          reason: "the page's list is \(orientation): the script needs the line "
            + "\(Self.orientationWord) \(orientation)"))
    }
    // The gallery's lists have controls of their own.
    let (header, footer) = (page.list.header, page.list.footer)
    try check("header", script.header, hasWork: page.refresh != nil || header != nil, "refresh")
    try check("footer", script.footer, hasWork: page.loadMore != nil || footer != nil, "load")
  }

  /// Throws an error if the script uses a control for which the page has no work.
  private func check(
    _ word: String, _ control: ControlDescription?, hasWork: Bool, _ work: String
  ) throws(ScreenshotFailure) {
    if hasWork { return }
    let later = script.events.first {
      switch $0.event {
      case .setControl(.header, .some): word == "header"
      case .setControl(.footer, .some): word == "footer"
      default: false
      }
    }
    guard let line = (control == nil ? nil : lines.number(of: word)) ?? later?.line else { return }
    throw failure(ScriptError(line: line, reason: "the page has nothing to \(work)"))
  }

  /// Returns the number of the line that begins with `word`, or 1 if there is no such line.
  func line(of word: String) -> Int { lines.number(of: word) ?? 1 }

  /// Converts `error` to a message of the program.
  func failure(_ error: ScriptError) -> ScreenshotFailure {
    Self.failure(error, in: path, lines)
  }

  private static func failure(
    _ error: ScriptError, in path: String, _ lines: ScriptLines
  ) -> ScreenshotFailure {
    ScreenshotFailure(
      whole: "\(path):\(lines.numberInFile(of: error.line)): \(error.reason)",
      status: Arguments.badUsage)
  }
}
