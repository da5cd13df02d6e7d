import RefreshModel
import ScrollModel

/// The control on one side, the stage last reported to the owner, and its position over the
/// content.
struct ControlSlot: Equatable, Sendable {
  /// The control, or `nil` if there is none.
  var control: RefreshControl? { boxed?.value }
  private var boxed: Boxed<RefreshControl>?
  /// The stage that was last reported to the owner.
  private(set) var reportedStage = RefreshStage.idle
  /// The position of a control over the content while it is not pulled, in points from the other
  /// insets.
  private(set) var overlayRest = EasedValue(at: 0)
  /// The length of the content in points when the running fill began, or `nil` if no work is
  /// filling the viewport.
  private(set) var filledFrom: Double?
  /// The length of the content in points when work last began, or `nil` if automatic work may begin
  /// at any length.
  private(set) var workedAt: Double?

  /// Whether the control is refreshing, or will as soon as it is shown.
  var isRefreshing: Bool { state?.isRefreshing ?? false }

  /// The state of the control, or `nil` if there is no control.
  var state: RefreshState? { boxed?.value.state }

  /// The placement of the control by its policy, or `nil` if there is no control.
  var placement: RefreshPolicy.Placement? { boxed?.value.policy.placement }

  /// Whether there is no control.
  var isEmpty: Bool { boxed == nil }

  /// Sets the control, or removes it if `control` is `nil`.
  mutating func put(_ control: RefreshControl?) {
    boxed = control.map(Boxed.init)
  }

  /// Applies `change` to the control and returns the result, or returns `nil` if there is no
  /// control.
  mutating func change<Result>(_ change: (inout RefreshControl) -> Result) -> Result? {
    boxed?.value.changed(by: change)
  }

  /// Returns the last reported stage and the current one, and marks the current one as reported.
  ///
  /// Returns `nil` if the stage has not changed.
  mutating func takeStage() -> (from: RefreshStage, to: RefreshStage)? {
    let (former, stage) = (reportedStage, boxed?.value.stage ?? .idle)
    guard stage != former else { return nil }
    reportedStage = stage
    return (former, stage)
  }

  /// Records that work began with content of `length` points.
  ///
  /// `fills` is whether it continues until the viewport is full.
  mutating func beginWork(at length: Double, fills: Bool) {
    workedAt = length
    filledFrom = fills ? length : nil
  }

  /// Adapts the recorded lengths to a new layout of the same content, which was `old` points long
  /// and is now `new`.
  ///
  /// Content that the work has added so far still counts as added; the difference between the
  /// layouts does not.
  mutating func moveWork(from old: Double, to new: Double) {
    // A computed sum may differ from `new` by a rounding error.
    func moved(_ length: Double) -> Double { length == old ? new : length + (new - old) }
    filledFrom = filledFrom.map(moved)
    workedAt = workedAt.map(moved)
  }

  /// Ends filling the viewport: it is full, nothing was added, or there is no more.
  mutating func endFilling() {
    filledFrom = nil
  }

  /// Allows work to begin automatically with content of any length.
  mutating func forgetWork() {
    workedAt = nil
  }

  /// Animates the control over the content from `place` to `rest`, in `duration` seconds from
  /// `time` on.
  mutating func settleOverlay(
    from place: Double, to rest: Double, at time: Double, duration: Double
  ) {
    overlayRest = EasedValue(at: place).redirected(to: rest, at: time, duration: duration)
  }
}

extension RefreshControl {
  /// Applies `change` in place and returns its result.
  fileprivate mutating func changed<Result>(by change: (inout RefreshControl) -> Result) -> Result {
    change(&self)
  }
}
