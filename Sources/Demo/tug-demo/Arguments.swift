import Recording
import Replay
import Tug

/// The arguments of the command line.
struct Arguments: Equatable {
  /// The exit code of a command line that cannot be understood.
  static let badUsage: Int32 = 2
  /// The version that `--version` prints.
  static let version = ProgramVersion.text

  /// The outcome of reading a command line.
  enum Outcome: Equatable {
    case run(Arguments)
    case print(String)
    case fail(String)
  }

  /// The page to open, by name.
  var page = Page.files
  /// The header; nil for none.
  var header: HeaderName? = .native
  /// The footer; nil for none.
  var footer: FooterName? = .native
  /// The additional seconds of each refresh and each load.
  var delay = 0.0
  /// The folder to list; nil for the page's own choice.
  var folder: String?
  /// What the main window is to open after that, as a desktop names several.
  private(set) var others: [String] = []
  /// How the pages of files show it.
  var view = FolderView()
  /// The file for the list's trace.
  var trace: String?
  /// The file for the list's recording.
  var recording: String?
  /// The folder for what the gallery copies, written in place of opening a window.
  private(set) var copiedCode: String?
  /// The page that the command line names; nil where it names none.
  private(set) var givenPage: String?
  /// The window has this page alone, with the controls that are named: as pictures and traces need it, the
  /// same each time.
  var isAlone: Bool {
    !givenControls.isEmpty || trace != nil || recording != nil || screenshot.file != nil
      || delay > 0
  }
  /// The picture to write in place of opening a window.
  private(set) var screenshot = ScreenshotOptions()
  /// The options of controls that the command line has.
  private var givenControls: Set<String> = []

  /// True where the command line has `option`, which names a control.
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

  /// Reads `words`, which exclude the program's name.
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

  /// The word for no header or no footer.
  static let none = "none"
  private static let headerNames = [none] + HeaderName.allCases.map(\.rawValue)
  private static let footerNames = [none] + FooterName.allCases.map(\.rawValue)
  /// The longest delay in seconds.
  private static let longestDelay = 3600.0

  /// Names in lines below the options' descriptions.
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

  /// Two options that name the same file; nil where there are none.
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

  /// The reason why a control cannot be on the page; nil where both can.
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
