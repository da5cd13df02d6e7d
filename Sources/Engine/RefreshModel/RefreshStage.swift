/// The stage of a refresh control, finer than its ``RefreshState``.
///
/// Source: refresh controls reference, 1.9 (released, refreshing and finishing told apart).
public enum RefreshStage: String, CaseIterable, Sendable {
  /// Nothing happens.
  case idle
  /// The user pulls it.
  case pulling
  /// It has fired, and its opening is not over.
  case settling
  /// It refreshes.
  case refreshing
  /// It shows a result, or closes.
  case finishing
}
