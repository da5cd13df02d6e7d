import CGtk
import RefreshModel

extension RefreshPolicy {
  /// Returns this policy if it is usable.
  ///
  /// Otherwise logs a critical message that names the faulty property, and returns `former`.
  func usable(or former: RefreshPolicy, in owner: String) -> RefreshPolicy {
    guard !isUsable else { return self }
    let fault = numberOutOfRange ?? floorFault(comparedWith: former)
    _tug_critical("\(owner): the \(fault) is not allowed; the policy is unchanged")
    return former
  }

  /// Returns the name and value of the distance that has changed, if the page's distance does not
  /// exceed the trigger distance.
  private func floorFault(comparedWith former: RefreshPolicy) -> String {
    if floorDistance == former.floorDistance { return "trigger distance \(firing.triggerDistance)" }
    return "floor distance \(floorDistance ?? 0)"
  }
}
