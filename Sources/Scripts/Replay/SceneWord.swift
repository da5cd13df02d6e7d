import Recording
import RefreshModel
import SceneModel
import ScrollModel
import ScrollPhysics
import Translations

/// The words that can begin a scene line.
///
/// `docs/scripts.md`, "The scene", documents them.
enum SceneWord: String, CaseIterable {
  case viewport
  case scale
  case rows
  case rowHeights = "row-heights"
  case estimatedRows = "estimated-rows"
  case content
  case block
  case sections
  case inset
  case header
  case footer
  case dragThreshold = "drag-threshold"
  case cellTitles = "cell-titles"
  case theme
  case locale
  case clock
  case lastUpdated = "last-updated"
  case shown
  case animateRows = "animate-rows"
  case fps
  case ticks
  case until

  /// Reads the rest of the line into `script`, and returns the setting's name, which may occur only
  /// once per script.
  func read(_ line: inout ScriptLine, into script: inout Script) throws(ScriptError) -> String {
    switch self {
    case .viewport:
      script.viewport.width = try line.number("the width", allowsZero: false)
      script.viewport.height = try line.number("the height", allowsZero: false)
    case .scale:
      script.scale = try line.choice("the scale", of: [("1", 1), ("2", 2), ("3", 3)])
    case .rows:
      try readRows(&line, into: &script)
      return "rows or row-heights"
    case .rowHeights:
      try readRowHeights(&line, into: &script)
      return "rows or row-heights"
    case .estimatedRows:
      let count = try line.count("the number of rows")
      let height = try line.number("the height of a row", allowsZero: false)
      script.configuration.rows = RowHeights(count: count, estimatedHeight: height)
      guard script.configuration.rows.count == count else {
        throw line.fault("the rows are higher than 2^53 points")
      }
      return "rows or row-heights"
    case .content:
      script.configuration.ownContentLength = try Self.contentLength(&line)
    case .block:
      let edge = try Self.edge(&line)
      script.configuration.blocks[edge] = try line.number("the length", allowsZero: true)
      return "block \(edge.rawValue)"
    case .sections:
      script.configuration.sections = try EventWord.sections(&line)
    case .inset:
      let edge = try Self.edge(&line)
      script.configuration.inset[edge] = try line.number("the inset")
      return "inset \(edge.rawValue)"
    case .header:
      script.header = try Self.control(&line, isHeader: true)
    case .footer:
      script.footer = try Self.control(&line, isHeader: false)
    case .dragThreshold:
      script.configuration.dragThreshold = try line.number("the threshold", allowsZero: true)
    case .cellTitles:
      let lines = try line.choice("the number of lines", of: [("1", 1), ("2", 2), ("3", 3)])
      let ellipsis = try line.choice(
        "the place of the ellipsis",
        of: Script.CellTitles.Ellipsis.allCases.map { ($0.rawValue, $0) })
      script.cells = Script.CellTitles(lines: lines, ellipsis: ellipsis)
    case .theme:
      script.theme = try line.choice(
        "the theme", of: Script.Theme.allCases.map { ($0.rawValue, $0) })
    case .locale:
      let tag = try line.word("the language")
      guard let language = Self.language(tag) else {
        throw line.fault("\(Excerpt(tag)) is not a language tag such as ja or zh-Hant")
      }
      script.language = language
    case .clock:
      script.configuration.clock = try Self.clock(&line)
    case .lastUpdated:
      script.configuration.lastUpdated = try line.number("the time in seconds since 1970")
    case .shown:
      script.isShown = try line.flag("the value of shown")
    case .animateRows:
      script.animatesRows = try line.flag("the value of animate-rows")
    case .fps:
      let rate = try line.number("the rate", allowsZero: false)
      guard rate <= TickSchedule.highestRate else {
        throw line.fault("the rate is above \(Int64(TickSchedule.highestRate)) ticks a second")
      }
      script.ticks = .rate(rate)
      return "fps or ticks"
    case .ticks:
      _ = try line.choice("the kind of ticks", of: [("irregular", ())])
      let seed = try line.word("the seed")
      guard let number = UInt64(seed) else {
        throw line.fault("the seed is not a whole number, 0 or more: \(Excerpt(seed))")
      }
      script.ticks = .irregular(seed: number)
      return "fps or ticks"
    case .until:
      script.until = try line.number("the end", allowsZero: true)
    }
    return rawValue
  }

