import CairoDrawing
import RefreshModel

extension RefreshHeader {
  /// The distance to the page behind the list, as a multiple of that of a refresh.
  ///
  /// Source: SmartRefreshLayout, `floorRate`.
  private static let floorRate = 1.9

  /// Draws the page behind the list, which a longer pull opens; nil for the style's own.
  ///
  /// Setting it gives a header without such a page one, past 1.9 times the distance of a refresh;
  /// `policy.secondFloor` has its numbers. Source: SmartRefreshLayout's two-level header.
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
