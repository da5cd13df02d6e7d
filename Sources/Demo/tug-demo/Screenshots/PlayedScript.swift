import Recording
import Replay
import Tug

/// A script as a page of the program plays it.
struct PlayedScript {
  /// The largest number of pictures of one run.
  private static let mostPictures = 2000
  private static let orientationWord = "orientation"

  /// The script, with the command line's values in place of its own.
  private(set) var script: Script
  private let path: String
  /// The lines of the script.
  private let lines: ScriptLines
  /// The times of the pictures in seconds: as far apart as the command line says, or once at the
  /// end.
  let pictureTimes: [Double]

  /// The script that the command line names; nil where it names none.
  ///
  /// Throws ``ScreenshotFailure`` for a script that cannot be read, or has a fault.
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
      guard let times = film.times(atMost: Self.mostPictures) else {
        throw ScreenshotFailure(
          "--every makes more than \(Self.mostPictures) pictures", status: Arguments.badUsage)
      }
      pictureTimes = times
    } else {
      pictureTimes = [script.end]
    }
  }

  /// Refuses a script that `page` cannot play.
  @MainActor func check(_ page: any PageContent) throws(ScreenshotFailure) {
    guard script.configuration.axis.orientation == page.list.orientation else {
      let orientation = page.list.orientation.rawValue
      throw failure(
        ScriptError(
          line: line(of: Self.orientationWord),
          reason: "the page's list is \(orientation), which a script for it says by a line "
            + "\(Self.orientationWord) \(orientation)"))
    }
    try check("header", script.header, hasWork: page.refresh != nil, "refresh")
    try check("footer", script.footer, hasWork: page.loadMore != nil, "load")
  }

  /// Refuses a control that the script names, or sets later, on a page that has no work for it.
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

  /// The line that begins with `word`; the first where there is none.
  func line(of word: String) -> Int { lines.number(of: word) ?? 1 }

  /// `error` in the program's words.
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
