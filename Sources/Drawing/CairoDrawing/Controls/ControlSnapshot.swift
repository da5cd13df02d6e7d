/// A snapshot of a header or footer, used to find later changes.
package struct ControlSnapshot: Sendable {
  /// All inputs of the drawing except the time.
  private let appearance: ControlAppearance
  /// The engine's time in seconds.
  private let time: Double
  /// The area of the viewport that contains everything that the control draws, in points.
  let place: Rect
  /// Whether the style reports the areas that it animates.
  private let reportsMotion: Bool

  init(_ appearance: ControlAppearance, place: Rect, reportsMotion: Bool) {
    time = appearance.time
    var still = appearance
    still.time = 0
    self.appearance = still
    self.place = place
    self.reportsMotion = reportsMotion
  }

  /// Returns the areas to redraw after a change from `former` to `next`.
  ///
  /// `moving` are the areas that the last drawing reported as animated.
  static func changes(
    from former: ControlSnapshot?, to next: ControlSnapshot?, moving: [Rect]?
  ) -> [Rect] {
    if let former, let next, former.differsAtMostByTime(from: next) {
      if former.time == next.time { return [] }
      if next.reportsMotion, let moving { return moving }
    }
    return [former?.place, next?.place].compactMap(\.self)
  }

  private func differsAtMostByTime(from other: ControlSnapshot) -> Bool {
    reportsMotion == other.reportsMotion && place == other.place && appearance == other.appearance
  }
}
