import Tug

/// What a list shows of its files beside their order: which are selected, which has the focus, and that
/// the first one is in view.
///
/// A file that moves goes and comes again, and the list would forget it.
@MainActor struct FileMarks {
  /// With more files selected they are not looked for; chosen here.
  private static let mostSelected = 1000

  private var focused: String?
  private var selected: Set<String> = []
  private var isAtStart = false

  nonisolated init() {}

  /// Those of `list`, whose rows are `files`.
  init(of list: ListView, _ files: FolderStore) {
    focused = list.focusedRow.flatMap { files[$0]?.uri }
    if list.selectedRowCount <= Self.mostSelected {
      selected = Set(list.selectedRows.joined().compactMap { files[$0]?.uri })
    }
    isAtStart = list.contentOffset == list.minimumContentOffset
  }

  /// Shows them again after a change of the rows.
  func show(in list: ListView, _ files: FolderStore) {
    if list.selectedRowCount < selected.count {
      for row in 0..<files.count where files[row].map({ selected.contains($0.uri) }) ?? false {
        list.select(row..<row + 1)
      }
    }
    if list.focusedRow == nil, let row = files.row(of: focused) { list.focusedRow = row }
    // What is new at the start of a list that shows its start is to be seen.
    if isAtStart { list.contentOffset = list.minimumContentOffset }
  }
}
