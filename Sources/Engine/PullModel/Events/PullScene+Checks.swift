import RefreshModel
import ScrollModel

/// The checks of events: a refused one leaves the pull as it was.
extension PullScene {
  /// Throws for a time that an event may not come at.
  package func checkTime(_ time: Double, _ late: Double) throws(SceneError) {
    guard time.isFinite, late.isFinite, late >= 0 else { throw .numberOutOfRange }
    guard time >= self.time else { throw .timeRunsBackwards }
  }

  /// The largest number of points that an offset or a length may be: 2^53, above which numbers are not
  /// exact.
  public static let largestLength = 9_007_199_254_740_992.0

  /// Throws the reason for which the scene would refuse `event` now.
  package func check(_ event: PullEvent) throws(SceneError) {
    switch event {
    case .press(let x, let y, _):
      try Self.checkNumbers(x, y)
      if container.isPressed { throw .alreadyPressed }
      if container.isIndicatorHeld { throw .alreadyHeld }
    case .move(let x, let y), .release(let x, let y):
      try Self.checkNumbers(x, y)
      if !container.isPressed { throw .notPressed }
    case .cancel:
      if !container.isPressed { throw .notPressed }
    case .pointer(let x, let y):
      try Self.checkNumbers(x, y)
    case .pan(let dx, let dy):
      try Self.checkNumbers(dx, dy)
      if container.isPressed || container.isIndicatorHeld { throw .alreadyHeld }
    case .panEnd, .panCancel:
      // What a list that may not be scrolled took no notice of ends without notice, too.
      if !container.isPanning, container.isScrollEnabled { throw .notPanning }
    case .wheel(let number), .glide(let number):
      try Self.checkNumbers(number)
    case .setInset(_, let value, let duration):
      try Self.checkNumbers(value, duration ?? 0)
      if let duration, duration < 0 { throw .numberOutOfRange }
    case .setInsets(let insets, let duration):
      try Self.checkNumbers(insets.top, insets.bottom)
      try Self.checkNumbers(duration ?? 0)
      if let duration, duration < 0 { throw .numberOutOfRange }
    case .setContent(let length, let shift):
      try Self.checkNumbers(length, shift)
      if length < 0 { throw .numberOutOfRange }
    case .setOffset(let offset, _), .setTarget(let offset), .scrollbar(let offset):
      try Self.checkNumbers(offset)
    case .setClock(let clock):
      try Self.checkNumbers(clock)
    case .set(let option):
      if !option.isUsable { throw .numberOutOfRange }
    case .resize(let width, let height):
      try Self.checkNumbers(width, height)
      if width < 0 || height < 0 { throw .numberOutOfRange }
    case .setControl(_, let policy):
      if let policy, !policy.isUsable { throw .numberOutOfRange }
    case .tune(_, let policy):
      if !policy.isUsable { throw .numberOutOfRange }
    case .end(_, _, let delay):
      try Self.checkNumbers(delay)
      if delay < 0 { throw .numberOutOfRange }
    case .pointerLeft, .begin, .fill, .openFloor, .closeFloor, .setNoMoreData, .resetNoMoreData,
      .setLastUpdated, .shown, .hidden:
      break
    }
  }

  /// Refuses numbers that are none, or too large.
  package static func checkNumbers(
    _ first: Double, _ second: Double = 0
  ) throws(SceneError) {
    // What is no number is not within a limit either.
    guard abs(first) <= largestLength, abs(second) <= largestLength else {
      throw .numberOutOfRange
    }
  }
}
