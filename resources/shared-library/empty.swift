// A library with nothing in it but the runtime that any library for GTK with async work has.
import Dispatch
import Glibc
import Synchronization

private let count = Mutex(0)

@_cdecl("tug_nothing") public func nothing() -> Int32 {
  Task { @MainActor in
    try? await Task.sleep(for: .seconds(1))
    count.withLock { $0 += 1 }
  }
  DispatchQueue(label: "empty").async { exit(0) }
  return 0
}
