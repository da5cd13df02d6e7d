/// How many rows of a list can be selected; the raw value is its name in scripts.
public enum SelectionMode: String, CaseIterable, Sendable {
  /// None: a click only activates.
  case none
  /// One at most, which follows clicks and the focus.
  case single
  /// Any, with Shift and Control, or by touch: a tap selects and deselects.
  case multiple
}

/// What is held down with a press or a key, and what it came from.
public struct PressModifiers: OptionSet, Hashable, Sendable {
  /// The modifiers as bits.
  public let rawValue: Int

  /// The modifiers in `rawValue`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Shift key.
  public static let shift = PressModifiers(rawValue: 1)
  /// The Control key.
  public static let control = PressModifiers(rawValue: 2)
  /// The press is a finger's.
  public static let touch = PressModifiers(rawValue: 4)
}
