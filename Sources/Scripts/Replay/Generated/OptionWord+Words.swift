// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

import Recording
import SceneModel

extension OptionWord {
  /// Reads the value after the word.
  func readValue(_ line: inout ScriptLine) throws(ScriptError) -> SceneOption {
    switch self {
    case .simultaneous: .simultaneous(try line.flag("the value of simultaneous"))
    case .bounces: .bounces(try line.flag("the value of bounces"))
    case .alwaysBounce: .alwaysBounce(try line.flag("the value of always-bounce"))
    case .scrollEnabled: .isScrollEnabled(try line.flag("the value of scroll-enabled"))
    case .decelerationRate: .deceleration(try Self.decelerationKind(&line))
    case .decelerationFactor: .deceleration(try Self.decelerationFactor(&line))
    case .rubberBand: .rubberBand(try Self.rubberBand(&line))
    case .pagingEnabled: .isPagingEnabled(try line.flag("the value of paging-enabled"))
    case .showScrollIndicator: .showsIndicator(try line.flag("the value of show-scroll-indicator"))
    case .columns: .columns(try Self.columnCount(&line))
    case .minimumColumnWidth: .columns(try Self.minimumColumnWidth(&line))
    case .maximumContentWidth: .maximumContentWidth(try Self.maximumContentWidth(&line))
    case .reversed: .reversed(try line.flag("the value of reversed"))
    case .selectionMode: .selectionMode(try Self.name(&line, "selection-mode"))
    case .enableRubberband: .bandSelection(try line.flag("the value of enable-rubberband"))
    case .sticksToStart: .sticksToStart(try line.flag("the value of sticks-to-start"))
    case .sticksToEnd: .sticksToEnd(try line.flag("the value of sticks-to-end"))
    case .orientation: .orientation(try Self.name(&line, "orientation"))
    case .direction: .direction(try Self.name(&line, "direction"))
    case .nested: .isNested(try line.flag("the value of nested"))
    case .asksForTarget: .asksForTarget(try line.flag("the value of asks-for-target"))
    case .animations: .animations(try line.flag("the value of animations"))
    }
  }

  /// The arguments of the word, and its meaning.
  var words: (arguments: String, meaning: String) {
    switch self {
    case .simultaneous: ("on|off", "whether header and footer may work at the same time [on]")
    case .bounces: ("on|off", "whether the content can move beyond its edges [on]")
    case .alwaysBounce:
      ("on|off", "whether content that fits into the widget can be pulled too [on]")
    case .scrollEnabled: ("on|off", "whether the user can scroll [on]")
    case .decelerationRate:
      (Self.decelerationRateWords, "how fast the content slows down after a release [normal]")
    case .decelerationFactor:
      (
        "RATE",
        "the fraction of its velocity that the content keeps in each millisecond after a release [0.998]"
      )
    case .rubberBand:
      (
        "RATE|none",
        "the fraction of a pull beyond the edge that moves the content, right at the edge; none makes the content follow the finger [0.55]"
      )
    case .pagingEnabled:
      ("on|off", "whether the list comes to rest at multiples of its length [off]")
    case .showScrollIndicator:
      ("on|off", "whether a scroll indicator is shown while the list moves [on]")
    case .columns: ("N", "the number of columns [1]")
    case .minimumColumnWidth:
      (
        "POINTS",
        "the minimum width of a column in points, if the list is to have as many columns as fit"
      )
    case .maximumContentWidth:
      (
        "POINTS|none",
        "the maximum width in points of the rows of a vertical list, which a wider list centres; none makes the rows as wide as the list"
      )
    case .reversed: ("on|off", "whether the list starts at its end, like a conversation [off]")
    case .selectionMode: (Self.selectionModeWords, "how many rows can be selected [none]")
    case .enableRubberband:
      (
        "on|off",
        "whether a drag with the primary button selects the rows that a rubber band touches [off]"
      )
    case .sticksToStart:
      (
        "on|off",
        "whether a list at its start shows rows that are inserted before its first row [on]"
      )
    case .sticksToEnd:
      ("on|off", "whether a list at its end shows rows that are appended, like a log [off]")
    case .orientation: (Self.orientationWords, "the direction in which the list scrolls [vertical]")
    case .direction: (Self.directionWords, "the direction of text [ltr]")
    case .nested:
      ("on|off", "whether the list leaves motion that it cannot use to the list around it [off]")
    case .asksForTarget:
      ("on|off", "whether a released list waits for `set-target` before it moves [off]")
    case .animations: ("on|off", "whether motion is animated [on]")
    }
  }
}
