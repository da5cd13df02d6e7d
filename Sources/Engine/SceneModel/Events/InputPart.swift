/// The part that an event has in what a user does.
package enum InputPart: Equatable, Sendable {
  /// It is no input.
  case none
  /// It is all of it: a notch of a wheel, a key.
  case single
  /// It begins a hold.
  case begins(HeldInput)
  /// It goes on with a hold.
  case goesOn(HeldInput)
  /// It ends a hold, or several.
  case ends(HeldInput)
}

/// The inputs that hold a list from a beginning to an end.
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
