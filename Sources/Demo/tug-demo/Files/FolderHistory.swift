import Tug

/// The folders that a list has shown before the current one, each with its scroll position.
struct FolderHistory: Equatable {
  /// A position in a folder.
  struct Place: Equatable {
    /// The URI of the folder.
    var folder: String
    /// The number of rows in the list.
    var count = 0
    /// The URI of the first visible file, or `nil` at the start of the folder.
    var firstFile: String?
    /// The height of the hidden part of the first visible row, in points.
    var offsetInRow = 0.0
    /// The URI of the focused file, or `nil` if there is none.
    var focusedFile: String?
  }

  /// The maximum number of places.
  ///
  /// The oldest ones are dropped.
  static let maximumPlaces = 100

  private var places: [Place] = []

  /// The place to return to, or `nil` if there is none.
  var last: Place? { places.last }

  /// Adds the place that the list is leaving.
  mutating func leave(_ place: Place) {
    places.append(place)
    if places.count > Self.maximumPlaces { places.removeFirst() }
  }

  /// Removes the last place, to which the list has returned.
  mutating func returned() { _ = places.popLast() }
}
