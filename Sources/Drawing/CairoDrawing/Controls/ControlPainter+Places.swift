import RefreshModel
import SceneModel
import ScrollModel

/// The position of a control's box and its visible part, along the list's axis.
struct ControlBox {
  /// The start of the box.
  var top: Double
  /// The height of the box.
  var height: Double
  /// The area that may be drawn on.
  var area: Rect
  /// The background behind the control.
  var background = Background.none

  enum Background {
    /// The list's background.
    case none
    /// A panel in the box, with a line at the edge of the rows that it covers.
    case panel
  }
}

/// Layout of controls with a placement other than ``RefreshPolicy/Placement/above``.
extension ControlPainter {
  /// Returns the box of a control `height` points high, or `nil` if it is invisible or placed above
  /// the content.
  func placedBox(
    of side: ControlSide, height: Double, hasBackground: Bool, in scene: Scene,
    on canvas: Canvas
  ) -> ControlBox? {
    switch scene.placement(of: side) {
    case .above: nil
    case .behind, .stretched, .front: fixedBox(of: side, height: height, in: scene, on: canvas)
    case .overlay:
      overlayBox(height: height, hasBackground: hasBackground, in: scene, on: canvas)
    case .locator: gapBox(height: height, in: scene, on: canvas)
    }
  }

  /// Returns a box at the viewport's edge, as long as the control or as the gap.
  ///
  /// A control in front of the content slides out over it by the pulled distance, and stays there
  /// while it refreshes. A stretched control is at least as long as its height.
  private func fixedBox(
    of side: ControlSide, height: Double, in scene: Scene, on canvas: Canvas
  ) -> ControlBox? {
    let length = scene.axis.length(of: scene.viewport)
    let free = insetWithoutControl(on: side, of: scene)
    let content = contentShift - scene.contentOffset
    let placement = scene.placement(of: side)
    let shown = min(scene.shownLength(of: side), height)
    let start: Double
    let end: Double
    switch side {
    case .header:
      start = canvas.snapped(y: free)
      end = canvas.snapped(y: placement == .front ? scene.headerBottom : min(content, length))
    case .footer:
      let bottom = placement == .front ? length - free - shown : content + scene.contentLength
      end = canvas.snapped(y: length - free)
      start = canvas.snapped(y: max(bottom, 0))
    }
    guard end > start else { return nil }
    let area = Rect(
      x: 0, y: start, width: scene.axis.crossLength(of: scene.viewport), height: end - start)
    var box = ControlBox(top: start, height: height, area: area)
    if placement == .stretched { box.height = max(height, end - start) }
    // A stretched or sliding control is aligned to the content or to the end of its slide.
    let isAttachedToContent = placement != .behind
    box.top = (side == .header) == isAttachedToContent ? end - box.height : start
    if placement == .front { box.background = .panel }
    return box
  }

  /// Returns a box that slides out of the viewport's edge over the content.
  ///
  /// A control with its own background, such as a disc, stays in place and shrinks when it closes.
  /// Other controls have a panel of their height, which slides back.
  private func overlayBox(
    height: Double, hasBackground: Bool, in scene: Scene, on canvas: Canvas
  ) -> ControlBox? {
    let scale = scene.overlayScale
    let place = scene.overlayPlace * (hasBackground ? 1 : scale)
    guard place > 0, scale > 0 else { return nil }
    let length = scene.axis.length(of: scene.viewport)
    let edge = canvas.snapped(y: insetWithoutControl(on: .header, of: scene))
    let top = canvas.snapped(y: edge + place) - height
    // Clip the panel to its box, so that it covers no more rows than necessary.
    let start = hasBackground ? edge : max(edge, top)
    let end = hasBackground ? length : min(top + height, length)
    guard end > start else { return nil }
    return ControlBox(
      top: top, height: height,
      area: Rect(
        x: 0, y: start, width: scene.axis.crossLength(of: scene.viewport), height: end - start),
      background: hasBackground ? .none : .panel)
  }

  /// Returns a box in the gap between two rows.
  private func gapBox(height: Double, in scene: Scene, on canvas: Canvas) -> ControlBox? {
    let end = canvas.snapped(y: scene.headerBottom)
    let start = canvas.snapped(y: scene.headerBottom - scene.shownLength(of: .header))
    guard end > start else { return nil }
    return ControlBox(
      top: end - height, height: height,
      area: Rect(
        x: 0, y: start, width: scene.axis.crossLength(of: scene.viewport), height: end - start))
  }
}
