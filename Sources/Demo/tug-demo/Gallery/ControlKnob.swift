import CGtk
import Translations
import Tug

/// A number or switch of a control's policy that the user can change while the control is in use.
struct ControlKnob {
  /// The property that a knob changes.
  enum Kind {
    /// A number within a range.
    case number(WritableKeyPath<RefreshPolicy, Double>, ClosedRange<Double>, step: Double)
    /// A duration in seconds, or `nil`.
    ///
    /// `none` is the label of `nil`. `usual` is the duration to start from when the user switches
    /// `nil` off.
    case seconds(WritableKeyPath<RefreshPolicy, Double?>, usual: Double, none: Message)
    /// A switch.
    case flag(WritableKeyPath<RefreshPolicy, Bool>)
  }

  /// The unit of a number.
  enum Unit {
    case points, seconds, none

    /// Returns `value` with the unit, in the form of the user's language.
    @MainActor func text(_ value: Double) -> String {
      switch self {
      case .points:
        Message("UnitPoints", "{number} pt").words(["number": number(value, "%.0f")])
      case .seconds:
        Message("UnitSeconds", "{number} s").words(["number": number(value, "%.2f")])
      case .none: number(value, "%.1f")
      }
    }

    @MainActor private func number(_ value: Double, _ format: String) -> String {
      var digits = [CChar](repeating: 0, count: Int(G_ASCII_DTOSTR_BUF_SIZE))
      let count = gint(digits.count)
      guard let text = g_ascii_formatd(&digits, count, format, value) else { return "" }
      // TRANSLATORS: the sign between a number and its fraction, as in 0.25
      let separator = Message("DecimalSeparator", ".").words
      return String(cString: text).split(separator: ".").joined(separator: separator)
    }
  }

  /// The label of the knob.
  let name: Message
  /// The property that the knob changes.
  let kind: Kind
  /// The unit of the knob's number.
  var unit = Unit.none
  /// The state in which a change of the knob is seen, or `nil` for a whole pull.
  var seenIn: HeldState?
  /// Whether the knob applies to headers only.
  var isForHeaders = false

  /// The range of durations, in seconds.
  static let seconds = 0.0...3.0
  /// The step of durations, in seconds.
  static let secondsStep = 0.05
  /// The range of distances, in points.
  ///
  /// A longer pull would need a longer list.
  static let distances = 5.0...250.0
  static let insets = 0.0...250.0

  /// The knobs for distances.
  static var distanceKnobs: [ControlKnob] {
    [
      ControlKnob(
        name: Message("KnobTrigger", "Trigger distance"),
        kind: .number(\.firing.triggerDistance, distances, step: 1), unit: .points,
        seenIn: .pulled),
      ControlKnob(
        name: Message("KnobInset", "Held inset"),
        kind: .number(\.layout.heldInset, insets, step: 1), unit: .points, seenIn: .working),
    ]
  }

  /// The knobs for durations and the spring.
  static var motionKnobs: [ControlKnob] {
    let spring = Message("KnobBySpring", "Use spring")
    return [
      ControlKnob(
        name: Message("KnobOpening", "Opening"),
        kind: .seconds(\.motion.openingDuration, usual: 0.25, none: spring)),
      ControlKnob(
        name: Message("KnobClosing", "Closing"),
        kind: .seconds(\.motion.closingDuration, usual: 0.4, none: spring)),
      ControlKnob(
        name: Message("KnobTurn", "Cross-fade"),
        kind: .number(\.motion.turnDuration, seconds, step: secondsStep), unit: .seconds),
      ControlKnob(
        name: Message("KnobSuccess", "Show success for"),
        kind: .number(\.work.successDwell, seconds, step: secondsStep), unit: .seconds),
      ControlKnob(
        name: Message("KnobFailure", "Show failure for"),
        kind: .seconds(
          \.work.failureDwell, usual: RefreshHeader.failureDwell,
          none: Message("KnobUntilRetry", "Until retried"))),
      ControlKnob(
        name: Message("KnobSpring", "Spring"), kind: .number(\.motion.springRate, 1...40, step: 0.5)
      ),
    ]
  }

  /// The switches.
  static var switches: [ControlKnob] {
    [
      ControlKnob(
        name: Message("PullingWheel", "Pull with wheel"), kind: .flag(\.firing.wheelPulls)),
      ControlKnob(
        name: Message("GivingUp", "Push back to cancel"),
        kind: .flag(\.firing.cancelsByPushBack), isForHeaders: true),
    ]
  }
}
