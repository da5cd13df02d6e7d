import Recording
import SceneModel
import ScrollModel
import ScrollPhysics

/// Reading of options.
extension OptionWord {
  /// Reads the name and value of an option.
  static func read(_ line: inout ScriptLine) throws(ScriptError) -> SceneOption {
    let word = try line.choice("the property", of: allCases.map { ($0.rawValue, $0) })
    return try word.readValue(&line)
  }

  /// The form of the word and its meaning.
  var usage: WordUsage { WordUsage(self, self.words) }

  static let orientationWords = WordUsage.names(Orientation.self)
  static let directionWords = WordUsage.names(TextDirection.self)
  static let selectionModeWords = WordUsage.names(SelectionMode.self)
  static let decelerationRateWords = decelerations.map(\.0).joined(separator: "|")

  static func name<Value: RawRepresentable<String> & CaseIterable>(
    _ line: inout ScriptLine, _ word: String
  ) throws(ScriptError) -> Value {
    try line.choice("the value of \(word)", of: Value.allCases.map { ($0.rawValue, $0) })
  }

  static func decelerationKind(
    _ line: inout ScriptLine
  ) throws(ScriptError) -> DecelerationRate {
    try line.choice("the rate", of: decelerations)
  }

  static func decelerationFactor(
    _ line: inout ScriptLine
  ) throws(ScriptError) -> DecelerationRate {
    let text = try line.word("the factor")
    guard let value = ScriptValue.number(text), let rate = DecelerationRate(perMillisecond: value)
    else { throw line.fault("the factor is not a number above 0 and below 1: \(Excerpt(text))") }
    return rate
  }

  static func rubberBand(_ line: inout ScriptLine) throws(ScriptError) -> Double? {
    let text = try line.word("the coefficient")
    if text == "none" { return nil }
    guard let value = ScriptValue.number(text), value > 0, value <= 1 else {
      throw line.fault(
        "the coefficient is neither none nor a number above 0 and up to 1: \(Excerpt(text))")
    }
    return value
  }

  static func columnCount(_ line: inout ScriptLine) throws(ScriptError) -> ColumnLayout {
    let layout = ColumnLayout.count(try line.count("the number of columns"))
    guard layout.isUsable else {
      throw line.fault("the number of columns is not from 1 to \(ColumnLayout.largestCount)")
    }
    return layout
  }

  static func minimumColumnWidth(_ line: inout ScriptLine) throws(ScriptError) -> ColumnLayout {
    .minimumWidth(try line.number("the width of a column", allowsZero: false))
  }

  static func maximumContentWidth(_ line: inout ScriptLine) throws(ScriptError) -> Double? {
    if line.takes("none") { return nil }
    return try line.number("the width of the content", allowsZero: false)
  }
}
