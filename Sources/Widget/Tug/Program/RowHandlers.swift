import CGtk

/// A program's functions for a list's rows.
@MainActor struct RowHandlers {
  /// Called when a row was clicked, tapped, or activated by a key.
  var onActivated: (@MainActor (Int) -> Void)?
  /// One click activates a row, and not only two.
  var activatesOnSingleClick = true
  /// Called when the selection has changed.
  var onSelectionChanged: (@MainActor () -> Void)?
  /// Called when the user asks for a menu, with the row, or nil, and the place.
  var onMenuRequested: (@MainActor (Int?, Double, Double) -> Void)?
  /// The event that asks for the menu, during that call.
  var menuTrigger: UnsafePointer<GdkEvent>?
}
