import Replay

/// The command-line options.
struct GoldensOptions {
  typealias Fault = ProgramArguments.Fault

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
    Draws the replay scripts in FOLDER and its subfolders and compares them with the pictures next
    to them, or compares two existing pictures. Script lines that begin with #> name the pictures,
    for example "#> picture at 1.2"; docs/scripts.md lists them all.

      NAME               only these scripts: GROUP, NAME or GROUP/NAME; all scripts are read
      --update           write the pictures that have changed, and print each
      --failures FOLDER  write actual picture, golden and difference to FOLDER, three in one
                         picture [a new temporary folder]
      --review FILE      write a page with all pictures, those that differ first
      --compare          compare two pictures, such as a screenshot and its golden
      --failure FILE     with --compare: write a picture of the difference
      --tolerance N      with --compare: how much a colour may differ, of 255 [0]
      --help, --version

    Exit status: 0 if all pictures are equal, 1 if one differs, 2 for an invalid argument or script
    (FOLDER/NAME.replay:LINE: REASON), or a file that cannot be read or written.
    """

  private var words: [String] = []
  private var used: [String] = []
  private var folder = FolderCommand()
  private var compare = CompareCommand()

  private static let ofComparison: Set = ["--failures", "--review"]
  private static let ofFolder = ofComparison.union(["--update"])
  private static let ofCompare: Set = ["--compare", "--failure", "--tolerance"]

  /// Returns the command that `words` request; they exclude the program's name.
  static func parse(_ words: some Sequence<String>) throws(Fault) -> Command {
    var options = GoldensOptions()
    var arguments = ProgramArguments(words)
    while let argument = try arguments.next() {
      switch argument {
      case .help: return .help
      case .version: return .version
      case .option(let name): try options.read(name, &arguments)
      case .word(let word): options.words.append(word)
      }
    }
    return try options.command()
  }

  private mutating func read(_ name: String, _ arguments: inout ProgramArguments) throws(Fault) {
    used.append(name)
    switch name {
    case "--update": folder.updates = true
    case "--failures": folder.failures = try arguments.value()
    case "--review": folder.review = try arguments.value()
    case "--compare": break
    case "--failure": compare.failure = try arguments.value()
    case "--tolerance":
      guard let tolerance = Int(try arguments.value()), (0...255).contains(tolerance) else {
        throw arguments.refusal("needs a number from 0 to 255")
      }
      compare.tolerance = tolerance
    default: throw .unknown(name)
    }
  }

  private func command() throws(Fault) -> Command {
    if used.contains("--compare") {
      if let option = used.first(where: Self.ofFolder.contains) {
        throw Fault("\(option) cannot be used with --compare")
      }
      guard words.count == 2 else {
        throw Fault("--compare needs two pictures, not \(words.count)")
      }
      var compare = compare
      (compare.actual, compare.golden) = (words[0], words[1])
      return .compare(compare)
    }
    if let option = used.first(where: Self.ofCompare.contains) {
      throw Fault("\(option) needs --compare")
    }
    if let option = used.first(where: Self.ofComparison.contains), used.contains("--update") {
      throw Fault("\(option) cannot be used with --update")
    }
    guard let path = words.first else {
      throw Fault("FOLDER is missing; see --help")
    }
    var folder = folder
    folder.path = path
    folder.names = Array(words.dropFirst())
    return .folder(folder)
  }
}
