/// The role of an event in the user's input.
package enum InputPart: Equatable, Sendable {
  /// The event is not input.
  case none
  /// The event is a complete input: a notch of a wheel, a key.
  case single
  /// The event begins a hold.
  ///
  /// Every scroll event of a touchpad counts as a beginning.
  case begins(HeldInput)
  /// The event continues a hold.
  case continues(HeldInput)
  /// The event ends one or more holds.
  case ends(HeldInput)
}

/// The kinds of input that hold a list from a beginning to an end.
package struct HeldInput: OptionSet, Equatable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A finger or the primary button.
  package static let press = HeldInput(rawValue: 1)
  /// Fingers on a touchpad.
  package static let pan = HeldInput(rawValue: 2)
  /// The pointer on the scroll indicator.
  package static let indicator = HeldInput(rawValue: 4)
}
