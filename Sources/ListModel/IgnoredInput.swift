/// What of the user's input began while a list took none, and is ignored up to its end.
struct IgnoredInput: OptionSet, Equatable, Sendable {
  let rawValue: Int

  /// A finger or the primary button.
  static let press = IgnoredInput(rawValue: 1)
  /// Fingers on a touchpad.
  static let pan = IgnoredInput(rawValue: 2)
  /// The pointer on the scroll indicator.
  static let indicator = IgnoredInput(rawValue: 4)
}
