import Recording
import Replay
import Tug

/// The parsed command line.
struct Arguments: Equatable {
  /// The exit code for an invalid command line.
  static let badUsage: Int32 = 2
  /// The version that `--version` prints.
  static let version = ProgramVersion.text

  /// The result of parsing a command line.
  enum Outcome: Equatable {
    case run(Arguments)
    case print(String)
    case fail(String)
  }

  /// The name of the page to open.
  var page = Page.files
  /// The style of the header, or `nil` for no header.
  var header: HeaderName? = .native
  /// The style of the footer, or `nil` for no footer.
  var footer: FooterName? = .native
  /// The time by which each refresh and load is delayed, in seconds.
  var delay = 0.0
  /// The folder to list, or `nil` for the page's default.
  var folder: String?
  /// Further folders and feeds to open in the main window.
  ///
  /// A desktop can pass several.
  private(set) var others: [String] = []
  /// The filter and order of files on the pages of files.
  var view = FolderView()
  /// The file for the trace of the list, or `nil` if there is none.
  var trace: String?
  /// The file for the recording of the list, or `nil` if there is none.
  var recording: String?
  /// The folder for the programs that the gallery copies.
  ///
  /// If it is set, they are written and no window is opened.
  private(set) var copiedCode: String?
  /// The name of the page on the command line, or `nil` if there is none.
  private(set) var givenPage: String?
  /// Whether the window shows a single page with the given controls.
  ///
  /// Pictures and traces need such a window, so that they are the same in each run.
  var isAlone: Bool {
    !givenControls.isEmpty || trace != nil || recording != nil || screenshot.file != nil
      || delay > 0
  }
  /// The options for a picture.
  ///
  /// If a picture is written, no window is opened.
  private(set) var screenshot = ScreenshotOptions()
  /// The options on the command line that set a control.
  private var givenControls: Set<String> = []

  /// Returns whether the command line contains `option`, which must be `--header` or `--footer`.
  func isGiven(_ option: String) -> Bool { givenControls.contains(option) }

  static var help: String {
    let headers = wrapped(headerNames)
    let footers = wrapped(footerNames)
    let pages = Page.all.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n")
    return """
      Usage: tug-demo [OPTION]... [FOLDER]...
      Lists that are pulled to be refreshed. FOLDER is what the pages of files show; the address or
      the file of a feed is added to the page of feeds. A window of one page alone takes one.

        --page NAME        open this page
        --header NAME      the header:\(headers)
        --footer NAME      the footer:\(footers)
        --delay SECONDS    let each refresh and each load take so much longer
        --trace FILE.csv   write a row of the list's motion for each frame
        --record FILE      write a script that tug-replay repeats
        --screenshot FILE  write a picture of the window, a PNG, and end
        --copied-code FOLDER  write what the gallery copies of each control, and end
        --help             print this text
        --version          print the version

      With --screenshot:
        --size WxH         the window's size, its header bar included, in whole points from 1 to
                           10000; 420x640 by default; a picture has up to 100 million pixels
        --scale N          pixels to the point: 1, 2 or 3; the display's by default
        --theme NAME       light or dark; the user's by default
        --script FILE      play a script, as tug-replay takes and --record writes it, in the list
                           by the script's own clock; the picture is of its end; - is standard
                           input
        --every SECONDS    write a picture of each so many seconds of the script: pull.png names
                           pull-000.png, pull-001.png and so on

      The window is drawn off screen, without a shadow and without the pointer; a display is
      needed all the same. A script says the list's size, the scale, the theme, the controls and
      all else of its scene, where no option does, and what time it is, 2026-01-01T12:00:00Z
      without a line clock; rows, columns, blocks and content are the page's own, and lines about
      them are passed over. A refresh or load goes on until the script ends it, and brings no
      rows. In a page with several lists the first one plays.

      The second list of a page has a trace and a recording of its own, FILE-2.csv for FILE.csv.

      Pages:
      \(pages)

      Header and footer can be changed in the window's menu, too.

      Keys: F5 or Ctrl+R refreshes, Shift+F5 loads more, Escape gives a refresh up, F9 opens the
      page behind a two-level header and closes it, F10 opens the menu, which endless and mixed lack;
      Ctrl+I opens the inspector and closes it; arrows, Page Up and Down, Space, Home, End and
      Return act on the list. In a page with several lists all this is for the one that has the
      focus, and Tab goes to the next. Escape also closes a message.

      A click selects a row, on every page but endless. Files and folders: a double click, a tap or
      Return opens one, a folder in place, and a long press or the secondary button shows its
      menu. Alt+Left leads back to the folder before, Backspace or Alt+Up to the one around;
      Ctrl+Shift+F opens a filter of names. On the pages of icons Ctrl and Shift select more, and
      once a long press has selected one, taps do; the menu of a selected file is for all that are
      selected.
      """
  }

