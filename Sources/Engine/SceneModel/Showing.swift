/// The list's visibility, its animations setting, and the wall clock.
struct Showing: Equatable, Sendable {
  /// The list can be seen.
  private(set) var isVisible = false
  /// The list has been seen at all.
  private(set) var wasShown = false
  /// Off is the user's reduced-motion setting.
  private(set) var animations: Bool
  /// The wall clock at time 0, in seconds since 1970 UTC.
  private(set) var clock: Double

  init(animations: Bool, clock: Double) {
    self.animations = animations
    self.clock = clock
  }

  /// The list can be seen from now on; returns whether it is for the first time.
  mutating func show() -> Bool {
    defer { wasShown = true }
    isVisible = true
    return !wasShown
  }

  /// The list cannot be seen from now on.
  mutating func hide() {
    isVisible = false
  }

  /// The user wants motion, or not.
  mutating func setAnimations(_ isOn: Bool) {
    animations = isOn
  }

  /// The wall clock shows `clock` at time 0.
  mutating func setClock(_ clock: Double) {
    self.clock = clock
  }
}
