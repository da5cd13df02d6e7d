import RefreshModel
import SceneModel
import ScrollModel

/// A row of a trace: the state of a list at one tick.
///
/// `docs/scripts.md` documents the columns.
package struct TraceRow: Equatable, Sendable {
  /// The header line with the names of the columns.
  package static let header =
    "time,offset,velocity,inset_top,inset_bottom,content_height,viewport_height,phase,"
    + "header_state,header_pull,footer_state,footer_pull,events"

  /// The row without a line break.
  package let line: String

  /// Creates the row of `scene` at `time` seconds, with the effects since the last row.
  package init(of scene: Scene, at time: Double, effects: [SceneEffect]) {
    let container = scene.container
    let inset = container.contentInset
    let numbers = [
      time, scene.contentOffset, scene.contentVelocity, inset.top, inset.bottom,
      container.contentLength, container.viewportLength,
    ].map { Decimal.text($0) }
    let states = ControlSide.allCases.flatMap { side in
      [
        scene.control(side)?.state.rawValue ?? "none", Decimal.text(scene.pull(of: side)),
      ]
    }
    let events = effects.compactMap(\.traceName).joined(separator: ";")
    line = (numbers + [container.phase.rawValue] + states + [events]).joined(separator: ",")
  }
}

/// Formats numbers for traces, independent of the process's locale.
enum Decimal {
  private static let places = 6

  /// Returns `value` with six decimals and a point, or `nan` if it is not finite or too large.
  ///
  /// A zero is never negative.
  static func text(_ value: Double) -> String {
    let magnitude = abs(value)
    let unit = 1_000_000.0
    var whole = magnitude.rounded(.down)
    var fraction = ((magnitude - whole) * unit).rounded()
    if fraction >= unit {
      whole += 1
      fraction = 0
    }
    guard let wholeNumber = UInt64(exactly: whole), let digits = UInt64(exactly: fraction) else {
      return "nan"
    }
    let padded = String(digits)
    let zeros = String(repeating: "0", count: places - padded.count)
    let sign = value < 0 && (wholeNumber > 0 || digits > 0) ? "-" : ""
    return "\(sign)\(wholeNumber).\(zeros)\(padded)"
  }
}

extension SceneEffect {
  /// The name of the effect in the last column of a trace, or `nil` if traces omit it.
  package var traceName: String? {
    switch self {
    case .stateChanged(.header, let from, let to): "header:\(from.rawValue)>\(to.rawValue)"
    case .stateChanged(.footer, let from, let to): "footer:\(from.rawValue)>\(to.rawValue)"
    case .requested(.header): "refresh"
    case .ended(.header, _): "refresh-ended"
    case .closed(.header): "refresh-closed"
    case .requested(.footer): "load-more"
    case .ended(.footer, _): "load-ended"
    case .closed(.footer): "load-closed"
    case .rowActivated(let row): "row-activated:\(row)"
    case .selectionChanged: "selection-changed"
    case .timedOut(.header): "refresh-timed-out"
    case .timedOut(.footer): "load-timed-out"
    case .actionChanged(let action): "action:\(action)"
    case .floorOpened: "floor-opened"
    case .floorClosed: "floor-closed"
    case .rowTapped, .stageChanged: nil
    case .menuRequested(let row, _): "menu-requested:\(row.map { "\($0)" } ?? "none")"
    case .scroll(let event): event.traceName
    }
  }
}

extension ScrollEvent {
  /// The name of the event in the last column of a trace, or `nil` if traces omit it.
  fileprivate var traceName: String? {
    switch self {
    case .didScroll: nil
    case .willBeginDragging: "will-begin-dragging"
    case .willEndDragging(let velocity, let target):
      "will-end-dragging:\(Decimal.text(velocity)):\(Decimal.text(target))"
    case .didEndDragging(let decelerates):
      "did-end-dragging:\(decelerates ? "decelerate" : "stay")"
    case .willBeginDecelerating: "will-begin-decelerating"
    case .didEndDecelerating: "did-end-decelerating"
    case .didEndScrollingAnimation: "did-end-animation"
    }
  }
}
