import Replay

/// What the command line asks for.
struct Arguments: Equatable {
  /// The exit code of a command line that cannot be understood.
  static let badUsage: Int32 = 2
  /// The version that `--version` prints.
  static let version = ProgramVersion.text

  /// What to do with a command line.
  enum Outcome: Equatable {
    case run(Arguments)
    case print(String)
    case fail(String)
  }

  /// The page to open, by name.
  var page = Page.all[0].name
  /// The folder to list; nil for the page's own choice.
  var folder: String?
  /// The file that the list's trace goes to.
  var trace: String?
  /// The file that the list's recording goes to.
  var recording: String?

  static var help: String {
    let pages = Page.all.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n")
    return """
      Usage: tug-demo [OPTION]... [FOLDER]
      Lists that are pulled to be refreshed. FOLDER is what the page recent-files shows.

        --page NAME        open this page
        --trace FILE.csv   write a row of the list's motion for each frame
        --record FILE      write a script that tug-replay repeats
        --help             print this text
        --version          print the version

      Pages:
      \(pages)

      Keys: F5 or Ctrl+R refreshes, Escape gives a refresh up; arrows, Page Up and Down, Space,
      Home, End and Return act on the list.
      """
  }

  /// Understands `words`, the first of which is the program's name.
  static func parse(_ words: [String]) -> Outcome {
    var arguments = Arguments()
    var rest = words.dropFirst()
    var optionsAreOver = false
    while let word = rest.popFirst() {
      guard !optionsAreOver, word.hasPrefix("-"), word != "-" else {
        if arguments.folder != nil { return .fail("unexpected argument: \(word)") }
        if word.isEmpty { return .fail("FOLDER is empty") }
        arguments.folder = word
        continue
      }
      if word == "--" {
        optionsAreOver = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let inlineValue = parts.count > 1 ? String(parts[1]) : nil
      switch option {
      case "--help", "--version":
        if inlineValue != nil { return .fail("\(option) takes no value: \(word)") }
        return .print(option == "--help" ? help : "tug-demo \(version)")
      case "--page", "--trace", "--record":
        guard let value = inlineValue ?? rest.popFirst(), !value.isEmpty else {
          return .fail("\(option) needs a value")
        }
        if let reason = arguments.take(value, for: option) { return .fail(reason) }
      default:
        return .fail("unknown option: \(word)")
      }
    }
    if let trace = arguments.trace, trace == arguments.recording {
      return .fail("--trace and --record name the same file: \(trace)")
    }
    return .run(arguments)
  }

  /// Takes the value of an option; why not, where it cannot be.
  private mutating func take(_ value: String, for option: String) -> String? {
    switch option {
    case "--page":
      guard Page.named(value) != nil else { return "unknown page: \(value)" }
      page = value
    case "--trace":
      trace = value
    default:
      recording = value
    }
    return nil
  }
}
