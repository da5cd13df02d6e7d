import SceneModel

/// The state of a list that a program keeps to restore it later.
public typealias ListSnapshot = SceneModel.SceneSnapshot

/// Sections, lists that begin at the bottom, and restored lists.
extension ListView {
  /// The rows that are headings of sections, in order.
  ///
  /// The heading of the first visible section sticks below the insets until the next one pushes it
  /// out.
  ///
  /// They move with rows that come and go. Rows outside the list change nothing; headings do not
  /// stick in a grid. A heading is drawn on a ground of its own, and is a row in every other way.
  public var sectionHeaders: [Int] {
    get { peer?.scene.sections ?? [] }
    set { peer?.setSections(newValue) }
  }

  /// The sticky heading; nil where there is none.
  public var stickyRow: Int? { peer?.scene.stickyRow?.row }

  /// The list begins at its bottom, as a chat does: the first row, the newest, is at the bottom,
  /// with the header below it and the footer above the last row.
  ///
  /// Rows that come in before the first, or after the last, do not move the visible rows. Offsets
  /// run from the list's start. A `GtkScrollbar` beside it is inverted by its program.
  public var isReversed: Bool {
    get { peer?.scene.axis.beginsAtEnd ?? false }
    set { peer?.send(.set(.reversed(newValue))) }
  }

  /// The present state of the list to keep: the row at its start, and the states of its controls.
  public var snapshot: ListSnapshot { peer?.scene.snapshot ?? ListSnapshot() }

  /// Brings the list, which has the same rows and controls, to the place of `snapshot`.
  ///
  /// A refresh or load that ran then begins again; its handler is called only with `callsHandler`;
  /// otherwise the program continues its work, and ends it. Numbers that are not finite change
  /// nothing.
  public func restore(_ snapshot: ListSnapshot, callsHandler: Bool = false) {
    peer?.send(.restore(snapshot, callsHandler: callsHandler))
  }
}
