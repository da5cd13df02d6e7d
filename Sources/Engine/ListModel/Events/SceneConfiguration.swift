import PullModel
import ScrollModel

/// The initial properties of a list.
///
/// Lengths are points, times seconds. What it has of its pull is read and written on it itself.
@dynamicMemberLookup
public struct SceneConfiguration: Equatable, Sendable {
  /// The height of a row where none is given.
  ///
  /// Source: replay contract, Scene.
  public static let defaultRowHeight = 44.0
  /// 2026-01-01 12:00 UTC, in seconds since 1970.
  public static let defaultClock = PullConfiguration.defaultClock

  /// What is pulled and scrolled.
  public var pull = PullConfiguration()
  /// The rows.
  public var rows = RowHeights(count: 0, height: SceneConfiguration.defaultRowHeight)
  /// The number of rows side by side.
  public var columns = ColumnLayout.count(1)
  /// The greatest width of the content of a vertical list in points; nil for that of the list.
  public var maximumContentWidth: Double?
  /// The blocks before the first and after the last row.
  public var blocks = EdgeInsets()
  /// The rows that are headings of sections, from 0 on.
  public var sections: [Int] = []
  /// The length of content that is not made of rows; nil for rows.
  public var ownContentLength: Double?
  /// A scroll indicator shows while the list moves.
  public var showsIndicator = true
  /// The number of rows that can be selected.
  public var selectionMode = SelectionMode.none

  /// A button that moves draws a band, where several rows can be selected.
  public var allowsBandSelection = false

  /// The defaults: an empty list.
  public init() {}

  /// A property of ``PullConfiguration``.
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<PullConfiguration, Value> & Sendable
  ) -> Value {
    get { pull[keyPath: path] }
    set { pull[keyPath: path] = newValue }
  }

  /// Sets one of the properties that can change later, too.
  public mutating func set(_ option: SceneOption) {
    switch option {
    case .pull(let option): pull.set(option)
    case .list(.showsIndicator(let isShown)): showsIndicator = isShown
    case .list(.selectionMode(let mode)): selectionMode = mode
    case .list(.bandSelection(let isAllowed)): allowsBandSelection = isAllowed
    case .list(.columns(let layout)): columns = layout
    case .list(.maximumContentWidth(let width)): maximumContentWidth = width
    }
  }
}
