/// Changes of several parts of a scene's content.
///
/// They are methods of the content, since each access through the scene looks whether a copy shares it.
extension Scene.Content {
  /// Renumbers press, headings and aim after rows were inserted or removed.
  mutating func follow(_ shift: RowShift) {
    press.follow(shift)
    layout.sectionsFollow(shift)
    aim = aim?.following(shift)
  }

  /// Changes the selection by `change`, which never selects a heading.
  ///
  /// Returns whether other rows are selected than before.
  mutating func changeSelection(_ change: (inout RowSelection) -> Void) -> Bool {
    let former = selection.rows
    change(&selection)
    selection.deselect(layout.headings(amongRows: selection.rows))
    return selection.rows != former
  }
}
