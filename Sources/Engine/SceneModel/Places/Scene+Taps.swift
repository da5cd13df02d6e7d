import RefreshModel
import ScrollModel

/// Taps on a control.
extension Scene {
  /// Handles a tap: fires a control that otherwise fires by scrolling, or retries one that shows a
  /// failure.
  ///
  /// Returns whether the tap hit such a control.
  @discardableResult mutating func tapControl(at point: Point) -> Bool {
    let along = axis.place(point, in: viewport).along
    for side in ControlSide.allCases where answersTap(side) && controlRange(side).contains(along) {
      trigger(side)
      return true
    }
    return false
  }

  private func answersTap(_ side: ControlSide) -> Bool {
    guard mayBeTriggered(side), let control = control(side) else { return false }
    if control.state == .failure { return control.policy.retriesByTap }
    return control.policy.approach != nil
  }

  /// Whether a header that shows a failure covers rows, so that a tap on it must not reach them.
  package var isFailureOverRows: Bool {
    header?.state == .failure && placement.isOverContent
  }

  /// Returns the range of the control on `side` along the axis, in points from the viewport's
  /// start.
  private func controlRange(_ side: ControlSide) -> Range<Double> {
    guard let policy = slots[side].control?.policy else { return 0..<0 }
    let length = max(policy.restingInset, policy.heldInset)
    let start = side == .header ? headerPlace.bottom - length : footerTop
    return start..<(start + length)
  }
}
