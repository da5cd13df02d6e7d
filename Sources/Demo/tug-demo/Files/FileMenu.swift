import Translations
import Tug

/// The menu of files in a list.
@MainActor enum FileMenu {
  /// Shows the menu of `files` at a point of `list`; `open` is called when its first item is chosen.
  ///
  /// Names and locations are copied one a line. More than ten files cannot be opened at once.
  static func show(
    for files: [FolderEntry], x: Double, y: Double, in list: ListView,
    open: @escaping @MainActor () -> Void
  ) {
    let items = [
      RowMenu.Item(
        Message("OpenFile", "Open"), isSensitive: files.count <= mostOpened, action: open),
      RowMenu.Item(Message("CopyName", "Copy Name")) {
        RowMenu.copy(files.map(\.name), in: list.widget)
      },
      RowMenu.Item(Message("CopyLocation", "Copy Location")) {
        RowMenu.copy(files.map(\.uri), in: list.widget)
      },
    ]
    RowMenu.show(items, x: x, y: y, in: list)
  }

  /// A program is started for each: more of them are rather a slip than a wish.
  private static let mostOpened = 10
}
