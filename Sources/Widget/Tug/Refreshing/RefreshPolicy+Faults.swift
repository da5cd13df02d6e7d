import CGtk
import RefreshModel

extension RefreshPolicy {
  /// This policy where it is usable; otherwise `former`, with a critical that names the faulty
  /// property.
  func usable(or former: RefreshPolicy, in owner: String) -> RefreshPolicy {
    guard !isUsable else { return self }
    let fault = numberOutOfRange ?? floorFault(comparedWith: former)
    _tug_critical("\(owner): the \(fault) is refused")
    return former
  }

  /// Which of the two has changed, where a page behind the header is no farther than its trigger.
  private func floorFault(comparedWith former: RefreshPolicy) -> String {
    if floorDistance == former.floorDistance { return "trigger distance \(firing.triggerDistance)" }
    return "floor distance \(floorDistance ?? 0)"
  }
}
