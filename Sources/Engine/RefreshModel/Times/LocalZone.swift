/// A local time zone: its offset from UTC at any time, including summer time.
public struct LocalZone: Sendable {
  private let offset: @Sendable (Double) -> Double

  /// Creates a zone from its `offset` east of UTC in seconds, as a function of the seconds since
  /// 1970 UTC.
  public init(offset: @escaping @Sendable (_ seconds: Double) -> Double) {
    self.offset = offset
  }

  /// The UTC zone.
  public static let utc = LocalZone { _ in 0 }

  /// Returns the local time at `seconds` since 1970 UTC.
  ///
  /// An offset that is not finite counts as 0.
  public func time(at seconds: Double) -> CivilTime {
    let offset = offset(seconds)
    return CivilTime(seconds: seconds, utcOffset: offset.isFinite ? offset : 0)
  }
}
