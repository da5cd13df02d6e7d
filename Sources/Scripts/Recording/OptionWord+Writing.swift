import SceneModel
import ScrollPhysics

/// Writing of options that are not simple switches.
extension OptionWord {
  /// Returns the word followed by a value.
  func line(_ value: String) -> String { "\(rawValue) \(value)" }

  /// Returns the words of an option that several words can set, or whose value is a number.
  static func ownText(of option: SceneOption) -> String {
    switch option {
    case .deceleration(let rate):
      decelerations.first { $0.1 == rate }.map { decelerationRate.line($0.0) }
        ?? decelerationFactor.line("\(rate.perMillisecond)")
    case .rubberBand(let slope): rubberBand.line(slope.map { "\($0)" } ?? "none")
    case .columns(.count(let count)): columns.line("\(count)")
    case .columns(.minimumWidth(let width)): minimumColumnWidth.line("\(width)")
    case .maximumContentWidth(let width):
      maximumContentWidth.line(width.map { "\($0)" } ?? "none")
    default: ""
    }
  }

  /// The deceleration rates that have a name.
  package static let decelerations = [("normal", DecelerationRate.normal), ("fast", .fast)]
}
