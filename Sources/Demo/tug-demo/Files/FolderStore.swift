import CGtk
import FeedNetwork
import Translations
import Tug

/// The files of a folder as rows, loaded in pages and in a selectable order.
final class FolderStore: RowStore<FolderEntry> {
  /// The number of rows on a page.
  nonisolated static let pageLength = 50
  /// The number of files whose details are read at once after all files are shown.
  private nonisolated static let detailsLength = 500
  /// The maximum number of files to show at once in order to include the focused file.
  private nonisolated static let maximumBeforeFocus = 1000

  /// The URI of the folder that is shown.
  private(set) var uri: String
  /// The filter and order of the files.
  private(set) var view: FolderView
  /// The number of files in the folder that match the view.
  var total: Int { listing.shown.count }
  /// Called after the rows or the total have changed.
  var onChanged: (@MainActor () -> Void)?

  private var listing: FolderListing
  /// The number of times that reading a folder was started.
  private var generation = 0
  private var shownGeneration = 0
  /// The number of times that the listing was replaced.
  private var version = 0

  /// Creates a store for the folder at `uri`, which has not been read yet.
  init(uri: String, view: FolderView) {
    self.uri = uri
    self.view = view
    listing = FolderListing(view: view)
    super.init()
  }

  /// Returns a text with the number of files.
  ///
  /// Counts the selected files if there are any, or else the files that the filter finds, or else
  /// the shown files and all files.
  func subtitle(selected: Int = 0) -> String {
    if selected > 0 {
      return Message("SelectedCount", "{count} selected").words([
        "count": CountText.text(selected)
      ])
    }
    if !view.filter.isEmpty {
      return Message("ItemsFound", "{count} found").words(["count": CountText.text(total)])
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

  /// Returns the row of the file with this URI, or `nil` if it is not shown.
  func row(of file: String?) -> Int? {
    file.flatMap { file in (0..<count).first { self[$0]?.uri == file } }
  }

  // MARK: Reading

  /// Reads the folder again and shows its first page.
  ///
  /// If it throws, the rows remain unchanged.
  func reload() async throws { try await open(FolderHistory.Place(folder: uri), beforeRows: {}) }

  /// Shows the folder of `place`, with at least as many rows as were loaded there.
  ///
  /// If it throws, the current folder remains shown. A different folder is shown without the
  /// current filter. `beforeRows` is called after the folder was read, directly before the rows
  /// change.
  func open(
    _ place: FolderHistory.Place, beforeRows: @MainActor () -> Void
  ) async throws {
    generation += 1
    let current = generation
    let former = uri
    let files = try await FolderReading.entries(of: place.folder)
    var read: FolderListing
    var page: [FolderEntry]
    var wanted: FolderView
    // The view may change while the files are sorted in the background, so repeat with the new one.
    repeat {
      wanted = view
      if place.folder != former { wanted.filter = "" }
      (read, page) = try await Self.arranged(files, by: wanted, for: place)
      try Task.checkCancellation()
      // Drop the result if a later read is already shown, or if the folder has changed in the
      // meantime. Cancelled reads have thrown above.
      guard current > shownGeneration, uri == former else { return }
      if place.folder != former { wanted.filter = view.filter }
    } while wanted != view
    beforeRows()
    shownGeneration = current
    uri = place.folder
    view = read.view
    show(read, page)
  }

  /// Returns the listing of `files` and the rows to show from it.
  private static func arranged(
    _ files: [FolderEntry], by view: FolderView, for place: FolderHistory.Place
  ) async throws -> (FolderListing, [FolderEntry]) {
    let (listing, length) = try await BackgroundWork.run { _ in
      let listing = FolderListing(files, view: view)
      let focused = listing.shown.prefix(maximumBeforeFocus)
        .firstIndex { $0.uri == place.focusedFile }
      return (listing, max(place.count, focused.map { $0 + 1 } ?? 0, pageLength))
    }
    return (listing, try await FolderReading.withDetails(Array(listing.shown.prefix(length))))
  }

  private func show(_ listing: FolderListing, _ page: [FolderEntry]) {
    self.listing = listing
    self.listing.storeDetails(page, at: 0)
    version += 1
    replaceAll(page)
    onChanged?()
  }

  /// Shows the next page, and returns whether there are more pages.
  ///
  /// Returns `true` if the folder has not been read yet.
  func loadNextPage() async throws -> Bool {
    guard shownGeneration > 0 else { return true }
    let current = version
    let start = count
    let page = try await FolderReading.withDetails(
      Array(listing.shown.dropFirst(start).prefix(Self.pageLength)))
    try Task.checkCancellation()
    // If the rows have changed in the meantime, this page does not continue them: drop it.
    guard version == current, count == start else { return count < total }
    listing.storeDetails(page, at: start)
    append(contentsOf: page)
    onChanged?()
    return count < total
  }

  /// Shows all files of the folder immediately, and then reads the details of the added ones.
  ///
  /// Does nothing if the folder has not been read yet.
  func showRest() {
    guard shownGeneration > 0, count < total else { return }
    let start = count
    append(contentsOf: Array(listing.shown.dropFirst(start)))
    onChanged?()
    Task { await readDetails(from: start) }
  }

  /// Reads the details of the files from row `start` on, the last first, because they are visible.
  ///
  /// Stops when the rows are replaced.
  private func readDetails(from start: Int) async {
    let current = version
    var end = count
    while end > start {
      let first = max(end - Self.detailsLength, start)
      let page = try? await FolderReading.withDetails(Array(listing.shown[first..<end]))
      guard let page, version == current else { return }
      listing.storeDetails(page, at: first)
      for (row, file) in zip(first..., page) where self[row] != file { self[row] = file }
      end = first
    }
  }

  // MARK: Changes

  /// Shows the files with a different view, from the first page.
  func show(by view: FolderView) async throws {
    self.view = view
    guard shownGeneration > 0, let other = try await changed({ $0.show(by: view) }) else { return }
    let page = try await FolderReading.withDetails(Array(other.shown.prefix(Self.pageLength)))
    // If the view has changed in the meantime, the later call shows the files: drop this result.
    guard listing.view != view, self.view == view else { return }
    show(other, page)
  }

  /// Applies a change of the folder at `uri` by inserting, removing and updating single rows.
  ///
  /// `beforeRows` is called directly before the rows change.
  func take(
    _ change: FolderChange, of uri: String, beforeRows: @MainActor () -> Void
  ) async throws {
    guard uri == self.uri, shownGeneration > 0,
      let other = try await changed({ $0.take(change) }), uri == self.uri
    else { return }
    beforeRows()
    let isComplete = count == total
    let old = (0..<count).compactMap { self[$0] }
    // Show the files up to the last shown one. If all files were shown, show up to a page more than
    // before.
    var length = old.last.map { last in other.shown.partition { view.isBefore(last, $0) } } ?? 0
    if isComplete || length == 0 {
      length = max(length, min(other.shown.count, old.count + Self.pageLength))
    }
    listing = other
    version += 1
    for edit in RowEdit.from(old, to: Array(other.shown.prefix(length)), isBefore: view.isBefore) {
      switch edit {
      case .insert(let files, let row): insert(contentsOf: files, at: row)
      case .remove(let rows): remove(in: rows)
      case .update(let file, let row): self[row] = file
      }
    }
    onChanged?()
  }

  /// Returns the listing after `change`, or `nil` if the view changes in the meantime.
  ///
  /// The change is applied in the background, and applied again if the listing was replaced in the
  /// meantime.
  private func changed(
    _ change: @escaping @Sendable (inout FolderListing) -> Void
  ) async throws -> FolderListing? {
    let wanted = view
    while view == wanted {
      let (before, current) = (listing, version)
      let after = try await BackgroundWork.run { _ in
        var after = before
        change(&after)
        return after
      }
      if version == current, view == wanted { return after }
    }
    return nil
  }
}

extension [FolderEntry] {
  /// Returns the index of the first entry for which `isAfter` is true, by binary search.
  ///
  /// `isAfter` must be true for all entries after that one.
  fileprivate func partition(_ isAfter: (FolderEntry) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isAfter(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
