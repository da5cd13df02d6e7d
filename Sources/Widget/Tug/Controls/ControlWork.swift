import CGtk
import GtkBridge
import RefreshModel

/// The work of one control as C knows it: its `TugWork`, and the calls that wait for its end.
///
/// What the engine has ended is over at once; the program hears of it later, with the other notices.
@MainActor final class ControlWork {
  private typealias Token = GObjectRef<OpaquePointer>

  /// The end of work.
  private struct End {
    let result: RefreshResult
    let error: ErrorCopy?
  }

  /// The work that runs, where the program has been asked for it.
  private var token: Token?
  /// Work that was given up, of which the program is still to hear.
  private var givenUp: [Token] = []
  /// The calls that wait for the end.
  private var waiting: [OpaquePointer] = []
  /// Those that are to wait for the end of the work that begins next.
  private var joining: [OpaquePointer] = []
  /// Those whose end is still to be told.
  private var over: [(waiter: OpaquePointer, end: End)] = []
  /// True where the work was begun for the sake of those who wait.
  private var isForWaiting = false
  /// The end that the program has given, which may take effect later.
  private var given: End?
  /// The last failure, until other work begins.
  private var failure: ErrorCopy?

  /// The message of the last failure, or of the one that is about to be; nil where it has none, and
  /// once other work has begun.
  var failureMessage: String? {
    let message = (given?.result == .failure ? given?.error : failure)?.message
    return message?.isEmpty == true ? nil : message
  }

  /// The reason that the program has given for the last failure, in words for its users; nil where there
  /// is none, and for an error that was thrown, whose words are for programmers.
  var reason: String? {
    let error = given?.result == .failure ? given?.error : failure
    return error?.isOfProgram == true ? failureMessage : nil
  }

  // MARK: Its token

  /// Work of `widget` begins; returns its token, alive as long as the work.
  func begin(
    on widget: UnsafeMutablePointer<GtkWidget>, _ side: ControlSide
  ) -> OpaquePointer? {
    token.map { _ = _tug_work_close($0.pointer) }
    guard let work = _tug_work_new(widget, side.isHeaderInC) else { return nil }
    token = GObjectRef(adopting: work)
    return work
  }

  // MARK: Who waits

  /// `waiter` waits for the end of the work that runs, or of that which `begins` for its sake.
  func wait(_ waiter: OpaquePointer, begins: Bool) {
    if begins { joining.append(waiter) } else { waiting.append(waiter) }
  }

  /// What was to begin has not begun: those who wait for it are answered.
  func giveUpJoining() {
    over += joining.map { ($0, End(result: .cancelled, error: nil)) }
    joining = []
    tell()
  }

  /// `waiter` waits no longer; nil where its answer is on its way already, and otherwise true where the
  /// work is for nobody any more.
  func leave(_ waiter: OpaquePointer) -> Bool? {
    if let place = joining.firstIndex(of: waiter) {
      joining.remove(at: place)
      return false
    }
    guard let place = waiting.firstIndex(of: waiter) else { return nil }
    waiting.remove(at: place)
    return waiting.isEmpty && isForWaiting
  }

  // MARK: Its end

  /// The program ends the work with `result`, for the reason `error` where it failed.
  func give(_ result: RefreshResult, _ error: ErrorCopy? = nil) {
    given = End(result: result, error: error)
  }

  /// Other work begins.
  func began() {
    given = nil
    failure = nil
    if !joining.isEmpty { isForWaiting = true }
    waiting += joining
    joining = []
  }

  /// The engine has ended the work with `result`, or dropped it before it could be shown: then with the
  /// result that the program gave.
  func ended(_ result: RefreshResult?) {
    let result = result ?? given?.result ?? .cancelled
    let end = End(result: result, error: given?.result == result ? given?.error : nil)
    let isGivenUp = result == .cancelled || given?.result != result
    if let token, _tug_work_close(token.pointer).isTrue, isGivenUp { givenUp.append(token) }
    failure = result == .failure ? end.error : nil
    over += waiting.map { ($0, end) }
    (token, waiting, given, isForWaiting) = (nil, [], nil, false)
  }

  /// Tells the program of the ends.
  func tell() {
    // Each answer may end or begin other work.
    while !over.isEmpty {
      let (waiter, end) = over.removeFirst()
      _tug_waiter_answer(waiter, end.result.inC, end.error?.pointer)
    }
    while !givenUp.isEmpty {
      let token = givenUp.removeFirst()
      g_cancellable_cancel(tug_work_get_cancellable(token.pointer))
    }
  }

  /// Gives everything up, as the list is destroyed.
  func dispose() {
    ended(.cancelled)
    giveUpJoining()
  }
}
