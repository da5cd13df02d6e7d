import RefreshModel
import SceneModel
import ScrollModel

/// The words of timed lines.
///
/// `docs/scripts.md`, "Events", documents them.
package enum EventWord: String, CaseIterable {
  case down
  case move
  case up
  case cancel
  case pan
  case panEnd = "pan-end"
  case panCancel = "pan-cancel"
  case wheel
  case scrollbar
  case glide
  case beginRefresh = "begin-refresh"
  case endRefresh = "end-refresh"
  case beginLoad = "begin-load"
  case endLoad = "end-load"
  case fill
  case openFloor = "open-floor"
  case closeFloor = "close-floor"
  case resetNoMore = "reset-no-more"
  case setInset = "set-inset"
  case setInsets = "set-insets"
  case setOffset = "set-offset"
  case setTarget = "set-target"
  case showRow = "show-row"
  case showRange = "show-range"
  case set
  case setRowHeight = "set-row-height"
  case estimateRowHeight = "estimate-row-height"
  case measureRows = "measure-rows"
  case forgetHeights = "forget-heights"
  case setRows = "set-rows"
  case insertRows = "insert-rows"
  case removeRows = "remove-rows"
  case replaceRows = "replace-rows"
  case setBlock = "set-block"
  case setContent = "set-content"
  case setSections = "set-sections"
  case restore
  case select
  case deselect
  case focus
  case setHeader = "set-header"
  case setFooter = "set-footer"
  case tuneHeader = "tune-header"
  case tuneFooter = "tune-footer"
  case setNoMore = "set-no-more"
  case setLastUpdated = "set-last-updated"
  case setClock = "set-clock"
  case contentMoved = "content-moved"
  case longPress = "long-press"
  case menu
  case hover
  case hoverEnd = "hover-end"
  case indicatorDown = "indicator-down"
  case indicatorMove = "indicator-move"
  case indicatorUp = "indicator-up"
  case resize
  case show
  case hide
  case key

  /// Whether the event is user input from a pointer, finger or keyboard.
  package var isInput: Bool {
    switch self {
    case .down, .move, .up, .cancel, .pan, .panEnd, .panCancel, .wheel, .scrollbar, .glide,
      .longPress,
      .menu, .hover, .hoverEnd, .indicatorDown, .indicatorMove, .indicatorUp, .key:
      true
    default: false
    }
  }

  /// The events without arguments, with their words and meanings.
  package static let plainEvents: [(word: EventWord, event: SceneEvent, meaning: String)] = [
    (.cancel, .cancel, "the press is cancelled, which fires nothing"),
    (.longPress, .longPress, "the press has lasted long enough for a menu"),
    (.panCancel, .panCancel, "the touchpad's gesture is cancelled, which fires nothing"),
    (.hoverEnd, .pointerLeft, "the pointer leaves the list"),
    (.indicatorUp, .releaseIndicator, "the indicator is released"),
    (.openFloor, .openFloor, "opens the page behind the header"),
    (.closeFloor, .closeFloor, "closes the page behind the header"),
    (.resetNoMore, .resetNoMoreData, "lets a footer without more data load again"),
    (.setNoMore, .setNoMoreData, "marks the footer as having no more data"),
    (.show, .shown, "the list is shown"),
    (.hide, .hidden, "the list is hidden"),
  ]

  /// The words of a press's modifiers: held keys, and whether it is a touch.
  package static let modifierWords: [(String, PressModifiers)] = [
    ("shift", .shift), ("control", .control), ("touch", .touch),
  ]

  /// The word before the delay of a user event.
  package static let lateWord = "late"

  /// Returns the words for the delay in seconds between the user's action and the event, with a
  /// leading blank, or an empty string for 0.
  static func text(ofLateness late: Double) -> String { late > 0 ? " \(lateWord) \(late)" : "" }

  static func text(of stroke: KeyStroke) -> String {
    (stroke.isShift ? "Shift+" : "") + (stroke.isControl ? "Control+" : "") + stroke.key.rawValue
  }

  /// Returns the words of `event` as they follow the time in a timed line, or `nil` if scripts do
  /// not support the event.
  ///
  /// `control` is the control that the event sets or tunes; without it only the removal of a
  /// control has words.
  package static func text(of event: SceneEvent, control: ControlDescription? = nil) -> String? {
    func word(_ word: EventWord, _ arguments: CustomStringConvertible...) -> String {
      words(word, arguments)
    }
    func words(_ word: EventWord, _ arguments: [CustomStringConvertible]) -> String {
      ([word.rawValue] + arguments.map(\.description)).joined(separator: " ")
    }
    func way(_ isAnimated: Bool) -> [CustomStringConvertible] { isAnimated ? ["animated"] : [] }
    return switch event {
    case .press(let point, let modifiers):
      words(
        .down,
        [point.x, point.y] + Self.modifierWords.filter { modifiers.contains($0.1) }.map { $0.0 })
    case .move(let point): word(.move, point.x, point.y)
    case .release(let point): word(.up, point.x, point.y)
    case .pan(let dx, let dy): word(.pan, dx, dy)
    case .panEnd: word(.panEnd)
    case .wheel(let notches): word(.wheel, notches)
    case .cancel, .longPress, .panCancel, .pointerLeft, .releaseIndicator, .openFloor, .closeFloor,
      .resetNoMoreData, .setNoMoreData, .shown, .hidden:
      Self.plainEvents.first { $0.event == event }?.word.rawValue
    case .scrollbar(let offset): word(.scrollbar, offset)
    case .glide(let velocity): word(.glide, velocity)
    case .begin(let side, let beginOptions):
      words(Self.begin[side], Self.words(of: beginOptions))
    case .end(let side, let result, 0): word(Self.end[side], result.rawValue)
    case .end(let side, let result, let delay):
      word(Self.end[side], result.rawValue, "after", delay)
    case .fill(let side): word(.fill, side.rawValue)
    case .setInset(let edge, let value, nil): word(.setInset, edge.rawValue, value)
    case .setInset(let edge, let value, let duration?):
      word(.setInset, edge.rawValue, value, "animated", duration)
    case .setInsets(let insets, nil): word(.setInsets, insets.top, insets.bottom)
    case .setInsets(let insets, let duration?):
      word(.setInsets, insets.top, insets.bottom, "animated", duration)
    case .setOffset(let offset, let animated): words(.setOffset, [offset] + way(animated))
    case .setTarget(let offset): word(.setTarget, offset)
    case .showRow(let row, let position, let animated):
      words(.showRow, [row, position.rawValue] + way(animated))
    case .showRange(let start, let length, let animated):
      words(.showRange, [start, length] + way(animated))
    case .set(let option): word(.set, OptionWord.text(of: option))
    case .setRowHeight(let height): word(.setRowHeight, height)
    case .estimateRowHeight(let height): word(.estimateRowHeight, height)
    case .measureRows(let first, let heights): words(.measureRows, [first] + heights)
    case .forgetHeights(let index, let count): word(.forgetHeights, index, count)
    case .setBlock(let edge, let length): word(.setBlock, edge.rawValue, length)
    case .setContentLength(let length): word(.setContent, length.map { "\($0)" } ?? "rows")
    case .setSections(let rows): words(.setSections, rows)
    case .restore(let snapshot, let callsHandler):
      words(.restore, Self.words(of: snapshot, callsHandler: callsHandler))
    case .select(let index, let count, let isSelected):
      word(isSelected ? .select : .deselect, index, count)
    case .focus(let row): word(.focus, row.map { "\($0)" } ?? "none")
    case .secondaryPress(let point): word(.menu, point.x, point.y)
    case .pointer(let point): word(.hover, point.x, point.y)
    case .pressIndicator(let point): word(.indicatorDown, point.x, point.y)
    case .moveIndicator(let point): word(.indicatorMove, point.x, point.y)
    case .key(let stroke): word(.key, Self.text(of: stroke))
    case .setRows(let count): word(.setRows, count)
    case .insertRows(let index, let count): word(.insertRows, index, count)
    case .removeRows(let index, let count): word(.removeRows, index, count)
    case .replaceRows(let index, let removed, let added, let kept):
      words(.replaceRows, [index, removed, added] + kept.flatMap { [$0.from, $0.to] })
    case .resize(let width, let height): word(.resize, width, height)
    case .setControl(let side, nil): word(Self.setControl[side], "none")
    case .setControl(let side, _):
      control.map { word(Self.setControl[side], $0.words) }
    case .tune(let side, _):
      control.map { word(Self.tune[side], $0.words) }
    case .setLastUpdated(let seconds):
      word(.setLastUpdated, seconds.map { "\($0)" } ?? "none")
    case .setClock(let clock): word(.setClock, clock)
    case .setContent(let length, let shift): word(.contentMoved, length, shift)
    }
  }
}

