/// The factor for the scroll distance of a device, above 0 and at most 100.
///
/// The default is 1.
struct InputFactor: Equatable {
  /// The maximum factor: far more than users need, and far below the limits of arithmetic.
  static let largest = 100.0

  private(set) var value = 1.0

  /// Sets the factor.
  ///
  /// A number out of range changes nothing.
  mutating func set(_ value: Double) {
    if value > 0, value <= Self.largest { self.value = value }
  }
}