  /// Parses `words`, which exclude the program's name.
  static func parse(_ words: some Sequence<String>) -> Outcome {
    var arguments = Arguments()
    var reader = ProgramArguments(words)
    do throws(ProgramArguments.Fault) {
      while let argument = try reader.next() {
        switch argument {
        case .help: return .print(help)
        case .version: return .print("tug-demo \(version)")
        case .option(let name): try arguments.read(name, &reader)
        case .word(""): throw ProgramArguments.Fault("FOLDER is empty")
        case .word(let word) where arguments.folder == nil: arguments.folder = word
        case .word(let word): arguments.others.append(word)
        }
      }
    } catch {
      return .fail(error.description)
    }
    if let reason = arguments.sharedFile ?? arguments.screenshot.fault ?? arguments.unusableControl
    {
      return .fail(reason)
    }
    if arguments.isAlone, let other = arguments.others.first {
      return .fail("unexpected argument: \(Excerpt(other))")
    }
    if !arguments.isGiven("--header"), let own = Page.named(arguments.page)?.header {
      arguments.header = own
    }
    return .run(arguments)
  }

  /// The value of an option that stands for no header or no footer.
  static let none = "none"
  private static let headerNames = [none] + HeaderName.allCases.map(\.rawValue)
  private static let footerNames = [none] + FooterName.allCases.map(\.rawValue)
  /// The maximum delay, in seconds.
  private static let longestDelay = 3600.0

  /// Returns names as indented lines for the help text.
  private static func wrapped(_ names: [String]) -> String {
    var lines = [""]
    for name in names {
      let line = lines.last ?? ""
      let longer = line.isEmpty ? name : "\(line), \(name)"
      if longer.count > 48 { lines.append(name) } else { lines[lines.count - 1] = longer }
    }
    let margin = String(repeating: " ", count: 21)
    return "\n" + lines.map { margin + $0 }.joined(separator: ",\n")
  }

  /// An error message if two options name the same file, or else `nil`.
  private var sharedFile: String? {
    let script = screenshot.script == InputFile.standardInput ? nil : screenshot.script
    let files = [
      ("--trace", trace), ("--record", recording), ("--screenshot", screenshot.file),
      ("--script", script),
    ]
    for (index, (option, file)) in files.enumerated() {
      guard let file, let other = files[..<index].first(where: { $0.1 == file }) else { continue }
      return "\(other.0) and \(option) name the same file: \(file)"
    }
    return nil
  }

  /// An error message if a control cannot be used on the page, or else `nil`.
  private var unusableControl: String? {
    guard let page = Page.named(page) else { return nil }
    if page.document != nil, let option = givenControls.min() {
      return "the page \(page.name) has its document's controls: \(option)"
    }
    if givenControls.contains("--header"), !page.refreshes, header != nil {
      return "the page \(page.name) has nothing to refresh: --header \(header?.rawValue ?? "")"
    }
    if givenControls.contains("--footer"), !page.loadsMore, footer != nil {
      return "the page \(page.name) has nothing to load: --footer \(footer?.rawValue ?? "")"
    }
    if let footer, footer.isSideways, !page.isSideways {
      return "\(footer.rawValue) needs a page that scrolls sideways"
    }
    return nil
  }

  /// Sets the value of an option, or throws if the value is invalid.
  private mutating func read(
    _ option: String, _ reader: inout ProgramArguments
  ) throws(ProgramArguments.Fault) {
    switch option {
    case "--page":
      page = try reader.value()
      givenPage = page
      guard Page.named(page) != nil else { throw reader.refusal("names no page") }
    case "--header":
      let name = try reader.value()
      header = HeaderName(rawValue: name)
      guard header != nil || name == Self.none else { throw reader.refusal("names no header") }
      givenControls.insert(option)
    case "--footer":
      let name = try reader.value()
      footer = FooterName(rawValue: name)
      guard footer != nil || name == Self.none else { throw reader.refusal("names no footer") }
      givenControls.insert(option)
    case "--delay":
      guard let seconds = Double(try reader.value()), (0...Self.longestDelay).contains(seconds)
      else { throw reader.refusal("is not a number of seconds from 0 to 3600") }
      delay = seconds
    case "--trace": trace = try reader.value()
    case "--record": recording = try reader.value()
    case "--copied-code": copiedCode = try reader.value()
    default: try screenshot.read(option, &reader)
    }
  }
}