  /// Returns the language of a language tag, or of a locale name with an encoding or variant.
  private static func language(_ name: String) -> Language? {
    let isLocale = name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "@") }
    return isLocale ? Language(locale: name) : Language(tag: name)
  }

  /// Reads the length of content without rows, or returns `nil` for the word `rows`.
  static func contentLength(_ line: inout ScriptLine) throws(ScriptError) -> Double? {
    if line.takes("rows") { return nil }
    return try line.number("the length of the content", allowsZero: true)
  }

  static func edge(_ line: inout ScriptLine) throws(ScriptError) -> InsetEdge {
    try line.choice("the edge", of: InsetEdge.allCases.map { ($0.rawValue, $0) })
  }

  private func readRows(
    _ line: inout ScriptLine, into script: inout Script
  ) throws(ScriptError) {
    let count = try line.count("the number of rows")
    let height = try line.number("the height of a row", allowsZero: false)
    let rows = RowHeights(count: count, height: height)
    guard rows.count == count else { throw line.fault("the rows are higher than 2^53 points") }
    script.configuration.rows = rows
  }

  private func readRowHeights(
    _ line: inout ScriptLine, into script: inout Script
  ) throws(ScriptError) {
    var heights: [Double] = []
    repeat {
      heights.append(try line.number("the height of a row", allowsZero: false))
    } while line.hasMore
    guard
      let rows = RowHeights(
        heights: heights, defaultHeight: SceneConfiguration.defaultRowHeight)
    else { throw line.fault("the rows are higher than 2^53 points") }
    script.configuration.rows = rows
  }

  static func control(
    _ line: inout ScriptLine, isHeader: Bool
  ) throws(ScriptError) -> ControlDescription? {
    let kind = isHeader ? "header" : "footer"
    let text = try line.word("the \(kind)")
    if text == "none" { return nil }
    guard let name = ControlDescription.Name(text, isHeader: isHeader) else {
      let served = ControlDescription.Name.allCases.filter { $0.isHeader == isHeader }
        .map(\.rawValue)
      throw line.fault(
        "\(Excerpt(text)) is not available; use none, \(served.joined(separator: ", "))"
          + NearestWord.hint(for: text, among: served))
    }
    var control = ControlDescription(name)
    let given = try properties(&line, of: name)
    for property in ControlProperty.all {
      guard let value = given[property.key] else { continue }
      guard property.belongs(control) else {
        throw line.fault("\(property.key) is not a property that the \(kind) \(text) has")
      }
      var changed = control
      guard property.set(&changed, value), isUsable(changed, after: property) else {
        throw line.fault(
          "\(property.key) cannot be \(Excerpt(value)), only \(property.accepted(by: control))")
      }
      control = changed
    }
    // If the placement is not set, a second floor changes an overlay to the placement above the
    // content, as it does in programs.
    if control.policy.secondFloor != nil, given["placement"] == nil,
      ControlProperty.isOverContent(control.policy.placement.kind)
    {
      control.policy.placement = .above
    }
    try checkFloor(of: control, line)
    return control
  }

  /// Returns whether the control is valid after `property` was set.
  ///
  /// The distance of its second floor is not checked until it has been read.
  private static func isUsable(
    _ control: ControlDescription, after property: ControlProperty
  ) -> Bool {
    var policy = control.policy
    if property.key != "floor-distance" { policy.secondFloor?.distance = RefreshPolicy.largest }
    return policy.isUsable
  }

  /// Throws if a property conflicts with the second floor.
  private static func checkFloor(
    of control: ControlDescription, _ line: ScriptLine
  ) throws(ScriptError) {
    guard let floor = control.policy.secondFloor else { return }
    guard !ControlProperty.isOverContent(control.policy.placement.kind) else {
      throw line.fault("placement cannot be over or inside the content with a second floor")
    }
    guard control.policy.isUsable else {
      throw line.fault(
        "trigger-distance cannot be \(ScriptValue.text(control.policy.triggerDistance)) with a second floor at "
          + "\(ScriptValue.text(floor.distance)), only a number below that")
    }
  }

  /// Reads the properties in the rest of the line; each may occur once.
  private static func properties(
    _ line: inout ScriptLine, of name: ControlDescription.Name
  ) throws(ScriptError) -> [String: String] {
    var given: [String: String] = [:]
    while line.hasMore {
      let word = try line.word("a property")
      guard let sign = word.firstIndex(of: "=") else {
        throw line.fault(
          "a property must be written key=value (with blanks: key=\"two words\"): \(Excerpt(word))")
      }
      let key = String(word[..<sign])
      guard ControlProperty.named(key) != nil else {
        throw line.fault(
          "\(Excerpt(key)) is not a property that the \(name.isHeader ? "header" : "footer") \(name.rawValue) has"
            + NearestWord.hint(for: key, among: ControlProperty.all.map(\.key)))
      }
      guard given.updateValue(String(word[word.index(after: sign)...]), forKey: key) == nil else {
        throw line.fault("\(key) is given twice")
      }
    }
    return given
  }

  /// The largest distance of a clock from 1970 in seconds: about 30,000 years.
  private static let farthestTime = 1e12

  /// Reads a time such as `2026-01-01T12:00:00Z`, or in seconds since 1970 UTC.
  private static func clock(_ line: inout ScriptLine) throws(ScriptError) -> Double {
    let text = try line.word("the time")
    if let seconds = ScriptValue.number(text), abs(seconds) <= farthestTime {
      return seconds
    }
    let pattern = Array("dddd-dd-ddTdd:dd:ddZ".utf8)
    let bytes = Array(text.utf8)
    let matches =
      bytes.count == pattern.count
      && zip(bytes, pattern).allSatisfy { byte, sample in
        sample == UInt8(ascii: "d") ? (48...57).contains(byte) : byte == sample
      }
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard matches, numbers.count == 6,
      let seconds = CivilTime.seconds(
        year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3],
        minute: numbers[4], second: numbers[5])
    else {
      throw line.fault(
        "the time is neither a date such as 2026-01-01T12:00:00Z nor seconds since 1970: \(text)")
    }
    return seconds
  }
}
