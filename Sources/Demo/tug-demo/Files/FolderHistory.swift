import Tug

/// The folders that a list has shown before the present one, each with the place in it.
struct FolderHistory: Equatable {
  /// A place in a list of files.
  struct Place: Equatable {
    /// The folder as a URI.
    var folder: String
    /// How many files the list had.
    var count = 0
    /// The first file in view as a URI; nil for the folder's start.
    var firstFile: String?
    /// The points of it that are out of view.
    var offsetInRow = 0.0
    /// The file that keys act on as a URI; nil for none.
    var focusedFile: String?
  }

  /// The most places that are kept, chosen here; those left the longest ago are forgotten.
  static let mostPlaces = 100

  private var places: [Place] = []

  /// The place to go back to; nil for none.
  var last: Place? { places.last }

  /// Keeps the place that the list leaves.
  mutating func leave(_ place: Place) {
    places.append(place)
    if places.count > Self.mostPlaces { places.removeFirst() }
  }

  /// Forgets the last place, to which the list has gone back.
  mutating func returned() { _ = places.popLast() }
}
