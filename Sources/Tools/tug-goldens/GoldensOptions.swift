import Recording

/// The command-line options.
struct GoldensOptions {
  /// An error in the command line, or in a file that it names, in one line.
  struct Fault: Error {
    let message: String
  }

  /// The command to run.
  enum Command {
    case help
    case version
    case compare(CompareCommand)
    case folder(FolderCommand)
  }

  static let usage = """
    Usage: tug-goldens [--failures FOLDER] [--review FILE.html] FOLDER [NAME…]
           tug-goldens --update FOLDER [NAME…]
           tug-goldens --compare ACTUAL.png GOLDEN.png [--failure FILE.png] [--tolerance N]
    Draws the replay scripts in FOLDER and its folders and compares them with the pictures beside
    them, or compares two pictures that are there already. What is drawn of a script say its lines
    that begin with #>, as "#> picture at 1.2": docs/scripts.md has all of them.

      NAME               only these scripts: GROUP, NAME or GROUP/NAME; all are read
      --update           write the pictures that have changed, and print each
      --failures FOLDER  where actual, golden and difference go, three in one picture
                         (a new one in the folder of temporary files)
      --review FILE      write a page of all pictures, those that differ first
      --compare          two pictures, such as a screenshot and its golden
      --failure FILE     with --compare: where the picture of a difference goes
      --tolerance N      with --compare: how much a colour may differ, of 255 (0)
      --help, --version

    Exit status: 0 all the same; 1 something differs; else 2 for bad arguments, a bad script
    (FOLDER/NAME.replay:LINE: what is wrong), a file that cannot be read or written.
    """

  private var words: [String] = []
  private var used: [String] = []
  private var folder = FolderCommand()
  private var compare = CompareCommand()

  private static let ofComparison: Set = ["--failures", "--review"]
  private static let ofFolder = ofComparison.union(["--update"])
  private static let ofCompare: Set = ["--compare", "--failure", "--tolerance"]

  /// Parses `arguments`, which do not include the program's name.
  static func parse(_ arguments: [String]) throws(Fault) -> Command {
    if arguments.contains("--help") { return .help }
    if arguments.contains("--version") { return .version }
    var options = GoldensOptions()
    var rest = arguments[...]
    while let argument = rest.popFirst() { try options.read(argument, &rest) }
    return try options.command()
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(Fault) {
    guard argument.hasPrefix("-") else { return words.append(argument) }
    used.append(argument)
    switch argument {
    case "--update": folder.updates = true
    case "--failures": folder.failures = try Self.value(of: argument, &rest)
    case "--review": folder.review = try Self.value(of: argument, &rest)
    case "--compare": break
    case "--failure": compare.failure = try Self.value(of: argument, &rest)
    case "--tolerance":
      let text = try Self.value(of: argument, &rest)
      guard let tolerance = Int(text), (0...255).contains(tolerance) else {
        throw Fault(message: "--tolerance needs a number from 0 to 255: \(Excerpt(text))")
      }
      compare.tolerance = tolerance
    default: throw Fault(message: "unknown option: \(Excerpt(argument))")
    }
  }

  private func command() throws(Fault) -> Command {
    if used.contains("--compare") {
      if let option = used.first(where: Self.ofFolder.contains) {
        throw Fault(message: "\(option) does not go with --compare")
      }
      guard words.count == 2 else {
        throw Fault(message: "--compare needs two pictures, not \(words.count)")
      }
      var compare = compare
      (compare.actual, compare.golden) = (words[0], words[1])
      return .compare(compare)
    }
    if let option = used.first(where: Self.ofCompare.contains) {
      throw Fault(message: "\(option) stands without --compare")
    }
    if let option = used.first(where: Self.ofComparison.contains), used.contains("--update") {
      throw Fault(message: "\(option) does not go with --update")
    }
    guard let path = words.first else {
      throw Fault(message: "the folder is missing, see --help")
    }
    var folder = folder
    folder.path = path
    folder.names = Array(words.dropFirst())
    return .folder(folder)
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Fault) -> String {
    guard let value = rest.popFirst() else { throw Fault(message: "\(option) needs a value") }
    return value
  }
}
