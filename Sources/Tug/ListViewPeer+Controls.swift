import CairoDrawing
import ListModel
import RefreshModel
import Replay

/// The header and the footer as the program sets, changes and follows them.
extension ListViewPeer {
  func headerChanged(from old: RefreshHeader?) {
    guard !isDisposed, !isPlaying else { return queueDraw() }
    let isSame = header != nil && header?.identity === old?.identity
    if isSame, header?.isHidden == old?.isHidden {
      followPolicy(of: .header)
    } else {
      refreshTask.cancel()
      if !isSame { warnedSides.remove(.header) }
      replaced.header = old
      if !isSame { forgetControlObject(.header) }
      send(.setHeader(header?.shownPolicy.map { presented($0, on: .header) }))
    }
    let isOtherTime =
      header?.lastUpdatedKey != old?.lastUpdatedKey
      || header?.lastUpdatedStore !== old?.lastUpdatedStore
    if !isSame || header?.isHidden != old?.isHidden || isOtherTime { followLastUpdated() }
    notifyProperties()
    queueDraw()
  }

  func footerChanged(from old: LoadMoreFooter?) {
    guard !isDisposed, !isPlaying else { return queueDraw() }
    let isSame = footer != nil && footer?.identity === old?.identity
    if isSame, footer?.isHidden == old?.isHidden {
      followPolicy(of: .footer)
    } else {
      loadTask.cancel()
      if !isSame {
        warnedSides.remove(.footer)
        isHiddenFooterExhausted = false
      } else if footer?.isHidden == true {
        isHiddenFooterExhausted = scene.footer?.state == .noMoreData
      }
      replaced.footer = old
      if !isSame { forgetControlObject(.footer) }
      send(.setFooter(footer?.shownPolicy.map { presented($0, on: .footer) }))
      if isSame, footer?.isHidden == false, isHiddenFooterExhausted { send(.setNoMoreData) }
    }
    notifyProperties()
    queueDraw()
  }

  /// Gives the control on `side` the numbers that its program has changed: at once, but where it is
  /// open by the old ones.
  func followPolicy(of side: ListScene.Side) {
    guard let control = scene.control(side), !control.holdsInset,
      let own = side == .header ? header?.policy : footer?.policy
    else { return }
    let policy = presented(own, on: side)
    guard policy != control.policy else { return }
    send(side == .header ? .tuneHeader(policy) : .tuneFooter(policy))
  }

  /// The policy of the control on `side` as it is shown: longer by the room that stylesheets ask for
  /// around it.
  func presented(_ policy: RefreshPolicy, on side: ListScene.Side) -> RefreshPolicy {
    guard
      let height = side == .header ? header?.style.boxHeight : footer?.style.boxHeight,
      let box = styleNodes?.style(of: side == .header ? .header(.idle) : .footer(.idle))?.box
    else { return policy }
    let longer = box.height(around: height) - height
    var presented = policy
    presented.triggerDistance += longer
    presented.heldInset += longer
    if policy.restingInset > 0 { presented.restingInset += longer }
    presented.maximumDrag = policy.maximumDrag.map { $0 + longer }
    presented.secondFloor?.distance += longer
    // A sheet that asks for more room than there can be gets none.
    return presented.isUsable ? presented : policy
  }

  /// The control on `side` as a recording names it; one that is hidden is none, unless that is asked.
  func description(of side: ListScene.Side, evenHidden: Bool = false) -> ControlDescription? {
    let isHidden = side == .header ? header?.isHidden : footer?.isHidden
    guard isHidden == false || evenHidden,
      var description = side == .header ? header?.description : footer?.description
    else { return nil }
    description.policy = scene.control(side)?.policy ?? presented(description.policy, on: side)
    return description
  }

  /// Whether the control on `side` neither works, nor waits to, nor is on its way back.
  private func isAtRest(_ side: ListScene.Side) -> Bool {
    guard let control = scene.control(side) else { return true }
    return !control.holdsInset && !control.isClosing && control.state != .willRefresh
  }

  // MARK: Begin and end

