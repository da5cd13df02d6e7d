/// What a device's travel is multiplied by: above 0 and up to 100, 1 where nobody set it.
struct InputFactor: Equatable {
  /// The largest factor: far more than anyone wants, and far from what arithmetic cannot hold.
  static let largest = 100.0

  private(set) var value = 1.0

  /// Sets it; a number out of range changes nothing.
  mutating func set(_ value: Double) {
    if value > 0, value <= Self.largest { self.value = value }
  }
}
