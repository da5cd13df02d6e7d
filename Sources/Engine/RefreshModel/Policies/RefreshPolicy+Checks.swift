/// Validation of a policy's numbers.
extension RefreshPolicy {
  /// Whether every number is in its range, and the page behind the header is farther away than the
  /// trigger.
  ///
  /// `Sources/Widget/CGtk/properties.toml` has the ranges.
  public var isUsable: Bool { numberOutOfRange == nil && isFloorBeyondTrigger }

  /// Whether the page behind the header needs a longer pull than a refresh, or there is no such
  /// page.
  package var isFloorBeyondTrigger: Bool { floorDistance ?? .infinity > firing.triggerDistance }

  /// The largest valid number of points or seconds.
  package static let largest = 1e6
}
