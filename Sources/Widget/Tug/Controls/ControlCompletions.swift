/// The program's completions that wait for a control to open or to close; each is called once.
@MainActor struct ControlCompletions {
  /// A call into the program.
  typealias Call = ProgramNotice.Call

  /// The calls for when the control is open.
  private var begin: [Call] = []
  /// The calls for when the control has closed.
  private var end: [Call] = []
  /// True until the opening is over.
  private(set) var isOpening = false
  /// True where the control is open, and was only asked for again.
  private var isRepeated = false

  /// Lets `call` wait for the opening; where the control `isOpen` already, it is called at once.
  mutating func waitForOpening(_ call: @escaping Call, isOpen: Bool) {
    begin.append(call)
    guard isOpen, !isOpening else { return }
    isOpening = true
    isRepeated = true
  }

  /// Lets `call` wait for the closing.
  mutating func waitForClosing(_ call: @escaping Call) { end.append(call) }

  /// Notes that the opening begins.
  mutating func openingBegan() { isOpening = true }

  /// Forgets the opening, which has ended early.
  mutating func forgetOpening() {
    begin = []
    isOpening = false
    isRepeated = false
  }

  /// Ends the opening, and returns the calls that waited for it, with `own`, the control's own call
  /// if it has one.
  mutating func takeOpened(_ own: Call?) -> [Call] {
    defer { forgetOpening() }
    return begin + (isRepeated ? [] : own.map { [$0] } ?? [])
  }

  /// Ends the closing, and returns the calls that waited for it, with `own`, the control's own call
  /// if it has one.
  mutating func takeClosed(_ own: Call? = nil) -> [Call] {
    defer { end = [] }
    return end + (own.map { [$0] } ?? [])
  }
}
