import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// A list as `GtkScrollable`: its two adjustments, and the scrolled window whose child it is.
///
/// The list scrolls itself with its own physics; the window has its scrollbars, and asks for the list's
/// size. Its own scrolling, kinetic and by wheel, is off until the list leaves it.
@MainActor final class ScrollableChild {
  /// The largest natural length in points: no window of X11 is longer.
  private static let largestNaturalLength = 32_767.0

  private typealias Adjustment = GObjectRef<UnsafeMutablePointer<GtkAdjustment>>

  private weak var peer: ListPeer?
  private var adjustments: (horizontal: Adjustment?, vertical: Adjustment?)
  /// The link of the adjustment along the list.
  private var link: AdjustmentLink?
  /// The axis by which it was linked.
  private var linkedAxis: Orientation?
  private var scroller: TakenScroller?
  private var policies: [UInt] = []
  /// The list was beyond an edge.
  private var wasOver = false
  /// The natural length that the window was told of.
  private var toldLength: CInt?
  /// The list is being allocated: GTK forgets what asks for a layout meanwhile.
  var isAllocating = false

  /// The list of `peer`, which owns this object.
  init(of peer: ListPeer) { self.peer = peer }

  /// Gives the scrolled window its own scrolling back, and stops following.
  func stop() {
    leaveScroller()
    link?.stop()
    link = nil
    peer = nil
  }

  // MARK: Adjustments

  /// The adjustment along `orientation`, made when it is first asked for.
  func adjustment(_ orientation: Orientation) -> UnsafeMutablePointer<GtkAdjustment> {
    if let known = self[orientation] { return known.pointer }
    let made = Adjustment(adopting: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
    self[orientation] = made
    linkedAxis = nil
    follow()
    return made.pointer
  }

  /// Exchanges the adjustment along `orientation`, nil for one of the list's own: the list stays where
  /// it is, and the adjustment follows.
  func setAdjustment(
    _ adjustment: UnsafeMutablePointer<GtkAdjustment>?, _ orientation: Orientation
  ) {
    guard adjustment != self[orientation]?.pointer else { return }
    self[orientation] = adjustment.map { Adjustment(retaining: $0) }
    linkedAxis = nil
    follow()
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

  /// Brings the adjustments and the scrolled window to the list's present place and axis.
  func follow() {
    guard isUsed, let peer, !peer.isDisposed else { return }
    let along = peer.scene.axis.orientation
    if linkedAxis != along {
      linkedAxis = along
      link?.stop()
      link = self[along].map { AdjustmentLink(peer: peer, $0, isOfScreen: true) }
      takeScroller()
    } else {
      link?.update(from: peer.scene.container)
    }
    followBreadth(of: peer)
    tellOvershot(of: peer)
    tellLength(of: peer)
  }

  /// Somebody has asked for an adjustment, or given one.
  var isUsed: Bool {
    adjustments.horizontal != nil || adjustments.vertical != nil || scroller != nil
  }

  /// Across the axis all is in view.
  private func followBreadth(of peer: ListPeer) {
    let along = peer.scene.axis.orientation
    let breadth = peer.scene.axis.breadth(of: peer.scene.viewport)
    guard let across = self[along == .vertical ? .horizontal : .vertical]?.pointer,
      across != self[along]?.pointer, gtk_adjustment_get_page_size(across) != breadth
    else { return }
    gtk_adjustment_configure(across, 0, 0, breadth, breadth, breadth, breadth)
  }

  // MARK: The scrolled window

  /// True in a scrolled window that has a scrollbar along the list.
  var hasScrollbar: Bool {
    guard let peer, let scroller else { return false }
    return scroller.hasScrollbar(along: peer.scene.axis)
  }

  /// Takes over the scrolling of the scrolled window whose child the list is; leaves the former one.
  private func takeScroller() {
    leaveScroller()
    guard let peer, let window = _tug_scrolled_window_of(peer.widget),
      let along = self[peer.scene.axis.orientation]?.pointer,
      along == gtk_scrolled_window_get_vadjustment(window)
        || along == gtk_scrolled_window_get_hadjustment(window)
    else { return peer?.followScrollbar() ?? () }
    scroller = TakenScroller(window) { [weak self] event in
      // The list has been asked before. With Control held the user asks for something else.
      guard self?.peer != nil, !ScrollInput(event).isControlHeld else { return .window }
      return .surroundings
    }
    for name in ["hscrollbar-policy", "vscrollbar-policy"] {
      policies.append(
        SignalConnection.connect(
          window, "notify::\(name)",
          pointer: { [weak self] _ in self?.peer?.followScrollbar() }))
    }
    peer.followScrollbar()
    peer.examineSurroundings()
  }

  private func leaveScroller() {
    guard let scroller else { return }
    for id in policies { SignalConnection.disconnect(scroller.window, id) }
    policies = []
    scroller.stop()
    self.scroller = nil
    toldLength = nil
  }

  /// Emits the window's `edge-overshot` once each time the user brings the list beyond an edge.
  private func tellOvershot(of peer: ListPeer) {
    guard let scroller else { return }
    let container = peer.scene.container
    let isOver =
      container.contentOffset < container.minimumOffset
      || container.contentOffset > container.maximumOffset
    defer { wasOver = isOver }
    guard isOver, !wasOver, container.isTracking || container.isMoving else { return }
    wasOver = true
    scroller.tellOvershot(
      container.contentOffset < container.minimumOffset ? .header : .footer,
      along: peer.scene.axis)
  }

  // MARK: Size

  /// The natural length along `orientation` in points; nil outside of a scrolled window, and across
  /// the axis.
  func naturalLength(_ orientation: Orientation) -> CInt? {
    guard let peer, scroller != nil, peer.scene.axis.orientation == orientation else { return nil }
    let inset = peer.scene.container.ledger[.application]
    let length = peer.scene.contentLength + inset.top + inset.bottom
    return CInt(checked: min(max(length, 0), Self.largestNaturalLength).rounded(.up))
  }

  /// Asks for another layout where the window is as long as its content, which has changed.
  private func tellLength(of peer: ListPeer) {
    guard let scroller, !peer.isDisposed, scroller.asksForContent(along: peer.scene.axis)
    else { return }
    let length = naturalLength(peer.scene.axis.orientation)
    guard length != toldLength else { return }
    guard !isAllocating else { return peer.requestFrame() }
    toldLength = length
    gtk_widget_queue_resize(peer.widget)
  }

  /// What of the list lies over its rows at its start, in points.
  var border: GtkBorder {
    var border = GtkBorder()
    guard let peer, let heading = peer.scene.stickyHeading else { return border }
    let length = Int16(clamping: Int(checked: max(heading.start + heading.length, 0)) ?? 0)
    let axis = peer.scene.axis
    switch (axis.orientation, axis.isReversed) {
    case (.vertical, false): border.top = length
    case (.vertical, true): border.bottom = length
    case (.horizontal, false): border.left = length
    case (.horizontal, true): border.right = length
    }
    return border
  }
}
