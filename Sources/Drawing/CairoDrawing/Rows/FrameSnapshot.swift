import RefreshModel
import SceneModel

/// A snapshot of the visible parts of a list, used to find the areas that a later frame must
/// redraw.
///
/// It contains everything that time and the pointer change. Changes by other events, for example of
/// rows, selection or insets, are not compared. It is a class because it is large and always passed
/// as a whole.
package final class FrameSnapshot: Sendable {
  /// The parts that move or cover rows; if they differ, everything must be redrawn.
  package struct Layout: Equatable, Sendable {
    var origin: Double
    var gap: Scene.Gap?
    var rows: Range<Int>
    var stickyRow: Int?
    var stickyFrame: Rect?
    var selectionRectangle: Rect?
    /// The time, while rows move to their places.
    var animationTime: Double?

    /// Creates the snapshot of `scene`, whose rows move by `animation`.
    ///
    /// The scroll offset of rows is rounded to the device pixels of `canvas`.
    package init(of scene: Scene, _ animation: RowAnimation, on canvas: Canvas) {
      animationTime = animation.isActive(at: scene.time) ? scene.time : nil
      origin =
        scene.ownContentLength == nil
        ? canvas.snapped(y: scene.contentOffset) : scene.contentOffset
      gap = scene.gap
      rows = scene.visibleRows
      let sticky = scene.stickyRow
      (stickyRow, stickyFrame) = (sticky?.row, sticky?.frame)
      selectionRectangle = scene.selectionRectangleFrame
    }
  }

  /// The painter that draws the scene.
  package let painter: ScenePainter
  private let layout: Layout
  /// The states of the hovered, pressed and focused rows, by row.
  private let marked: [Int: RowState]
  private let header: ControlSnapshot?
  private let footer: ControlSnapshot?
  private let indicator: Scene.Indicator?
  /// The frames of the hovered, pressed and focused rows, by row.
  private let frames: [Int: Rect]

  /// Creates a snapshot of `scene` and its `layout`, as `painter` paints it.
  ///
  /// `canvas` has the resolution of the canvas that is painted on.
  package init(
    of scene: Scene, _ layout: Layout, _ painter: ScenePainter, _ contents: SceneContents,
    on canvas: Canvas, text: TextRenderer
  ) {
    let sticky = scene.stickyRow
    self.layout = layout
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
    header = painter.snapshot(of: .header, scene, contents, on: canvas, text: text)
    footer = painter.snapshot(of: .footer, scene, contents, on: canvas, text: text)
    indicator = scene.indicator
  }

  /// Returns the areas of the viewport that differ in `next`, in points, or `nil` if everything
  /// must be redrawn.
  ///
  /// `drawings` contains the areas that were animated in the last paint.
  package func changes(to next: FrameSnapshot, _ drawings: RowDrawings) -> [Rect]? {
    guard layout == next.layout else { return nil }
    var places: [Rect] = []
    for (row, state) in marked where next.marked[row] != state {
      if let frame = frames[row] { places.append(frame) }
    }
    for (row, state) in next.marked where marked[row] != state {
      if let frame = next.frames[row] { places.append(frame) }
    }
    places += ControlSnapshot.changes(
      from: header, to: next.header, moving: drawings.moving[.header])
    places += ControlSnapshot.changes(
      from: footer, to: next.footer, moving: drawings.moving[.footer])
    if indicator != next.indicator {
      places += [indicator, next.indicator].compactMap { $0.map(IndicatorRenderer.area) }
    }
    return places
  }
}

extension ScenePainter {
  /// Returns the snapshot of the control on `side` of `scene`, or `nil` if it is not visible.
  func snapshot(
    of side: ControlSide, _ scene: Scene, _ contents: SceneContents, on canvas: Canvas,
    text: TextRenderer
  ) -> ControlSnapshot? {
    let style: (any ControlStyle)? = side == .header ? header : footer
    guard let style, let control = scene.control(side) else { return nil }
    return ControlPainter(palette: palette, zone: zone, translation: translation).snapshot(
      of: side, style, of: scene,
      sheet: contents.style?(.control(side, control.state)) ?? PartStyle(), on: canvas, text: text)
  }
}
