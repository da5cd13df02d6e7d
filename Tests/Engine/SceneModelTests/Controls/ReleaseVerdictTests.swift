import RefreshModel
import ScrollModel
import Testing

@testable import SceneModel

/// Decides every kind of release before anything moves.
@Suite("Decisions of a release")
struct ReleaseVerdictTests {
  typealias Facts = ReleaseVerdict.Facts
  typealias Decision = ReleaseVerdict.Decision

  /// Returns a control that the user has pulled by `distance` points, armed if its policy arms
  /// there.
  private static func pulled(
    _ policy: RefreshPolicy, _ side: ControlSide = .header, by distance: Double,
    _ change: (inout RefreshControl) -> Void = { _ in }
  ) -> Facts {
    var control = RefreshControl(policy: policy)
    control.beginGesture()
    control.notePull()
    control.noteReach(distance)
    if policy.arms(at: distance) { _ = control.react(to: .armed, at: 0, instantly: true) }
    change(&control)
    return Facts(control: control, side: side, distance: distance)
  }

  private static func changed(_ facts: Facts, _ change: (inout Facts) -> Void) -> Facts {
    var facts = facts
    change(&facts)
    return facts
  }

  private static let floor: RefreshPolicy = .twoLevel

  /// Returns a header whose floor is open, pushed up by `push` points, with `then` more points of
  /// glide.
  private static func open(push: Double, then: Double = 0) -> Facts {
    let facts = pulled(floor, by: 0) { control in
      _ = control.react(to: .floorOpened, at: 0, instantly: true)
      control.beginFloor(until: 0, at: 0)
    }
    return changed(facts) { $0.floorPush = (push, then) }
  }

  static let table: [(name: String, facts: Facts, decision: Decision)] = [
    ("past the trigger distance", pulled(.mj, by: 55), .fires),
    ("exactly at the trigger distance, excluded", pulled(.mj, by: 54), .drops),
    ("exactly at the trigger distance, included", pulled(.zc, by: 60), .fires),
    ("inside the trigger distance", pulled(.mj, by: 30), .drops),
    ("cancelled past the trigger", changed(pulled(.mj, by: 80)) { $0.isCancelled = true }, .drops),
    ("not allowed to work", changed(pulled(.mj, by: 80)) { $0.mayWork = false }, .drops),
    (
      "of a footer with no more data",
      pulled(.zcFooter, .footer, by: 80) { _ = $0.react(to: .exhausted, at: 0, instantly: true) },
      .drops
    ),
    ("at an automatic footer", pulled(.mjAuto, .footer, by: 0), .approaches(fires: true)),
    (
      "at an automatic footer that has fired in this approach",
      pulled(.mjAuto, .footer, by: 0) { $0.useUpApproach() }, .nothing
    ),
    (
      "at an automatic footer that has reached its number of firings in this drag",
      pulled(.mjAuto, .footer, by: 0) {
        _ = $0.useFiring(byDrag: true)
        $0.leaveZone()
      }, .approaches(fires: false)
    ),
    (
      "at an automatic footer, moving away from it",
      changed(pulled(.mjAuto, .footer, by: 0)) { $0.isTowards = false }, .nothing
    ),
    (
      "past the second floor's distance",
      pulled(floor, by: 200) { _ = $0.react(to: .floorArmed, at: 0, instantly: true) }, .opensFloor
    ),
    (
      "past the second floor's distance, flung back",
      changed(
        pulled(floor, by: 200) { _ = $0.react(to: .floorArmed, at: 0, instantly: true) }
      ) { $0.isFlungAway = true }, .drops
    ),
    ("of an open floor, pushed far enough", open(push: 71), .closesFloor),
    ("of an open floor, flung far enough", open(push: 5, then: 90), .closesFloor),
    ("of an open floor, pushed a little", open(push: 5), .keepsFloor),
    ("of an open floor, pulled down", open(push: -5, then: 90), .keepsFloor),
    (
      "of an open floor, cancelled", changed(open(push: 90)) { $0.isCancelled = true }, .keepsFloor
    ),
    (
      "of a control that was pushed back out of view",
      changed(pulled(.mj, by: 0)) { $0.isPushedBack = true }, .cancelsRefresh
    ),
  ]

  @Test("Each release has its decision", arguments: table.indices)
  func decision(index: Int) {
    let (name, facts, decision) = Self.table[index]
    #expect(ReleaseVerdict.decision(facts) == decision, "\(name)")
  }

  @Test("A firing header blocks the footer unless both may work")
  func exclusive() {
    let facts = ControlSides<Facts?>(
      header: Self.pulled(.mj, by: 80), footer: Self.pulled(.mjAuto, .footer, by: 0))
    let both = ReleaseVerdict.of(facts, isSimultaneous: true).decisions
    let one = ReleaseVerdict.of(facts, isSimultaneous: false).decisions
    #expect(both == ControlSides(header: .fires, footer: .approaches(fires: true)))
    #expect(one == ControlSides(header: .fires, footer: .nothing))
  }

  @Test("Without controls a release does nothing")
  func none() {
    let verdict = ReleaseVerdict.of(ControlSides(header: nil, footer: nil), isSimultaneous: true)
    #expect(verdict.decisions == ControlSides(header: .nothing, footer: .nothing))
  }
}
