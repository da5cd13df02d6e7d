import CGtk
import GtkBridge
import RefreshModel
import SceneModel

/// The scrolled window around a bin's child, as the bin's content: how far it can be scrolled, where it
/// is, and its own scrolling, which is off while it is this.
@MainActor final class ScrolledContent {
  private let taken: TakenScroller
  private let axis: ContentAxis
  /// Called when something else than this has moved the content, or made it longer or shorter.
  private let changed: @MainActor () -> Void
  private var adjustment: GObjectRef<UnsafeMutablePointer<GtkAdjustment>>?
  private var connections: [(of: UnsafeMutablePointer<GObject>, id: UInt)] = []
  private var isWriting = false
  /// Where the content was when it was last followed or moved, in points from the axis's start.
  private(set) var knownOffset = 0.0

  /// Takes over the scrolling of `window` along `axis`.
  ///
  /// `scroll` gets its scroll events before it; none of the functions may own this object's owner.
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

  /// Gives the scrolled window its own scrolling back.
  func stop() {
    for (object, id) in connections { SignalConnection.disconnect(object, id) }
    connections = []
    taken.stop()
  }

  /// The scrolled window, alive as long as this object.
  var scroller: UnsafeMutablePointer<GtkScrolledWindow> { taken.window }

  /// The window has another adjustment, whose place counts.
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

  // MARK: Its place

  /// How far it can be scrolled, in points: 0 or more, whatever the adjustment says.
  var range: Double {
    guard let pointer = adjustment?.pointer else { return 0 }
    let range =
      gtk_adjustment_get_upper(pointer) - gtk_adjustment_get_lower(pointer)
      - gtk_adjustment_get_page_size(pointer)
    return range.isFinite ? min(max(range, 0), Scene.largestLength / 2) : 0
  }

  /// Where it is, in points from the axis's start: from 0 to its range; where it was known to be, where
  /// the adjustment's value is no number.
  var offset: Double {
    guard let pointer = adjustment?.pointer else { return 0 }
    let value = gtk_adjustment_get_value(pointer) - gtk_adjustment_get_lower(pointer)
    guard value.isFinite else { return knownOffset }
    return min(max(axis.isReversed ? range - value : value, 0), range)
  }

  /// Notes that the content is known to be where it is.
  func follow() { knownOffset = offset }

  /// Moves it to `offset`, from 0 to its range.
  ///
  /// A program that is told may move it elsewhere at once, or make it longer: that counts, and is told
  /// by `changed`.
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

  /// Tells popovers, and the handles of a text's selection, that the content is elsewhere: they place
  /// themselves by the adjustment alone.
  func tellMoved() {
    guard let pointer = adjustment?.pointer else { return }
    isWriting = true
    _tug_tell_value(pointer)
    isWriting = false
  }

  /// The user is moving it by a scrollbar.
  var isMovedByScrollbar: Bool {
    adjustment.map { _tug_is_moved_by_scrollbar($0.pointer).isTrue } ?? false
  }

  // MARK: Across the axis

  /// The adjustment across the axis, which a finger that goes sideways moves.
  private var across: UnsafeMutablePointer<GtkAdjustment>? {
    axis.orientation == .vertical
      ? gtk_scrolled_window_get_hadjustment(scroller)
      : gtk_scrolled_window_get_vadjustment(scroller)
  }

  /// Its value across the axis, in points.
  var acrossValue: Double {
    get { across.map { gtk_adjustment_get_value($0) } ?? 0 }
    set { if let across, newValue.isFinite { gtk_adjustment_set_value(across, newValue) } }
  }

  // MARK: Its signals

  /// Emits that the user has scrolled beyond the edge on a side, as the scrolled window does of itself.
  func tellOvershot(_ side: ControlSide) { taken.tellOvershot(side, along: axis) }
}
