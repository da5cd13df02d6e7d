import RefreshModel

/// The state that a ``ControlHost`` stores for the control on one side.
@MainActor struct HostedControl {
  /// The completions that wait for the control to open or to close.
  var completions = ControlCompletions()
  /// The work of the control for C.
  let work = ControlWork()
  /// The number of rows that were inserted since the control's work last began.
  var newRows = 0
  /// The program's own policy that the engine uses.
  ///
  /// An open control keeps it until it is closed.
  var shownPolicy: RefreshPolicy?
  /// Whether the control had no more data when it was hidden.
  var wasExhausted = false
  /// Whether the program was warned that the control has no handler.
  var isWarned = false
}
