import CairoDrawing
import Replay
import TestSupport
import TugTesting

/// A script that demonstrates a feature by its `#=` lines and by its images.
struct FeatureScript {
  private let text: String
  private let script: Script

  /// Parses the script in `text`.
  init(_ text: String) throws {
    self.text = text
    script = try ScriptParser.parse(text)
  }

  /// Returns the expectations of the script's `#=` lines that fail, in words.
  ///
  /// A script without such lines has a fault too.
  func faults() throws -> [String] {
    let expecting = try ExpectingScript(text)
    return expecting.expectations.isEmpty ? ["the script expects nothing"] : try expecting.faults()
  }

  /// Returns a run of the script, advanced to `time` seconds.
  func run(to time: Double) throws -> ScriptRun {
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return run
  }

  /// Returns the image of the list at `time` seconds, without the scroll indicator.
  ///
  /// `styles` changes the drawing.
  func picture(at time: Double, styles: ScriptStyles = ScriptStyles()) throws -> Pixels {
    var script = script
    script.configuration.showsIndicator = false
    var run = try ScriptRun(script)
    try run.advance(to: time)
    return try ScriptPicture(script, styles: styles, text: try TextRenderer()).canvas(of: run)
      .pixels()
  }
}

extension FeatureScript {
  /// Returns the expectations of the `#=` lines in `text` that fail, in words.
  static func faults(_ text: String) throws -> [String] { try FeatureScript(text).faults() }
}
