/// Headers and footers by a stylesheet.
extension ControlStyle {
  /// This style with the colour and the font of `sheet`, where the program has not chosen others.
  func following(_ sheet: PartStyle) -> any ControlStyle {
    guard sheet.color != nil || sheet.font != nil else { return self }
    var style = self
    if style.parts.colors.all == nil { style.parts.colors.all = sheet.color }
    if style.parts.fonts.all == nil { style.parts.fonts.all = sheet.font }
    return style
  }
}

extension ControlAppearance {
  /// This appearance inside the room that `box` leaves, whose top left corner is at 0, 0.
  ///
  /// A ground of the control's own leaves the box free on every side.
  func shrunk(by box: PartBox) -> ControlAppearance {
    guard box != PartBox() else { return self }
    var inner = self
    let sides = box.left + box.right
    inner.width = max(width - sides, 0)
    inner.height = max(height - box.height, 0)
    inner.area.width = max(area.width - sides, 0)
    inner.area.height = max(area.height - box.height, 0)
    inner.distance = max(distance - box.height, 0)
    return inner
  }
}
