import CGtk
import CairoDrawing

/// The rows' plain texts, for who does not see how they look.
extension RowContent {
  /// The title of the row at `index`, without markup, or the text of its first cell that has one; nil
  /// where there is none.
  ///
  /// The row is not kept, so that a walk through all rows costs no memory.
  func title(of index: Int) -> String? {
    if let treeModel { return treeModel.text(of: index, isFirstOnly: true) }
    return source.row(index).map { $0.plain($0.title) }
  }

  /// All texts of the row at `index`, without markup, with tabs between them; nil where there is none.
  func text(of index: Int) -> String? {
    if let treeModel { return treeModel.text(of: index, isFirstOnly: false) }
    return source.row(index).map { $0.plainTexts.joined(separator: "\t") }
  }
}

extension Row {
  /// Its title, subtitle and detail without markup, as far as it has them.
  var plainTexts: [String] {
    [plain(title), subtitle.map { plain($0) }, detail].compactMap { $0 }.filter { !$0.isEmpty }
  }

  /// `text`, which is the row's, without markup.
  fileprivate func plain(_ text: String) -> String {
    guard usesMarkup, let plain = _tug_plain_text(text) else { return text }
    defer { g_free(plain) }
    return String(cString: plain)
  }
}

extension TreeModelRows {
  /// The texts of the cells of the row at `index` with tabs between them, or the first of them; nil
  /// where there is none.
  fileprivate func text(of index: Int, isFirstOnly: Bool) -> String? {
    guard let area = apply(index), let text = _tug_cells_text(area, gboolean(isFirstOnly)) else {
      return nil
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
