import Translations
import Tug

/// The rows of a list in the gallery: notes of a harbour, to which each refresh or load adds one.
@MainActor final class GalleryRows {
  /// The durations of a refresh or load in seconds, long enough to watch the spinner.
  private static let (usual, slow) = (1.0, 3.0)

  private static let titles = [
    Message("NoteTide", "The tide turns at six"), Message("NoteRope", "Rope for the second boat"),
    Message("NoteLamps", "Lamps have come"), Message("NoteFog", "Fog until noon"),
    Message("NoteKey", "Who has the spare key?"), Message("NoteCrane", "A crane for Monday"),
    Message("NoteBarges", "Two barges wait outside"), Message("NotePilot", "The pilot is on board"),
  ]

  /// The numbers of the notes, in the order of the list.
  let store: RowStore<Int>
  /// How the work ends.
  var outcome = WorkOutcome.success
  /// A sentence about what the last refresh has brought, or `nil` if none has ended or it failed.
  private(set) var result: Message?

  /// The number of notes that are kept.
  private let limit: Int
  private var newest: Int
  private var oldest: Int

  /// Creates `count` rows, at least 1.
  ///
  /// The last row is note number `oldest`, so lists with different values of `oldest` differ. At most
  /// `limit` rows are kept.
  init(count: Int, oldest: Int, limit: Int) {
    self.limit = limit
    self.oldest = oldest
    newest = oldest + max(count, 1) - 1
    store = RowStore((oldest...newest).reversed())
  }

  /// Returns the row of note `number`.
  static func row(of number: Int) -> Row {
    let count = titles.count
    return Row(title: titles[(number % count + count) % count].words)
  }

  /// Adds a note before the first row if the ``outcome`` is a success.
  func refresh() async throws {
    result = nil
    guard try await work() else {
      return result = Message("ResultNothingNew", "There is nothing new.")
    }
    newest += 1
    store.insert(newest, at: 0)
    if store.count > limit { store.remove(at: store.count - 1) }
    result = Message("ResultNew", "One new row was added.")
  }

  /// Adds a note after the last row if the ``outcome`` is a success.
  ///
  /// Returns whether there may be more.
  func loadMore() async throws -> Bool {
    guard try await work() else { return false }
    // Titles repeat with the note number, which may become negative.
    oldest -= 1
    store.append(oldest)
    if store.count > limit { store.remove(at: 0) }
    return true
  }

  /// Waits, and returns whether there is something new.
  private func work() async throws -> Bool {
    try await Task.sleep(for: .seconds(outcome == .slow ? Self.slow : Self.usual))
    if outcome == .failure {
      throw SampleFailure(
        description: Message("SampleFailure", "The harbour office does not answer.").words)
    }
    return outcome != .nothingNew
  }
}

/// How the work of a control in the gallery ends.
enum WorkOutcome: CaseIterable {
  case success, failure, nothingNew, slow

  /// The label of the outcome.
  var name: Message {
    switch self {
    case .success: Message("OutcomeSuccess", "Success")
    case .failure: Message("OutcomeFailure", "Failure")
    case .nothingNew: Message("OutcomeNothingNew", "Nothing new")
    case .slow: Message("OutcomeSlow", "Slow")
    }
  }
}

/// The error of work whose outcome is a failure.
struct SampleFailure: Error, CustomStringConvertible {
  let description: String
}
