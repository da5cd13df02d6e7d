/// A snapshot of a header or footer, used to find later changes.
public struct SeenControl: Sendable {
  /// All inputs of the drawing except the time.
  private let appearance: ControlAppearance
  /// The engine's time in seconds.
  private let time: Double
  /// The area of the viewport that contains everything that the control draws, in points.
  let place: Rect
  /// Whether the style reports the areas that it animates.
  private let tellsMotion: Bool

  init(_ appearance: ControlAppearance, place: Rect, tellsMotion: Bool) {
    time = appearance.time
    var still = appearance
    still.time = 0
    self.appearance = still
    self.place = place
    self.tellsMotion = tellsMotion
  }

  /// Returns the areas to redraw after a change from `former` to `look`.
  ///
  /// `moving` are the areas that the last drawing reported as animated.
  static func changes(
    from former: SeenControl?, to look: SeenControl?, moving: [Rect]?
  ) -> [Rect] {
    if let former, let look, former.differsAtMostByTime(from: look) {
      if former.time == look.time { return [] }
      if look.tellsMotion, let moving { return moving }
    }
    return [former?.place, look?.place].compactMap(\.self)
  }

  private func differsAtMostByTime(from other: SeenControl) -> Bool {
    tellsMotion == other.tellsMotion && place == other.place && appearance == other.appearance
  }
}
