/// The files of a folder that has been read, and those of them that are shown.
struct FolderListing: Sendable {
  /// Those that are shown, in their order.
  private(set) var shown: [FolderEntry]
  private var files: [FolderEntry]
  private(set) var view: FolderView

  /// The listing of `files`, shown by `view`.
  init(_ files: [FolderEntry] = [], view: FolderView) {
    (self.files, self.view) = (files, view)
    shown = view.shown(of: files)
  }

  /// Shows the files by another view.
  mutating func show(by view: FolderView) {
    self.view = view
    shown = view.shown(of: files)
  }

  /// Takes the details of a page of those that are shown; other files than are there change nothing.
  mutating func learn(_ page: [FolderEntry], at start: Int) {
    guard shown.indices.contains(start), start + page.count <= shown.count else { return }
    let range = start..<(start + page.count)
    if shown[range].elementsEqual(page, by: { $0.uri == $1.uri }) { shown[range] = page[...] }
  }

  /// Takes over what has changed in the folder.
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

  /// The entries of two lists in order as one list in order.
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
  /// This file with the details of `former`, where it is the same and has not changed since.
  fileprivate func knowing(_ former: FolderEntry?) -> FolderEntry {
    guard let former, (former.modified, former.size) == (modified, size) else { return self }
    var known = self
    (known.contentType, known.thumbnail) = (former.contentType, former.thumbnail)
    return known
  }
}

/// What has changed in a folder.
struct FolderChange: Equatable, Sendable {
  /// Files that are new, or other than they were.
  var present: [FolderEntry] = []
  /// The URIs of files that are there no more.
  var gone: Set<String> = []
  /// `present` are all files of the folder.
  var isWhole = false
}
