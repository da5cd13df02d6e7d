/// A local time zone: its distance from UTC at any moment, which changes with summer time.
public struct LocalZone: Sendable {
  private let offset: @Sendable (Double) -> Double

  /// The zone that is `offset` seconds east of UTC at a moment in seconds since 1970 UTC.
  public init(offset: @escaping @Sendable (_ seconds: Double) -> Double) {
    self.offset = offset
  }

  /// UTC.
  public static let utc = LocalZone { _ in 0 }

  /// The local time at `seconds` since 1970 UTC.
  ///
  /// An offset that is not finite counts as 0.
  public func time(at seconds: Double) -> CivilTime {
    let offset = offset(seconds)
    return CivilTime(seconds: seconds, utcOffset: offset.isFinite ? offset : 0)
  }
}
