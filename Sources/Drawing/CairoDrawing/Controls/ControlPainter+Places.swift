import RefreshModel
import SceneModel
import ScrollModel

/// The place of a control's box and its visible part, along the list's axis.
struct ControlBox {
  /// The start of the box.
  var top: Double
  /// The height of the box.
  var height: Double
  /// The part that may be drawn on.
  var room: Rect
  /// The ground behind the control.
  var ground = Ground.none

  enum Ground {
    /// The list's own ground.
    case none
    /// A panel in the box, with a line toward the rows that it covers.
    case panel
  }
}

/// The places of controls that are not beyond the content's edge.
extension ControlPainter {
  /// The box of a control `height` points high that is placed elsewhere than beyond the content's
  /// edge; nil where nothing of it is seen.
  func placedBox(
    of side: ControlSide, height: Double, hasOwnGround: Bool, in scene: Scene,
    on canvas: Canvas
  ) -> ControlBox? {
    switch scene.placement(of: side) {
    case .above: nil
    case .behind, .stretched, .front: fixedBox(of: side, height: height, in: scene, on: canvas)
    case .overlay:
      overlayBox(height: height, hasOwnGround: hasOwnGround, in: scene, on: canvas)
    case .locator: gapBox(height: height, in: scene, on: canvas)
    }
  }

  /// A box at the viewport's edge, as long as the control or as the gap.
  ///
  /// A control in front of the content comes out over it as far as the list is pulled, and stays
  /// there while it refreshes. A stretched control is never shorter than its own length.
  private func fixedBox(
    of side: ControlSide, height: Double, in scene: Scene, on canvas: Canvas
  ) -> ControlBox? {
    let length = scene.axis.length(of: scene.viewport)
    let free = insetOfOthers(on: side, of: scene)
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
      let foot = placement == .front ? length - free - shown : content + scene.contentLength
      end = canvas.snapped(y: length - free)
      start = canvas.snapped(y: max(foot, 0))
    }
    guard end > start else { return nil }
    let room = Rect(
      x: 0, y: start, width: scene.axis.breadth(of: scene.viewport), height: end - start)
    var box = ControlBox(top: start, height: height, room: room)
    if placement == .stretched { box.height = max(height, end - start) }
    // A control that is stretched, or slides out, ends at the content or at the end of its slide.
    let isLed = placement != .behind
    box.top = (side == .header) == isLed ? end - box.height : start
    if placement == .front { box.ground = .panel }
    return box
  }

  /// A box that comes out of the viewport's edge and lies over the content.
  ///
  /// A control with a ground of its own, as a disc has, stays there and shrinks as it closes; any
  /// other has a panel as high as itself, which goes back.
  private func overlayBox(
    height: Double, hasOwnGround: Bool, in scene: Scene, on canvas: Canvas
  ) -> ControlBox? {
    let scale = scene.overlayScale
    let place = scene.overlayPlace * (hasOwnGround ? 1 : scale)
    guard place > 0, scale > 0 else { return nil }
    let length = scene.axis.length(of: scene.viewport)
    let edge = canvas.snapped(y: insetOfOthers(on: .header, of: scene))
    let top = canvas.snapped(y: edge + place) - height
    // A panel hides no more of the rows than necessary.
    let start = hasOwnGround ? edge : max(edge, top)
    let end = hasOwnGround ? length : min(top + height, length)
    guard end > start else { return nil }
    return ControlBox(
      top: top, height: height,
      room: Rect(
        x: 0, y: start, width: scene.axis.breadth(of: scene.viewport), height: end - start),
      ground: hasOwnGround ? .none : .panel)
  }

  /// A box in the gap between two rows.
  private func gapBox(height: Double, in scene: Scene, on canvas: Canvas) -> ControlBox? {
    let end = canvas.snapped(y: scene.headerBottom)
    let start = canvas.snapped(y: scene.headerBottom - scene.shownLength(of: .header))
    guard end > start else { return nil }
    return ControlBox(
      top: end - height, height: height,
      room: Rect(
        x: 0, y: start, width: scene.axis.breadth(of: scene.viewport), height: end - start))
  }
}
