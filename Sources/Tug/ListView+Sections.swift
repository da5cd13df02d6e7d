import ListModel

/// What a program keeps of a list that it is going to make anew.
public typealias ListSnapshot = ListModel.SceneSnapshot

/// Sections, lists that begin at their bottom, and lists that are made anew.
extension ListView {
  /// The rows that are headings of sections, in order: the one above what is seen stays in view, below
  /// the insets, until the next one pushes it out.
  ///
  /// They move with rows that come and go. Rows outside the list change nothing; a grid has none. A
  /// heading is drawn on a ground of its own, and is a row in all else.
  public var sectionHeaders: [Int] {
    get { peer?.scene.sections ?? [] }
    set { peer?.send(.setSections(newValue)) }
  }

  /// The heading that is held in view; nil where none is.
  public var stickyRow: Int? { peer?.scene.stickyRow?.row }

  /// Whether a list begins at its end edge, as a chat does: the first row, the newest, is at the
  /// bottom, with the header below it and the footer above the last.
  ///
  /// Rows that come in before the first, or after the last, leave what is seen in place. Offsets run
  /// from where the list begins. A `GtkScrollbar` beside it is inverted by its program.
  public var isReversed: Bool {
    get { peer?.scene.axis.beginsAtEnd ?? false }
    set { peer?.send(.set(.reversed(newValue))) }
  }

  /// What there is to keep of the list now: the row at its start, and what its controls do.
  public var snapshot: ListSnapshot { peer?.scene.snapshot ?? ListSnapshot() }

  /// Brings the list to where `snapshot` was taken, in a list with the same rows and controls.
  ///
  /// A refresh or load that ran then begins again; its handler is called only with `callsHandler`,
  /// else the program goes on with the work that it still does, and ends it. Numbers that are not
  /// finite change nothing.
  public func restore(_ snapshot: ListSnapshot, callsHandler: Bool = false) {
    peer?.send(.restore(snapshot, callsHandler: callsHandler))
  }
}
