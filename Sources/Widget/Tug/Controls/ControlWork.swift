import CGtk
import GtkBridge
import RefreshModel

/// The work of one control for C: its `TugWork`, and the calls that wait for its end.
///
/// When the engine ends work, it is over immediately. The program receives the end later, with the
/// other reports.
@MainActor final class ControlWork {
  private typealias Token = GObjectRef<OpaquePointer>

  /// The end of work.
  private struct End {
    let result: RefreshResult
    let error: ErrorCopy?
  }

  /// The token of the running work, or `nil` if the program has not received it.
  private var token: Token?
  /// The tokens of cancelled work that the program must still be notified of.
  private var cancelledTokens: [Token] = []
  /// The calls that wait for the end of the running work.
  private var waiting: [OpaquePointer] = []
  /// The calls that will wait for the end of the work that begins next.
  private var pendingWaiters: [OpaquePointer] = []
  /// The calls whose work has ended, but that have not been answered yet.
  private var over: [(waiter: OpaquePointer, end: End)] = []
  /// Whether the work was begun for waiting calls.
  private var wasBegunByWaiter = false
  /// The end that the program has set, which may take effect later, or `nil` if there is none.
  private var given: End?
  /// The last failure, or `nil` once new work has begun.
  private var failure: ErrorCopy?

  /// The message of the last failure, or of the failure that is about to end the work.
  ///
  /// It is `nil` if the failure has no message, and once new work has begun.
  var failureMessage: String? {
    let message = (given?.result == .failure ? given?.error : failure)?.message
    return message?.isEmpty == true ? nil : message
  }

  /// The reason of the last failure in words for the user, or `nil` if the program gave none.
  ///
  /// The text of a thrown error is for programmers and is excluded.
  var reason: String? {
    let error = given?.result == .failure ? given?.error : failure
    return error?.isFromProgram == true ? failureMessage : nil
  }

  // MARK: Token

  /// Returns the token of the running work of `widget`, which lives as long as the work.
  ///
  /// The token is created when it is needed first. It may already be over, if the program has ended
  /// the work after a delay.
  func object(
    on widget: UnsafeMutablePointer<GtkWidget>, _ side: ControlSide
  ) -> OpaquePointer? {
    if token == nil {
      token = _tug_work_new(widget, side.isHeaderInC).map { GObjectRef(adopting: $0) }
    }
    return token?.pointer
  }

  // MARK: Waiting

  /// Adds `waiter` to the running work.
  ///
  /// If `begins` is set, adds it to the work that is about to begin.
  func wait(_ waiter: OpaquePointer, begins: Bool) {
    if begins { pendingWaiters.append(waiter) } else { waiting.append(waiter) }
  }

  /// Answers the waiters of work that did not begin, with the result cancelled.
  func cancelPendingWaiters() {
    over += pendingWaiters.map { ($0, End(result: .cancelled, error: nil)) }
    pendingWaiters = []
    deliver()
  }

  /// Removes `waiter`.
  ///
  /// Returns `nil` if its answer is already on its way. Otherwise returns whether the work should
  /// be cancelled, because it was begun only for waiters that are all removed.
  func leave(_ waiter: OpaquePointer) -> Bool? {
    if let place = pendingWaiters.firstIndex(of: waiter) {
      pendingWaiters.remove(at: place)
      return false
    }
    guard let place = waiting.firstIndex(of: waiter) else { return nil }
    waiting.remove(at: place)
    return waiting.isEmpty && wasBegunByWaiter
  }

  // MARK: End

  /// Stores the end of the work that the program has set.
  ///
  /// `error` is the reason of a failure.
  func give(_ result: RefreshResult, _ error: ErrorCopy? = nil) {
    given = End(result: result, error: error)
  }

  /// Notes that new work begins.
  func began() {
    given = nil
    failure = nil
    if !pendingWaiters.isEmpty { wasBegunByWaiter = true }
    waiting += pendingWaiters
    pendingWaiters = []
  }

  /// Notes that the engine has ended the work with `result`.
  ///
  /// `nil` means that the work was dropped before it was shown, with the result that the program
  /// set.
  func ended(_ result: RefreshResult?) {
    let result = result ?? given?.result ?? .cancelled
    let end = End(result: result, error: given?.result == result ? given?.error : nil)
    let isCancelled = result == .cancelled || given?.result != result
    if let token, _tug_work_close(token.pointer).isTrue, isCancelled {
      cancelledTokens.append(token)
    }
    failure = result == .failure ? end.error : nil
    over += waiting.map { ($0, end) }
    (token, waiting, given, wasBegunByWaiter) = (nil, [], nil, false)
  }

  /// Reports all ended work to the program.
  func deliver() {
    // Each answer may end work or begin new work.
    while !over.isEmpty {
      let (waiter, end) = over.removeFirst()
      _tug_waiter_answer(waiter, end.result.inC, end.error?.pointer)
    }
    while !cancelledTokens.isEmpty {
      let token = cancelledTokens.removeFirst()
      g_cancellable_cancel(tug_work_get_cancellable(token.pointer))
    }
  }

  /// Cancels everything, because the widget is destroyed.
  func dispose() {
    ended(.cancelled)
    cancelPendingWaiters()
  }
}
