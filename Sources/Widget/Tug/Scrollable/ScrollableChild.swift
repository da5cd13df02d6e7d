import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// A list as `GtkScrollable`: its two adjustments, and the scrolled window that contains it.
///
/// The list scrolls with its own physics. The window provides scrollbars and asks for the list's
/// size. The window's own scrolling, kinetic and by wheel, is off while it contains the list.
@MainActor final class ScrollableChild {
  /// The maximum natural length in points: no X11 window can be longer.
  private static let largestNaturalLength = 32_767.0

  private typealias Adjustment = GObjectRef<UnsafeMutablePointer<GtkAdjustment>>

  private weak var peer: ListPeer?
  private var adjustments: (horizontal: Adjustment?, vertical: Adjustment?)
  /// The link of the adjustment along the list, or `nil` if there is no such adjustment.
  private var link: AdjustmentLink?
  /// The orientation of the list for which ``link`` was created, or `nil` if it must be created
  /// again.
  private var linkedAxis: Orientation?
  private var scroller: TakenScroller?
  private var policies: [UInt] = []
  /// Whether the list was beyond an edge at the last update.
  private var wasOver = false
  /// The natural length that was last reported to the window, or `nil` if none was.
  private var reportedLength: CInt?
  /// Whether GTK is allocating the list.
  ///
  /// GTK ignores layout requests during an allocation.
  var isAllocating = false

  /// Creates the scrolling interface of the list of `peer`, which owns this object.
  init(of peer: ListPeer) { self.peer = peer }

  /// Restores the scrolled window's own scrolling, and stops following.
  func stop() {
    leaveScroller()
    link?.stop()
    link = nil
    peer = nil
  }

  // MARK: Adjustments

