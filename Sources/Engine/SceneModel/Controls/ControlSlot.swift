import RefreshModel
import ScrollModel

/// A control on its side: what it is, how far its owner has been told, and where it rests over the
/// content.
struct ControlSlot: Equatable, Sendable {
  /// The control, if there is one.
  var control: RefreshControl? { boxed?.value }
  private var boxed: Boxed<RefreshControl>?
  /// The stage that the owner has been told of.
  private(set) var toldStage = RefreshStage.idle
  /// The place of a control over the content while it is not pulled, in points from the insets of
  /// others.
  private(set) var overlayRest = Transition(at: 0)
  /// The length of the content in points when work began that is to fill the viewport; nil where none
  /// is, or it is full.
  private(set) var filledFrom: Double?
  /// The length of the content in points when work last began; nil where it may begin by itself with any.
  private(set) var workedAt: Double?

  /// The control works, or waits until it is shown.
  var isRefreshing: Bool { state?.isRefreshing ?? false }

  /// The control's state; nil where there is none.
  var state: RefreshState? { boxed?.value.state }

  /// Where the control lies; nil where there is none.
  var placement: RefreshPolicy.Placement? { boxed?.value.policy.placement }

  /// There is no control.
  var isEmpty: Bool { boxed == nil }

  /// Puts `control` here, or nothing.
  mutating func put(_ control: RefreshControl?) {
    boxed = control.map(Boxed.init)
  }

  /// Changes the control that is here; nil where there is none.
  mutating func change<Result>(_ change: (inout RefreshControl) -> Result) -> Result? {
    boxed?.value.changed(by: change)
  }

  /// Returns the stage told last and the present one, which counts as told; nil where they are the
  /// same.
  mutating func takeStage() -> (from: RefreshStage, to: RefreshStage)? {
    let (former, stage) = (toldStage, boxed?.value.stage ?? .idle)
    guard stage != former else { return nil }
    toldStage = stage
    return (former, stage)
  }

  /// Work begins with content of `length` points, and `fills` the viewport.
  mutating func beginWork(at length: Double, fills: Bool) {
    workedAt = length
    filledFrom = fills ? length : nil
  }

  /// The content is laid out anew, and `new` points long, not `old`; what work has brought so far still
  /// counts, and nothing else does.
  mutating func moveWork(from old: Double, to new: Double) {
    // A sum of lengths may miss the new one by a rounding error.
    func moved(_ length: Double) -> Double { length == old ? new : length + (new - old) }
    filledFrom = filledFrom.map(moved)
    workedAt = workedAt.map(moved)
  }

  /// What work brought has filled the viewport, or nothing came, or there is no more.
  mutating func endFilling() {
    filledFrom = nil
  }

  /// Work may begin by itself with content of any length.
  mutating func forgetWork() {
    workedAt = nil
  }

  /// The control over the content is at `place`, and goes to `rest` in `duration` seconds from `time`
  /// on.
  mutating func settleOverlay(
    from place: Double, to rest: Double, at time: Double, duration: Double
  ) {
    overlayRest = Transition(at: place).redirected(to: rest, at: time, duration: duration)
  }
}

extension RefreshControl {
  /// Applies `change` in place, and returns its result.
  fileprivate mutating func changed<Result>(by change: (inout RefreshControl) -> Result) -> Result {
    change(&self)
  }
}
