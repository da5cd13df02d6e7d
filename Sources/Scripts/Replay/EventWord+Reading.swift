import Recording
import RefreshModel
import SceneModel
import ScrollModel

/// Reading of timed lines.
extension EventWord {
  /// Reads the rest of the line as an event.
  ///
  /// If the event sets or tunes a control, stores its description in `control`.
  func read(
    _ line: inout ScriptLine, control: inout ControlDescription?
  ) throws(ScriptError) -> SceneEvent {
    if let plain = Self.plainEvents.first(where: { $0.word == self }) { return plain.event }
    switch self {
    case .down:
      return .press(
        Point(x: try line.number("x"), y: try line.number("y")), try Self.modifiers(&line))
    case .move: return .move(Point(x: try line.number("x"), y: try line.number("y")))
    case .up: return .release(Point(x: try line.number("x"), y: try line.number("y")))
    case .pan: return .pan(dx: try line.number("dx"), dy: try line.number("dy"))
    case .panEnd: return .panEnd
    case .wheel: return .wheel(notches: try line.number("the number of notches"))
    case .scrollbar: return .scrollbar(try line.number("the offset"))
    case .glide: return .glide(velocity: try line.number("the velocity"))
    case .beginRefresh: return try Self.begin(.header, &line)
    case .endRefresh: return try Self.end(.header, &line)
    case .beginLoad: return try Self.begin(.footer, &line)
    case .endLoad: return try Self.end(.footer, &line)
    case .fill:
      return .fill(
        try line.choice("the control", of: ControlSide.allCases.map { ($0.rawValue, $0) }))
    case .setInset:
      let edge = try SceneWord.edge(&line)
      let value = try line.number("the inset")
      guard line.hasMore else { return .setInset(edge, value, duration: nil) }
      _ = try line.choice("the option", of: [("animated", ())])
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
      return .setControl(self == .setHeader ? .header : .footer, control?.policy)
    case .tuneHeader, .tuneFooter:
      control = try SceneWord.control(&line, isHeader: self == .tuneHeader)
      guard let policy = control?.policy else { throw line.fault("none has no properties") }
      return .tune(self == .tuneHeader ? .header : .footer, policy)
    case .setLastUpdated:
      if line.takes("none") { return .setLastUpdated(nil) }
      return .setLastUpdated(try line.number("the time in seconds since 1970"))
    case .setClock: return .setClock(try line.number("the time in seconds since 1970"))
    case .contentMoved:
      return .setContent(
        length: try line.number("the length", allowsZero: true),
        shift: try line.number("the shift in points"))
    case .menu: return .secondaryPress(Point(x: try line.number("x"), y: try line.number("y")))
    case .hover: return .pointer(Point(x: try line.number("x"), y: try line.number("y")))
    case .indicatorDown:
      return .pressIndicator(Point(x: try line.number("x"), y: try line.number("y")))
    case .indicatorMove:
      return .moveIndicator(Point(x: try line.number("x"), y: try line.number("y")))
    case .setRows: return .setRows(count: try line.count("the number of rows"))
    case .insertRows:
      return .insertRows(
        at: try line.count("the row"), count: try line.count("the number of rows"))
    case .removeRows:
      return .removeRows(
        at: try line.count("the row"), count: try line.count("the number of rows"))
    case .replaceRows: return try Self.replacing(&line)
    case .resize:
      return .resize(
        width: try line.number("the width", allowsZero: true),
        height: try line.number("the height", allowsZero: true))
    case .key: return .key(try Self.keyStroke(&line))
    default: throw line.fault("the event is not supported: \(rawValue)")
    }
  }

  /// Reads the optional delay in seconds between the user's action and the time of `event`; without
  /// one, returns 0.
  static func readLateness(
    of event: SceneEvent, _ line: inout ScriptLine
  ) throws(ScriptError) -> Double {
    guard event.isDirectInput, line.takes(lateWord) else { return 0 }
    return try line.number("the seconds", allowsZero: true)
  }

  private static func isAnimated(_ line: inout ScriptLine) throws(ScriptError) -> Bool {
    guard line.hasMore else { return false }
    _ = try line.choice("the option", of: [("animated", ())])
    return true
  }

  private static func modifiers(_ line: inout ScriptLine) throws(ScriptError) -> PressModifiers {
    var modifiers: PressModifiers = []
    while line.hasMore, line.next != lateWord {
      modifiers.insert(try line.choice("the modifier", of: modifierWords))
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
      throw line.fault(
        "the key is not one of \(known), with Shift+ or Control+ before it: \(Excerpt(word))")
    }
    return KeyStroke(
      key, isShift: modifiers.contains("Shift"), isControl: modifiers.contains("Control"))
  }
}
