import ListModel
import RefreshModel
import ScrollModel

/// The words of timed lines.
///
/// Source: replay contract, Script.
enum EventWord: String, CaseIterable {
  case down
  case move
  case up
  case cancel
  case pan
  case panEnd = "pan-end"
  case panCancel = "pan-cancel"
  case wheel
  case beginRefresh = "begin-refresh"
  case endRefresh = "end-refresh"
  case beginLoad = "begin-load"
  case endLoad = "end-load"
  case openFloor = "open-floor"
  case closeFloor = "close-floor"
  case resetNoMore = "reset-no-more"
  case setInset = "set-inset"
  case setInsets = "set-insets"
  case setOffset = "set-offset"
  case setTarget = "set-target"
  case showRow = "show-row"
  case showRange = "show-range"
  case set
  case setRowHeight = "set-row-height"
  case estimateRowHeight = "estimate-row-height"
  case measureRows = "measure-rows"
  case forgetHeights = "forget-heights"
  case setRows = "set-rows"
  case insertRows = "insert-rows"
  case removeRows = "remove-rows"
  case setBlock = "set-block"
  case setContent = "set-content"
  case setSections = "set-sections"
  case restore
  case select
  case deselect
  case focus
  case setHeader = "set-header"
  case setFooter = "set-footer"
  case tuneHeader = "tune-header"
  case tuneFooter = "tune-footer"
  case setNoMore = "set-no-more"
  case longPress = "long-press"
  case menu
  case hover
  case hoverEnd = "hover-end"
  case indicatorDown = "indicator-down"
  case indicatorMove = "indicator-move"
  case indicatorUp = "indicator-up"
  case resize
  case show
  case hide
  case key

  /// Reads the rest of the line, and into `control` the control that the event puts in the place
  /// of another.
  func read(
    _ line: inout ScriptLine, control: inout ControlDescription?
  ) throws(ScriptError) -> SceneEvent {
    switch self {
    case .down:
      return .press(
        x: try line.number("x"), y: try line.number("y"), modifiers: try Self.modifiers(&line))
    case .move: return .move(x: try line.number("x"), y: try line.number("y"))
    case .up: return .release(x: try line.number("x"), y: try line.number("y"))
    case .cancel: return .cancel
    case .pan: return .pan(dx: try line.number("dx"), dy: try line.number("dy"))
    case .panEnd: return .panEnd
    case .panCancel: return .panCancel
    case .wheel: return .wheel(notches: try line.number("the number of notches"))
    case .beginRefresh: return try Self.begin(.header, &line)
    case .endRefresh: return try Self.end(.header, &line)
    case .beginLoad: return try Self.begin(.footer, &line)
    case .endLoad: return try Self.end(.footer, &line)
    case .openFloor: return .openFloor
    case .closeFloor: return .closeFloor
    case .resetNoMore: return .resetNoMoreData
    case .setInset:
      let edge = try SceneWord.edge(&line)
      let value = try line.number("the inset")
      guard line.hasMore else { return .setInset(edge, value, duration: nil) }
      _ = try line.choice("the way", of: [("animated", ())])
      return .setInset(
        edge, value, duration: try line.number("the duration", allowsZero: true))
    case .setInsets:
      let insets = EdgeInsets(
        top: try line.number("the top inset"), bottom: try line.number("the bottom inset"))
      let duration =
        try Self.isAnimated(&line)
        ? try line.number("the duration", allowsZero: true) : nil
      return .setInsets(insets, duration: duration)
    case .setOffset:
      let offset = try line.number("the offset")
      return .setOffset(offset, animated: try Self.isAnimated(&line))
    case .setTarget: return .setTarget(try line.number("the offset"))
    case .showRow:
      let row = try line.count("the row")
      let position = try line.choice(
        "the position", of: RowPosition.allCases.map { ($0.rawValue, $0) })
      return .showRow(row, at: position, animated: try Self.isAnimated(&line))
    case .showRange:
      let start = try line.number("the start")
      let length = try line.number("the length", allowsZero: true)
      return .showRange(start: start, length: length, animated: try Self.isAnimated(&line))
    case .set: return .set(try OptionWord.read(&line))
    case .setRowHeight:
      return .setRowHeight(try line.number("the height of a row", allowsZero: false))
    case .estimateRowHeight:
      return .estimateRowHeight(try line.number("the height of a row", allowsZero: false))
    case .measureRows:
      let first = try line.count("the row")
      var heights: [Double] = []
      repeat {
        heights.append(try line.number("the height of a row", allowsZero: false))
      } while line.hasMore
      return .measureRows(first: first, heights: heights)
    case .forgetHeights:
      return .forgetHeights(
        at: try line.count("the row"), count: try line.count("the number of rows"))
    case .setBlock:
      return .setBlock(
        try SceneWord.edge(&line), try line.number("the length", allowsZero: true))
    case .setSections: return .setSections(try Self.sections(&line))
    case .restore: return try Self.restoring(&line)
    case .setContent: return .setContentLength(try SceneWord.contentLength(&line))
    case .select, .deselect:
      return .select(
        at: try line.count("the row"), count: try line.count("the number of rows"),
        isSelected: self == .select)
    case .focus:
      if line.takes("none") { return .focus(nil) }
      return .focus(try line.count("the row"))
    case .setHeader, .setFooter:
      control = try SceneWord.control(&line, isHeader: self == .setHeader)
      return self == .setHeader ? .setHeader(control?.policy) : .setFooter(control?.policy)
    case .tuneHeader, .tuneFooter:
      control = try SceneWord.control(&line, isHeader: self == .tuneHeader)
      guard let policy = control?.policy else { throw line.fault("none has no numbers") }
      return self == .tuneHeader ? .tuneHeader(policy) : .tuneFooter(policy)
    case .setNoMore: return .setNoMoreData
    case .longPress: return .longPress
    case .menu: return .secondaryPress(x: try line.number("x"), y: try line.number("y"))
    case .hover: return .pointer(x: try line.number("x"), y: try line.number("y"))
    case .hoverEnd: return .pointerLeft
    case .indicatorDown:
      return .pressIndicator(x: try line.number("x"), y: try line.number("y"))
    case .indicatorMove:
      return .moveIndicator(x: try line.number("x"), y: try line.number("y"))
    case .indicatorUp: return .releaseIndicator
    case .setRows: return .setRows(count: try line.count("the number of rows"))
    case .insertRows:
      return .insertRows(
        at: try line.count("the row"), count: try line.count("the number of rows"))
    case .removeRows:
      return .removeRows(
        at: try line.count("the row"), count: try line.count("the number of rows"))
    case .resize:
      return .resize(
        width: try line.number("the width", allowsZero: true),
        height: try line.number("the height", allowsZero: true))
    case .show: return .shown
    case .hide: return .hidden
    case .key: return .key(try Self.keyStroke(&line))
    }
  }

