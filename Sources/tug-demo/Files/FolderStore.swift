import CGtk
import Translations
import Tug

/// The files of one folder, in one order, a page at a time.
final class FolderStore: RowStore<FolderEntry> {
  /// The rows of a page.
  static let pageLength = 50

  /// The URI of the folder.
  let uri: String
  /// The order of the files.
  let order: FolderOrder
  /// The number of files in the folder when it was last read.
  var total: Int { listing.count }
  /// Called when the rows or the total have changed.
  var onChanged: (@MainActor () -> Void)?

  private var listing: [FolderEntry] = []
  private var generation = 0
  private var shownGeneration = 0

  /// The store of the folder at `uri`, which is not read yet.
  init(uri: String, order: FolderOrder = .newest) {
    self.uri = uri
    self.order = order
    super.init()
  }

  /// How many files are shown, of how many, or how many of them are selected, in words.
  func subtitle(selected: Int = 0) -> String {
    if selected > 0 {
      return Message("SelectedCount", "{count} selected").words([
        "count": CountText.text(selected)
      ])
    }
    switch (count, total) {
    case (0, 0): return ""
    case (1, 1): return Message("OneItem", "1 item").words
    case (let shown, let total) where shown == total:
      return Message("ItemCount", "{count} items").words(["count": CountText.text(total)])
    case (let shown, let total):
      return Message("ItemsShown", "{shown} of {count} items").words([
        "shown": CountText.text(shown), "count": CountText.text(total),
      ])
    }
  }

  /// Reads the folder again and shows its first page; when it throws, the rows stay.
  func reload() async throws {
    generation += 1
    let current = generation
    let entries = try await FolderReading.entries(of: uri, order: order)
    let page = try await FolderReading.withContentTypes(Array(entries.prefix(Self.pageLength)))
    try Task.checkCancellation()
    // A reading that began later may have finished first; one that was cancelled does not count.
    guard current > shownGeneration else { return }
    shownGeneration = current
    listing = entries
    replaceAll(page)
    onChanged?()
  }

  /// Shows one more page; true while there is more after it.
  ///
  /// True, too, for a folder that is not read yet.
  func loadNextPage() async throws -> Bool {
    guard shownGeneration > 0 else { return true }
    let current = shownGeneration
    let start = count
    let page = try await FolderReading.withContentTypes(
      Array(listing.dropFirst(start).prefix(Self.pageLength)))
    try Task.checkCancellation()
    // After a reload in the meantime this page does not belong to the rows any more.
    guard shownGeneration == current, count == start else { return count < total }
    append(contentsOf: page)
    onChanged?()
    return count < total
  }
}
