import RefreshModel
import ScrollModel

/// The state of the user's input: a finger, fingers on a touchpad, a wheel, keys or the pointer.
public struct UserInput: Equatable, Sendable {
  /// The pause after which a wheel notch or key press begins another gesture, in seconds.
  ///
  /// Tug's choice.
  static let stepPause = 0.3

  /// The position across the list of the finger or pointer that holds it, or `nil` if the list is
  /// not held.
  ///
  /// The position is a fraction from 0 at the start of a line to 1 at its end, or from top to
  /// bottom in a horizontal list.
  public private(set) var position: Double?
  /// The last value of ``position`` that was not `nil`, or 0.5 before the first hold.
  public private(set) var lastPosition = 0.5
  /// The position of a pointer that hovers or dragged the scroll indicator, in points of the
  /// viewport, or `nil` if there is none.
  package private(set) var pointer: Point?
  /// The time at which a pull by the wheel is released, or `nil` if the wheel does not pull.
  private(set) var wheelEnd: Double?
  /// The side of the open control that was in view when the drag began and whose refresh a push may
  /// cancel, or `nil` if there is none.
  private(set) var pushedSide: ControlSide?
  /// The holds that are ignored until they end, because the content ignored input when they began
  /// or began to ignore it since.
  private(set) var ignored: HeldInput = []

  /// The user's last travel in points, above 0 towards the content's end.
  private var travel = 0.0
  /// The sum of the finger's travel in the current gesture in points, above 0 towards the content's
  /// end.
  private var wholeTravel = 0.0
  /// The time at which the user last turned the wheel or pressed a key that scrolls, in seconds.
  private var lastStep = -Double.infinity

  /// Returns whether the user's last travel leads towards the control on `side`.
  func isTravelling(towards side: ControlSide) -> Bool {
    travel * side.outward > 0
  }

  /// Returns whether the finger has moved towards the control on `side` in the whole gesture.
  func hasTravelled(towards side: ControlSide) -> Bool {
    wholeTravel * side.outward > Self.travelRounding
  }

  /// The tolerance for rounding errors of summed travels, in points.
  private static let travelRounding = 1e-6

  /// Records a hold at `fraction` of the list's width.
  mutating func hold(at fraction: Double) {
    position = fraction
    lastPosition = fraction
  }

  /// Records that the user no longer holds the list.
  mutating func releaseHold() {
    position = nil
    pushedSide = nil
    wheelEnd = nil
  }

  /// Records the position of the pointer in the viewport, or `nil` if it is elsewhere.
  mutating func point(at point: Point?) {
    pointer = point
  }

  /// Begins a gesture, which has not moved in any direction yet.
  mutating func beginGesture() {
    travel = 0
    wholeTravel = 0
  }

  /// Records a movement of the finger by `travel` points, above 0 if it pulls the list towards its
  /// start.
  mutating func move(by travel: Double) {
    if travel != 0 { self.travel = -travel }
    wholeTravel -= travel
  }

  /// Records a scroll by `travel` points, or an attempt to scroll, above 0 towards the content's
  /// end.
  mutating func scroll(by travel: Double) {
    self.travel = travel
  }

  /// Records a wheel notch or key press at `time`.
  ///
  /// Returns whether it begins another gesture, after a pause.
  mutating func step(at time: Double) -> Bool {
    defer { lastStep = time }
    return time - lastStep > Self.stepPause
  }

  /// Sets the time at which the wheel's pull is released, or `nil` if the wheel no longer pulls.
  mutating func pullByWheel(until end: Double?) {
    wheelEnd = end
  }

  /// Records that a drag began while the open control on `side` was in view, or no such control if
  /// `nil`.
  mutating func notePushed(_ side: ControlSide?) {
    pushedSide = side
  }

  /// Records whether the input `part` was handled or ignored.
  mutating func note(_ part: InputPart, isIgnored: Bool) {
    switch part {
    case .begins(let held): if isIgnored { ignored.insert(held) } else { ignored.remove(held) }
    case .ends(let held): ignored.subtract(held)
    case .none, .single, .continues: break
    }
  }

  /// Ignores the hold `held` until it ends.
  mutating func ignore(_ held: HeldInput) {
    ignored.insert(held)
  }
}
