/// A key that a list knows, with its modifiers.
public struct KeyStroke: Hashable, Sendable {
  /// The key; the raw value is its GDK name, which scripts use.
  public enum Key: String, CaseIterable, Sendable {
    /// The row before, or above.
    case up = "Up"
    /// The row after, or below.
    case down = "Down"
    /// The row to the left.
    case left = "Left"
    /// The row to the right.
    case right = "Right"
    /// A page back.
    case pageUp = "Page_Up"
    /// A page on.
    case pageDown = "Page_Down"
    /// A page on, with Shift a page back; with Control it selects and deselects.
    case space
    /// The first row.
    case home = "Home"
    /// The last row.
    case end = "End"
    /// Brings the focus into the list: to the row where it was, or the first in view.
    case tab = "Tab"
    /// Activates the row that has the focus.
    case enter = "Return"
    /// Asks for the menu of the row that has the focus.
    case menu = "Menu"
    /// With Control selects all rows, with Shift too none.
    case all = "a"
    /// Gives up a drag, stops a motion, and closes the page behind the header.
    case escape = "Escape"
    /// Refreshes a list that has a header.
    case refresh = "F5"
    /// With Control refreshes a list that has a header.
    case reload = "r"
  }

  /// The key.
  public var key: Key
  /// Shift is held.
  public var isShift: Bool
  /// Control is held.
  public var isControl: Bool

  /// `key`, by itself or with Shift and Control.
  public init(_ key: Key, isShift: Bool = false, isControl: Bool = false) {
    self.key = key
    self.isShift = isShift
    self.isControl = isControl
  }
}
