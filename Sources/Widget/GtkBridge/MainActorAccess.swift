import CGtk

/// Runs `body` on the main actor; the caller must already be on its thread.
///
/// It replaces `MainActor.assumeIsolated` for calls from C, which occur many times per frame: this
/// function only compares threads, while `assumeIsolated` asks the runtime for the executor. On
/// another thread it crashes, as `assumeIsolated` does.
package func assumeMainActor<Result: Sendable>(
  _ body: @MainActor () -> Result
) -> Result {
  guard _tug_is_main_thread().isTrue else { return MainActor.assumeIsolated(body) }
  return withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// Runs `body` on the main actor, or logs a critical message and returns `nil` on another thread.
///
/// Use it for calls that the program's objects make, because the program may change them on a wrong
/// thread by mistake.
@discardableResult @inline(__always) func onMainThread<Result: Sendable>(
  _ body: @MainActor () -> Result
) -> Result? {
  guard _tug_is_main_thread().isTrue else {
    refuseThread()
    return nil
  }
  return withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}

@inline(never) private func refuseThread() {
  _tug_critical("an object used by Tug was changed on a thread other than GTK's")
}
