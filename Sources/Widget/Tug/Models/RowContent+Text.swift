import CGtk
import CairoDrawing

/// The plain texts of the rows, for the search, the clipboard and assistive technology.
extension RowContent {
  /// Returns the title of the row at `index` without markup, or the text of its first text cell.
  ///
  /// Returns `nil` if there is no such text. The row is not cached, so that reading all rows needs
  /// no memory.
  func title(of index: Int) -> String? {
    if let treeModel { return treeModel.text(of: index, isFirstOnly: true) }
    return source.row(index).map { $0.plain($0.title) }
  }

  /// Returns all texts of the row at `index` without markup, separated by tabs, or `nil` if there
  /// is no text.
  func text(of index: Int) -> String? {
    if let treeModel { return treeModel.text(of: index, isFirstOnly: false) }
    return source.row(index).map { $0.plainTexts.joined(separator: "\t") }
  }
}

extension Row {
  /// The title, the subtitle and the detail without markup.
  ///
  /// Empty texts are omitted.
  var plainTexts: [String] {
    [plain(title), subtitle.map { plain($0) }, detail].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// Returns `text` of this row without markup.
  fileprivate func plain(_ text: String) -> String {
    guard usesMarkup, let plain = _tug_plain_text(text) else { return text }
    defer { g_free(plain) }
    return String(cString: plain)
  }
}

extension TreeModelRows {
  /// Returns the texts of the cells of the row at `index`, separated by tabs, or only the first
  /// one.
  ///
  /// Returns `nil` if there is no text.
  fileprivate func text(of index: Int, isFirstOnly: Bool) -> String? {
    guard let area = apply(index), let text = _tug_cells_text(area, gboolean(isFirstOnly)) else {
      return nil
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
