import RefreshModel

/// What a ``ControlHost`` keeps of the control on one side.
@MainActor struct HostedControl {
  /// The calls that wait for its opening and its closing.
  var completions = ControlCompletions()
  /// Its work as C knows it.
  let work = ControlWork()
  /// The number of rows that were inserted since its work began last.
  var newRows = 0
  /// The settings of the control that was replaced, until the engine has reported its end.
  var replaced: ControlSettings?
  /// The program's own policy that the engine has: an open control keeps it until it is closed.
  var shownPolicy: RefreshPolicy?
  /// Whether it had nothing more to load when it was hidden.
  var wasExhausted = false
  /// Whether the program was warned that nothing does its work.
  var isWarned = false
}