  /// Begins a refresh or a load; `completion` is called when the control is open.
  func begin(
    _ side: ListScene.Side, _ manner: BeginManner = BeginManner(),
    completion: (@MainActor () -> Void)?
  ) {
    // A list that has one control work at a time takes no notice either.
    guard !isDisposed, scene.control(side) != nil, !scene.isBarred(side) else { return }
    // One whose end only waits is over before the next begins.
    let isOver = scene.control(side)?.pendingResult != nil
    if isOver { completions[side].forgetOpening() }
    if let completion {
      completions[side].begin.append(completion)
      // One that is open already is told at once.
      if scene.control(side)?.state == .refreshing, !completions[side].isOpening, !isOver {
        completions[side].isOpening = true
        completions[side].isRepeated = true
      }
    }
    // A sheet of this moment counts for what opens now.
    styleNodes?.readAgain()
    let isUsual = manner == BeginManner()
    send(isUsual ? side == .header ? .beginRefresh : .beginLoad : .begin(side, manner))
  }

  /// Ends by `end`; `completion` is called when the control has closed, or at once where it is.
  func end(
    _ side: ListScene.Side, completion: (@MainActor () -> Void)?, _ end: () -> Void
  ) {
    guard !isDisposed else { return }
    if let completion { completions[side].end.append(completion) }
    end()
    guard !isDisposed, isAtRest(side) else { return }
    followPolicy(of: side)
    // What has closed and is not told yet has taken them along.
    let calls = completions[side].end
    completions[side].end = []
    for call in calls { call() }
  }

  // MARK: What the scene tells of them

  /// Notes for the completions what the scene tells, before the program hears of it.
  func noteControls(_ effect: SceneEffect) {
    switch effect {
    case .headerChanged(let from, let to):
      noteOpening(of: .header, from: from, to: to)
      if from.isClosed(by: to) {
        completions[.header].noteClosing((replaced.header ?? header)?.endAnimationBegin)
      }
      if from.isDropped(by: to) { completions[.header].noteClosed(nil) }
      if to.isRefreshing, !from.isRefreshing { noMoreData.beforeRefresh = noMoreData.count }
    case .footerChanged(let from, let to):
      noteOpening(of: .footer, from: from, to: to)
      if from.isClosed(by: to) {
        completions[.footer].noteClosing((replaced.footer ?? footer)?.endAnimationBegin)
      }
      if from.isDropped(by: to) { completions[.footer].noteClosed(nil) }
    case .refreshClosed:
      completions[.header].noteClosed((replaced.header ?? header)?.endCompletion)
    case .loadClosed:
      completions[.footer].noteClosed((replaced.footer ?? footer)?.endCompletion)
    // Whoever has ended it, the user or a time-out too: what its task reports is not heard of.
    case .refreshEnded(let result):
      refreshTask.cancel()
      noteLastUpdated(of: replaced.header, result)
      noteReset(after: result)
    case .loadEnded: loadTask.cancel()
    default: break
    }
  }

  private func noteOpening(of side: ListScene.Side, from: RefreshState, to: RefreshState) {
    if to == .refreshing {
      completions[side].isOpening = true
    } else if from == .willRefresh {
      // It was never shown, and never will be.
      completions[side].forgetOpening()
    }
  }

  /// The controls whose opening has come to its end, now that the scene has told all it has.
  func takeOpenedSides() -> [ListScene.Side] {
    replaced = (nil, nil)
    return ListScene.Side.allCases.filter { side in
      guard completions[side].isOpening else { return false }
      guard let control = scene.control(side), control.state == .refreshing else {
        completions[side].forgetOpening()
        return false
      }
      guard control.isOpen else { return false }
      completions[side].noteOpened(
        side == .header ? header?.beginCompletion : footer?.beginCompletion)
      return true
    }
  }

  /// Tells the program that a control is open.
  func tellOpened(_ side: ListScene.Side) {
    let calls = completions[side].takeOpened()
    for call in calls where !isDisposed { call() }
  }

  /// Tells the program that a control begins to close.
  func tellClosing(_ side: ListScene.Side) {
    completions[side].takeClosing()?()
  }

  /// Tells the program that a control has closed.
  func tellClosed(_ side: ListScene.Side) {
    let calls = completions[side].takeClosed()
    for call in calls where !isDisposed { call() }
    if !isDisposed { followPolicy(of: side) }
  }
}
