import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The scrolled window around a bin's child, as the content of the bin: its range and its position.
///
/// Its own scrolling is off while this object exists.
@MainActor final class ScrolledContent {
  private let taken: TakenScroller
  private let axis: ContentAxis
  /// Called when the content was moved or resized by anything other than this object.
  private let changed: @MainActor () -> Void
  private var adjustment: GObjectRef<UnsafeMutablePointer<GtkAdjustment>>?
  private var connections: [(of: UnsafeMutablePointer<GObject>, id: UInt)] = []
  /// The widget whose size is the content, and the connection to it.
  private var inside: (widget: GObjectRef<UnsafeMutablePointer<GtkWidget>>, id: UInt)?
  /// Whether the content is drawn at another place than its own.
  private var isSliding = false
  /// The length that this widget asks for, in points.
  private var askedLength = 0.0
  private var isWriting = false
  /// The last known position of the content, in points from the start of the axis.
  private(set) var knownOffset = 0.0

  /// Takes over the scrolling of `window` along `axis`.
  ///
  /// `scroll` receives the window's scroll events before the window. The closures must not retain
  /// the owner of this object.
  init(
    _ window: UnsafeMutablePointer<GtkScrolledWindow>, along axis: ContentAxis,
    scroll: @escaping @MainActor (UnsafeMutablePointer<GdkEventScroll>) -> TakenScroller.Receiver,
    changed: @escaping @MainActor () -> Void
  ) {
    taken = TakenScroller(window, scroll: scroll)
    self.axis = axis
    self.changed = changed
    let name = axis.orientation == .vertical ? "vadjustment" : "hadjustment"
    let replaced = SignalConnection.connect(
      window, "notify::\(name)", pointer: { [weak self] _ in self?.exchangeAdjustment() })
    connections = [(window.raw.of(GObject.self), replaced)]
    takeAdjustment()
    knownOffset = offset
  }

  /// Restores the scrolled window's own scrolling.
  func stop() {
    for (object, id) in connections { SignalConnection.disconnect(object, id) }
    connections = []
    if let (widget, id) = inside { SignalConnection.disconnect(widget.pointer, id) }
    inside = nil
    taken.stop()
  }

  /// The scrolled window, which lives as long as this object.
  var scroller: UnsafeMutablePointer<GtkScrolledWindow> { taken.window }

  /// Whether the scrolled window is realized.
  ///
  /// After it was unrealized, GTK's scrolled window fails if its adjustment emits a signal.
  var isRealized: Bool { gtk_widget_get_realized(scroller.raw.of(GtkWidget.self)).isTrue }

  /// Reacts to a new adjustment of the window, and adopts its position.
  private func exchangeAdjustment() {
    takeAdjustment()
    changed()
  }

  private func takeAdjustment() {
    while connections.count > 1 {
      let (object, id) = connections.removeLast()
      SignalConnection.disconnect(object, id)
    }
    let present =
      axis.orientation == .vertical
      ? gtk_scrolled_window_get_vadjustment(scroller)
      : gtk_scrolled_window_get_hadjustment(scroller)
    adjustment = present.map { GObjectRef(retaining: $0) }
    guard let present else { return }
    for signal in ["value-changed", "changed"] {
      let id = SignalConnection.connect(present, signal) { [weak self] in
        guard let self, !isWriting else { return }
        changed()
      }
      connections.append((present.raw.of(GObject.self), id))
    }
  }

  // MARK: Position

  /// The distance in points by which the content can be scrolled.
  ///
  /// It is 0 or more for any adjustment.
  var range: Double {
    guard let pointer = adjustment?.pointer else { return 0 }
    let range =
      gtk_adjustment_get_upper(pointer) - gtk_adjustment_get_lower(pointer)
      - gtk_adjustment_get_page_size(pointer)
    return range.isFinite ? min(max(range, 0), Scene.largestLength / 2) : 0
  }

  /// The length in points by which the content falls short of the window's page, 0 if it fills it.
  ///
  /// The adjustment cannot tell, because its upper bound is never below its page size. `nil` if
  /// there is no content.
  var missing: Double? {
    guard range == 0 else { return 0 }
    guard let pointer = adjustment?.pointer, askedLength > 0 else { return nil }
    let page = gtk_adjustment_get_page_size(pointer)
    return page.isFinite ? max(page - askedLength, 0) : 0
  }

