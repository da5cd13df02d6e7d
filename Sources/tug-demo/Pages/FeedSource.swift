import Tug

/// A source of numbered notes: some exist from the start, and each refresh finds newer ones.
@MainActor final class FeedSource {
  /// The days and the notes of a feed, newest first.
  enum Item: Identifiable {
    case day(Int)
    case note(Int)

    /// A day's heading, or a note.
    var id: String {
      switch self {
      case .day(let day): "day \(day)"
      case .note(let number): "note \(number)"
      }
    }
  }

  private static let notesOfADay = 7
  private static let notesOfAPage = 30
  private static let newNotes = 2
  private static let subjects = [
    "The tide turns at six", "Rope for the second boat", "Lamps have come", "Fog until noon",
    "Who has the spare key?", "A crane for Monday", "Two barges wait outside",
    "The pilot is on board",
  ]
  private static let people = ["Ada", "Ben", "Cleo", "Dan", "Eva"]

  /// The number of the newest note.
  private var newest = 150

  /// Days have headings.
  let hasDays: Bool

  init(hasDays: Bool) {
    self.hasDays = hasDays
  }

  /// The page after the note with a number; nil for the newest.
  func page(after number: Int?) async throws -> FetchedPage<Item, Int> {
    if number == nil { newest += Self.newNotes }
    let last = (number ?? newest + 1) - 1
    let first = max(last - Self.notesOfAPage + 1, 1)
    var items: [Item] = []
    for note in stride(from: last, through: first, by: -1) {
      let day = note / Self.notesOfADay
      let isFirstOfDay = note == last || (note + 1) / Self.notesOfADay != day
      if hasDays, isFirstOfDay { items.append(.day(day)) }
      items.append(.note(note))
    }
    return FetchedPage(items, next: first > 1 ? first : nil)
  }

  /// The row of an item.
  static func row(of item: Item) -> Row {
    switch item {
    case .day(let day): Row(title: "Day \(day + 1)")
    case .note(let number):
      Row(
        title: subjects[number % subjects.count],
        subtitle: "\(people[number % people.count]), note \(number)")
    }
  }
}
