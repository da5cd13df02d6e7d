import CGtk

/// Calls `body` as the main actor does, on whose thread the caller is already.
///
/// It is `MainActor.assumeIsolated` for calls from C, of which each frame has many: that asks the
/// runtime for its executor, this for the thread. On another thread it ends the program as that does.
@inlinable public func assumeMainActor<Result: Sendable>(
  _ body: @MainActor () -> Result
) -> Result {
  guard _tug_is_main_thread().isTrue else { return MainActor.assumeIsolated(body) }
  return withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// Calls `body` as the main actor does; on another thread it logs a critical message and gives nil.
///
/// It is for what a program's own objects call, which it may change on any thread by mistake.
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
  _tug_critical("an object that Tug follows was changed on a thread other than GTK's")
}
