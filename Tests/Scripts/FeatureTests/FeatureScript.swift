import CairoDrawing
import Replay
import TestSupport
import TugTesting

/// A script that shows a feature, by its `#=` lines and by its pictures.
struct FeatureScript {
  private let text: String
  private let script: Script

  /// The script in `text`.
  init(_ text: String) throws {
    self.text = text
    script = try ScriptParser.parse(text)
  }

  /// The expectations in the script's `#=` lines that are not met, in words; a script without such
  /// lines is a fault, too.
  func faults() throws -> [String] {
    let expecting = try ExpectingScript(text)
    return expecting.expectations.isEmpty ? ["it expects nothing"] : try expecting.faults()
  }

  /// The script's run, brought to `time` seconds.
  func run(to time: Double) throws -> ScriptRun {
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return run
  }

  /// The picture of the list at `time` seconds, without the scroll indicator; `looks` changes the
  /// drawing.
  func picture(at time: Double, looks: ScriptLooks = ScriptLooks()) throws -> Pixels {
    var script = script
    script.configuration.showsIndicator = false
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return try ScriptPicture(script, looks: looks, text: try TextRenderer()).canvas(of: run)
      .pixels()
  }
}

extension FeatureScript {
  /// The expectations in the `#=` lines of `text` that are not met, in words.
  static func faults(_ text: String) throws -> [String] { try FeatureScript(text).faults() }
}
