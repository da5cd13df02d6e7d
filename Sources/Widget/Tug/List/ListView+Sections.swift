import SceneModel

/// The state of a list, for a program that restores the list later.
public typealias ListSnapshot = SceneModel.SceneSnapshot

/// Sections, reversed lists and restored lists.
extension ListView {
  /// The indices of the rows that are section headings, in ascending order.
  ///
  /// The heading of the first visible section sticks below the insets until the next heading pushes
  /// it out. In a list that ``isReversed`` a heading follows the rows of its section, and sticks at
  /// the top.
  ///
  /// Inserting or removing rows updates the indices. Indices out of range are ignored, and headings
  /// do not stick in a grid. A heading has its own background and otherwise behaves like any row.
  public var sectionHeaders: [Int] {
    get { peer?.scene.sections ?? [] }
    set { peer?.setSections(newValue) }
  }

  /// The index of the heading that currently sticks, or `nil` if there is none.
  public var stickyRow: Int? { peer?.scene.stickyRow?.row }

  /// Whether the list begins at its bottom, like a chat.
  ///
  /// The first row, the newest, is then at the bottom, with the header below it. The footer is
  /// above the last row. Inserting rows before the first row or after the last row does not move
  /// the visible rows. Offsets count from the start of the list, at the bottom. The program must
  /// invert a `GtkScrollbar` that it shows next to the list.
  public var isReversed: Bool {
    get { peer?.scene.axis.beginsAtEnd ?? false }
    set { peer?.send(.set(.reversed(newValue))) }
  }

  /// Whether a list at its start shows rows that are inserted before its first row.
  ///
  /// The default is `true`. Otherwise they stay out of view, like new messages above a feed. A list
  /// that is not at its start keeps its rows in place in either case.
  public var sticksToStart: Bool {
    get { peer?.scene.sticksToStart ?? true }
    set { peer?.send(.set(.sticksToStart(newValue))) }
  }

  /// Whether a list at its end shows rows that are appended, like a log.
  ///
  /// The default is `false`. A user who scrolls away from the end stays there, and follows again
  /// after scrolling back to the end.
  public var sticksToEnd: Bool {
    get { peer?.scene.sticksToEnd ?? false }
    set { peer?.send(.set(.sticksToEnd(newValue))) }
  }

  /// The current state of the list: its first visible row, and the states of its controls.
  public var snapshot: ListSnapshot { peer?.scene.snapshot ?? ListSnapshot() }

  /// Scrolls to the position of `snapshot` and restores the states of its controls.
  ///
  /// The list must have the rows and controls that it had when the snapshot was taken. A refresh or
  /// load that was running begins again. Its handler is called only if `callsHandler` is set;
  /// otherwise the program must continue the work and end it. Numbers that are not finite are
  /// ignored.
  public func restore(_ snapshot: ListSnapshot, callsHandler: Bool = false) {
    peer?.send(.restore(snapshot, callsHandler: callsHandler))
  }
}
