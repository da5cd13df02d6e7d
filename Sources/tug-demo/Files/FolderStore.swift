import CGtk
import Translations
import Tug

/// The files of a folder, in one order, a page at a time.
final class FolderStore: RowStore<FolderEntry> {
  /// The rows of a page.
  static let pageLength = 50
  /// A file that the focus is led to is shown with all before it, if they are no more; chosen here.
  private static let mostBeforeFocus = 1000

  /// The URI of the folder.
  private(set) var uri: String
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
  func reload() async throws { try await open(FolderHistory.Place(folder: uri), beforeRows: {}) }

  /// Shows the folder of `place` in place of the present one, as far as it was shown there; when it
  /// throws, the present one stays.
  ///
  /// `beforeRows` is called once the other folder is read, while the rows are still the present one's.
  func open(
    _ place: FolderHistory.Place, beforeRows: @MainActor () -> Void
  ) async throws {
    generation += 1
    let current = generation
    let former = self.uri
    let uri = place.folder
    let entries = try await FolderReading.entries(of: uri, order: order)
    let focused = entries.prefix(Self.mostBeforeFocus).firstIndex { $0.uri == place.focusedFile }
    let page = try await FolderReading.withContentTypes(
      Array(entries.prefix(max(place.count, focused.map { $0 + 1 } ?? 0, Self.pageLength))))
    try Task.checkCancellation()
    // A reading that began later may have finished first, or the list may have gone elsewhere; one
    // that was cancelled does not count.
    guard current > shownGeneration, self.uri == former else { return }
    beforeRows()
    shownGeneration = current
    self.uri = uri
    listing = entries
    replaceAll(page)
    onChanged?()
  }

  /// The row of the file at a URI; nil where it is not shown.
  func row(of file: String?) -> Int? {
    file.flatMap { file in (0..<count).first { self[$0]?.uri == file } }
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
