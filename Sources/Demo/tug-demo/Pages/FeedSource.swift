import CGtk
import Translations
import Tug

/// A source of numbered notes.
///
/// Some exist from the start, and each refresh adds newer ones.
@MainActor final class FeedSource {
  /// An item of the feed.
  enum Item: Identifiable {
    case day(Int)
    case note(Int)

    /// The id, which includes the kind of item.
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
    Message("NoteTide", "The tide turns at six"), Message("NoteRope", "Rope for the second boat"),
    Message("NoteLamps", "Lamps have come"), Message("NoteFog", "Fog until noon"),
    Message("NoteKey", "Who has the spare key?"), Message("NoteCrane", "A crane for Monday"),
    Message("NoteBarges", "Two barges wait outside"), Message("NotePilot", "The pilot is on board"),
  ]
  private static let people = ["Ada", "Ben", "Cleo", "Dan", "Eva"]

  /// The number of the newest note that counts as read.
  ///
  /// It is from yesterday, and later notes are from today.
  private static let newestRead = 150
  /// The day of the notes that arrive while the program runs.
  private static let today = newestRead / notesOfADay + 1

  /// The minutes since midnight at which the notes of today have arrived, by their numbers.
  private static var arrivals: [Int: Int] = [:]

  /// The number of the newest note.
  private var newest = newestRead

  /// Returns the page after note number `number`.
  ///
  /// If `number` is `nil`, adds new notes and returns the newest page.
  func page(after number: Int?) async throws -> FetchedPage<Item, Int> {
    if number == nil {
      newest += Self.newNotes
      let now = TimeOfDay.minute
      for note in newest - Self.newNotes + 1...newest where Self.arrivals[note] == nil {
        Self.arrivals[note] = now
      }
    }
    let last = (number ?? newest + 1) - 1
    let first = max(last - Self.notesOfAPage + 1, 1)
    var items: [Item] = []
    for note in stride(from: last, through: first, by: -1) {
      let day = Self.day(of: note)
      if note == last || Self.day(of: note + 1) != day { items.append(.day(day)) }
      items.append(.note(note))
    }
    return FetchedPage(items, next: first > 1 ? first : nil)
  }

  /// Returns the row of an item.
  static func row(of item: Item) -> Row {
    switch item {
    case .day(let day):
      Row(title: name(ofDay: day))
    case .note(let number):
      Row(
        title: subject(of: number),
        subtitle: person(of: number), detail: time(of: number),
        badge: number % answeredNote == 0 ? "\(number % maximumAnswers + 1)" : nil,
        isEmphasized: number > newestRead)
    }
  }

  /// Returns the subject of a note.
  static func subject(of number: Int) -> String { subjects[number % subjects.count].words }

  /// Returns the name of the person who wrote a note.
  static func person(of number: Int) -> String { people[number % people.count] }

  /// Returns the number of a note's day, from 0.
  static func day(of number: Int) -> Int {
    number > newestRead ? today : number / notesOfADay
  }

  /// Returns the heading of a day, such as `Today`.
  static func name(ofDay number: Int) -> String { CalendarDay.heading(daysAgo: today - number) }

  /// The interval between note numbers with replies, and the maximum number of replies.
  private static let answeredNote = 4
  private static let maximumAnswers = 14

  /// Returns the time of day of a note.
  ///
  /// Within a day the times increase.
  static func time(of number: Int) -> String {
    DateText.hours(
      ofMinute: arrivals[number] ?? 8 * 60 + number % notesOfADay * 90 + number * 7 % 60)
  }
}
