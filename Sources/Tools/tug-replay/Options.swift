import Recording
import RefreshModel
import Replay

/// The command-line options.
struct Options: Equatable {
  typealias Fault = ProgramArguments.Fault

  /// The path of the script, or `-` for standard input.
  var script = ""
  /// The path for the trace, or `nil` to write none.
  var trace: String?
  /// The path of a trace whose times replace the script's ticks, or `nil` to use the ticks.
  var times: String?
  /// The path for the image, or `nil` to write none.
  var picture: String?
  /// The time of the image in seconds, or `nil` for the end.
  var pictureTime: Double?
  /// The path for the contact sheet, or `nil` to write none.
  var film: String?
  /// The seconds between the contact sheet's frames.
  var filmInterval = 0.1
  private var isFilmIntervalGiven = false
  /// The number of columns of the contact sheet.
  var filmColumns = 5
  /// The times of the contact sheet's frames in seconds, or `nil` to use ``filmInterval``.
  var filmTimes: [Double]?
  /// The captions that replace the times of the frames.
  var filmCaptions: [String] = []
  /// The path for the chart, or `nil` to write none.
  var plot: String?
  /// Whether the chart includes the velocity.
  var plotsVelocity = false
  /// The last option that requires a contact sheet, for the error message.
  private var filmOption: String?
  var showsHelp = false
  var showsVersion = false

  static let usage = """
    Usage: tug-replay SCRIPT|- [--trace FILE.csv] [--png FILE.png [--at SECONDS]]
                      [--film FILE.png [--every SECONDS] [--columns N]]
                      [--plot FILE.png [--velocity]]
    Plays a script in the list engine, with a virtual clock and without a display.

      --trace FILE.csv    write a row for each tick
      --times FILE.csv    with --trace: write a row for each time of this trace instead
      --png FILE.png      write a picture of the end, or of --at SECONDS
      --film FILE.png     write a contact sheet, a frame every --every SECONDS (0.1) in
                          --columns N (5)
      --film-at T1,T2,…   with --film: only frames at these times, in full size
      --captions A,B,…    with --film-at: captions of the frames instead of their times
      --plot FILE.png     write a chart of offset, insets and states against time
      --velocity          with --plot: include the velocity
      --help, --version

    A script has lines of its scene, then timed lines: SECONDS and an event (docs/scripts.md).
    Words in capitals are values, a|b is a choice, [x] is optional or a default, … repeats.

    Scene:
    \(indented(ScriptParser.sceneWords))

    Properties of the list, in the scene or after the event set:
    \(indented(ScriptParser.optionWords))

    Events:
    \(indented(ScriptParser.eventWords))

    Names:
      keys        \(listed(ScriptParser.keyWords))
      headers     \(listed(HeaderName.allCases.map(\.rawValue)))
      footers     \(listed(FooterName.allCases.map(\.rawValue)))
      KEY=VALUE   \(listed(ScriptParser.propertyWords))
      states      \(listed(ScriptParser.stateWords))

    Exit status: 0 for success, 2 for an invalid script (SCRIPT:LINE: REASON) or argument,
    1 for any other failure.
    """

  private static func indented(_ words: [WordUsage]) -> String {
    WordUsage.text(of: words).split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
  }

  /// Returns `words` in lines that fit next to their title in a terminal of 80 columns.
  private static func listed(_ words: [String]) -> String {
    let indent = 14
    let width = 80 - indent
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.count + 1 + word.count > width {
        lines.append(word)
      } else {
        lines[lines.count - 1] = "\(last) \(word)"
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }

  /// Returns the options in `words`, which exclude the program's name.
  static func parse(_ words: some Sequence<String>) throws(Fault) -> Options {
    var options = Options()
    var arguments = ProgramArguments(words)
    while let argument = try arguments.next() {
      switch argument {
      case .help:
        options.showsHelp = true
        return options
      case .version:
        options.showsVersion = true
        return options
      case .option(let name): try options.read(name, &arguments)
      case .word(let word):
        guard options.script.isEmpty else {
          throw Fault("unexpected argument: \(Excerpt(word))")
        }
        options.script = word
      }
    }
    try options.check()
    return options
  }

  private mutating func read(_ name: String, _ arguments: inout ProgramArguments) throws(Fault) {
    switch name {
    case "--trace": trace = try arguments.value()
    case "--times": times = try arguments.value()
    case "--png": picture = try arguments.value()
    case "--at":
      pictureTime = Self.seconds(try arguments.value())
      guard pictureTime != nil else { throw arguments.refusal("needs a time in seconds") }
    case "--film": film = try arguments.value()
    case "--every":
      isFilmIntervalGiven = true
      guard let seconds = Self.seconds(try arguments.value()), seconds > 0 else {
        throw arguments.refusal("needs a time in seconds above 0")
      }
      filmInterval = seconds
    case "--columns":
      guard let count = Int(try arguments.value()), (1...100).contains(count) else {
        throw arguments.refusal("needs a number from 1 to 100")
      }
      filmColumns = count
    case "--film-at":
      filmTimes = Self.times(try arguments.value())
      guard filmTimes != nil else {
        throw arguments.refusal("needs ascending times in seconds, separated by commas")
      }
    case "--captions":
      filmCaptions = try arguments.value()
        .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    case "--plot": plot = try arguments.value()
    case "--velocity": plotsVelocity = true
    default: throw .unknown(name)
    }
    if Self.ofFilms.contains(name) { filmOption = name }
  }

  private static let ofFilms: Set = ["--every", "--columns", "--film-at", "--captions"]

  /// Parses a number of seconds, or returns `nil` if it is not finite or below 0.
  private static func seconds(_ text: some StringProtocol) -> Double? {
    Double(text).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
  }

  /// Parses ascending seconds separated by commas, or returns `nil` for any other text.
  private static func times(_ text: String) -> [Double]? {
    let words = text.split(separator: ",", omittingEmptySubsequences: false)
    let times = words.compactMap { seconds($0) }
    return times.count == words.count && times == times.sorted() ? times : nil
  }

  /// Throws if options exclude each other, or if an argument that one requires is missing.
  private func check() throws(Fault) {
    func need(_ condition: Bool, _ message: String) throws(Fault) {
      guard condition else { throw Fault(message) }
    }
    try need(!script.isEmpty, "SCRIPT is missing; see --help")
    try need(pictureTime == nil || picture != nil, "--at needs --png")
    if film == nil, let option = filmOption {
      throw Fault("\(option) needs --film")
    }
    try need(filmTimes == nil || !isFilmIntervalGiven, "--every cannot be used with --film-at")
    try need(
      filmCaptions.isEmpty || filmCaptions.count == filmTimes?.count,
      "--captions needs one caption for each time of --film-at")
    try need(!plotsVelocity || plot != nil, "--velocity needs --plot")
    try need(times == nil || trace != nil, "--times needs --trace")
    let outputs = [trace, picture, film, plot].compactMap { $0 }
    if let double = outputs.first(where: { path in outputs.filter { $0 == path }.count > 1 }) {
      throw Fault("two outputs have the same file: \(double)")
    }
  }
}
