import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

extension ListView {
  /// Whether assistive technology receives no announcements of the list's controls.
  ///
  /// The default is `false`. A ghost finger that moves without a request of the user is not worth
  /// an announcement.
  package var isSilent: Bool {
    get { peer?.handlers.isSilent ?? false }
    set { peer?.handlers.isSilent = newValue }
  }
}

/// A finger that a program moves over a list, to show a pull.
///
/// It sends the events of a real finger, so that the list, its control and the program's work
/// behave as in a real pull. It has no effect on a destroyed list.
@MainActor package final class GhostFinger {
  private let list: ListView
  private let side: ControlSide
  private var tick: FrameTick?
  /// The change in each frame, until it returns `false`.
  private var step: (@MainActor (Double) -> Bool)?
  private var waiting: CheckedContinuation<Void, Never>?
  /// The finger's travel along the axis since it touched the list, in points, or `nil` while it
  /// does not touch.
  private var travel: Double?

  /// Called when the finger has moved, touched the list or left it.
  package var onMoved: (@MainActor () -> Void)?

  /// Called before the user's press, wheel, touchpad or key acts on the list, for which this finger
  /// leaves.
  package var onReplaced: (@MainActor () -> Void)?

  /// The places along the axis at which the finger touches the list, as a fraction of its length.
  private static let touch = (header: 0.4, footer: 0.6)
  /// The longest travel of the finger, in points.
  private static let longest = 2_000.0
  /// The pull without a control that pulls arm, in points.
  private static let usual = 60.0
  private static let microseconds = 1e6

  /// Creates a finger for pulls of the control on `side` of `list`.
  package init(_ list: ListView, side: ControlSide) {
    self.list = list
    self.side = side
    tick = FrameTick(widget: list.widget) { [weak self] in
      self?.frame(at: Double($0) / Self.microseconds) ?? false
    }
    list.peer?.pointer?.ghost = self
    SignalConnection.connect(list.widget, "destroy") { [weak self] in
      self?.travel = nil
      self?.finishStep()
      self?.tick = nil
    }
  }

  /// The pull past the list's rest that arms the control, in points, or `nil` if pulls do not arm
  /// it.
  ///
  /// In a short list it is less than the policy's trigger distance.
  package var armingPull: Double? {
    guard let scene = list.peer?.scene, let armed = scene.armingOffset(of: side) else { return nil }
    let pull = side.outward * (armed - scene.container.restOffset(of: side.edge))
    return pull > 0 ? pull : nil
  }

  /// Whether the finger touches the list.
  package var isTouching: Bool { travel != nil }

  /// The finger's place in the list's widget, or `nil` while it does not touch.
  package var place: (x: Double, y: Double)? {
    guard let travel, let peer = list.peer else { return nil }
    let point = point(at: travel, in: peer)
    return (point.x, point.y)
  }

  /// Pulls to `fraction` of the trigger distance within `seconds`, and stays there.
  ///
  /// The pull goes on from the finger's place, or begins at the list's rest. It returns early if
  /// the finger is taken away.
  package func pull(to fraction: Double, in seconds: Double) async {
    guard let peer = list.peer else { return }
    finishStep()
    touch(peer)
    let start = travel ?? 0
    let end = travelNeeded(for: fraction, in: peer)
    var first: Double?
    if seconds > 0 {
      await frames { [weak self] now in
        guard let self, isTouching else { return false }
        let elapsed = (now - (first ?? now)) / seconds
        first = first ?? now
        let eased = elapsed < 1 ? elapsed * elapsed * (3 - 2 * elapsed) : 1
        move(to: start + (end - start) * eased)
        return elapsed < 1
      }
    }
    // Another pull may have replaced this one.
    if isTouching, !Task.isCancelled { move(to: end) }
  }

  /// Waits until the list is at rest with its control closed, or until the finger touches it.
  package func closed() async {
    await frames { [weak self] _ in
      guard let self, let peer = list.peer, !isTouching else { return false }
      let state = peer.scene.control(side)?.state
      return !(state == .idle || state == .noMoreData || state == nil) || peer.scene.needsFrames
    }
  }

  /// Waits until the control is armed, at most `seconds`.
  package func armed(within seconds: Double) async {
    var first: Double?
    await frames { [weak self] now in
      guard let self, isTouching, let state = list.peer?.scene.control(side)?.state else {
        return false
      }
      first = first ?? now
      return state == .idle && now - (first ?? now) < seconds
    }
  }

  /// Lets the list go, as a finger that leaves at rest.
  package func release() {
    guard let travel, let peer = list.peer else { return }
    self.travel = nil
    peer.send(.release(point(at: travel, in: peer)))
    finishStep()
    onMoved?()
  }

  /// Takes the finger away without effect: the list goes back, and a real finger can catch it.
  package func cancel() {
    finishStep()
    guard travel != nil else { return }
    travel = nil
    list.peer?.send(.cancel)
    onMoved?()
  }

  /// Leaves the list to the user's input.
  func leave() {
    cancel()
    onReplaced?()
  }

  // MARK: Motion

  private func touch(_ peer: PullPeer) {
    guard travel == nil else { return }
    travel = 0
    peer.send(.press(point(at: 0, in: peer), .touch))
    onMoved?()
  }

  private func move(to travel: Double) {
    guard let peer = list.peer else { return }
    self.travel = travel
    peer.send(.move(point(at: travel, in: peer)))
    onMoved?()
  }

  private func point(at travel: Double, in peer: PullPeer) -> Point {
    let (axis, size) = (peer.scene.axis, peer.scene.viewport)
    let start = side == .header ? Self.touch.header : Self.touch.footer
    let frame = axis.frame(
      start: axis.length(of: size) * start - side.outward * travel, length: 0,
      across: axis.crossLength(of: size) / 2, crossLength: 0, in: size)
    return Point(x: frame.x, y: frame.y)
  }

  /// Returns the finger's travel that pulls the list by `fraction` of the trigger distance.
  ///
  /// The first points of a drag only begin it.
  private func travelNeeded(for fraction: Double, in peer: PullPeer) -> Double {
    let distance = (armingPull ?? Self.usual) * fraction
    var (low, high) = (0.0, Self.longest)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let shown = peer.scene.container.stretch(byTravel: middle, beyond: side.edge)
      if shown < distance { low = middle } else { high = middle }
    }
    return high + peer.scene.container.dragThreshold
  }

  // MARK: Frames

  /// Runs `step` in each frame, with the frame's time in seconds, until it returns `false`.
  private func frames(_ step: @escaping @MainActor (Double) -> Bool) async {
    finishStep()
    guard list.peer != nil, let tick else { return }
    self.step = step
    tick.start()
    await withCheckedContinuation { waiting = $0 }
  }

  private func frame(at time: Double) -> Bool {
    if step?(time) == true { return true }
    finishStep()
    return false
  }

  private func finishStep() {
    step = nil
    tick?.stop()
    let done = waiting
    waiting = nil
    done?.resume()
  }
}
