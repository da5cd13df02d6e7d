import CGtk
import GtkBridge
import Translations

/// What the program does by a key or from its menu.
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

  /// The name of its action, with the group that it belongs to.
  var name: String { "app.\(rawValue)" }

  /// Its keys, as GTK writes them, the first of which is the one to tell of.
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

/// The keys of the program and of its lists, for the window that tells of them.
struct KeyTable {
  /// What a group of keys is about, and the keys with what they do.
  struct Group {
    let title: Message
    let keys: [(keys: String, words: Message)]
  }

  /// All of them; the lists' own keys are the library's.
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
        ("<Alt>Up BackSpace", Message("KeyParent", "Go to the folder around this one")),
      ]),
  ]

  private static func keys(_ command: Command) -> String { command.keys.joined(separator: " ") }
}
