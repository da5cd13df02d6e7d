import CairoDrawing
import SceneModel
import ScrollModel

/// A scene with the painter and the sample rows of its tests.
struct DrawnScene {
  var scene: Scene
  var painter = ScenePainter()
  let text: TextRenderer
  let samples: SampleRows

  /// Creates a visible list of `rows` rows of `height` points, in a viewport of `width` × `length`
  /// points.
  init(
    rows: Int = 100, height: Double = 56, width: Double = 320, length: Double = 300,
    adjust: (inout SceneConfiguration) -> Void = { _ in }
  ) throws {
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: rows, height: height)
    configuration.selectionMode = .multiple
    configuration.dragThreshold = 0
    adjust(&configuration)
    scene = Scene(configuration)
    try scene.handle(.resize(width: width, height: length), at: 0)
    try scene.handle(.shown, at: 0)
    text = try TextRenderer()
    samples = try SampleRows(scale: 1)
  }

  /// Sends an event to the list after `seconds`.
  mutating func send(_ event: SceneEvent, after seconds: Double = 0) throws {
    try scene.handle(event, at: scene.time + seconds)
  }

  /// The sample rows, each with an icon as large as fits.
  var sampleContents: SceneContents {
    SceneContents { [samples, scene, text] index in
      samples.appearance(
        of: index,
        iconSize: ScenePainter.iconSize(ofRow: index, of: scene, wraps: false, text: text))
    }
  }

  /// Returns the painted pixels, 10 points larger in each direction than the viewport.
  func pixels(_ contents: SceneContents? = nil, scale: Double = 1) throws -> Pixels {
    let canvas = try Canvas(
      width: scene.viewport.width + 10, height: scene.viewport.height + 10, scale: scale)
    painter.paint(scene, on: canvas, text: text, contents: contents ?? sampleContents)
    return try canvas.pixels()
  }

  /// Returns rows that draw a coloured spot at their start and no text.
  static func spots(direction: TextDirection = .leftToRight) -> SceneContents {
    var contents = SceneContents()
    contents.drawRow = { index, frame, _, canvas in
      let x = direction == .rightToLeft ? frame.x + frame.width - 20 : frame.x + 4
      canvas.fill(
        Rect(x: x, y: frame.y + 4, width: 16, height: 8),
        Color(rgb: Double(index % 5) * 40, 0, 120))
    }
    return contents
  }
}

extension Pixels {
  /// Returns the columns and rows in which this image differs from `other`, or `nil` if they are
  /// equal.
  func change(from other: Pixels) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    var columns: ClosedRange<Int>?
    var rows: ClosedRange<Int>?
    for y in 0..<height {
      for x in 0..<width {
        guard let one = self[x, y], let two = other[x, y], one != two else { continue }
        columns = min(columns?.lowerBound ?? x, x)...max(columns?.upperBound ?? x, x)
        rows = min(rows?.lowerBound ?? y, y)...max(rows?.upperBound ?? y, y)
      }
    }
    guard let columns, let rows else { return nil }
    return (columns, rows)
  }
}
