import RefreshModel
import Replay

/// What the command line asks for.
struct Options: Equatable {
  /// A fault of the command line, told in one line.
  struct Fault: Error {
    let message: String
  }

  /// The script's path, or `-` for standard input.
  var script = ""
  /// Where the trace goes.
  var trace: String?
  /// The trace whose times are looked at, in place of the script's ticks.
  var times: String?
  /// Where the picture goes.
  var picture: String?
  /// The picture's time in seconds; nil is the end.
  var pictureTime: Double?
  /// Where the contact sheet goes.
  var film: String?
  /// Seconds between the contact sheet's frames.
  var filmInterval = 0.1
  /// The contact sheet's columns.
  var filmColumns = 5
  /// The last option given that only a contact sheet obeys.
  private var filmOption: String?
  var showsHelp = false
  var showsVersion = false

  static let usage = """
    Usage: tug-replay SCRIPT|- [--trace FILE.csv] [--png FILE.png [--at SECONDS]]
                      [--film FILE.png [--every SECONDS] [--columns N]]
    Drives the list engine by a script, with a virtual clock and no display.

      --trace FILE.csv   write a row for each tick
      --times FILE.csv   with --trace: look at the times of this trace instead of the ticks
      --png FILE.png     write the picture at the end, or at --at SECONDS
      --film FILE.png    write a contact sheet, a frame every --every SECONDS (0.1) in
                         --columns N (5)
      --help, --version

    Words of a script:
      scene       \(listed(ScriptParser.sceneWords))
      set         \(listed(ScriptParser.optionWords))
      events      \(listed(ScriptParser.eventWords))
      keys        \(listed(ScriptParser.keyWords))
      headers     \(listed(HeaderName.allCases.map(\.rawValue)))
      footers     \(listed(FooterName.allCases.map(\.rawValue)))
      properties  \(listed(ScriptParser.propertyWords))

    Exit status: 0; 2 for a bad script (SCRIPT:LINE: what is wrong) or a bad argument; 1 for
    anything else.
    """

  /// `words` in lines that fit beside their title in a terminal of 80 columns.
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

  /// The options in `arguments`, without the program's name.
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
        options.filmInterval = try seconds(of: argument, &rest, allowsZero: false)
      case "--columns":
        options.filmOption = argument
        options.filmColumns = try columns(&rest)
      case "--plot": throw Fault(message: "--plot is not served yet")
      case _ where argument.hasPrefix("-") && argument != "-":
        throw Fault(message: "unknown option: \(argument)")
      default:
        guard options.script.isEmpty else {
          throw Fault(message: "one argument too many: \(argument)")
        }
        options.script = argument
      }
    }
    if options.showsHelp || options.showsVersion { return options }
    if options.script.isEmpty { throw Fault(message: "the script is missing, see --help") }
    if options.pictureTime != nil, options.picture == nil {
      throw Fault(message: "--at stands without --png")
    }
    if options.film == nil, let option = options.filmOption {
      throw Fault(message: "\(option) stands without --film")
    }
    let outputs = [options.trace, options.picture, options.film].compactMap { $0 }
    if let double = outputs.first(where: { path in outputs.filter { $0 == path }.count > 1 }) {
      throw Fault(message: "two outputs go to \(double)")
    }
    if options.times != nil, options.trace == nil {
      throw Fault(message: "--times stands without --trace")
    }
    return options
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
    else { throw Fault(message: "\(option) needs a time in seconds: \(text)") }
    return seconds
  }

  private static func columns(_ rest: inout ArraySlice<String>) throws(Fault) -> Int {
    let text = try value(of: "--columns", &rest)
    guard let count = Int(text), (1...100).contains(count) else {
      throw Fault(message: "--columns needs a number from 1 to 100: \(text)")
    }
    return count
  }
}
