import CGtk
import Translations
import Tug

/// The files of a folder as rows, a page at a time, in an order that can be changed.
final class FolderStore: RowStore<FolderEntry> {
  /// The rows of a page.
  nonisolated static let pageLength = 50
  /// A file that the focus is led to is shown with all before it, if they are no more; chosen here.
  private nonisolated static let mostBeforeFocus = 1000

  /// The URI of the folder.
  private(set) var uri: String
  /// Which files are shown, and in which order.
  private(set) var view: FolderView
  /// The number of files to show.
  var total: Int { listing.shown.count }
  /// Called when the rows or the total have changed.
  var onChanged: (@MainActor () -> Void)?

  private var listing: FolderListing
  /// Raised each time the folder is to be read.
  private var generation = 0
  private var shownGeneration = 0
  /// Raised each time the listing is another.
  private var version = 0

  /// The store of the folder at `uri`, which is not read yet.
  init(uri: String, view: FolderView) {
    self.uri = uri
    self.view = view
    listing = FolderListing(view: view)
    super.init()
  }

  /// How many files are shown, of how many, or how many of them are selected, in words.
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

  /// The row of the file at a URI; nil where it is not shown.
  func row(of file: String?) -> Int? {
    file.flatMap { file in (0..<count).first { self[$0]?.uri == file } }
  }

  // MARK: Reading

  /// Reads the folder again and shows its first page; when it throws, the rows stay.
  func reload() async throws { try await open(FolderHistory.Place(folder: uri), beforeRows: {}) }

  /// Shows the folder of `place` in place of the present one, as far as it was shown there; when it
  /// throws, the present one stays.
  ///
  /// Another folder is shown without the present one's filter. `beforeRows` is called once it is read,
  /// while the rows are still the present one's.
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
    // The view may be changed while the files are arranged.
    repeat {
      wanted = view
      if place.folder != former { wanted.filter = "" }
      (read, page) = try await Self.arranged(files, by: wanted, for: place)
      try Task.checkCancellation()
      // A reading that began later may have finished first, or the list may have gone elsewhere; one
      // that was cancelled does not count.
      guard current > shownGeneration, uri == former else { return }
      if place.folder != former { wanted.filter = view.filter }
    } while wanted != view
    beforeRows()
    shownGeneration = current
    uri = place.folder
    view = read.view
    show(read, page)
  }

  /// The listing of `files`, and the rows to show of it.
  private static func arranged(
    _ files: [FolderEntry], by view: FolderView, for place: FolderHistory.Place
  ) async throws -> (FolderListing, [FolderEntry]) {
    let (listing, length) = try await BackgroundWork.run { _ in
      let listing = FolderListing(files, view: view)
      let focused = listing.shown.prefix(mostBeforeFocus)
        .firstIndex { $0.uri == place.focusedFile }
      return (listing, max(place.count, focused.map { $0 + 1 } ?? 0, pageLength))
    }
    return (listing, try await FolderReading.withDetails(Array(listing.shown.prefix(length))))
  }

  private func show(_ listing: FolderListing, _ page: [FolderEntry]) {
    self.listing = listing
    self.listing.learn(page, at: 0)
    version += 1
    replaceAll(page)
    onChanged?()
  }

  /// Shows one more page; true while there is more after it.
  ///
  /// True, too, for a folder that is not read yet.
  func loadNextPage() async throws -> Bool {
    guard shownGeneration > 0 else { return true }
    let current = version
    let start = count
    let page = try await FolderReading.withDetails(
      Array(listing.shown.dropFirst(start).prefix(Self.pageLength)))
    try Task.checkCancellation()
    // After a change in the meantime this page does not belong to the rows any more.
    guard version == current, count == start else { return count < total }
    listing.learn(page, at: start)
    append(contentsOf: page)
    onChanged?()
    return count < total
  }

  // MARK: Changes

  /// Shows the files by another view, from their start.
  func show(by view: FolderView) async throws {
    self.view = view
    guard shownGeneration > 0, let other = try await changed({ $0.show(by: view) }) else { return }
    let page = try await FolderReading.withDetails(Array(other.shown.prefix(Self.pageLength)))
    // The view or the files may be others by now; whoever changed them shows them.
    guard listing.view != view, self.view == view else { return }
    show(other, page)
  }

  /// Takes over what has changed in the folder at `uri`: rows come, go and change where they are.
  ///
  /// `beforeRows` is called while they are still as they were.
  func take(
    _ change: FolderChange, of uri: String, beforeRows: @MainActor () -> Void
  ) async throws {
    guard uri == self.uri, shownGeneration > 0,
      let other = try await changed({ $0.take(change) }), uri == self.uri
    else { return }
    beforeRows()
    let isComplete = count == total
    let old = (0..<count).compactMap { self[$0] }
    // Those that came before the last row are shown, and after it a page where all were.
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

  /// The listing after `change`, which is made away from the main thread, and anew where the listing has
  /// become another in the meantime; nil where another view is wanted by then.
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
  /// The number of entries before the first for which `isAfter` holds, as it does for all that follow.
  fileprivate func partition(_ isAfter: (FolderEntry) -> Bool) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = isAfter(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
