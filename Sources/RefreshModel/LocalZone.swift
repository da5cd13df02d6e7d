/// How far local clocks are from UTC, at any moment: with summer time it is not always the same.
public struct LocalZone: Sendable {
  private let offset: @Sendable (Double) -> Double

  /// The zone that is `offset` seconds east of UTC at a moment in seconds since 1970 UTC.
  public init(offset: @escaping @Sendable (_ seconds: Double) -> Double) {
    self.offset = offset
  }

  /// UTC.
  public static let utc = LocalZone { _ in 0 }

  /// What local clocks show at `seconds` since 1970 UTC.
  ///
  /// An offset that is not finite counts as 0.
  public func time(at seconds: Double) -> CivilTime {
    let offset = offset(seconds)
    return CivilTime(seconds: seconds, utcOffset: offset.isFinite ? offset : 0)
  }
}
