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
      Shows lists with pull to refresh and load more. The pages of files show FOLDER; the page of
      feeds adds the feed at this address or in this file. A window of a single page takes one.

        --page NAME        open this page
        --header NAME      the header:\(headers)
        --footer NAME      the footer:\(footers)
        --delay SECONDS    extend each refresh and each load by this time
        --trace FILE.csv   write a row of the list's motion for each frame
        --record FILE      write a script that tug-replay repeats
        --screenshot FILE  write a picture of the window as PNG, and exit
        --copied-code FOLDER  write the code that the gallery copies for each control, and exit
        --help             print this text
        --version          print the version

      With --screenshot:
        --size WxH         the window's size with its header bar, in whole points from 1 to 10000
                           [420x640]; a picture has at most 100 million pixels
        --scale N          pixels per point: 1, 2 or 3 [the display's]
        --theme NAME       light or dark [the user's]
        --script FILE      play a script of tug-replay or --record in the list, by the script's
                           clock, and write a picture of its end; - is standard input
        --every SECONDS    write a picture after each interval of the script: pull.png gives
                           pull-000.png, pull-001.png and so on

      The window is drawn off screen, without a shadow and without the pointer, but needs a
      display. A script sets the list's size, the scale, the theme, the controls and the rest of
      its scene, unless an option does, and the time: 2026-01-01T12:00:00Z unless it has a line
      clock. The page provides rows, columns, blocks and content; lines about them are ignored. A
      refresh or load continues until the script ends it, and adds no rows. On a page with several
      lists the first one plays.

      The trace and the recording of a page's second list are written to FILE-2.csv for FILE.csv.

      Pages:
      \(pages)

      The window's menu also changes the header and the footer.

      Keys: F5 or Ctrl+R refreshes, Shift+F5 loads more, Escape cancels a refresh. F9 shows the list
      of pages, or in the window of a single page the page behind a two-level header. F10 opens the
      menu (not on endless and mixed), Ctrl+I opens and closes the inspector. Arrows, Page Up and Down, Space, Home, End and Return
      act on the list. On a page with several lists, keys act on the list with the focus, and Tab
      moves to the next one. Escape also closes a message.

      A click selects a row, except on endless. Files and folders: a double click, a tap or Return
      opens one, a folder on the same page; a long press or the secondary button shows its menu.
      Alt+Left goes to the previous folder, Backspace or Alt+Up to the parent folder; Ctrl+Shift+F
      opens a filter of names. On the pages of icons, Ctrl and Shift select more; after a long
      press has selected one, taps select more. The menu of a selected file applies to all
      selected files.
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
      return "the page \(page.name) uses its document's controls and takes no \(option)"
    }
    if givenControls.contains("--header"), !page.refreshes, header != nil {
      return "the page \(page.name) cannot refresh: --header \(header?.rawValue ?? "")"
    }
    if givenControls.contains("--footer"), !page.loadsMore, footer != nil {
      return "the page \(page.name) cannot load more: --footer \(footer?.rawValue ?? "")"
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
      guard Page.named(page) != nil else { throw reader.refusal("is not the name of a page") }
    case "--header":
      let name = try reader.value()
      header = HeaderName(rawValue: name)
      guard header != nil || name == Self.none else {
        throw reader.refusal("is not the name of a header")
      }
      givenControls.insert(option)
    case "--footer":
      let name = try reader.value()
      footer = FooterName(rawValue: name)
      guard footer != nil || name == Self.none else {
        throw reader.refusal("is not the name of a footer")
      }
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
