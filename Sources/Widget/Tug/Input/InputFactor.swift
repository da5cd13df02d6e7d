/// The factor of a device's travel: above 0 and up to 100, by default 1.
struct InputFactor: Equatable {
  /// The largest factor: far more than anyone needs, and far below the limits of arithmetic.
  static let largest = 100.0

  private(set) var value = 1.0

  /// Sets it; a number out of range changes nothing.
  mutating func set(_ value: Double) {
    if value > 0, value <= Self.largest { self.value = value }
  }
}
