import ListModel
import ScrollPhysics

/// The words that set a property of a list: at the beginning of a scene line, and after `set` in a
/// timed line.
///
/// Source: replay contract, Scene, for those it has; the others follow them.
enum OptionWord: String, CaseIterable {
  case orientation
  case direction
  case reversed
  case bounces
  case alwaysBounce = "always-bounce"
  case deceleration
  case rubberBand = "rubber-band"
  case scrolling
  case paging
  case nested
  case animations
  case indicator
  case selection
  case columns
  case simultaneous

  /// Reads an option's name and value.
  static func read(_ line: inout ScriptLine) throws(ScriptError) -> SceneOption {
    let word = try line.choice("the property", of: allCases.map { ($0.rawValue, $0) })
    return try word.readValue(&line)
  }

  /// Reads the value that follows.
  func readValue(_ line: inout ScriptLine) throws(ScriptError) -> SceneOption {
    switch self {
    case .orientation: .orientation(try Self.name(&line, "the orientation"))
    case .direction: .direction(try Self.name(&line, "the direction"))
    case .reversed: .reversed(try line.flag("the value of reversed"))
    case .bounces: .bounces(try line.flag("the value of bounces"))
    case .alwaysBounce: .alwaysBounce(try line.flag("the value of always-bounce"))
    case .deceleration: .deceleration(try Self.rate(&line))
    case .rubberBand: .rubberBand(try Self.slope(&line))
    case .scrolling: .isScrollEnabled(try line.flag("the value of scrolling"))
    case .paging: .isPagingEnabled(try line.flag("the value of paging"))
    case .nested: .isNested(try line.flag("the value of nested"))
    case .animations: .animations(try line.flag("the value of animations"))
    case .indicator: .showsIndicator(try line.flag("the value of indicator"))
    case .selection: .selectionMode(try Self.name(&line, "the selection"))
    case .columns: .columns(try Self.columnLayout(&line))
    case .simultaneous: .simultaneous(try line.flag("the value of simultaneous"))
    }
  }

  /// The words of `option`, as a script has them.
  static func text(of option: SceneOption) -> String {
    func line(_ word: OptionWord, _ value: String) -> String { "\(word.rawValue) \(value)" }
    func flag(_ value: Bool) -> String { value ? "on" : "off" }
    return switch option {
    case .orientation(let orientation): line(.orientation, orientation.rawValue)
    case .direction(let direction): line(.direction, direction.rawValue)
    case .reversed(let isOn): line(.reversed, flag(isOn))
    case .bounces(let isOn): line(.bounces, flag(isOn))
    case .alwaysBounce(let isOn): line(.alwaysBounce, flag(isOn))
    case .deceleration(.normal): line(.deceleration, "normal")
    case .deceleration(.fast): line(.deceleration, "fast")
    case .deceleration(let rate): line(.deceleration, "\(rate.perMillisecond)")
    case .rubberBand(let slope): line(.rubberBand, slope.map { "\($0)" } ?? "off")
    case .isScrollEnabled(let isOn): line(.scrolling, flag(isOn))
    case .isPagingEnabled(let isOn): line(.paging, flag(isOn))
    case .isNested(let isOn): line(.nested, flag(isOn))
    case .animations(let isOn): line(.animations, flag(isOn))
    case .showsIndicator(let isOn): line(.indicator, flag(isOn))
    case .selectionMode(let mode): line(.selection, mode.rawValue)
    case .columns(.count(let count)): line(.columns, "\(count)")
    case .columns(.minimumWidth(let width)): line(.columns, "at-least \(width)")
    case .simultaneous(let isOn): line(.simultaneous, flag(isOn))
    }
  }

  private static func name<Value: RawRepresentable<String> & CaseIterable>(
    _ line: inout ScriptLine, _ meaning: String
  ) throws(ScriptError) -> Value {
    try line.choice(meaning, of: Value.allCases.map { ($0.rawValue, $0) })
  }

  private static func rate(_ line: inout ScriptLine) throws(ScriptError) -> DecelerationRate {
    if line.takes("normal") { return .normal }
    if line.takes("fast") { return .fast }
    let text = try line.word("the rate")
    guard let value = ScriptLine.number(text), let rate = DecelerationRate(perMillisecond: value)
    else {
      throw line.fault("the rate is not normal, fast, or a number above 0 and below 1: \(text)")
    }
    return rate
  }

  private static func slope(_ line: inout ScriptLine) throws(ScriptError) -> Double? {
    let text = try line.word("the coefficient")
    if text == "off" { return nil }
    guard let value = ScriptLine.number(text), value > 0, value <= 1 else {
      throw line.fault("the coefficient is neither off nor a number above 0 and up to 1: \(text)")
    }
    return value
  }

  private static func columnLayout(_ line: inout ScriptLine) throws(ScriptError) -> ColumnLayout {
    if line.takes("at-least") {
      return .minimumWidth(try line.number("the width of a column", allowsZero: false))
    }
    let layout = ColumnLayout.count(try line.count("the number of columns"))
    guard layout.isUsable else {
      throw line.fault("the number of columns is not from 1 to \(ColumnLayout.largestCount)")
    }
    return layout
  }
}
