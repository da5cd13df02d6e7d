import DescribedStyles
import RefreshModel
import Replay
import SceneModel
import ScrollModel

@testable import CairoDrawing

/// A film of one control at 60 frames a second, in the coordinates of the control's box.
struct ControlFilm {
  /// A moment of the film.
  struct Frame {
    let time: Double
    let state: RefreshState
    /// The texts that the control shows.
    let words: [String]
    let pixels: Pixels
    /// The rows of pixels in which the control may draw.
    let rows: Range<Int>
    /// The place of the content, or of a control over it, along the list in points.
    let place: Double
  }

  /// A change between two frames that the motion around it does not explain.
  struct Jump: CustomStringConvertible {
    /// The frame after the change.
    let frame: Frame
    /// The changed area in square points, and the mean of the changes around it.
    let change, usual: Double
    /// Whether the control shows other words, or another state, than in the frame before.
    let changesWords: Bool

    var description: String {
      "at \(frame.time), \(frame.state), \(change.rounded()) square points, \(usual.rounded()) around"
    }
  }

  let frames: [Frame]
  private let scale: Double

  /// The largest area whose change is not visible in motion, in square points at full contrast.
  ///
  /// It is chosen here: a part of a letter.
  private static let floor = 24.0
  /// The points above or below the box that a film shows.
  private static let margin = 60.0

  /// Plays `script`, and draws its control on `side` in each frame.
  init(_ script: Script, side: ControlSide, text: TextRenderer) throws {
    var run = try ScriptRun(script)
    scale = Double(script.scale)
    var frames: [Frame] = []
    for number in 0... {
      let time = Double(number) * PullScript.frame
      if time > script.end { break }
      try run.advance(to: time)
      let description = side == .header ? run.header : run.footer
      guard let style: any ControlStyle = description?.headerStyle ?? description?.footerStyle
      else { break }
      frames.append(try Self.frame(of: run.scene, side, style, script, text: text))
    }
    self.frames = frames
  }

  private static func frame(
    of scene: Scene, _ side: ControlSide, _ style: any ControlStyle, _ script: Script,
    text: TextRenderer
  ) throws -> Frame {
    let palette: Palette = script.theme == .dark ? .dark : .light
    let painter = ControlPainter(palette: palette, zone: .utc, translation: .english)
    let (width, length) = (scene.viewport.width, scene.viewport.height)
    // A control that follows the content is drawn where it would be if the content did not move.
    let isFollowing = scene.placement(of: side) == .above
    let height = isFollowing ? style.height + margin : style.height + 2 * margin
    let canvas = try Canvas(width: width, height: height, scale: Double(script.scale))
    canvas.fill(palette.background)
    let (start, end) = side == .header ? (0, scene.headerBottom) : (scene.footerTop, length)
    let shift = canvas.snapped(y: !isFollowing ? 0 : side == .header ? height - end : -start)
    canvas.translated(x: 0, y: shift) {
      painter.draw(side, style, of: scene, sheet: PartStyle(), on: canvas, text: text)
    }
    let pixels = try canvas.pixels()
    let edges = [start, end].map { edge in
      let row = ((canvas.snapped(y: edge) + shift) * Double(script.scale)).rounded()
      return Int(min(max(row, 0), Double(pixels.height)))
    }
    let appearance = ControlAppearance(
      side, of: scene, height: style.height, texts: style.texts, palette: palette)
    return Frame(
      time: scene.time, state: appearance?.shownState ?? .idle,
      words: [appearance?.title ?? "", appearance?.lastUpdatedText ?? ""], pixels: pixels,
      rows: isFollowing ? edges[0]..<max(edges[0], edges[1]) : 0..<pixels.height,
      place: isFollowing ? scene.contentOffset : scene.overlayPlace)
  }

  /// The jumps: changes of more than three times the mean of the four around them and a small area.
  ///
  /// Rows that come into view or leave it are not changes, and neither is a motion along the list by
  /// at most the way of the content.
  var jumps: [Jump] {
    let changes = zip(frames, frames.dropFirst()).map { difference($0, $1) }
    return changes.indices.compactMap { index in
      let around = [index - 2, index - 1, index + 1, index + 2].filter(changes.indices.contains)
      let usual = around.map { changes[$0] }.reduce(0, +) / Double(max(around.count, 1))
      let (former, frame) = (frames[index], frames[index + 1])
      let way = (abs(frame.place - former.place) * scale).rounded(.up)
      // The last single pixels of a spring also change the shape of a drawing that fills the gap.
      let limit = 3 * usual + Self.floor * (way > 0 ? 2 : 1)
      guard changes[index] > limit else { return nil }
      let shifts = stride(from: -2 * way, through: 2 * way, by: 1).map { $0 / 2 }
      let rest = shifts.map {
        min(difference(former, frame, shift: $0), difference(frame, former, shift: $0))
      }.min()
      guard let rest, min(rest, changes[index]) > limit else { return nil }
      return Jump(
        frame: frame, change: min(rest, changes[index]), usual: usual,
        changesWords: (former.state, former.words) != (frame.state, frame.words))
    }
  }

  /// Returns the sum over all pixels of the largest difference of a component, from 0 to 1 each, in
  /// square points.
  ///
  /// The rows of `other` are moved by `shift` pixels, a multiple of 0.5.
  private func difference(_ one: Frame, _ other: Frame, shift: Double = 0) -> Double {
    let rows = one.rows.clamped(to: other.rows)
    let line = one.pixels.width * 4
    let first = Int(shift.rounded(.down))
    let second = Int(shift.rounded(.up))
    var sum = 0
    one.pixels.bytes.withUnsafeBufferPointer { here in
      other.pixels.bytes.withUnsafeBufferPointer { there in
        for row in rows where rows.contains(row + first) && rows.contains(row + second) {
          let (from, upper, lower) = (row * line, (row + first) * line, (row + second) * line)
          // Loops over ranges and `abs` are slow in a test's build.
          var pixel = 0
          while pixel < line {
            var (part, greatest) = (pixel, 0)
            while part < pixel + 3 {
              let mean = (Int(there[upper + part]) + Int(there[lower + part])) / 2
              let difference = Int(here[from + part]) - mean
              if difference > greatest { greatest = difference }
              if -difference > greatest { greatest = -difference }
              part += 1
            }
            sum += greatest
            pixel += 4
          }
        }
      }
    }
    return Double(sum) / 255 / scale / scale
  }
}
