/// The program's completions that wait for a control to open or to close.
///
/// Each is called once.
@MainActor struct ControlCompletions {
  /// A callback of the program.
  typealias Call = Report.Call

  /// The completions that wait for the control to open.
  private var begin: [Call] = []
  /// The completions that wait for the control to close.
  private var end: [Call] = []
  /// Whether the control is opening.
  private(set) var isOpening = false
  /// Whether the control was already open when a completion was added.
  private var isRepeated = false

  /// Adds a completion for the opening.
  ///
  /// If `isOpen` is set, the completion is called with the next reports.
  mutating func waitForOpening(_ call: @escaping Call, isOpen: Bool) {
    begin.append(call)
    guard isOpen, !isOpening else { return }
    isOpening = true
    isRepeated = true
  }

  /// Adds a completion for the closing.
  mutating func waitForClosing(_ call: @escaping Call) { end.append(call) }

  /// Notes that the control begins to open.
  mutating func noteOpening() { isOpening = true }

  /// Discards the completions for an opening that ended early.
  mutating func forgetOpening() {
    begin = []
    isOpening = false
    isRepeated = false
  }

  /// Ends the opening, and returns its completions.
  ///
  /// `own` is the control's own callback and comes last, unless the control was already open.
  mutating func takeOpened(_ own: Call?) -> [Call] {
    defer { forgetOpening() }
    return begin + (isRepeated ? [] : own.map { [$0] } ?? [])
  }

  /// Ends the closing, and returns its completions.
  ///
  /// `own` is the control's own callback and comes last.
  mutating func takeClosed(_ own: Call? = nil) -> [Call] {
    defer { end = [] }
    return end + (own.map { [$0] } ?? [])
  }
}
