import SceneModel
import ScrollPhysics

/// The writing of words that are no switch.
extension OptionWord {
  /// The word with a value.
  func line(_ value: String) -> String { "\(rawValue) \(value)" }

  /// The words of an option that is set by more than one of them, or by a number.
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

  /// The rates of deceleration that have a name.
  package static let decelerations = [("normal", DecelerationRate.normal), ("fast", .fast)]
}