  /// Whether it is something that the user does, with hand or key.
  var isInput: Bool {
    switch self {
    case .down, .move, .up, .cancel, .pan, .panEnd, .panCancel, .wheel, .longPress, .menu, .hover,
      .hoverEnd, .indicatorDown, .indicatorMove, .indicatorUp, .key:
      true
    default: false
    }
  }

  private static func isAnimated(_ line: inout ScriptLine) throws(ScriptError) -> Bool {
    guard line.hasMore else { return false }
    _ = try line.choice("the way", of: [("animated", ())])
    return true
  }

  private static let modifierWords: [(String, PressModifiers)] = [
    ("shift", .shift), ("control", .control), ("touch", .touch),
  ]

  /// The word before how late an event of a hand was told.
  private static let lateWord = "late"

  /// Reads how many seconds before its time a hand did `event`; 0 where that is not said.
  static func readLateness(
    of event: SceneEvent, _ line: inout ScriptLine
  ) throws(ScriptError) -> Double {
    guard event.isOfHand, line.takes(lateWord) else { return 0 }
    return try line.number("the seconds", allowsZero: true)
  }

  /// What `readLateness` reads, after a blank; nothing for 0.
  static func text(ofLateness late: Double) -> String { late > 0 ? " \(lateWord) \(late)" : "" }

  private static func modifiers(_ line: inout ScriptLine) throws(ScriptError) -> PressModifiers {
    var modifiers: PressModifiers = []
    while line.hasMore, line.next != lateWord {
      modifiers.insert(try line.choice("what is held down", of: modifierWords))
    }
    return modifiers
  }

  private static func keyStroke(_ line: inout ScriptLine) throws(ScriptError) -> KeyStroke {
    let word = try line.word("the key")
    let parts = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let modifiers = parts.dropLast()
    guard let name = parts.last, let key = KeyStroke.Key(rawValue: name),
      modifiers.allSatisfy({ $0 == "Shift" || $0 == "Control" }),
      Set(modifiers).count == modifiers.count
    else {
      let known = KeyStroke.Key.allCases.map(\.rawValue).joined(separator: ", ")
      throw line.fault("the key is not one of \(known), with Shift+ or Control+ before it: \(word)")
    }
    return KeyStroke(
      key, isShift: modifiers.contains("Shift"), isControl: modifiers.contains("Control"))
  }

  static func text(of stroke: KeyStroke) -> String {
    (stroke.isShift ? "Shift+" : "") + (stroke.isControl ? "Control+" : "") + stroke.key.rawValue
  }

