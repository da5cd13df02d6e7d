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
