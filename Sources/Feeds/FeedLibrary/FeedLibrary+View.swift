public import FeedStore

/// A reader's place among the entries.
public struct EntryPlace: Equatable, Sendable {
  /// The feed of the entry at the top.
  public let address: String
  /// The entry, and how far it is above the top.
  public let place: ReadingPlace

  /// A place at an entry of a feed.
  public init(address: String, place: ReadingPlace) {
    self.address = address
    self.place = place
  }
}

extension FeedLibrary {
  /// The selection that was shown last.
  public func shownSelection() throws -> FeedSelection {
    let address = try store.value(of: .selection)
    let isKnown = try address.map { try store.isSubscribed(to: $0) } ?? false
    return FeedSelection(
      address: isKnown ? address : nil, onlyUnread: try store.value(of: .onlyUnread) == "true")
  }

  /// Remembers a selection for the next time, but for its search.
  public func keep(_ selection: FeedSelection) throws {
    try store.setValue(selection.address, of: .selection)
    try store.setValue(selection.onlyUnread ? "true" : nil, of: .onlyUnread)
  }

  /// Remembers where the reader of a selection is; nil forgets it.
  public func keep(_ place: EntryPlace?, of selection: FeedSelection) throws {
    if let address = selection.address {
      try store.setPlace(place?.place, of: address)
    } else {
      try store.setValue(place?.address, of: .placeFeed)
      try store.setValue(place?.place.entryID, of: .placeEntry)
      try store.setValue(place.map { "\($0.place.offset)" }, of: .placeOffset)
    }
  }

  /// Where the reader of a selection was, with the entry's place in the store; nil where they were nowhere,
  /// or the entry is gone.
  public func place(
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
