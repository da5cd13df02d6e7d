import ScrollModel

/// What a program is to be told of one control's openings and closings, each call once.
@MainActor struct ControlCompletions {
  /// A call into the program.
  typealias Call = @MainActor () -> Void

  /// To be called when the control is open.
  var begin: [Call] = []
  /// To be called when the control has closed.
  var end: [Call] = []
  /// Whether the opening is not over yet.
  var isOpening = false
  /// Whether the control is open, and only asked for once more.
  var isRepeated = false
  /// The calls of the openings that are over and not told yet, the oldest first.
  private var opened: [[Call]] = []
  /// The same for closings.
  private var closed: [[Call]] = []
  /// The controls' own calls for closings that begin and are not told yet, the oldest first.
  private var closing: [Call?] = []

  /// The opening is over; `own` is the control's own call, if it has one.
  mutating func noteOpened(_ own: Call?) {
    guard Feature.completions.isOn else { return forgetOpening() }
    opened.append(begin + (isRepeated ? [] : own.map { [$0] } ?? []))
    begin = []
    isOpening = false
    isRepeated = false
  }

  /// What was opening is not any more.
  mutating func forgetOpening() {
    begin = []
    isOpening = false
    isRepeated = false
  }

  /// The closing begins; `own` is the control's own call, if it has one.
  mutating func noteClosing(_ own: Call?) {
    guard Feature.endAnimationCallback.isOn else { return }
    closing.append(own)
  }

  /// The closing is over; `own` is the control's own call, if it has one.
  mutating func noteClosed(_ own: Call?) {
    guard Feature.completions.isOn else { return end = [] }
    closed.append(end + (own.map { [$0] } ?? []))
    end = []
  }

  /// Takes the calls of the oldest opening.
  mutating func takeOpened() -> [Call] { opened.isEmpty ? [] : opened.removeFirst() }

  /// Takes the calls of the oldest closing.
  mutating func takeClosed() -> [Call] { closed.isEmpty ? [] : closed.removeFirst() }

  /// Takes the call of the oldest closing that begins.
  mutating func takeClosing() -> Call? { closing.isEmpty ? nil : closing.removeFirst() }
}