/// The arguments of event words.
extension EventWord {
  private static let begin = ControlSides<EventWord>(header: .beginRefresh, footer: .beginLoad)
  private static let end = ControlSides<EventWord>(header: .endRefresh, footer: .endLoad)
  private static let setControl = ControlSides<EventWord>(header: .setHeader, footer: .setFooter)
  private static let tune = ControlSides<EventWord>(header: .tuneHeader, footer: .tuneFooter)

  /// Returns the words for the options of a begin event.
  fileprivate static func words(of beginOptions: BeginOptions) -> [String] {
    (beginOptions.callsHandler ? [] : ["quietly"]) + (beginOptions.reveals ? [] : ["hidden"])
      + (beginOptions.action.map { [action, String($0)] } ?? [])
  }

  /// The words for the state of a restored list.
  package static let marks: [(String, WritableKeyPath<SceneSnapshot, Bool> & Sendable)] = [
    ("refreshing", \.isRefreshing), ("loading", \.isLoading), ("no-more", \.hasNoMoreData),
    ("floor", \.isFloorOpen),
  ]
  package static let action = "action"
  package static let callsHandler = "calls-handler"
  package static let updated = "updated"

  /// Returns the words for a restored list.
  fileprivate static func words(
    of snapshot: SceneSnapshot, callsHandler calls: Bool
  ) -> [CustomStringConvertible] {
    var words: [CustomStringConvertible] = [snapshot.firstRow, snapshot.offsetInRow]
    words += marks.filter { snapshot[keyPath: $0.1] }.map(\.0)
    if let time = snapshot.lastUpdated { words += [updated, time] }
    return words + (calls ? [callsHandler] : [])
  }
}
