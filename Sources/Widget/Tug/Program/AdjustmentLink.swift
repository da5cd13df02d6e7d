import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// A list's scroll position as a `GtkAdjustment`, in step both ways.
@MainActor final class AdjustmentLink {
  private struct Numbers: Equatable {
    var value: Double
    var lower: Double
    var upper: Double
    var stepIncrement: Double
    var pageIncrement: Double
    var pageSize: Double

    /// The numbers of `container`, whose place is limited to its range; mirrored they are those of the
    /// same place from the other end.
    init(of container: ScrollContainer, isMirrored: Bool) {
      lower = container.minimumOffset
      pageSize = container.viewportLength
      upper = container.maximumOffset + pageSize
      stepIncrement = container.wheelNotch
      pageIncrement = container.pageStep
      // GTK's own expression: another one might round differently, and count as a change.
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

  /// The largest number of updates in a row because a handler of the adjustment moved the list;
  /// after that it waits for the list's next change.
  private static let mostRounds = 8

  private weak var peer: ListPeer?
  /// Its value counts from the left or from the top, as scrolled windows have it, wherever the list
  /// begins.
  private let isOfScreen: Bool
  private let reference: GObjectRef<UnsafeMutablePointer<GtkAdjustment>>
  private var connection: UInt = 0
  /// The numbers of the present update.
  private var told: Numbers?
  /// True where the list has changed during an update of the adjustment.
  private var isOutdated = false

  /// An adjustment of the list of `peer`, which owns this object, by the list's own offset.
  convenience init(peer: ListPeer) {
    let made = GObjectRef<UnsafeMutablePointer<GtkAdjustment>>(
      adopting: gtk_adjustment_new(0, 0, 0, 0, 0, 0))
    self.init(peer: peer, made, isOfScreen: false)
  }

  /// Keeps the adjustment of `reference` in step with the list of `peer`, which owns this object; of a
  /// screen it counts from the left or from the top.
  init(
    peer: ListPeer, _ reference: GObjectRef<UnsafeMutablePointer<GtkAdjustment>>,
    isOfScreen: Bool
  ) {
    self.peer = peer
    self.reference = reference
    self.isOfScreen = isOfScreen
    update(from: peer.scene.container)
    _tug_follow_scrollbars()
    connection = SignalConnection.connect(adjustment, "value-changed") { [weak self] in
      self?.valueChanged()
    }
  }

  /// The adjustment, alive as long as this object.
  var adjustment: UnsafeMutablePointer<GtkAdjustment> { reference.pointer }

  /// Stops following the adjustment, which others may keep.
  func stop() {
    SignalConnection.disconnect(adjustment, connection)
    connection = 0
    peer = nil
  }

  /// Updates the adjustment to the place of `container`.
  func update(from container: ScrollContainer) {
    guard told == nil else {
      isOutdated = true
      return
    }
    var container = container
    for _ in 0..<Self.mostRounds {
      isOutdated = false
      tell(Numbers(of: container, isMirrored: isMirrored))
      guard isOutdated, let peer else { return }
      container = peer.scene.container
    }
    peer?.requestFrame()
  }

  private var isMirrored: Bool { isOfScreen && peer?.scene.axis.isReversed == true }

  private func tell(_ numbers: Numbers) {
    var old = Numbers(of: adjustment)
    guard numbers != old else { return }
    told = numbers
    defer { told = nil }
    old.value = numbers.value
    // If all values are set, GTK also emits that the range has changed.
    if old == numbers { return gtk_adjustment_set_value(adjustment, numbers.value) }
    gtk_adjustment_configure(
      adjustment, numbers.value, numbers.lower, numbers.upper, numbers.stepIncrement,
      numbers.pageIncrement, numbers.pageSize)
  }

  private func valueChanged() {
    let value = gtk_adjustment_get_value(adjustment)
    guard let peer, value != told?.value else { return }
    let isByUser = _tug_is_moved_by_scrollbar(adjustment).isTrue
    let container = peer.scene.container
    let offset =
      isMirrored ? container.minimumOffset + container.maximumOffset - value : value
    let event = isByUser ? SceneEvent.scrollbar(offset) : .setOffset(offset, animated: false)
    if !peer.send(event) { update(from: peer.scene.container) }
  }
}
