import CGtk

/// The filter and order of the files of a folder.
struct FolderView: Equatable, Sendable {
  var order = FolderOrder.newest
  /// Whether folders are listed before other files.
  var putsFoldersFirst = false
  /// Whether hidden files are shown.
  var showsHidden = false
  /// The text that file names must contain, ignoring case.
  ///
  /// Empty to show all files.
  var filter = ""

  /// Returns whether `one` comes before `other` in the list.
  func isBefore(_ one: FolderEntry, _ other: FolderEntry) -> Bool {
    if putsFoldersFirst, one.isFolder != other.isFolder { return one.isFolder }
    return order.isBefore(one, other)
  }

  /// Returns the files to show, in order.
  func shown(of files: [FolderEntry]) -> [FolderEntry] {
    let wanted = filter.folded
    return files.filter { file in
      (showsHidden || !file.isHidden) && (wanted.isEmpty || file.name.folded.has(wanted))
    }.sorted(by: isBefore)
  }
}

extension String {
  /// The text in a form for comparisons that ignore case and equivalent encodings of accents.
  fileprivate var folded: String {
    guard let alike = g_utf8_normalize(self, -1, G_NORMALIZE_ALL) else { return self }
    defer { g_free(alike) }
    guard let folded = g_utf8_casefold(alike, -1) else { return self }
    defer { g_free(folded) }
    return String(cString: folded)
  }

  /// Returns whether the text contains `part`, byte by byte.
  fileprivate func has(_ part: String) -> Bool { strstr(self, part) != nil }
}
