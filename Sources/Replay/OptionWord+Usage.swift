import ListModel
import ScrollModel

/// What the words that set a property of a list say of themselves.
extension OptionWord {
  private typealias Usage = (arguments: String, meaning: String)

  /// How the word is written, and what it does.
  var usage: WordUsage { WordUsage(self, self.words) }

  private var words: Usage {
    switch self {
    case .orientation: (WordUsage.names(Orientation.self), "which way it scrolls [vertical]")
    case .direction: (WordUsage.names(TextDirection.self), "which way words run [ltr]")
    case .reversed: ("on|off", "whether it begins at the bottom [off]")
    case .bounces: ("on|off", "whether it can be pulled beyond its edges [on]")
    case .alwaysBounce: ("on|off", "whether short content can be pulled, too [on]")
    case .deceleration:
      ("normal|fast|RATE", "the share of its velocity that a glide keeps each millisecond [normal]")
    case .rubberBand: ("off|SLOPE", "how much a pull beyond the edge moves, 0 to 1 [0.55]")
    case .scrolling: ("on|off", "whether the user can scroll it [on]")
    case .paging: ("on|off", "whether it stops at whole pages [off]")
    case .nested: ("on|off", "whether it leaves what it cannot use to the list around it [off]")
    case .animations: ("on|off", "whether anything moves by itself [on]")
    case .indicator: ("on|off", "whether it shows how far it is scrolled [on]")
    case .selection: (WordUsage.names(SelectionMode.self), "what can be selected [none]")
    case .columns: ("[at-least] N", "so many columns, or as many as are N points wide [1]")
    case .simultaneous: ("on|off", "whether header and footer may work at the same time [on]")
    }
  }
}
