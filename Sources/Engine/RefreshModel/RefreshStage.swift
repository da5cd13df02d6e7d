/// The stage of a refresh control, which is finer than its ``RefreshState``.
///
/// Source: refresh controls reference, 1.9 (distinguishes released, refreshing and finishing).
public enum RefreshStage: String, CaseIterable, Sendable {
  /// The control is at rest, or the page behind it is open.
  case idle
  /// The user has pulled the control past its trigger.
  case pulling
  /// The control's opening has not ended: it has fired, waits until it is shown, or opens the page
  /// behind it.
  case settling
  /// The control is refreshing, and its opening has ended.
  case refreshing
  /// The control shows a result or closes.
  case finishing
}
