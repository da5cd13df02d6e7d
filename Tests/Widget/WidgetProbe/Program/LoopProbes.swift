import CGtk
import Glibc
import GtkBridge
import Tug

@MainActor let loopProbes = [
  Probe(name: "await") { awaits($0) },
  Probe(name: "idle") { idle($0) },
]

/// `await` on the main actor continues inside `gtk_main`, on its thread, without busy waiting.
@MainActor private func awaits(_ report: Report) {
  let test = TestWindow()
  let thread = pthread_self()
  var steps: [String] = []
  var sameThread = false
  Task {
    steps.append("task")
    try? await Task.sleep(for: .milliseconds(20))
    steps.append("slept")
    let value = await Task.detached { 42 }.value
    steps.append("\(value)")
    sameThread = pthread_equal(pthread_self(), thread) != 0
    gtk_main_quit()
  }
  let guardTimer = LoopTimer()
  guardTimer.start(milliseconds: 3000) {
    gtk_main_quit()
    return false
  }
  gtk_main()
  report.expect(steps, is: ["task", "slept", "42"], "steps")
  report.expect(sameThread, "same-thread")
  let before = processorTime()
  Loop.run(milliseconds: 500)
  report.expect(processorTime() - before < 0.05, "no-busy-waiting")
  _ = test
}

private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// An idle list makes no frames and no wake-ups; one that refreshes in view does.
@MainActor private func idle(_ report: Report) {
  let test = TestWindow()
  test.list.header = RefreshHeader { try await Task.sleep(for: .seconds(60)) }
  test.show()
  Loop.run(milliseconds: 300)
  var updates = 0
  var paints = 0
  let clock = gtk_widget_get_frame_clock(test.list.widget)
  if let clock {
    SignalConnection.connect(clock, "update") { updates += 1 }
    SignalConnection.connect(clock, "after-paint") { paints += 1 }
  }
  let switches = voluntarySwitches()
  Loop.run(milliseconds: 1000)
  report.expect(updates, is: 0, "idle-updates")
  report.expect(paints, is: 0, "idle-paints")
  let idleSwitches = voluntarySwitches() - switches
  report.note("idle-switches", idleSwitches)
  report.expect(idleSwitches < 20, "few-switches")
  test.list.beginRefreshing()
  report.expect(Loop.run { updates > 10 }, "moving-counts")
  test.list.cancelRefreshing()
  report.expect(test.settle(), "settled")
  updates = 0
  Loop.run(milliseconds: 300)
  report.expect(updates, is: 0, "updates-after")
}

private func voluntarySwitches() -> Int {
  var usage = rusage()
  getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_nvcsw
}
