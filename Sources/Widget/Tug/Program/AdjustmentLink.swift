import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// A list's scroll position as a `GtkAdjustment`.
///
/// List and adjustment follow each other.
@MainActor final class AdjustmentLink {
  private struct Numbers: Equatable {
    var value: Double
    var lower: Double
    var upper: Double
    var stepIncrement: Double
    var pageIncrement: Double
    var pageSize: Double

    /// Reads the numbers of `container`, with its offset clamped to the range.
    ///
    /// If `isMirrored` is set, the value counts from the opposite end.
    init(of container: ScrollContainer, isMirrored: Bool) {
      lower = container.minimumOffset
      pageSize = container.viewportLength
      upper = container.maximumOffset + pageSize
      stepIncrement = container.wheelNotch
      pageIncrement = container.pageStep
      // GTK computes the value with this expression. A different one might round differently and
      // count as a change.
      value = min(max(container.contentOffset, lower), max(lower, upper - pageSize))
      if isMirrored { value = max(lower, upper - pageSize) - (value - lower) }
    }

    init(of adjustment: UnsafeMutablePointer<GtkAdjustment>) {
      value = gtk_adjustment_get_value(adjustment)
      lower = gtk_adjustment_get_lower(adjustment)
      upper = gtk_adjustment_get_upper(adjustment)
      stepIncrement = gtk_adjustment_get_step_increment(adjustment)
      pageIncrement = gtk_adjustment_get_page_increment(adjustment)
      pageSize = gtk_adjustment_get_page_size(adjustment)
    }
  }

  /// The maximum number of consecutive updates, if handlers of the adjustment move the list again.
  ///
  /// Beyond it, the adjustment is updated in the next frame.
  private static let maximumRounds = 8

  private weak var peer: ListPeer?
  /// Whether the value counts from the left or the top, as in scrolled windows, even if the list
  /// begins at the opposite end.
  private let countsFromScreenEdge: Bool
  private let reference: GObjectRef<UnsafeMutablePointer<GtkAdjustment>>
  private var connection: UInt = 0
  /// The numbers of the running update, or `nil` outside an update.
  private var reported: Numbers?
  /// Whether the list has changed during an update of the adjustment.
  private var isOutdated = false

  /// Creates an adjustment for the list of `peer`, which owns this object.
  ///
  /// The value is the list's offset.
  convenience init(peer: ListPeer) {
    let made = GObjectRef<UnsafeMutablePointer<GtkAdjustment>>(
      adopting: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
    self.init(peer: peer, made, countsFromScreenEdge: false)
  }

  /// Links an adjustment with the list of `peer`, which owns this object.
  ///
  /// If `countsFromScreenEdge` is set, the value counts from the left or the top.
  init(
    peer: ListPeer, _ reference: GObjectRef<UnsafeMutablePointer<GtkAdjustment>>,
    countsFromScreenEdge: Bool
  ) {
    self.peer = peer
    self.reference = reference
    self.countsFromScreenEdge = countsFromScreenEdge
    update(from: peer.scene.container)
    _tug_follow_scrollbars()
    connection = SignalConnection.connect(adjustment, "value-changed") { [weak self] in
      self?.valueChanged()
    }
  }

  /// The adjustment, which lives as long as this object.
  var adjustment: UnsafeMutablePointer<GtkAdjustment> { reference.pointer }

  /// Stops following the adjustment, which may outlive this object.
  func stop() {
    SignalConnection.disconnect(adjustment, connection)
    connection = 0
    peer = nil
  }

  /// Updates the adjustment to the position of `container`.
  func update(from container: ScrollContainer) {
    guard reported == nil else {
      isOutdated = true
      return
    }
    var container = container
    for _ in 0..<Self.maximumRounds {
      isOutdated = false
      report(Numbers(of: container, isMirrored: isMirrored))
      guard isOutdated, let peer else { return }
      container = peer.scene.container
    }
    peer?.requestFrame()
  }

  private var isMirrored: Bool { countsFromScreenEdge && peer?.scene.axis.isReversed == true }

  private func report(_ numbers: Numbers) {
    var old = Numbers(of: adjustment)
    guard numbers != old else { return }
    reported = numbers
    defer { reported = nil }
    old.value = numbers.value
    // Setting all values would also emit `changed`, so set only the value if possible.
    if old == numbers { return gtk_adjustment_set_value(adjustment, numbers.value) }
    gtk_adjustment_configure(
      adjustment, numbers.value, numbers.lower, numbers.upper, numbers.stepIncrement,
      numbers.pageIncrement, numbers.pageSize)
  }

  private func valueChanged() {
    let value = gtk_adjustment_get_value(adjustment)
    guard let peer, value != reported?.value else { return }
    let isByUser = _tug_is_moved_by_scrollbar(adjustment).isTrue
    let container = peer.scene.container
    let offset =
      isMirrored ? container.minimumOffset + container.maximumOffset - value : value
    let event = isByUser ? SceneEvent.scrollbar(offset) : .setOffset(offset, animated: false)
    if !peer.send(event) { update(from: peer.scene.container) }
  }
}
