import Translations
import Tug

/// The rows of a list of the gallery: notes of a harbour, of which each piece of work brings one.
@MainActor final class GalleryRows {
  /// The seconds that each piece of work takes; chosen here, so that a spinner can be watched.
  static let workSeconds = 1.5

  private static let titles = [
    Message("NoteTide", "The tide turns at six"), Message("NoteRope", "Rope for the second boat"),
    Message("NoteLamps", "Lamps have come"), Message("NoteFog", "Fog until noon"),
    Message("NoteKey", "Who has the spare key?"), Message("NoteCrane", "A crane for Monday"),
    Message("NoteBarges", "Two barges wait outside"), Message("NotePilot", "The pilot is on board"),
  ]

  /// The numbers of the notes, in the list's order.
  let store: RowStore<Int>
  private var newest: Int
  private var oldest: Int

  /// `count` rows of their own, 1 or more, of which the last one is the note `oldest`: lists beside each
  /// other begin at different ones.
  init(count: Int, oldest: Int) {
    self.oldest = oldest
    newest = oldest + max(count, 1) - 1
    store = RowStore((oldest...newest).reversed())
  }

  /// The row of the note `number`.
  static func row(of number: Int) -> Row {
    let count = titles.count
    return Row(title: titles[(number % count + count) % count].words)
  }

  /// Brings a note before the first row, after ``workSeconds``.
  func refresh() async throws {
    try await Task.sleep(for: .seconds(Self.workSeconds))
    newest += 1
    store.insert(newest, at: 0)
  }

  /// Brings a note after the last row, after ``workSeconds``; there are always more.
  func loadMore() async throws -> Bool {
    try await Task.sleep(for: .seconds(Self.workSeconds))
    // Notes are named by the rest of their number, which may be below 0.
    oldest -= 1
    store.append(oldest)
    return true
  }
}
