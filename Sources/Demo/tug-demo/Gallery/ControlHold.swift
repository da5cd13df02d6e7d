import CGtk
import Translations
import Tug

/// Keeps the control of a list in a state, until the user pulls it.
@MainActor final class ControlHold {
  /// Called when the control's state or pull has changed.
  var onChanged: (@MainActor () -> Void)?
  /// The settings of the control.
  var setup: ControlSetup {
    didSet {
      if setup.direction != oldValue.direction { play.end() }
      content.take(isHolding ? setup.held : setup)
      // The same fraction of another distance, or in another direction.
      if pull != nil, content.isSized { pullAgain() }
    }
  }

  private let content: GalleryList
  private let play: PullPlay
  /// The pull that is kept, as a fraction of the trigger distance, or `nil` if none is.
  private var pull: Double?
  /// Whether the control is kept in a state.
  private var isHolding = false
  /// Whether a pull arms the control when it is closed.
  private var canPull = true
  /// The pull that arms the control, in points, if that is less than the trigger distance because
  /// the list is short, or else `nil`.
  private(set) var earlyPull: Double?

  /// The time of a pull to another state in seconds.
  private static let motion = 0.3

  /// Creates an object that keeps the control of `content` in states, with `play` as its finger.
  init(_ content: GalleryList, _ play: PullPlay, _ setup: ControlSetup) {
    self.content = content
    self.play = play
    self.setup = setup
    let list = content.list
    play.onStopped = { [weak self] in self?.leave() }
    content.onScrolled = { [weak self] in self?.noteChange() }
    content.onSized = { [weak self] in
      self?.pullAgain()
      // The handler runs during a layout, so change the page after it.
      Task { self?.noteChange() }
    }
    list.onRefreshStateChanged = { [weak self] _, _ in self?.noteChange() }
    list.onLoadStateChanged = { [weak self] _, _ in self?.noteChange() }
  }

  private var list: ListView { content.list }
  private var isHeader: Bool { content.choice.side == .header }
  private var librariesState: RefreshState { isHeader ? list.refreshState : list.loadState }

  /// The pull of the control as a fraction of the trigger distance, at least 0.
  ///
  /// A control that shows a result is as open as one that works.
  var fraction: Double {
    if librariesState == .success || librariesState == .failure { return 1 }
    return isHeader ? list.refreshPull : list.loadPull
  }

  /// The state of the control.
  var state: HeldState {
    HeldState(librariesState, isPulled: list.isTracking && fraction > 0)
  }

  private func noteChange() {
    if [.idle, .pulled, .armed].contains(state), content.isSized {
      let (pull, distance) = (play.armingPull, setup.policy.armingDistance)
      canPull = pull != nil
      earlyPull = pull.flatMap { distance - $0 < 1 ? nil : $0 }
    }
    onChanged?()
  }

  /// Returns the reason why the control cannot be kept in `state`, or `nil` if it can.
  func obstacle(to state: HeldState) -> Message? {
    switch state {
    case .pulled, .armed:
      canPull ? nil : Message("HeldNoPull", "This control works without a pull.")
    case .idle, .working, .done, .failed:
      setup.shows(state) ? nil : Message("HeldNoResult", "This control does not show this result.")
    }
  }

  /// Whether the control can be kept in `state`.
  func canHold(_ state: HeldState) -> Bool { obstacle(to: state) == nil }

  /// Keeps the control in `state`.
  func hold(_ state: HeldState) {
    switch state {
    case .idle: hold(pull: 0)
    case .pulled: hold(pull: content.choice.restingPull, in: Self.motion)
    case .armed: hold(pull: PullPlay.whole, in: Self.motion)
    case .working: begin()
    case .done, .failed:
      begin()
      let result: RefreshResult =
        state == .failed ? .failure : isHeader ? .success : .noMore
      isHeader ? list.endRefreshing(result) : list.endLoading(result)
    }
  }

  /// Keeps the control pulled by `fraction` of its trigger distance, or closed if that is 0.
  ///
  /// The pull takes `seconds`.
  func hold(pull fraction: Double, in seconds: Double = 0) {
    if ![.idle, .pulled, .armed].contains(state) || !isHolding { reset() }
    isHolding = true
    content.take(setup.held)
    pull = fraction > 0 ? fraction : nil
    if fraction > 0, content.isSized {
      // The finger's travel begins where it touches the list.
      if !play.isTouching { content.goToControl() }
      play.hold(at: fraction, in: seconds)
    } else if fraction <= 0 {
      play.end()
    }
    noteChange()
  }

  /// Begins work that does not end, unless the control works.
  private func begin() {
    pull = nil
    play.end()
    if ![.idle, .pulled, .armed, .working].contains(state) { reset() }
    isHolding = true
    content.take(setup.held)
    guard state != .working else { return }
    isHeader
      ? list.beginRefreshing(callsHandler: false) : list.beginLoading(callsHandler: false)
  }

  /// Does not keep the state any longer.
  func leave() {
    pull = nil
    guard isHolding else { return }
    isHolding = false
    // Work that was only shown does not end by itself.
    if state == .working { isHeader ? list.cancelRefreshing() : list.cancelLoading() }
    content.take(setup)
    noteChange()
  }

  /// Closes the control at once, with the list at the edge where the control is.
  func reset() {
    play.end()
    list.resetNoMoreData()
    content.giveControl()
    content.take(setup)
    content.goToControl()
  }

  /// Lets a pull of the list show the whole control once, with its real work.
  func playOnce() {
    play.end()
    leave()
    list.resetNoMoreData()
    if state != .working { content.goToControl() }
    play.play()
  }

  /// Begins the real work of the control.
  func refresh() {
    play.end()
    leave()
    list.resetNoMoreData()
    isHeader ? list.beginRefreshing() : list.beginLoading()
  }

  /// Repeats the pull for another size of the list, or begins it.
  private func pullAgain() {
    guard let pull else { return }
    // Only a list with a size knows whether pulls arm the control.
    guard play.armingPull != nil else { return leave() }
    play.end()
    content.goToControl()
    play.hold(at: pull, in: 0)
  }
}