  /// Follows the widget in the window, which the program may have exchanged.
  func followInside() {
    let present = _tug_scrolled_content(scroller)
    guard present != inside?.widget.pointer else { return }
    if let (widget, id) = inside { SignalConnection.disconnect(widget.pointer, id) }
    inside = present.map { widget in
      let id = SignalConnection.connect(
        widget, "size-allocate",
        pointer: { [weak self] _ in self?.sizeInside() })
      return (GObjectRef(retaining: widget), id)
    }
    measureInside()
  }

  /// Reacts to a new size of what the window contains.
  func sizeInside() {
    measureInside()
    changed()
  }

  private func measureInside() {
    let length = inside.map { _tug_scrolled_length($0.widget.pointer, orientation) }
    askedLength = Double(length ?? 0)
  }

  /// The orientation of the content's axis.
  var orientation: GtkOrientation {
    axis.orientation == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  }

  // MARK: Slide

  /// The widget in the window's viewport, or `nil` if the content cannot be drawn elsewhere.
  var slidingWidget: UnsafeMutablePointer<GtkWidget>? {
    isScrolledByChild || !isRealized ? nil : inside?.widget.pointer
  }

  /// Draws the content `distance` points before its place, in whole points.
  ///
  /// Call it again after each allocation and each change of the adjustment.
  func slide(by distance: Double) {
    guard distance != 0 || isSliding else { return }
    isSliding = distance != 0
    let along = -(CInt(checked: distance) ?? 0)
    let isVertical = axis.orientation == .vertical
    _tug_scrolled_slide(scroller, isVertical ? 0 : along, isVertical ? along : 0)
  }

  /// The position in points from the start of the axis, from 0 to ``range``.
  ///
  /// If the adjustment's value is not finite, it is the last known position.
  var offset: Double {
    guard let pointer = adjustment?.pointer else { return 0 }
    let value = gtk_adjustment_get_value(pointer) - gtk_adjustment_get_lower(pointer)
    guard value.isFinite else { return knownOffset }
    return min(max(axis.isReversed ? range - value : value, 0), range)
  }

  /// Notes the current position as known.
  func notePosition() { knownOffset = offset }

  /// Moves the content to `offset`, from 0 to ``range``.
  ///
  /// A handler of the program may move or lengthen the content immediately. That result counts, and
  /// `changed` is called.
  func move(to offset: Double) {
    guard let pointer = adjustment?.pointer else { return }
    let range = self.range
    let value =
      gtk_adjustment_get_lower(pointer) + (axis.isReversed ? range - offset : offset)
    if value != gtk_adjustment_get_value(pointer) {
      isWriting = true
      gtk_adjustment_set_value(pointer, value)
      isWriting = false
    }
    knownOffset = min(max(offset, 0), range)
    if abs(self.offset - knownOffset) > 1e-6 || self.range != range { changed() }
  }

  /// Notifies popovers and text selection handles that the content has moved.
  ///
  /// They update their positions only when the adjustment emits a signal.
  func reportMoved() {
    guard let pointer = adjustment?.pointer else { return }
    isWriting = true
    _tug_report_value(pointer)
    isWriting = false
  }

  /// Whether the child sets its own position, unlike a child in a viewport.
  var isScrolledByChild: Bool { !_tug_scrolls_viewport(scroller).isTrue }

  /// Whether the user is moving the content with a scrollbar.
  var isMovedByScrollbar: Bool {
    adjustment.map { _tug_is_moved_by_scrollbar($0.pointer).isTrue } ?? false
  }

  // MARK: Across the axis

  /// The adjustment across the axis, which a sideways finger moves.
  private var across: UnsafeMutablePointer<GtkAdjustment>? {
    axis.orientation == .vertical
      ? gtk_scrolled_window_get_hadjustment(scroller)
      : gtk_scrolled_window_get_vadjustment(scroller)
  }

  /// Whether the content can be scrolled across the axis.
  var scrollsAcross: Bool {
    across.map {
      gtk_adjustment_get_upper($0) - gtk_adjustment_get_lower($0) > gtk_adjustment_get_page_size($0)
    } ?? false
  }

  /// The adjustment's value across the axis, in points.
  var acrossValue: Double {
    get { across.map { gtk_adjustment_get_value($0) } ?? 0 }
    set { if let across, newValue.isFinite { gtk_adjustment_set_value(across, newValue) } }
  }

  // MARK: Signals

  /// Emits the scrolled window's signal that the user has scrolled past the edge on `side`.
  func emitOvershot(_ side: ControlSide) { taken.emitOvershot(side, along: axis) }
}
