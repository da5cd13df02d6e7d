import Recording
import RefreshModel
import SceneModel

/// Parses scripts, which consist of scene lines followed by timed lines.
///
/// `docs/scripts.md` documents the language.
package struct ScriptParser {
  /// The words that begin a scene line, except for options.
  package static var sceneWords: [WordUsage] { SceneWord.allCases.map(\.usage) }
  /// The words of options, which can begin a scene line or follow `set`.
  package static var optionWords: [WordUsage] { OptionWord.allCases.map(\.usage) }
  /// The keys that can follow `key`.
  package static var keyWords: [String] { KeyStroke.Key.allCases.map(\.rawValue) }
  /// The words of events.
  package static var eventWords: [WordUsage] { EventWord.allCases.map(\.usage) }
  /// The properties that a control's line can set, with the forms of their values.
  package static var propertyWords: [String] { ControlProperty.words }
  /// The states that a text can be set for.
  package static var stateWords: [String] { RefreshState.allCases.map(\.rawValue) }

  private var script = Script()
  private var seen: Set<String> = []
  private var isTimed = false
  private var line = 0
  private var footerLine = 0
  private var sectionsLine = 0
  private var track = ScriptTrack()

  private init() {}

  /// Parses `text`, or throws an error with the line number.
  package static func parse(_ text: String) throws(ScriptError) -> Script {
    var parser = ScriptParser()
    // Split scalars, not characters: a carriage return and a line feed are one character.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      try parser.read(Substring(line))
    }
    if !parser.isTimed { try parser.checkScene() }
    guard parser.script.ticks.count(until: parser.script.end) <= TickSchedule.largestCount else {
      throw ScriptError(
        line: parser.script.events.last?.line ?? parser.line,
        reason: "the replay would have more than \(Int64(TickSchedule.largestCount)) ticks")
    }
    return parser.script
  }

  /// Parses `bytes` as UTF-8.
  package static func parse(utf8 bytes: [UInt8]) throws(ScriptError) -> Script {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: byteOrderMark) ? Array(bytes.dropFirst(3)) : bytes
    if let text = String(validating: bytes, as: UTF8.self) { return try parse(text) }
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      if String(validating: part, as: UTF8.self) == nil { break }
      line += 1
    }
    throw ScriptError(line: line, reason: "the line is not UTF-8")
  }

  private mutating func read(_ text: Substring) throws(ScriptError) {
    line += 1
    let words = try ScriptWords.split(text, number: line)
    guard let first = words.first else { return }
    if let time = ScriptValue.number(first) {
      try readEvent(at: time, ScriptLine(Array(words.dropFirst()), number: line))
    } else {
      try readScene(first, ScriptLine(Array(words.dropFirst()), number: line))
    }
  }

  private mutating func readScene(_ word: String, _ rest: ScriptLine) throws(ScriptError) {
    var rest = rest
    let option = OptionWord(rawValue: word)
    let reader = SceneWord(rawValue: word)
    if option == nil, reader == nil {
      let known = SceneWord.allCases.map(\.rawValue) + OptionWord.allCases.map(\.rawValue)
      throw rest.fault("unknown word: \(Excerpt(word))" + NearestWord.hint(for: word, among: known))
    }
    if isTimed { throw rest.fault("\(word) belongs before the first timed line") }
    var key = word
    if let option { script.configuration.set(try option.readValue(&rest)) }
    if let reader { key = try reader.read(&rest, into: &script) }
    if reader == .footer { footerLine = line }
    if reader == .sections { sectionsLine = line }
    guard seen.insert(key).inserted else { throw rest.fault("\(key) is given twice") }
    try rest.end()
  }

  /// Throws if the scene as a whole is invalid.
  private func checkScene() throws(ScriptError) {
    if let last = script.configuration.sections.max(), last >= script.configuration.rows.count {
      throw ScriptError(line: sectionsLine, reason: "sections: there is no row \(last)")
    }
    guard let footer = script.footer, footer.name.isSideways,
      script.configuration.axis.orientation != .horizontal
    else { return }
    throw ScriptError(line: footerLine, reason: ScriptTrack.needsHorizontal(footer.name))
  }

  private mutating func readEvent(at time: Double, _ rest: ScriptLine) throws(ScriptError) {
    var rest = rest
    if !isTimed {
      isTimed = true
      try checkScene()
      track = ScriptTrack(script)
    }
    guard time >= 0 else { throw rest.fault("the time is before the start") }
    if let last = script.events.last, time < last.time {
      throw rest.fault("the time is before the previous one, \(last.time)")
    }
    guard time <= RowHeights.largestTotal else { throw rest.fault("the time is out of range") }
    if let until = script.until, time > until {
      throw rest.fault("the event is after the end at \(until) seconds")
    }
    let name = try rest.word("the event")
    guard let word = EventWord(rawValue: name) else {
      let known = EventWord.allCases.map(\.rawValue)
      throw rest.fault(
        "unknown event: \(Excerpt(name))" + NearestWord.hint(for: name, among: known))
    }
    var control: ControlDescription?
    let event = try word.read(&rest, control: &control)
    let late = try EventWord.readLateness(of: event, &rest)
    try rest.end()
    try track.check(event, word: name, line: line, control: control)
    script.events.append(
      Script.TimedEvent(time: time, event: event, late: late, line: line, control: control))
  }
}