  /// The words of `event`, as a timed line has them after its time; nil for an event that no
  /// script can say.
  static func text(of event: SceneEvent, control: ControlDescription? = nil) -> String? {
    func word(_ word: EventWord, _ arguments: CustomStringConvertible...) -> String {
      words(word, arguments)
    }
    func words(_ word: EventWord, _ arguments: [CustomStringConvertible]) -> String {
      ([word.rawValue] + arguments.map(\.description)).joined(separator: " ")
    }
    func way(_ isAnimated: Bool) -> [CustomStringConvertible] { isAnimated ? ["animated"] : [] }
    return switch event {
    case .press(let x, let y, let modifiers):
      words(
        .down, [x, y] + Self.modifierWords.filter { modifiers.contains($0.1) }.map { $0.0 })
    case .move(let x, let y): word(.move, x, y)
    case .release(let x, let y): word(.up, x, y)
    case .cancel: word(.cancel)
    case .pan(let dx, let dy): word(.pan, dx, dy)
    case .panEnd: word(.panEnd)
    case .panCancel: word(.panCancel)
    case .wheel(let notches): word(.wheel, notches)
    case .beginRefresh: word(.beginRefresh)
    case .endRefresh(let result): word(.endRefresh, result.rawValue)
    case .beginLoad: word(.beginLoad)
    case .endLoad(let result): word(.endLoad, result.rawValue)
    case .begin(let side, let manner):
      words(side == .header ? .beginRefresh : .beginLoad, Self.words(of: manner))
    case .end(let side, let result, 0): word(Self.end(of: side), result.rawValue)
    case .end(let side, let result, let delay):
      word(Self.end(of: side), result.rawValue, "after", delay)
    case .openFloor: word(.openFloor)
    case .closeFloor: word(.closeFloor)
    case .resetNoMoreData: word(.resetNoMore)
    case .setInset(let edge, let value, nil): word(.setInset, edge.rawValue, value)
    case .setInset(let edge, let value, let duration?):
      word(.setInset, edge.rawValue, value, "animated", duration)
    case .setInsets(let insets, nil): word(.setInsets, insets.top, insets.bottom)
    case .setInsets(let insets, let duration?):
      word(.setInsets, insets.top, insets.bottom, "animated", duration)
    case .setOffset(let offset, let animated): words(.setOffset, [offset] + way(animated))
    case .setTarget(let offset): word(.setTarget, offset)
    case .showRow(let row, let position, let animated):
      words(.showRow, [row, position.rawValue] + way(animated))
    case .showRange(let start, let length, let animated):
      words(.showRange, [start, length] + way(animated))
    case .set(let option): word(.set, OptionWord.text(of: option))
    case .setRowHeight(let height): word(.setRowHeight, height)
    case .estimateRowHeight(let height): word(.estimateRowHeight, height)
    case .measureRows(let first, let heights): words(.measureRows, [first] + heights)
    case .forgetHeights(let index, let count): word(.forgetHeights, index, count)
    case .setBlock(let edge, let length): word(.setBlock, edge.rawValue, length)
    case .setContentLength(let length): word(.setContent, length.map { "\($0)" } ?? "rows")
    case .setSections(let rows): words(.setSections, rows)
    case .restore(let snapshot, let callsHandler):
      words(.restore, Self.words(of: snapshot, callsHandler: callsHandler))
    case .select(let index, let count, let isSelected):
      word(isSelected ? .select : .deselect, index, count)
    case .focus(let row): word(.focus, row.map { "\($0)" } ?? "none")
    case .longPress: word(.longPress)
    case .secondaryPress(let x, let y): word(.menu, x, y)
    case .pointer(let x, let y): word(.hover, x, y)
    case .pointerLeft: word(.hoverEnd)
    case .pressIndicator(let x, let y): word(.indicatorDown, x, y)
    case .moveIndicator(let x, let y): word(.indicatorMove, x, y)
    case .releaseIndicator: word(.indicatorUp)
    case .key(let stroke): word(.key, Self.text(of: stroke))
    case .setRows(let count): word(.setRows, count)
    case .insertRows(let index, let count): word(.insertRows, index, count)
    case .removeRows(let index, let count): word(.removeRows, index, count)
    case .resize(let width, let height): word(.resize, width, height)
    case .shown: word(.show)
    case .hidden: word(.hide)
    case .setHeader(nil): word(.setHeader, "none")
    case .setFooter(nil): word(.setFooter, "none")
    case .setHeader: control.map { word(.setHeader, $0.words) }
    case .setFooter: control.map { word(.setFooter, $0.words) }
    case .tuneHeader: control.map { word(.tuneHeader, $0.words) }
    case .tuneFooter: control.map { word(.tuneFooter, $0.words) }
    case .setNoMoreData: word(.setNoMore)
    }
  }
}
