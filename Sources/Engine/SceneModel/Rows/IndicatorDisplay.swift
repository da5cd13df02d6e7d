import RefreshModel

/// The visibility of the scroll indicator.
///
/// It appears during motion, stays for a while, and fades; under the pointer it is wider.
///
/// Times are seconds. They are Tug's choice, between GTK's overlay scrollbars, which wait 2 s and
/// fade for 1 s, and iOS, where indicators disappear within half a second.
struct IndicatorDisplay: Equatable, Sendable {
  static let appearing = 0.1
  static let staying = 1.0
  static let fading = 0.4
  static let widening = 0.15

  /// Whether the indicator appears while the list moves.
  private(set) var isWanted: Bool
  private(set) var opacity = EasedValue(at: 0)
  private(set) var expansion = EasedValue(at: 0)
  private var lastActivity = 0.0

  init(isWanted: Bool) { self.isWanted = isWanted }

  /// Sets whether the indicator appears while the list moves.
  ///
  /// Passing `false` also hides it now.
  mutating func setWanted(_ isWanted: Bool) {
    self.isWanted = isWanted
    if !isWanted { hide() }
  }

  /// Returns whether the opacity or width is still animated at `time`.
  func isRunning(at time: Double) -> Bool { time < opacity.end || time < expansion.end }

  /// Returns the time at which the indicator begins to fade, or `nil` if it is hidden or in use.
  func fadeStart(isHeld: Bool) -> Double? {
    opacity.to > 0 && !isHeld ? lastActivity + Self.staying : nil
  }

  mutating func show(at time: Double, instantly: Bool) {
    lastActivity = max(time, lastActivity)
    opacity = opacity.redirected(to: 1, at: time, duration: instantly ? 0 : Self.appearing)
  }

  mutating func fade(at time: Double, isHeld: Bool, instantly: Bool) {
    if isHeld { lastActivity = max(time, lastActivity) }
    guard let start = fadeStart(isHeld: isHeld), start <= time else { return }
    opacity = opacity.redirected(to: 0, at: start, duration: instantly ? 0 : Self.fading)
  }

  mutating func expand(_ isExpanded: Bool, at time: Double, instantly: Bool) {
    expansion = expansion.redirected(
      to: isExpanded ? 1 : 0, at: time, duration: instantly ? 0 : Self.widening)
  }

  mutating func hide() {
    opacity = EasedValue(at: 0)
    expansion = EasedValue(at: 0)
  }
}
