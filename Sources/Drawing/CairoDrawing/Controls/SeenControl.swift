/// What is seen of a header or a footer at a moment, to find out what has changed of it later.
public struct SeenControl: Sendable {
  /// All that it is drawn from except for the time.
  private let appearance: ControlAppearance
  /// The engine's time in seconds.
  private let time: Double
  /// The rectangle of the viewport outside of which it draws nothing, in points.
  let place: Rect
  /// It tells where it moves by time alone.
  private let tellsMotion: Bool

  init(_ appearance: ControlAppearance, place: Rect, tellsMotion: Bool) {
    time = appearance.time
    var still = appearance
    still.time = 0
    self.appearance = still
    self.place = place
    self.tellsMotion = tellsMotion
  }

  /// The rectangles to draw again where `former` was seen; `moving` are those that its last drawing has told.
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
