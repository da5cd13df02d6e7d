/// The visibility of a list, its animations setting, and its wall clock.
struct Visibility: Equatable, Sendable {
  private(set) var isVisible = false
  /// Whether the list has ever been visible.
  private(set) var wasShown = false
  /// Whether animations are on.
  ///
  /// `false` follows the user's reduced-motion setting.
  private(set) var animations: Bool
  /// The wall clock time at time 0, in seconds since 1970 UTC.
  private(set) var clock: Double

  init(animations: Bool, clock: Double) {
    self.animations = animations
    self.clock = clock
  }

  /// Marks the list as visible.
  ///
  /// Returns whether this is the first time.
  mutating func show() -> Bool {
    defer { wasShown = true }
    isVisible = true
    return !wasShown
  }

  mutating func hide() {
    isVisible = false
  }

  mutating func setAnimations(_ isOn: Bool) {
    animations = isOn
  }

  /// Sets the wall clock time at time 0, in seconds since 1970 UTC.
  mutating func setClock(_ clock: Double) {
    self.clock = clock
  }
}
