/// Changes of several parts of a scene's content.
///
/// They are methods of the content, because each access through the scene checks whether a copy
/// shares it.
extension Scene.Content {
  /// Renumbers press, headings and aim after rows were inserted or removed.
  mutating func apply(_ shift: RowShift) {
    press.apply(shift)
    layout.sectionsFollow(shift)
    aim = aim?.following(shift)
  }

  /// Changes the selection by `change`, then deselects headings.
  ///
  /// Returns whether the selected rows have changed.
  mutating func changeSelection(_ change: (inout RowSelection) -> Void) -> Bool {
    let former = selection.rows
    change(&selection)
    selection.deselect(layout.headings(amongRows: selection.rows))
    return selection.rows != former
  }
}
