import RefreshModel

/// The hand that holds a list or moves it: a finger, fingers on a touchpad, a wheel, keys, the pointer.
public struct Hand: Equatable, Sendable {
  /// Seconds without a wheel or key after which the next one begins another gesture; chosen here.
  static let stepPause = 0.3

  /// Where the finger or pointer that holds the list is across it: 0 at the start of a line to 1 at its
  /// end; nil where nothing does.
  public private(set) var position: Double?
  /// Where it was last; 0.5 before the first.
  public private(set) var lastPosition = 0.5
  /// Where a pointer is that hovers or that had the scroll indicator, in points of the viewport; nil
  /// where there is none.
  package var pointer: (x: Double, y: Double)? { pointerPlace.map { ($0.x, $0.y) } }
  /// When a wheel that pulls lets go; nil where none pulls.
  private(set) var wheelEnd: Double?
  /// The open control that was in sight when the drag began, and may be pushed back.
  private(set) var pushedSide: ControlSide?
  /// The input that began while the list took none, and is ignored up to its end.
  private(set) var ignored: HeldInput = []

  /// Where the last press was, in points of the viewport.
  private(set) var pressPlace = Scene.Frame(x: 0, y: 0, width: 0, height: 0)
  private var pointerPlace: Scene.Frame?
  /// The last travel of what the user does, in points: above 0 towards the content's end.
  private var travel = 0.0
  /// When the user last turned the wheel or pressed a key that scrolls.
  private var lastStep = -Double.infinity

  /// The last travel leads towards the control on `side`.
  func isTravelling(towards side: ControlSide) -> Bool {
    travel * side.outward > 0
  }

  /// It is at `share` of the list's breadth.
  mutating func hold(at share: Double) {
    position = share
    lastPosition = share
  }

  /// It has pressed a point of the viewport.
  mutating func press(x: Double, y: Double) {
    pressPlace = Scene.Frame(x: x, y: y, width: 0, height: 0)
  }

  /// It holds the list no more.
  mutating func letGo() {
    position = nil
    pushedSide = nil
    wheelEnd = nil
  }

  /// The pointer is at a point of the viewport, or elsewhere.
  mutating func point(at point: (x: Double, y: Double)?) {
    pointerPlace = point.map { Scene.Frame(x: $0.x, y: $0.y, width: 0, height: 0) }
  }

  /// It begins a gesture, which has not led anywhere yet.
  mutating func beginGesture() {
    travel = 0
  }

  /// It has moved by `travel` points: above 0 pulls the content down.
  mutating func move(by travel: Double) {
    if travel != 0 { self.travel = -travel }
  }

  /// It has scrolled the list by `travel` points, or means to: above 0 towards the content's end.
  mutating func scroll(by travel: Double) {
    self.travel = travel
  }

  /// It turns a wheel or presses a key at `time`; returns whether that is another gesture, after a
  /// pause.
  mutating func step(at time: Double) -> Bool {
    defer { lastStep = time }
    return time - lastStep > Self.stepPause
  }

  /// It pulls by a wheel, up to `end` if nothing else comes; nil where it pulls otherwise.
  mutating func pullByWheel(until end: Double?) {
    wheelEnd = end
  }

  /// It began a drag of a list whose open control on `side` was in sight.
  mutating func notePushed(_ side: ControlSide?) {
    pushedSide = side
  }

  /// The input `part` was taken, or ignored.
  mutating func note(_ part: InputPart, isIgnored: Bool) {
    switch part {
    case .begins(let held): if isIgnored { ignored.insert(held) } else { ignored.remove(held) }
    case .ends(let held): ignored.subtract(held)
    case .none, .single, .goesOn: break
    }
  }

  /// Ignores what holds the list, up to its end.
  mutating func ignore(_ held: HeldInput) {
    ignored.insert(held)
  }
}
