import CairoDrawing
import RefreshModel

extension RefreshHeader {
  /// The distance that opens the page behind the header, as a multiple of the trigger distance.
  ///
  /// Source: SmartRefreshLayout, `floorRate`.
  private static let floorRate = 1.9

  /// Draws the page behind the header, which a longer pull opens.
  ///
  /// With `nil` the style draws it. Setting it adds such a page to a header without one, at 1.9
  /// times the trigger distance. `policy.secondFloor` has the page's distances. Source:
  /// SmartRefreshLayout's two-level header.
  public var drawSecondFloor: SecondFloorHeaderStyle.PageDrawing? {
    get { (style as? SecondFloorHeaderStyle)?.drawPage }
    set {
      if newValue == nil, !(style is SecondFloorHeaderStyle) { return }
      var paged = style as? SecondFloorHeaderStyle ?? SecondFloorHeaderStyle(over: style)
      paged.drawPage = newValue
      style = paged
      guard policy.secondFloor == nil else { return }
      policy.secondFloor = RefreshPolicy.SecondFloor(
        distance: policy.triggerDistance * Self.floorRate)
    }
  }
}
