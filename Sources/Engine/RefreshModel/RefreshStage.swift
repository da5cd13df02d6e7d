/// The stage of a refresh control, which is finer than its ``RefreshState``.
///
/// Source: refresh controls reference, 1.9 (released, refreshing and finishing told apart).
public enum RefreshStage: String, CaseIterable, Sendable {
  /// The control is at rest.
  case idle
  /// The user has pulled the control past its trigger.
  case pulling
  /// The control has fired or the page behind the header opens, and the opening has not ended.
  case settling
  /// The control is refreshing, and its opening has ended.
  case refreshing
  /// The control shows a result or closes.
  case finishing
}
