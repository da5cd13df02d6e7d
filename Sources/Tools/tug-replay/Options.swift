import Recording
import RefreshModel
import Replay

/// The command-line options.
struct Options: Equatable {
  /// An error in the command line, in one line.
  struct Fault: Error {
    let message: String
  }

  /// The path of the script, or `-` for standard input.
  var script = ""
  /// The path for the trace.
  var trace: String?
  /// The path of a trace whose times replace the script's ticks.
  var times: String?
  /// The path for the image.
  var picture: String?
  /// The time of the image in seconds, or `nil` for the end.
  var pictureTime: Double?
  /// The path for the contact sheet.
  var film: String?
  /// The seconds between the contact sheet's frames.
  var filmInterval = 0.1
  private var isFilmIntervalGiven = false
  /// The columns of the contact sheet.
  var filmColumns = 5
  /// The times of the contact sheet's frames in seconds, or `nil` to use ``filmInterval``.
  var filmTimes: [Double]?
  /// The captions that replace the times of the frames.
  var filmCaptions: [String] = []
  /// The path for the chart.
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
    Drives the list engine by a script, with a virtual clock and no display.

      --trace FILE.csv    write a row for each tick
      --times FILE.csv    with --trace: look at the times of this trace, not at the ticks
      --png FILE.png      write the picture at the end, or at --at SECONDS
      --film FILE.png     write a contact sheet, a frame every --every SECONDS (0.1) in
                          --columns N (5)
      --film-at T1,T2,…   with --film: frames of these seconds, in their own size
      --captions A,B,…    with --film-at: what stands below the frames, not their times
      --plot FILE.png     write a chart of offset, insets and states against time
      --velocity          with --plot: the velocity, too
      --help, --version

    A script has lines of its scene, then timed lines: SECONDS and an event (docs/scripts.md).
    Words in capitals are values, a|b is one of the two, [x] is optional, … is more of it.

    Scene:
    \(indented(ScriptParser.sceneWords))

    Properties of the list, in the scene, or set later:
    \(indented(ScriptParser.optionWords))

    Events:
    \(indented(ScriptParser.eventWords))

    Names:
      keys        \(listed(ScriptParser.keyWords))
      headers     \(listed(HeaderName.allCases.map(\.rawValue)))
      footers     \(listed(FooterName.allCases.map(\.rawValue)))
      KEY=VALUE   \(listed(ScriptParser.propertyWords))
      states      \(listed(ScriptParser.stateWords))

    Exit status: 0; 2 for a bad script (SCRIPT:LINE: what is wrong) or a bad argument; 1 for
    anything else.
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

  /// Parses `arguments`, which do not include the program's name.
  static func parse(_ arguments: [String]) throws(Fault) -> Options {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help": options.showsHelp = true
      case "--version": options.showsVersion = true
      case "--trace": options.trace = try value(of: argument, &rest)
      case "--times": options.times = try value(of: argument, &rest)
      case "--png": options.picture = try value(of: argument, &rest)
      case "--at": options.pictureTime = try seconds(of: argument, &rest, allowsZero: true)
      case "--film": options.film = try value(of: argument, &rest)
      case "--every":
        options.filmOption = argument
        options.isFilmIntervalGiven = true
        options.filmInterval = try seconds(of: argument, &rest, allowsZero: false)
      case "--columns":
        options.filmOption = argument
        options.filmColumns = try columns(&rest)
      case "--film-at":
        options.filmOption = argument
        options.filmTimes = try times(&rest)
      case "--captions":
        options.filmOption = argument
        options.filmCaptions = try value(of: argument, &rest)
          .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      case "--plot": options.plot = try value(of: argument, &rest)
      case "--velocity": options.plotsVelocity = true
      case _ where argument.hasPrefix("-") && argument != "-":
        throw Fault(message: "unknown option: \(Excerpt(argument))")
      default:
        guard options.script.isEmpty else {
          throw Fault(message: "one argument too many: \(Excerpt(argument))")
        }
        options.script = argument
      }
    }
    if options.showsHelp || options.showsVersion { return options }
    try options.check()
    return options
  }

  /// Throws if options are missing or exclude each other.
  private func check() throws(Fault) {
    func need(_ condition: Bool, _ message: String) throws(Fault) {
      guard condition else { throw Fault(message: message) }
    }
    try need(!script.isEmpty, "the script is missing, see --help")
    try need(pictureTime == nil || picture != nil, "--at stands without --png")
    if film == nil, let option = filmOption {
      throw Fault(message: "\(option) stands without --film")
    }
    try need(filmTimes == nil || !isFilmIntervalGiven, "--every and --film-at exclude each other")
    try need(
      filmCaptions.isEmpty || filmCaptions.count == filmTimes?.count,
      "--captions needs as many words as --film-at has times")
    try need(!plotsVelocity || plot != nil, "--velocity stands without --plot")
    try need(times == nil || trace != nil, "--times stands without --trace")
    let outputs = [trace, picture, film, plot].compactMap { $0 }
    if let double = outputs.first(where: { path in outputs.filter { $0 == path }.count > 1 }) {
      throw Fault(message: "two outputs go to \(double)")
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Fault) -> String {
    guard let value = rest.popFirst() else { throw Fault(message: "\(option) needs a value") }
    return value
  }

  private static func seconds(
    of option: String, _ rest: inout ArraySlice<String>, allowsZero: Bool
  ) throws(Fault) -> Double {
    let text = try value(of: option, &rest)
    guard let seconds = Double(text), seconds.isFinite, seconds > 0 || (allowsZero && seconds == 0)
    else { throw Fault(message: "\(option) needs a time in seconds: \(Excerpt(text))") }
    return seconds
  }

  private static func times(_ rest: inout ArraySlice<String>) throws(Fault) -> [Double] {
    let text = try value(of: "--film-at", &rest)
    let times = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0) ?? -1
    }
    guard times.allSatisfy({ $0.isFinite && $0 >= 0 }), times == times.sorted() else {
      throw Fault(
        message: "--film-at needs times in seconds, in order, with commas: \(Excerpt(text))")
    }
    return times
  }

  private static func columns(_ rest: inout ArraySlice<String>) throws(Fault) -> Int {
    let text = try value(of: "--columns", &rest)
    guard let count = Int(text), (1...100).contains(count) else {
      throw Fault(message: "--columns needs a number from 1 to 100: \(Excerpt(text))")
    }
    return count
  }
}
