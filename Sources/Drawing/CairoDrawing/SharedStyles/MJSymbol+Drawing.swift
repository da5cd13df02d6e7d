import SceneModel

/// Drawing of an MJ control's symbol.
extension MJSymbol {
  /// Returns `height`, or the height of the images if that is larger.
  func height(atLeast height: Double) -> Double {
    guard case .images(let images) = self else { return height }
    return max(height, images.height)
  }

  /// Returns the space that the symbol currently takes next to the title, or `nil` if none is
  /// shown.
  func extent(in appearance: ControlAppearance) -> MJArrangement.Symbol? {
    switch self {
    case .text: nil
    case .normal where appearance.image == nil:
      appearance.showsSymbol
        ? MJArrangement.Symbol(
          reach: PullArrow.height / 2, distance: MJHeaderStyle.labelInset) : nil
    case .images, .normal:
      picture(of: appearance).map { picture in
        let isTurned = appearance.axis.orientation == .horizontal
        let width = isTurned ? picture.image.height : picture.image.width
        return MJArrangement.Symbol(
          reach: width / 2, distance: width / 2 + MJHeaderStyle.imageInset)
      }
    }
  }

  /// Returns the image to show: the program's image for the state, or else the symbol's own.
  private func picture(
    of appearance: ControlAppearance
  ) -> (image: ControlImage, opacity: Double)? {
    if let picture = appearance.image { return picture }
    guard case .images(let images) = self else { return nil }
    return images.picture(of: appearance)
  }

  /// Draws the symbol around `x`, `y`.
  ///
  /// `turn` is the arrow's rotation: 0 points down, 1 is half a turn.
  func draw(
    _ appearance: ControlAppearance, x: Double, y: Double, turn: Double, _ color: Color,
    on canvas: Canvas
  ) {
    switch self {
    case .text: break
    case .normal where appearance.image == nil:
      if appearance.showsArrow {
        // The documented angle is slightly beyond −π, so the arrow turns counterclockwise, and
        // back.
        PullArrow().draw(x: x, y: y, angle: -.pi * turn, color, on: canvas)
      }
      Spinner().draw(
        x: x, y: y, time: appearance.time, opacity: appearance.spinnerOpacity, color, on: canvas)
    case .images, .normal:
      guard let picture = picture(of: appearance) else { break }
      let (width, height) = (picture.image.width, picture.image.height)
      canvas.rotated(by: appearance.uprightAngle, aroundX: x, y: y) {
        canvas.draw(
          picture.image, in: Rect(x: -width / 2, y: -height / 2, width: width, height: height),
          opacity: picture.opacity)
      }
    }
  }
}
