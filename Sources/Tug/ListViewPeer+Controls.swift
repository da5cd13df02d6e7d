import ListModel
import RefreshModel

/// The header and the footer as the program sets, changes and follows them.
extension ListViewPeer {
  func headerChanged(from old: RefreshHeader?) {
    guard !isDisposed, !isPlaying else { return queueDraw() }
    let isSame = header != nil && header?.identity === old?.identity
    if isSame {
      followPolicy(of: .header)
    } else {
      refreshTask.cancel()
      warnedSides.remove(.header)
      replaced.header = old
      send(.setHeader(header?.policy))
    }
    if !isSame || header?.lastUpdatedKey != old?.lastUpdatedKey { followLastUpdated() }
    queueDraw()
  }

  func footerChanged(from old: LoadMoreFooter?) {
    guard !isDisposed, !isPlaying else { return queueDraw() }
    if let footer, let old, footer.identity === old.identity {
      followPolicy(of: .footer)
    } else {
      loadTask.cancel()
      warnedSides.remove(.footer)
      replaced.footer = old
      send(.setFooter(footer?.policy))
    }
    queueDraw()
  }

  /// Gives the control on `side` the numbers that its program has changed: at once, but where it is
  /// open by the old ones.
  func followPolicy(of side: ListScene.Side) {
    guard let control = scene.control(side), !control.holdsInset,
      let policy = side == .header ? header?.policy : footer?.policy, policy != control.policy
    else { return }
    send(side == .header ? .tuneHeader(policy) : .tuneFooter(policy))
  }

  /// Whether the control on `side` neither works, nor waits to, nor is on its way back.
  private func isAtRest(_ side: ListScene.Side) -> Bool {
    guard let control = scene.control(side) else { return true }
    return !control.holdsInset && !control.isClosing && control.state != .willRefresh
  }

  // MARK: Begin and end

  /// Begins a refresh or a load; `completion` is called when the control is open.
  func begin(_ side: ListScene.Side, completion: (@MainActor () -> Void)?) {
    guard !isDisposed, scene.control(side) != nil else { return }
    if let completion {
      completions[side].begin.append(completion)
      // One that is open already is told at once.
      if scene.control(side)?.state == .refreshing, !completions[side].isOpening {
        completions[side].isOpening = true
        completions[side].isRepeated = true
      }
    }
    send(side == .header ? .beginRefresh : .beginLoad)
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
      if to.isRefreshing, !from.isRefreshing { noMoreData.beforeRefresh = noMoreData.count }
    case .footerChanged(let from, let to): noteOpening(of: .footer, from: from, to: to)
    case .refreshClosed:
      completions[.header].noteClosed((replaced.header ?? header)?.endCompletion)
    case .loadClosed:
      completions[.footer].noteClosed((replaced.footer ?? footer)?.endCompletion)
    // One that was replaced has ended without a time, which its follower's key would get.
    case .refreshEnded where replaced.header == nil: noteLastUpdated()
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
      // While it refreshes, the end of its opening is all that it can wait for.
      guard control.deadline == nil else { return false }
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

  /// Tells the program that a control has closed.
  func tellClosed(_ side: ListScene.Side) {
    let calls = completions[side].takeClosed()
    for call in calls where !isDisposed { call() }
    if !isDisposed { followPolicy(of: side) }
  }
}
