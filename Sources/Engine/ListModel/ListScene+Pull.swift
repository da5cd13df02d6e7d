import PullModel
import RefreshModel
import ScrollModel

/// What a list has of its pull, read from the list itself.
extension ListScene {
  /// The scroll container.
  @inlinable public var container: ScrollContainer { _read { yield pull.container } }
  /// The refresh header, if there is one.
  @inlinable public var header: RefreshControl? { pull.header }
  /// The load-more footer, if there is one.
  @inlinable public var footer: RefreshControl? { pull.footer }
  /// The control on `side`, if there is one.
  @inlinable public func control(_ side: ControlSide) -> RefreshControl? {
    side == .header ? pull.header : pull.footer
  }
  /// The axis that the list scrolls along, and from which of its ends.
  @inlinable public var axis: ContentAxis { pull.axis }
  /// The size of the viewport; 0 by 0 until the first resize.
  @inlinable public var viewport: Size { pull.viewport }
  /// The time up to which the list has been advanced.
  @inlinable public var time: Double { pull.time }
  /// The wall clock now, in seconds since 1970 UTC.
  @inlinable public var wallClock: Double { pull.wallClock }
  /// The wall clock at time 0, in seconds since 1970 UTC.
  @inlinable public var clock: Double { pull.clock }
  /// The list can be seen.
  @inlinable public var isVisible: Bool { pull.isVisible }
  /// The list has been seen at all.
  @inlinable public var wasShown: Bool { pull.wasShown }
  /// Off is the user's reduced-motion setting.
  @inlinable public var animations: Bool { pull.animations }
  /// Header and footer may work at the same time.
  @inlinable public var isSimultaneous: Bool { pull.isSimultaneous }
  /// The program wants short content to be pulled too, controls or not.
  @inlinable public var wantsToAlwaysBounce: Bool { pull.wantsToAlwaysBounce }
  /// The user's input is taken and ignored: a control refreshes whose policy blocks the content.
  @inlinable public var isBlocked: Bool { pull.isBlocked }
  /// The data is older than the header's policy allows.
  @inlinable public var isExpired: Bool { pull.isExpired }
  /// The wheel holds the list pulled.
  @inlinable public var isWheelPulling: Bool { pull.isWheelPulling }
  /// When the next thing happens that no motion leads to; nil when nothing will.
  @inlinable public var nextDeadline: Double? { pull.nextDeadline }
  /// The length of the content: the rows or what is in their place, and the blocks around them.
  @inlinable public var contentLength: Double { layout.length }
  /// How far the content is seen to be scrolled: 0 shows its first point at the viewport's start.
  @inlinable public var contentOffset: Double { pull.contentOffset }
  /// The velocity of what is seen, in points per second.
  @inlinable public var contentVelocity: Double { pull.contentVelocity }
  /// Where the finger or pointer that holds the list is across it, from 0 to 1; nil where nothing does.
  @inlinable public var fingerPosition: Double? { pull.hand.position }
  /// Where it was last; 0.5 before the first.
  @inlinable public var lastFingerPosition: Double { pull.hand.lastPosition }
  /// Where a pointer is that hovers or that had the scroll indicator, in points of the viewport; nil
  /// where there is none.
  package var pointer: (x: Double, y: Double)? { pull.hand.pointer }

  /// Where the header is drawn, as far as the list can.
  public var placement: RefreshPolicy.Placement { pull.placement }
  /// Where the control on `side` is drawn.
  public func placement(of side: ControlSide) -> RefreshPolicy.Placement {
    pull.placement(of: side)
  }
  /// Where a header's foot is, in points from the viewport's start.
  @inlinable public var headerBottom: Double { pull.headerBottom }
  /// Where a footer's top is, in points from the viewport's start.
  @inlinable public var footerTop: Double { pull.footerTop }
  /// How far the foot of a header over the content is below the inset of others, in points.
  @inlinable public var overlayPlace: Double { pull.overlayPlace }
  /// The size of a header over the content as a share of its own.
  @inlinable public var overlayScale: Double { pull.overlayScale }
  /// The insets that sticky content is placed by.
  @inlinable public var stickyInset: EdgeInsets { pull.stickyInset }
  /// How much room beyond the content's edge the control on `side` is given, in points.
  public func shownLength(of side: ControlSide) -> Double { pull.shownLength(of: side) }
  /// How far the content is pulled beyond its rest on `side`, in points.
  public func distance(of side: ControlSide) -> Double { pull.distance(of: side) }
  /// The distance as a share of the trigger distance, 1 while refreshing; 0 without a control.
  public func pull(of side: ControlSide) -> Double { pull.pull(of: side) }
  /// Some part of the control on `side` could be seen.
  public func isInView(_ side: ControlSide) -> Bool { pull.isInView(side) }
  /// The other control works, and the list has only one of them work at a time.
  public func isBarred(_ side: ControlSide) -> Bool { pull.isBarred(side) }
  /// The control on `side` would load by itself, or go on, since its rows do not fill the viewport; a list
  /// without rows, or content in their place, shows its placeholder.
  public func wantsFilling(_ side: ControlSide) -> Bool {
    (rowCount > 0 || ownContentLength != nil) && pull.wantsFilling(side)
  }
  /// The control on `side` is a footer that short content hides.
  public func isFooterHidden(_ side: ControlSide = .footer) -> Bool { pull.isFooterHidden(side) }
  /// The page behind the header is open.
  public var isFloorOpen: Bool { pull.isFloorOpen }
  /// How far the page behind the header is open: 0 to 1.
  @inlinable public var floorShare: Double { pull.floorShare }
  /// How far a pull has come on its way to the page behind the header: 0 to 1.
  @inlinable public var floorProgress: Double { pull.floorProgress }
  /// A turn of the wheel by `notches` would do something.
  public func uses(notches: Double) -> Bool { pull.uses(notches: notches) }

  // MARK: Rows

  /// The lines of rows: each row is one, or in a grid as many as there are columns.
  @inlinable public var rows: RowHeights { _read { yield layout.lines } }
  /// How many rows there are.
  @inlinable public var rowCount: Int { layout.count }
  /// How many columns the program asked for.
  @inlinable public var columnLayout: ColumnLayout { layout.columnLayout }
  /// How many rows lie side by side.
  @inlinable public var columns: Int { layout.columns }
  /// The lengths of the blocks before the first and after the last row, in points.
  @inlinable public var blocks: EdgeInsets { layout.blocks }
  /// The length of content that is not made of rows; nil where it is.
  @inlinable public var ownContentLength: Double? { layout.ownContentLength }
  /// The rows that are headings of sections, in order.
  @inlinable public var sections: [Int] { layout.sections }
  /// Row `index` is the heading of a section.
  public func isHeading(_ index: Int) -> Bool { layout.isHeading(index) }
  /// How many rows can be selected.
  @inlinable public var selectionMode: SelectionMode { selection.mode }
  /// The rows that are selected.
  @inlinable public var selectedRows: RowSet { _read { yield selection.rows } }
  /// The row that keys act on.
  @inlinable public var focusedRow: Int? { selection.focus }
  /// The focus is to be seen: keys have moved it since the last press.
  @inlinable public var isFocusVisible: Bool { selection.isFocusVisible }
  /// The row under a press that may still become a click.
  public var pressedRow: Int? { press.row }
  /// The same row where the press is to be seen: at once a button's, and a finger's after a while, so that
  /// none flashes up where the finger only scrolls.
  public var litRow: Int? { press.shownFrom <= time ? press.row : nil }
  /// A scroll indicator shows while the list moves.
  public var showsIndicator: Bool { indicatorDisplay.isWanted }
}
