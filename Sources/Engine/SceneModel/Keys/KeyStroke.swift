/// A key that a list handles, with its modifiers.
public struct KeyStroke: Hashable, Sendable {
  /// A key.
  ///
  /// The raw value is its GDK name, which scripts use.
  public enum Key: String, CaseIterable, Sendable {
    /// Moves to the row above.
    case up = "Up"
    /// Moves to the row below.
    case down = "Down"
    /// Moves to the row on the left.
    case left = "Left"
    /// Moves to the row on the right.
    case right = "Right"
    /// Moves back by a page.
    case pageUp = "Page_Up"
    /// Moves forward by a page.
    case pageDown = "Page_Down"
    /// Scrolls forward by a page, or back with Shift; with Control selects or deselects the focused
    /// row.
    case space
    /// Moves to the first row.
    case home = "Home"
    /// Moves to the last row.
    case end = "End"
    /// Moves the focus into the list: to the row that had it, or the first one in view.
    case tab = "Tab"
    /// Activates the focused row.
    case enter = "Return"
    /// Requests the menu of the focused row.
    case menu = "Menu"
    /// Selects all rows with Control, and none with Control and Shift.
    case all = "a"
    /// Cancels a drag, stops a motion, or closes the page behind the header.
    case escape = "Escape"
    /// Refreshes a list that has a header.
    ///
    /// With Shift loads more in a list that has a footer.
    case refresh = "F5"
    /// With Control refreshes a list that has a header, and with Control and Shift loads more in a
    /// list that has a footer.
    case reload = "r"
  }

  /// The key.
  public var key: Key
  /// Whether Shift is held.
  public var isShift: Bool
  /// Whether Control is held.
  public var isControl: Bool

  /// Creates a stroke of `key` with the given modifiers.
  public init(_ key: Key, isShift: Bool = false, isControl: Bool = false) {
    self.key = key
    self.isShift = isShift
    self.isControl = isControl
  }
}
