import ListModel
import PullModel
import Recording
import RefreshModel
import ScrollModel

/// Reading of timed lines.
extension EventWord {
  /// Reads the rest of the line, and into `control` the control that the event puts in place of
  /// another.
  func read(
    _ line: inout ScriptLine, control: inout ControlDescription?
  ) throws(ScriptError) -> SceneEvent {
    switch self {
    case .down:
      return .pull(
        .press(
          x: try line.number("x"), y: try line.number("y"), modifiers: try Self.modifiers(&line)))
    case .move: return .pull(.move(x: try line.number("x"), y: try line.number("y")))
    case .up: return .pull(.release(x: try line.number("x"), y: try line.number("y")))
    case .cancel: return .pull(.cancel)
    case .pan: return .pull(.pan(dx: try line.number("dx"), dy: try line.number("dy")))
    case .panEnd: return .pull(.panEnd)
    case .panCancel: return .pull(.panCancel)
    case .wheel: return .pull(.wheel(notches: try line.number("the number of notches")))
    case .scrollbar: return .pull(.scrollbar(try line.number("the offset")))
    case .glide: return .pull(.glide(velocity: try line.number("the velocity")))
    case .beginRefresh: return try Self.begin(.header, &line)
    case .endRefresh: return try Self.end(.header, &line)
    case .beginLoad: return try Self.begin(.footer, &line)
    case .endLoad: return try Self.end(.footer, &line)
    case .fill:
      return .pull(
        .fill(try line.choice("the control", of: ControlSide.allCases.map { ($0.rawValue, $0) })))
    case .openFloor: return .pull(.openFloor)
    case .closeFloor: return .pull(.closeFloor)
    case .resetNoMore: return .pull(.resetNoMoreData)
    case .setInset:
      let edge = try SceneWord.edge(&line)
      let value = try line.number("the inset")
      guard line.hasMore else { return .pull(.setInset(edge, value, duration: nil)) }
      _ = try line.choice("the way", of: [("animated", ())])
      return .pull(
        .setInset(
          edge, value, duration: try line.number("the duration", allowsZero: true)))
    case .setInsets:
      let insets = EdgeInsets(
        top: try line.number("the top inset"), bottom: try line.number("the bottom inset"))
      let duration =
        try Self.isAnimated(&line)
        ? try line.number("the duration", allowsZero: true) : nil
      return .pull(.setInsets(insets, duration: duration))
    case .setOffset:
      let offset = try line.number("the offset")
      return .pull(.setOffset(offset, animated: try Self.isAnimated(&line)))
    case .setTarget: return .pull(.setTarget(try line.number("the offset")))
    case .showRow:
      let row = try line.count("the row")
      let position = try line.choice(
        "the position", of: RowPosition.allCases.map { ($0.rawValue, $0) })
      return .list(.showRow(row, at: position, animated: try Self.isAnimated(&line)))
    case .showRange:
      let start = try line.number("the start")
      let length = try line.number("the length", allowsZero: true)
      return .list(.showRange(start: start, length: length, animated: try Self.isAnimated(&line)))
    case .set: return try OptionWord.read(&line).event
    case .setRowHeight:
      return .list(.setRowHeight(try line.number("the height of a row", allowsZero: false)))
    case .estimateRowHeight:
      return .list(.estimateRowHeight(try line.number("the height of a row", allowsZero: false)))
    case .measureRows:
      let first = try line.count("the row")
      var heights: [Double] = []
      repeat {
        heights.append(try line.number("the height of a row", allowsZero: false))
      } while line.hasMore
      return .list(.measureRows(first: first, heights: heights))
    case .forgetHeights:
      return .list(
        .forgetHeights(
          at: try line.count("the row"), count: try line.count("the number of rows")))
    case .setBlock:
      return .list(
        .setBlock(
          try SceneWord.edge(&line), try line.number("the length", allowsZero: true)))
    case .setSections: return .list(.setSections(try Self.sections(&line)))
    case .restore: return try Self.restoring(&line)
    case .setContent: return .list(.setContentLength(try SceneWord.contentLength(&line)))
    case .select, .deselect:
      return .list(
        .select(
          at: try line.count("the row"), count: try line.count("the number of rows"),
          isSelected: self == .select))
    case .focus:
      if line.takes("none") { return .list(.focus(nil)) }
      return .list(.focus(try line.count("the row")))
    case .setHeader, .setFooter:
      control = try SceneWord.control(&line, isHeader: self == .setHeader)
      return .pull(.setControl(self == .setHeader ? .header : .footer, control?.policy))
    case .tuneHeader, .tuneFooter:
      control = try SceneWord.control(&line, isHeader: self == .tuneHeader)
      guard let policy = control?.policy else { throw line.fault("none has no numbers") }
      return .pull(.tune(self == .tuneHeader ? .header : .footer, policy))
    case .setNoMore: return .pull(.setNoMoreData)
    case .setLastUpdated:
      if line.takes("none") { return .pull(.setLastUpdated(nil)) }
      return .pull(.setLastUpdated(try line.number("the time in seconds since 1970")))
    case .setClock: return .pull(.setClock(try line.number("the time in seconds since 1970")))
    case .contentMoved:
      return .pull(
        .setContent(
          length: try line.number("the length", allowsZero: true),
          shift: try line.number("the points that it moves")))
    case .longPress: return .list(.longPress)
    case .menu: return .list(.secondaryPress(x: try line.number("x"), y: try line.number("y")))
    case .hover: return .pull(.pointer(x: try line.number("x"), y: try line.number("y")))
    case .hoverEnd: return .pull(.pointerLeft)
    case .indicatorDown:
      return .list(.pressIndicator(x: try line.number("x"), y: try line.number("y")))
    case .indicatorMove:
      return .list(.moveIndicator(x: try line.number("x"), y: try line.number("y")))
    case .indicatorUp: return .list(.releaseIndicator)
    case .setRows: return .list(.setRows(count: try line.count("the number of rows")))
    case .insertRows:
      return .list(
        .insertRows(
          at: try line.count("the row"), count: try line.count("the number of rows")))
    case .removeRows:
      return .list(
        .removeRows(
          at: try line.count("the row"), count: try line.count("the number of rows")))
    case .replaceRows: return try Self.replacing(&line)
    case .resize:
      return .pull(
        .resize(
          width: try line.number("the width", allowsZero: true),
          height: try line.number("the height", allowsZero: true)))
    case .show: return .pull(.shown)
    case .hide: return .pull(.hidden)
    case .key: return .list(.key(try Self.keyStroke(&line)))
    }
  }

  /// Reads the seconds by which a hand caused `event` before its time; 0 where the line has none.
  static func readLateness(
    of event: SceneEvent, _ line: inout ScriptLine
  ) throws(ScriptError) -> Double {
    guard event.isOfHand, line.takes(lateWord) else { return 0 }
    return try line.number("the seconds", allowsZero: true)
  }

  private static func isAnimated(_ line: inout ScriptLine) throws(ScriptError) -> Bool {
    guard line.hasMore else { return false }
    _ = try line.choice("the way", of: [("animated", ())])
    return true
  }

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
      throw line.fault(
        "the key is not one of \(known), with Shift+ or Control+ before it: \(Excerpt(word))")
    }
    return KeyStroke(
      key, isShift: modifiers.contains("Shift"), isControl: modifiers.contains("Control"))
  }
}
