/// The files of a folder, and the ones to show in sorted order.
struct FolderListing: Sendable {
  /// The files to show, in order.
  private(set) var shown: [FolderEntry]
  private var files: [FolderEntry]
  private(set) var view: FolderView

  /// Creates a listing of `files`, filtered and sorted by `view`.
  init(_ files: [FolderEntry] = [], view: FolderView) {
    (self.files, self.view) = (files, view)
    shown = view.shown(of: files)
  }

  /// Filters and sorts the files by a different view.
  mutating func show(by view: FolderView) {
    self.view = view
    shown = view.shown(of: files)
  }

  /// Stores the details of a page of shown files.
  ///
  /// Does nothing if the page does not match the shown files from index `start` on.
  mutating func storeDetails(_ page: [FolderEntry], at start: Int) {
    guard shown.indices.contains(start), start + page.count <= shown.count else { return }
    let range = start..<(start + page.count)
    if shown[range].elementsEqual(page, by: { $0.uri == $1.uri }) { shown[range] = page[...] }
  }

  /// Applies a change of the folder.
  mutating func take(_ change: FolderChange) {
    guard !change.isWhole else {
      let former = Dictionary(shown.map { ($0.uri, $0) }) { first, _ in first }
      self = FolderListing(change.present.map { $0.knowing(former[$0.uri]) }, view: view)
      return
    }
    let touched = change.gone.union(change.present.map(\.uri))
    files.removeAll { touched.contains($0.uri) }
    files += change.present
    shown = Self.joined(
      shown.filter { !touched.contains($0.uri) }, view.shown(of: change.present), view.isBefore)
  }

  /// Merges two sorted lists into one.
  private static func joined(
    _ one: [FolderEntry], _ other: [FolderEntry], _ isBefore: (FolderEntry, FolderEntry) -> Bool
  ) -> [FolderEntry] {
    var joined: [FolderEntry] = []
    joined.reserveCapacity(one.count + other.count)
    var rest = other[...]
    for entry in one {
      while let first = rest.first, isBefore(first, entry) { joined.append(rest.removeFirst()) }
      joined.append(entry)
    }
    return joined + rest
  }
}

extension FolderEntry {
  /// Returns this entry with the details of `former` if the file has not changed since.
  fileprivate func knowing(_ former: FolderEntry?) -> FolderEntry {
    guard let former, (former.modified, former.size) == (modified, size) else { return self }
    var known = self
    (known.contentType, known.thumbnail) = (former.contentType, former.thumbnail)
    return known
  }
}

/// A change of the files in a folder.
struct FolderChange: Equatable, Sendable {
  /// The files that are new or have changed.
  var present: [FolderEntry] = []
  /// The URIs of removed files.
  var gone: Set<String> = []
  /// Whether `present` contains all files of the folder.
  var isWhole = false
}
