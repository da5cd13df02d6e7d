import CairoDrawing
import Replay
import SceneModel
import Translations

/// A script's list at several times, as a contact sheet.
package struct ScriptFilm: Equatable, Sendable {
  /// The times of the frames in seconds, ascending, at most the script's end.
  package var times: [Double]
  /// The captions of the frames; a missing or `nil` caption is the frame's time.
  package var captions: [String?]
  /// The number of frames in a row, at least 1.
  package var columns: Int
  /// The magnification of the frames; 1 keeps their size.
  package var zoom: Double

  /// The languages to show the frames in, one after the other, or empty for the script's language.
  package var languages: [Language] = []

  /// Creates a film with frames at `times`.
  package init(
    at times: [Double], captions: [String?] = [], columns: Int = 3, zoom: Double = 1
  ) {
    self.times = times
    self.captions = captions
    self.columns = columns
    self.zoom = zoom
  }

  /// Draws the sheet of `script` with its scale and theme.
  ///
  /// Throws `CanvasError` if the sheet exceeds the largest cairo image, and `ScriptError` if the
  /// list refuses an event.
  package func canvas(
    of script: Script, styles: ScriptStyles = ScriptStyles(), text: TextRenderer
  ) throws -> Canvas {
    var frames: [ContactSheet.Frame] = []
    if languages.isEmpty {
      frames = try self.frames(of: script, styles: styles, text: text)
    } else {
      for language in languages {
        var script = script
        script.language = language
        for var frame in try self.frames(of: script, styles: styles, text: text) {
          let caption = frame.caption ?? ContactSheet.caption(frame.time)
          frame.caption = "\(language.tag): \(caption)"
          frames.append(frame)
        }
      }
    }
    var sheet = ContactSheet(
      columns: columns, scale: Double(script.scale),
      palette: try ScriptPicture(script, styles: styles, text: text).palette)
    sheet.zoom = zoom
    return try sheet.picture(of: frames, text: text)
  }

  private func frames(
    of script: Script, styles: ScriptStyles, text: TextRenderer
  ) throws -> [ContactSheet.Frame] {
    let picture = try ScriptPicture(script, styles: styles, text: text)
    var run = try ScriptRun(script)
    var frames: [ContactSheet.Frame] = []
    for (index, time) in times.enumerated() {
      try run.advance(to: time)
      let now = run
      let viewport = now.scene.viewport
      var frame = ContactSheet.Frame(
        time: time, width: viewport.width, height: viewport.height
      ) { picture.paint(now, on: $0) }
      frame.caption = captions.indices.contains(index) ? captions[index] : nil
      frames.append(frame)
    }
    return frames
  }
}
