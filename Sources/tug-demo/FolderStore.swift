import CGtk
import Tug

/// The files of one folder, in one order, a page at a time.
final class FolderStore: RowStore<FolderEntry> {
  /// Rows of a page.
  static let pageLength = 50

  /// Where the folder is, as a URI.
  let uri: String
  /// What comes first.
  let order: FolderOrder
  /// How many files the folder had when it was last read.
  var total: Int { listing.count }
  /// Called when the rows or the total are other ones.
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

  /// Reads the folder again and shows its first page; when it throws, the rows stay.
  func reload() async throws {
    generation += 1
    let current = generation
    let entries = try await FolderReading.entries(of: uri, order: order)
    let page = try await FolderReading.withContentTypes(Array(entries.prefix(Self.pageLength)))
    try Task.checkCancellation()
    // A reading that began later may have come first; one that was given up has not come at all.
    guard current > shownGeneration else { return }
    shownGeneration = current
    listing = entries
    replaceAll(page)
    onChanged?()
  }

  /// Shows one page more; returns whether there is more after it.
  ///
  /// Of a folder that is not read yet the first page is to come.
  func loadNextPage() async throws -> Bool {
    guard shownGeneration > 0 else { return true }
    let current = shownGeneration
    let start = count
    let page = try await FolderReading.withContentTypes(
      Array(listing.dropFirst(start).prefix(Self.pageLength)))
    try Task.checkCancellation()
    // A reload meanwhile has begun anew: this page is none of its.
    guard shownGeneration == current, count == start else { return count < total }
    append(contentsOf: page)
    onChanged?()
    return count < total
  }
}