  /// Returns the adjustment along `orientation`, which is created on first use.
  func adjustment(_ orientation: Orientation) -> UnsafeMutablePointer<GtkAdjustment> {
    if let known = self[orientation] { return known.pointer }
    let made = Adjustment(adopting: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
    self[orientation] = made
    linkedAxis = nil
    update()
    return made.pointer
  }

  /// Replaces the adjustment along `orientation`.
  ///
  /// With `nil` the list creates its own. The list does not move; the adjustment is updated to the
  /// list's position.
  func setAdjustment(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, _ orientation: Orientation
  ) {
    guard adjustment != self[orientation]?.pointer else { return }
    self[orientation] = adjustment.map { Adjustment(retaining: $0) }
    linkedAxis = nil
    update()
  }

  private subscript(_ orientation: Orientation) -> Adjustment? {
    get { orientation == .vertical ? adjustments.vertical : adjustments.horizontal }
    set {
      if orientation == .vertical {
        adjustments.vertical = newValue
      } else {
        adjustments.horizontal = newValue
      }
    }
  }

  /// Updates the adjustments and the scrolled window to the list's current position and axis.
  func update() {
    guard isUsed, let peer, !peer.isDisposed else { return }
    let along = peer.scene.axis.orientation
    if linkedAxis != along {
      linkedAxis = along
      link?.stop()
      link = self[along].map { AdjustmentLink(peer: peer, $0, countsFromScreenEdge: true) }
      takeScroller()
    } else {
      link?.update(from: peer.scene.container)
    }
    updateCrossAxis(of: peer)
    emitOvershot(of: peer)
    reportLength(of: peer)
  }

  /// Whether any adjustment was requested or set.
  var isUsed: Bool {
    adjustments.horizontal != nil || adjustments.vertical != nil || scroller != nil
  }

  /// Updates the adjustment across the axis.
  ///
  /// All content is visible in that direction.
  private func updateCrossAxis(of peer: ListPeer) {
    let along = peer.scene.axis.orientation
    let crossLength = peer.scene.axis.crossLength(of: peer.scene.viewport)
    guard let across = self[along == .vertical ? .horizontal : .vertical]?.pointer,
      across != self[along]?.pointer, gtk_adjustment_get_page_size(across) != crossLength
    else { return }
    gtk_adjustment_configure(across, 0, 0, crossLength, crossLength, crossLength, crossLength)
  }

  // MARK: The scrolled window

  /// Whether the list is in a scrolled window with a scrollbar along the list.
  var hasScrollbar: Bool {
    guard let peer, let scroller else { return false }
    return scroller.hasScrollbar(along: peer.scene.axis)
  }

  /// Takes over the scrolling of the scrolled window that contains the list, and releases the
  /// previous window.
  private func takeScroller() {
    leaveScroller()
    guard let peer, let window = _tug_scrolled_window_of(peer.widget),
      let along = self[peer.scene.axis.orientation]?.pointer,
      along == gtk_scrolled_window_get_vadjustment(window)
        || along == gtk_scrolled_window_get_hadjustment(window)
    else { return peer?.updateIndicatorUse() ?? () }
    scroller = TakenScroller(window) { [weak self] event in
      // The list has already received this event. With Control held the user asks for an action
      // other than scrolling.
      guard self?.peer != nil, !ScrollInput(event).isControlHeld else { return .window }
      return .surroundings
    }
    for name in ["hscrollbar-policy", "vscrollbar-policy"] {
      policies.append(
        SignalConnection.connect(
          window, "notify::\(name)",
          pointer: { [weak self] _ in self?.peer?.updateIndicatorUse() }))
    }
    peer.updateIndicatorUse()
    peer.updateSurroundings()
  }

  private func leaveScroller() {
    guard let scroller else { return }
    for id in policies { SignalConnection.disconnect(scroller.window, id) }
    policies = []
    scroller.stop()
    self.scroller = nil
    reportedLength = nil
  }

  /// Emits the window's `edge-overshot` once each time that the user moves the list beyond an edge.
  private func emitOvershot(of peer: ListPeer) {
    guard let scroller else { return }
    let container = peer.scene.container
    let isOver =
      container.contentOffset < container.minimumOffset
      || container.contentOffset > container.maximumOffset
    defer { wasOver = isOver }
    guard isOver, !wasOver, container.isTracking || container.isMoving else { return }
    wasOver = true
    scroller.emitOvershot(
      container.contentOffset < container.minimumOffset ? .header : .footer,
      along: peer.scene.axis)
  }

  // MARK: Size

  /// Returns the natural length along `orientation` in points.
  ///
  /// Returns `nil` across the axis, and outside of a scrolled window.
  func naturalLength(_ orientation: Orientation) -> CInt? {
    guard let peer, scroller != nil, peer.scene.axis.orientation == orientation else { return nil }
    let inset = peer.scene.container.ledger[.application]
    let length = peer.scene.contentLength + inset.top + inset.bottom
    return CInt(checked: min(max(length, 0), Self.largestNaturalLength).rounded(.up))
  }

  /// Requests a new layout if the content's length has changed and the window requests that length.
  private func reportLength(of peer: ListPeer) {
    guard let scroller, !peer.isDisposed, scroller.requestsContentLength(along: peer.scene.axis)
    else { return }
    let length = naturalLength(peer.scene.axis.orientation)
    guard length != reportedLength else { return }
    guard !isAllocating else { return peer.requestFrame() }
    reportedLength = length
    gtk_widget_queue_resize(peer.widget)
  }

  /// The size of the sticky heading, which covers rows at an end of the list, in points.
  var border: GtkBorder {
    var border = GtkBorder()
    guard let peer, let heading = peer.scene.stickyHeading else { return border }
    let axis = peer.scene.axis
    // In a list that begins at its end the heading sticks to the other end: to the top.
    let covered =
      axis.beginsAtEnd
      ? peer.scene.container.viewportLength - heading.start : heading.start + heading.length
    let length = Int16(clamping: Int(checked: max(covered, 0)) ?? 0)
    switch (axis.orientation, axis.isReversed != axis.beginsAtEnd) {
    case (.vertical, false): border.top = length
    case (.vertical, true): border.bottom = length
    case (.horizontal, false): border.left = length
    case (.horizontal, true): border.right = length
    }
    return border
  }
}
