import RefreshModel
import ScrollModel

/// Controls that a glide fires which bounces past their trigger distance.
///
/// Source: refresh controls reference, section 3, group 23 (switches for drag, fling and reach).
extension ListScene {
  /// When the running motion carries the list past the trigger distance of the pulled control on
  /// `side`; nil where no glide fires it.
  ///
  /// Without a side it is the end of a segment, after which it may.
  func nextFling(_ side: Side) -> (time: Double, side: Side?)? {
    guard let control = control(side), control.policy.approach == nil,
      Feature.flingTrigger.isOn, control.policy.firesByFling, control.isWaiting, !control.isSpent,
      !isBarred(side), !isOutOfReach(side), let end = container.motionEnd,
      container.isMotionOfUser
    else { return nil }
    let sign = side == .header ? -1.0 : 1.0
    let missing = control.policy.armingDistance - reach(of: side)
    let place = container.contentOffset + sign * missing
    // What is on its way back from the other edge may go on beyond this one.
    guard container.isScrolledByUser(towards: side.edge),
      let reached = container.time(ofReaching: place, towards: side.edge)
    else { return (end, nil) }
    return (reached, side)
  }

  /// The glide has come to where it fires the control on `side`.
  mutating func passFling(_ side: Side) {
    react(on: side) { control, time, instantly in
      control.spendApproach()
      return control.react(to: .fired, at: time, instantly: instantly)
    }
  }

  /// Whether what moves the list now may fire the control on `side` that waits for an approach: a
  /// step of a wheel or key always, a glide where its policy has it.
  func mayApproachByMotion(_ side: Side) -> Bool {
    guard let approach = control(side)?.policy.approach else { return false }
    return approach.firesByFling && Feature.flingTrigger.isOn || !container.isDecelerating
  }
}
