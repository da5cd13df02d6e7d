import CGtk
import GtkBridge
import Translations

/// A command of the program that has a keyboard shortcut or a menu item.
enum Command: String, CaseIterable {
  case search
  case refresh
  case back
  case sidebar
  case menu
  case inspector
  case preferences
  case shortcuts
  case help
  case about
  case close
  case quit

  /// The full name of the command's action, including its group.
  var name: String { "app.\(rawValue)" }

  /// The keyboard shortcuts in GTK's syntax.
  ///
  /// GTK shows the first one to users.
  var keys: [String] {
    switch self {
    case .search: ["<Primary>f"]
    case .refresh: ["F5", "<Primary>r"]
    case .back: ["<Alt>Left"]
    case .sidebar: ["F9"]
    case .menu: ["F10"]
    case .inspector: ["<Primary>i"]
    case .preferences: ["<Primary>comma"]
    case .shortcuts: ["<Primary>question"]
    case .help: ["F1"]
    case .about: []
    case .close: ["<Primary>w"]
    case .quit: ["<Primary>q"]
    }
  }
}

/// The keyboard shortcuts of the program and its lists, for the shortcuts window.
struct KeyTable {
  /// A titled group of shortcuts.
  struct Group {
    let title: Message
    let keys: [(keys: String, words: Message)]
  }

  /// All groups of shortcuts.
  ///
  /// The keys of lists are defined by the library.
  static let groups = [
    Group(
      title: Message("KeysOfProgram", "Program"),
      keys: [
        (keys(.sidebar), Message("KeySidebar", "Show the pages")),
        (keys(.back), Message("KeyGoBack", "Go back")),
        (keys(.menu), Message("KeyMenu", "Open the menu")),
        (keys(.inspector), Message("Inspector", "Inspector")),
        (keys(.preferences), Message("Preferences", "Preferences")),
        (keys(.shortcuts), Message("KeyboardShortcuts", "Keyboard Shortcuts")),
        (keys(.help), Message("Help", "Help")),
        (keys(.close), Message("KeyClose", "Close the window")),
        (keys(.quit), Message("KeyQuit", "Quit")),
      ]),
    Group(
      title: Message("KeysOfLists", "Lists"),
      keys: [
        (keys(.refresh), Message("KeyRefresh", "Refresh")),
        ("<Shift>F5", Message("KeyLoadMore", "Load more")),
        ("Escape", Message("KeyGiveUp", "Cancel a refresh")),
        (keys(.search), Message("KeySearch", "Search")),
        ("Up Down", Message("KeyRow", "Go to the row above or below")),
        ("Page_Up Page_Down", Message("KeyPage", "Go a page up or down")),
        ("Home End", Message("KeyEnds", "Go to the first or the last row")),
        ("Return", Message("KeyOpen", "Open a row")),
        ("<Primary><Shift>f", Message("KeyFilter", "Filter files by their names")),
        ("<Alt>Up BackSpace", Message("KeyParent", "Go to the parent folder")),
      ]),
  ]

  private static func keys(_ command: Command) -> String { command.keys.joined(separator: " ") }
}
