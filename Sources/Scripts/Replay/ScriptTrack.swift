import Recording
import RefreshModel
import SceneModel

/// Checks the events of a script for consistency before the script runs.
///
/// It rejects scripts that the list would refuse. Errors that depend on the motion are found only
/// when the script runs.
struct ScriptTrack {
  private enum Hold {
    case none
    case held
    /// The hold may have ended, because an earlier event can end it in some states of the list.
    case unknown
  }

  private var rows = RowHeights(count: 0, height: 1)
  private var hasHeader = false
  private var hasFooter = false
  private var orientation = Orientation.vertical
  private var finger = Hold.none
  private var pan = Hold.none
  private var thumb = Hold.none

  init() {}

  init(_ script: Script) {
    rows = script.configuration.rows
    hasHeader = script.header != nil
    hasFooter = script.footer != nil
    orientation = script.configuration.axis.orientation
  }

  /// Returns the error message for a control that requires a horizontal list.
  static func needsHorizontal(_ name: ControlDescription.Name) -> String {
    "\(name.rawValue) needs orientation horizontal"
  }

  mutating func check(
    _ event: SceneEvent, word: String, line: Int, control: ControlDescription? = nil
  ) throws(ScriptError) {
    func need(_ condition: Bool, _ reason: String) throws(ScriptError) {
      guard condition else { throw ScriptError(line: line, reason: "\(word): \(reason)") }
    }
    switch event {
    case .press:
      try need(finger != .held, "a finger is already down")
      try need(thumb != .held, "the indicator is held")
      finger = .held
      pan = .none
    case .move, .longPress: try need(finger != .none, "no finger is down")
    case .release, .cancel: try need(finger != .none, "no finger is down")
    case .pan:
      try need(finger != .held, "a finger is down")
      try need(thumb != .held, "the indicator is held")
      pan = .held
    case .panEnd, .panCancel: try need(pan != .none, "no pan has begun")
    case .pressIndicator:
      try need(finger != .held, "a finger is down")
      thumb = .unknown
    case .moveIndicator, .releaseIndicator:
      try need(thumb != .none, "the indicator is not held")
    case .begin(.header, _), .end(.header, _, _), .tune(.header, _),
      .openFloor, .closeFloor:
      try need(hasHeader, "the scene has no header")
    case .begin(.footer, _), .end(.footer, _, _), .tune(.footer, _),
      .setNoMoreData,
      .resetNoMoreData:
      try need(hasFooter, "the scene has no footer")
    case .setControl(.header, let policy): hasHeader = policy != nil
    case .setControl(.footer, let policy):
      if let control, control.name.isSideways {
        try need(orientation == .horizontal, Self.needsHorizontal(control.name))
      }
      hasFooter = policy != nil
    case .set(.orientation(let changed)):
      orientation = changed
    default: try checkRows(event, need)
    }
    followHolds(event)
  }

  private mutating func followHolds(_ event: SceneEvent) {
    switch event {
    case .release, .cancel: finger = .none
    case .panEnd, .panCancel: pan = .none
    case .releaseIndicator: thumb = .none
    case .longPress: finger = .unknown
    case .hidden: (finger, pan, thumb) = (.none, .none, .none)
    case .key(KeyStroke(.escape)), .set(.isScrollEnabled), .set(.orientation),
      .set(.direction):
      if finger == .held { finger = .unknown }
      if pan == .held { pan = .unknown }
      if thumb == .held { thumb = .unknown }
    default: break
    }
  }

  private mutating func checkRows(
    _ event: SceneEvent, _ need: (Bool, String) throws(ScriptError) -> Void
  ) throws(ScriptError) {
    let tooHigh = "the rows would be higher than 2^53 points"
    let tooFew = "there are only \(rows.count) rows"
    switch event {
    case .setRowHeight(let height):
      let changed = RowHeights(count: rows.count, height: height)
      try need(changed.count == rows.count, tooHigh)
      rows = changed
    case .estimateRowHeight(let height):
      let changed = RowHeights(count: rows.count, estimatedHeight: height)
      try need(changed.count == rows.count, tooHigh)
      rows = changed
    case .setRows(let count):
      try need(count <= rows.count || rows.canGrow(by: count - rows.count), tooHigh)
      rows.setCount(count)
    case .insertRows(let index, let count):
      try need(index <= rows.count, tooFew)
      try need(rows.canGrow(by: count), tooHigh)
      rows.insert(count, at: index)
    case .removeRows(let index, let count):
      try need(index <= rows.count && count <= rows.count - index, tooFew)
      rows.remove(count, at: index)
    case .replaceRows(let index, let removed, let added, let kept):
      try need(index <= rows.count && removed <= rows.count - index, tooFew)
      try need(added <= removed || rows.canGrow(by: added - removed), tooHigh)
      // Without removed rows, they are rows that come back.
      let old = removed > 0 ? index..<(index + removed) : 0..<Int.max
      try need(
        kept.allSatisfy { old.contains($0.from) && (index..<(index + added)).contains($0.to) },
        "a kept row is not among the removed and the inserted rows")
      try need(
        Set(kept.map(\.from)).count == kept.count && Set(kept.map(\.to)).count == kept.count,
        "a row is kept twice")
      rows.setCount(rows.count - removed + added)
    case .select(let index, let count, _), .forgetHeights(let index, let count):
      try need(index <= rows.count && count <= rows.count - index, tooFew)
    case .measureRows(let first, let heights):
      try need(first <= rows.count && heights.count <= rows.count - first, tooFew)
    case .setSections(let sections):
      try need(sections.allSatisfy { $0 < rows.count }, tooFew)
    case .showRow(let row, _, _), .focus(let row?): try need(row < rows.count, tooFew)
    default: break
    }
  }
}
