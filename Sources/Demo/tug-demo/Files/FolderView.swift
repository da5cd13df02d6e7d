import CGtk

/// Which files of a folder are shown, and in which order.
struct FolderView: Equatable, Sendable {
  /// The order of the files.
  var order = FolderOrder.newest
  /// All folders come before all other files.
  var putsFoldersFirst = false
  /// Hidden files are shown, too.
  var showsHidden = false
  /// What is in the names of the files that are shown, whatever its case; nothing for all files.
  var filter = ""

  /// True where `one` comes before `other`.
  func isBefore(_ one: FolderEntry, _ other: FolderEntry) -> Bool {
    if putsFoldersFirst, one.isFolder != other.isFolder { return one.isFolder }
    return order.isBefore(one, other)
  }

  /// Those of `files` that are shown, in their order.
  func shown(of files: [FolderEntry]) -> [FolderEntry] {
    let wanted = filter.folded
    return files.filter { file in
      (showsHidden || !file.isHidden) && (wanted.isEmpty || file.name.folded.has(wanted))
    }.sorted(by: isBefore)
  }
}

extension String {
  /// This text as it is compared where neither the case nor the way of writing an accent counts.
  fileprivate var folded: String {
    guard let alike = g_utf8_normalize(self, -1, G_NORMALIZE_ALL) else { return self }
    defer { g_free(alike) }
    guard let folded = g_utf8_casefold(alike, -1) else { return self }
    defer { g_free(folded) }
    return String(cString: folded)
  }

  /// True where `part` is in it, byte by byte.
  fileprivate func has(_ part: String) -> Bool { strstr(self, part) != nil }
}
