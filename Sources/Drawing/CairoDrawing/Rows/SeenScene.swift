import RefreshModel
public import SceneModel

/// What is seen of a list at a moment, part by part, to find out what a later frame has to draw again.
///
/// It holds what time and the pointer change. What events change besides, such as rows, selection or
/// insets, is not compared. It is a class since it is large, and handed on whole.
public final class SeenScene: Sendable {
  /// What moves or covers the rows: where it differs everything is drawn again.
  public struct Ground: Equatable, Sendable {
    var origin: Double
    var gap: Scene.Gap?
    var rows: Range<Int>
    var stickyRow: Int?
    var stickyFrame: Rect?
    var band: Rect?

    /// The ground of `scene` on a canvas as finely grained as `canvas`.
    public init(of scene: Scene, on canvas: Canvas) {
      origin =
        scene.ownContentLength == nil
        ? canvas.snapped(y: scene.contentOffset) : scene.contentOffset
      gap = scene.gap
      rows = scene.visibleRows
      let sticky = scene.stickyRow
      (stickyRow, stickyFrame) = (sticky?.row, sticky?.frame)
      band = scene.bandFrame
    }
  }

  /// The looks by which it is drawn.
  public let painter: ScenePainter
  private let ground: Ground
  /// The rows that stand out, with their states.
  private let marked: [Int: RowState]
  private let header: SeenControl?
  private let footer: SeenControl?
  private let indicator: Scene.Indicator?
  /// The frames of the rows that stand out.
  private let frames: [Int: Rect]

  /// The look of `scene`, whose ground is known, by `painter`, whose paints are on a canvas as finely
  /// grained as `canvas`.
  public init(
    of scene: Scene, _ ground: Ground, _ painter: ScenePainter, _ contents: SceneContents,
    on canvas: Canvas, text: TextRenderer
  ) {
    let sticky = scene.stickyRow
    self.ground = ground
    self.painter = painter
    let hovered = scene.hoveredRow
    var marked: [Int: RowState] = [:]
    var frames: [Int: Rect] = [:]
    for row in [hovered, scene.litRow, scene.focusedRow] {
      guard let row, scene.visibleRows.contains(row) else { continue }
      marked[row] = painter.state(ofRow: row, isHovered: row == hovered, in: scene)
      frames[row] = sticky?.row == row ? sticky?.frame : scene.frame(ofRow: row)
    }
    self.marked = marked
    self.frames = frames
    header = painter.look(of: .header, scene, contents, on: canvas, text: text)
    footer = painter.look(of: .footer, scene, contents, on: canvas, text: text)
    indicator = scene.indicator
  }

  /// The rectangles of the viewport that differ in `next`, in points; nil where that is everything.
  ///
  /// `drawings` know from the last paint what moves by itself.
  public func changes(to next: SeenScene, _ drawings: RowDrawings) -> [Rect]? {
    guard ground == next.ground else { return nil }
    var places: [Rect] = []
    for (row, state) in marked where next.marked[row] != state {
      if let frame = frames[row] { places.append(frame) }
    }
    for (row, state) in next.marked where marked[row] != state {
      if let frame = next.frames[row] { places.append(frame) }
    }
    places += SeenControl.changes(
      from: header, to: next.header, moving: drawings.moving[.header])
    places += SeenControl.changes(
      from: footer, to: next.footer, moving: drawings.moving[.footer])
    if indicator != next.indicator {
      places += [indicator, next.indicator].compactMap { $0.map(IndicatorRenderer.room) }
    }
    return places
  }
}

extension ScenePainter {
  /// What is seen of the control on `side` of `scene`; nil where nothing is.
  func look(
    of side: ControlSide, _ scene: Scene, _ contents: SceneContents, on canvas: Canvas,
    text: TextRenderer
  ) -> SeenControl? {
    let style: (any ControlStyle)? = side == .header ? header : footer
    guard let style, let control = scene.control(side) else { return nil }
    return ControlPainter(palette: palette, zone: zone, translation: translation).look(
      of: side, style, of: scene,
      sheet: contents.style?(.control(side, control.state)) ?? PartStyle(), on: canvas, text: text)
  }
}
