import RefreshModel

/// Support for the program's changes to the appearance.
extension ControlAppearance {
  /// Returns this appearance with the changes of `parts` applied.
  ///
  /// Hidden texts become empty. A colour for the shown state replaces the palette's `control`,
  /// `secondaryText` and `focus`. Custom styles that implement ``ControlStyle/parts`` should draw
  /// from the result.
  public func applying(_ parts: ControlParts) -> ControlAppearance {
    var new = self
    new.parts = parts
    guard !new.parts.isUnchanged else { return new }
    if !new.parts.showsTitle { (new.title, new.previousTitle) = ("", "") }
    if !new.parts.showsLastUpdated { (new.lastUpdatedText, new.lastUpdated) = ("", nil) }
    if let color = new.color {
      new.palette.control = color
      new.palette.secondaryText = color
      new.palette.focus = color
    }
    return new
  }

  /// The line below the title, or an empty string if there is none.
  public var subtitle: String {
    parts.subtitles.title(
      for: shownState, in: axis.orientation, translation: translation)
  }

  /// The program's colour for text and symbols of the shown state, or `nil` for the style's
  /// default.
  public var color: Color? { parts.colors.value(for: shownState) }

  /// Returns the font of the title: the program's, or else `usual`.
  func titleStyle(_ usual: TextStyle) -> TextStyle {
    parts.fonts.value(for: shownState) ?? usual
  }

  /// Returns the font of the subtitle: the program's, or else `usual`.
  func subtitleStyle(_ usual: TextStyle) -> TextStyle {
    parts.subtitleFonts.value(for: shownState) ?? usual
  }

  /// The program's image that replaces arrow or spinner, with its opacity, or `nil` if there is
  /// none.
  var image: (image: ControlImage, opacity: Double)? {
    guard !parts.images.isEmpty else { return nil }
    let spinner = spinnerOpacity
    if spinner > 0 {
      return parts.images.value(for: .refreshing)?.image(atTime: time).map { ($0, spinner) }
    }
    let images = parts.images.value(for: shownState)
    switch shownState {
    case .idle where showsArrow: return images?.image(atPull: pull).map { ($0, 1) }
    case .pulling where showsArrow, .floorArmed where showsArrow:
      return images?.image(atTime: time).map { ($0, 1) }
    case .success, .failure, .noMoreData:
      let opacity = isClosing ? min(max(1 - closing, 0), 1) : 1
      return images?.image(atTime: time).map { ($0, opacity) }
    default: return nil
    }
  }

  /// Draws ``image`` around `x`, `y`, upright even if the box is rotated, or returns `false` if
  /// there is none.
  func drawImage(x: Double, y: Double, on canvas: Canvas) -> Bool {
    guard let image else { return false }
    let (width, height) = (image.image.width, image.image.height)
    canvas.rotated(by: uprightAngle, aroundX: x, y: y) {
      canvas.draw(
        image.image, in: Rect(x: -width / 2, y: -height / 2, width: width, height: height),
        opacity: image.opacity)
    }
    return true
  }
}
