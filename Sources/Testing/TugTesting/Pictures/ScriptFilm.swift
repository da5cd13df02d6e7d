public import CairoDrawing
public import Replay
import SceneModel
public import Translations

/// A script's list at several times, as one sheet of frames.
public struct ScriptFilm: Equatable, Sendable {
  /// The frames' times in seconds, in order, none after the script's end.
  public var times: [Double]
  /// The captions of the frames; a missing or nil one is the frame's time.
  public var captions: [String?]
  /// Frames in a row, 1 or more.
  public var columns: Int
  /// The magnification of the frames: 1 is their own size.
  public var zoom: Double

  /// The languages in which the frames are shown, one after the other; empty for the script's own.
  public var languages: [Language] = []

  /// A film with frames at `times`.
  public init(
    at times: [Double], captions: [String?] = [], columns: Int = 3, zoom: Double = 1
  ) {
    self.times = times
    self.captions = captions
    self.columns = columns
    self.zoom = zoom
  }

  /// The sheet of `script`, at its scale and in its theme.
  ///
  /// Throws `CanvasError` for a sheet beyond a cairo image, and `ScriptError` for an event that the
  /// list refuses.
  public func canvas(
    of script: Script, looks: ScriptLooks = ScriptLooks(), text: TextRenderer
  ) throws -> Canvas {
    var frames: [ContactSheet.Frame] = []
    if languages.isEmpty {
      frames = try self.frames(of: script, looks: looks, text: text)
    } else {
      for language in languages {
        var script = script
        script.language = language
        for var frame in try self.frames(of: script, looks: looks, text: text) {
          let caption = frame.caption ?? ContactSheet.caption(frame.time)
          frame.caption = "\(language.tag): \(caption)"
          frames.append(frame)
        }
      }
    }
    var sheet = ContactSheet(
      columns: columns, scale: Double(script.scale),
      palette: try ScriptPicture(script, looks: looks, text: text).palette)
    sheet.zoom = zoom
    return try sheet.picture(of: frames, text: text)
  }

  private func frames(
    of script: Script, looks: ScriptLooks, text: TextRenderer
  ) throws -> [ContactSheet.Frame] {
    let picture = try ScriptPicture(script, looks: looks, text: text)
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
