import Tug

/// The selection, focus and scroll position of a list of files, to restore after a change of its
/// rows.
///
/// A file that moves is removed and inserted again, so the list would lose its selection and focus.
@MainActor struct FileMarks {
  /// The maximum number of selected files to restore.
  ///
  /// A larger selection is not saved.
  private static let maximumSelectedFiles = 1000

  private var focused: String?
  private var selected: Set<String> = []
  private var isAtStart = false

  nonisolated init() {}

  /// Saves the marks of `list`, whose rows are `files`.
  init(of list: ListView, _ files: FolderStore) {
    focused = list.focusedRow.flatMap { files[$0]?.uri }
    if list.selectedRowCount <= Self.maximumSelectedFiles {
      selected = Set(list.selectedRows.joined().compactMap { files[$0]?.uri })
    }
    isAtStart = list.contentOffset == list.minimumContentOffset
  }

  /// Restores the marks after a change of the rows.
  func show(in list: ListView, _ files: FolderStore) {
    if list.selectedRowCount < selected.count {
      for row in 0..<files.count where files[row].map({ selected.contains($0.uri) }) ?? false {
        list.select(row..<row + 1)
      }
    }
    if list.focusedRow == nil, let row = files.row(of: focused) { list.focusedRow = row }
    // If the list showed its start, scroll to files that were inserted there.
    if isAtStart { list.contentOffset = list.minimumContentOffset }
  }
}
