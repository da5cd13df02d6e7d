/// Headers and footers as a stylesheet wants them.
extension ControlStyle {
  /// The same in the colour and with the letters of `sheet`, as far as the program has not chosen
  /// any.
  func following(_ sheet: PartStyle) -> any ControlStyle {
    guard sheet.color != nil || sheet.font != nil else { return self }
    var style = self
    if style.parts.colors.all == nil { style.parts.colors.all = sheet.color }
    if style.parts.fonts.all == nil { style.parts.fonts.all = sheet.font }
    return style
  }
}

extension ControlAppearance {
  /// The same inside the room that `box` leaves, whose top left corner is at 0, 0.
  func shrunk(by box: PartBox) -> ControlAppearance {
    guard box != PartBox() else { return self }
    var inner = self
    inner.width = max(width - box.left - box.right, 0)
    inner.height = max(height - box.height, 0)
    inner.area.x -= box.left
    inner.area.y -= box.top
    return inner
  }
}
