import CGtk

/// The program's callbacks for the rows of a list.
@MainActor struct RowHandlers {
  /// Called when a row was clicked, tapped, or activated by a key.
  var onActivated: (@MainActor (Int) -> Void)?
  /// Whether one click activates a row.
  var activatesOnSingleClick = true
  /// Called after the selection has changed.
  var onSelectionChanged: (@MainActor () -> Void)?
  /// Called when the user requests a menu, with the row or `nil`, and the position.
  var onMenuRequested: (@MainActor (Int?, Double, Double) -> Void)?
  /// The event that requests the menu, valid only during `onMenuRequested`.
  var menuTrigger: UnsafePointer<GdkEvent>?
}
