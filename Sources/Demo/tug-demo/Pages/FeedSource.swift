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
  private static let newestRead = 150

  /// The number of the newest note.
  private var newest = newestRead

  /// Returns the page after note number `number`.
  ///
  /// If `number` is `nil`, adds new notes and returns the newest page.
  func page(after number: Int?) async throws -> FetchedPage<Item, Int> {
    if number == nil { newest += Self.newNotes }
    let last = (number ?? newest + 1) - 1
    let first = max(last - Self.notesOfAPage + 1, 1)
    var items: [Item] = []
    for note in stride(from: last, through: first, by: -1) {
      let day = note / Self.notesOfADay
      let isFirstOfDay = note == last || (note + 1) / Self.notesOfADay != day
      if isFirstOfDay { items.append(.day(day)) }
      items.append(.note(note))
    }
    return FetchedPage(items, next: first > 1 ? first : nil)
  }

  /// Returns the row of an item.
  static func row(of item: Item) -> Row {
    switch item {
    case .day(let day):
      Row(title: name(ofDay: day + 1))
    case .note(let number):
      Row(
        title: subject(of: number),
        subtitle: Message("NoteSender", "{person}, note {number}").words([
          "person": person(of: number), "number": "\(number)",
        ]), detail: time(of: number),
        badge: number % answeredNote == 0 ? "\(number % maximumAnswers + 1)" : nil,
        isEmphasized: number > newestRead)
    }
  }

  /// Returns the subject of a note.
  static func subject(of number: Int) -> String { subjects[number % subjects.count].words }

  /// Returns the name of the person who wrote a note.
  static func person(of number: Int) -> String { people[number % people.count] }

  /// Returns the number of a note's day, from 1.
  static func day(of number: Int) -> Int { number / notesOfADay + 1 }

  /// Returns the name of a day.
  ///
  /// Days are numbered from 1.
  static func name(ofDay number: Int) -> String {
    Message("FeedDay", "Day {number}").words(["number": "\(number)"])
  }

  /// The interval between note numbers with replies, and the maximum number of replies.
  private static let answeredNote = 4
  private static let maximumAnswers = 14

  /// Returns the time of day of a note, or `nil` if it is invalid.
  ///
  /// Within a day the times increase.
  static func time(of number: Int) -> String? {
    let minutes = 8 * 60 + number % notesOfADay * 90 + number * 7 % 60
    guard let hour = gint(exactly: minutes / 60), let minute = gint(exactly: minutes % 60),
      let time = g_date_time_new_utc(1970, 1, 1, hour, minute, 0)
    else { return nil }
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, "%H:%M") else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
