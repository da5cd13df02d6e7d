/// Stylesheet support of headers and footers.
extension ControlStyle {
  /// Returns this style with the colour and font of `sheet`, except for values that the program has
  /// set.
  func following(_ sheet: PartStyle) -> any ControlStyle {
    guard sheet.color != nil || sheet.font != nil else { return self }
    var style = self
    if style.parts.colors.all == nil { style.parts.colors.all = sheet.color }
    if style.parts.fonts.all == nil { style.parts.fonts.all = sheet.font }
    return style
  }
}

extension ControlAppearance {
  /// Returns this appearance, reduced to the space inside `box`, with that space's top left corner
  /// as origin.
  ///
  /// The control's background then also stays inside the box.
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
