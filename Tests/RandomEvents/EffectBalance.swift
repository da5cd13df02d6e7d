import ListModel
import RefreshModel

/// Keeps account of a list's effects: what began, ends once, and states follow each other.
struct EffectBalance {
  private struct Work {
    var state = RefreshState.idle
    var isRequested = false
    var isOpen = false
    var isClosing = false
  }

  private var header = Work()
  private var footer = Work()
  private var isDragging = false
  private var isEndingDrag = false
  /// Whether the next effect must be that the list moves on by itself.
  private var hasToDecelerate = false

  /// Takes an effect into account.
  mutating func note(_ effect: SceneEffect) throws(Violation) {
    switch effect {
    case .headerChanged(let from, let to):
      // A release that opens a control is led there, and does not glide.
      if to == .refreshing { hasToDecelerate = false }
      return try change(&header, from, to, effect)
    case .footerChanged(let from, let to):
      if to == .refreshing { hasToDecelerate = false }
      return try change(&footer, from, to, effect)
    case .refreshRequested: try request(&header, effect)
    case .loadRequested: try request(&footer, effect)
    case .refreshEnded: try end(&header, effect)
    case .loadEnded: try end(&footer, effect)
    // What opens again has closed first.
    case .refreshClosed: return try close(&header, effect)
    case .loadClosed: return try close(&footer, effect)
    case .scroll(.willBeginDragging):
      try check(!isDragging, effect)
      isDragging = true
    case .scroll(.willEndDragging):
      try check(isDragging && !isEndingDrag, effect)
      isEndingDrag = true
    case .scroll(.didEndDragging(let decelerates)):
      try check(isDragging && isEndingDrag, effect)
      isDragging = false
      isEndingDrag = false
      hasToDecelerate = decelerates
      return
    case .scroll(.willBeginDecelerating): hasToDecelerate = false
    default: break
    }
    try check(!hasToDecelerate, effect)
  }

  /// Whether the account agrees with what the list shows.
  func check(_ now: Observation) throws(Violation) {
    for (work, control) in [(header, now.header), (footer, now.footer)] {
      try SceneChecker.require(
        work.state == control?.state ?? .idle, .effects,
        "told \(work.state), is \(control?.state.rawValue ?? "none")")
    }
    try SceneChecker.require(!hasToDecelerate, .effects, "a list moves on unsaid")
    try SceneChecker.require(
      isDragging == (now.phase == .dragging), .effects,
      "told \(isDragging ? "" : "not ")to drag, is \(now.phase)")
  }

  private func change(
    _ work: inout Work, _ from: RefreshState, _ to: RefreshState, _ effect: SceneEffect
  ) throws(Violation) {
    try check(work.state == from && from != to, effect)
    work.state = to
    if to == .refreshing { work.isOpen = true }
  }

  private func request(_ work: inout Work, _ effect: SceneEffect) throws(Violation) {
    try check(work.isOpen && !work.isRequested, effect)
    work.isRequested = true
  }

  private func end(_ work: inout Work, _ effect: SceneEffect) throws(Violation) {
    try check(work.isOpen, effect)
    work.isOpen = false
    work.isRequested = false
    work.isClosing = true
  }

  private func close(_ work: inout Work, _ effect: SceneEffect) throws(Violation) {
    try check(work.isClosing, effect)
    work.isClosing = false
  }

  private func check(_ holds: Bool, _ effect: SceneEffect) throws(Violation) {
    try SceneChecker.require(holds, .effects, "\(effect) after \(self)")
  }
}
