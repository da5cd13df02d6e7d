import Recording
import Replay

extension ScriptRun {
  /// Returns the trace of `script` as text: the header line and a row for each of `times`, which
  /// must be ascending.
  package static func trace(of script: Script, at times: [Double]) throws(ScriptError) -> String {
    var run = try ScriptRun(script)
    var text = TraceRow.header + "\n"
    for time in times { text += try run.row(at: time).line + "\n" }
    return text
  }
}
