import Translations
import Tug

/// The context menu of files in a list.
@MainActor enum FileMenu {
  /// Shows the menu of `files` at a point of `list`.
  ///
  /// `open` is called if the user chooses the first item.
  ///
  /// Names and locations are copied one per line. Opening is disabled for more than ten files.
  static func show(
    for files: [FolderEntry], x: Double, y: Double, in list: ListView,
    open: @escaping @MainActor () -> Void
  ) {
    let items = [
      RowMenu.Item(
        Message("OpenFile", "Open"), isSensitive: files.count <= maximumOpenedFiles, action: open),
      RowMenu.Item(Message("CopyName", "Copy Name")) {
        RowMenu.copy(files.map(\.name), in: list.widget)
      },
      RowMenu.Item(Message("CopyLocation", "Copy Location")) {
        RowMenu.copy(files.map(\.uri), in: list.widget)
      },
    ]
    RowMenu.show(items, x: x, y: y, in: list)
  }

  /// The maximum number of files to open at once.
  ///
  /// Each one starts a program, so more are probably a mistake.
  private static let maximumOpenedFiles = 10
}
