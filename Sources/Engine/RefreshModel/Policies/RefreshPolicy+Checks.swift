/// Checks of a policy's numbers.
extension RefreshPolicy {
  /// True where every number is in its range, and a page behind the header is farther than its
  /// trigger.
  ///
  /// `Sources/Widget/CGtk/properties.toml` has the ranges.
  public var isUsable: Bool { numberOutOfRange == nil && isFloorBeyondTrigger }

  /// True where the page behind the header, if there is one, opens by a longer pull than a refresh.
  package var isFloorBeyondTrigger: Bool { floorDistance ?? .infinity > firing.triggerDistance }

  /// The largest number of points or seconds that any of them may be.
  package static let largest = 1e6
}
