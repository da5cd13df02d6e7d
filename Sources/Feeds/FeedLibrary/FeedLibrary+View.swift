import FeedStore

/// The user's reading place in a selection of entries.
package struct EntryPlace: Equatable, Sendable {
  /// The address of the feed that the topmost entry belongs to.
  package let address: String
  /// The topmost entry, and the distance in points by which it extends above the top edge of the
  /// list.
  package let place: ReadingPlace

  /// Creates a reading place at an entry of the feed at `address`.
  package init(address: String, place: ReadingPlace) {
    self.address = address
    self.place = place
  }
}

extension FeedLibrary {
  /// Returns the selection that was saved last.
  ///
  /// If its feed is no longer subscribed to, selects all feeds instead.
  package func shownSelection() throws -> FeedSelection {
    let address = try store.value(of: .selection)
    let isKnown = try address.map { try store.isSubscribed(to: $0) } ?? false
    return FeedSelection(
      address: isKnown ? address : nil, onlyUnread: try store.value(of: .onlyUnread) == "true")
  }

  /// Saves a selection for the next start, except for its search words.
  package func keep(_ selection: FeedSelection) throws {
    try store.setValue(selection.address, of: .selection)
    try store.setValue(selection.onlyUnread ? "true" : nil, of: .onlyUnread)
  }

  /// Saves the reading place in a selection.
  ///
  /// `nil` removes the saved place.
  package func keep(_ place: EntryPlace?, of selection: FeedSelection) throws {
    if let address = selection.address {
      try store.setPlace(place?.place, of: address)
    } else {
      try store.setValue(place?.address, of: .placeFeed)
      try store.setValue(place?.place.entryID, of: .placeEntry)
      try store.setValue(place.map { "\($0.place.offset)" }, of: .placeOffset)
    }
  }

  /// Returns the saved reading place in a selection and the position of its entry.
  ///
  /// Returns `nil` if no place was saved or the entry is no longer stored.
  package func place(
    of selection: FeedSelection
  ) throws -> (place: EntryPlace, position: EntryPosition)? {
    let place: EntryPlace?
    if let address = selection.address {
      place = try store.place(of: address).map { EntryPlace(address: address, place: $0) }
    } else if let address = try store.value(of: .placeFeed),
      let entry = try store.value(of: .placeEntry)
    {
      let offset = try store.value(of: .placeOffset).flatMap { Double($0) } ?? 0
      place = EntryPlace(
        address: address, place: ReadingPlace(entryID: entry, offset: offset))
    } else {
      place = nil
    }
    guard let place,
      let position = try store.position(of: place.place.entryID, in: place.address)
    else { return nil }
    return (place, position)
  }
}
