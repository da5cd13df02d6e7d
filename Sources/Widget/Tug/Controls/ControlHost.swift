import CGtk
import CairoDrawing
import GtkBridge
import Recording
import RefreshModel
import SceneModel

/// The header and the footer of one widget, as its program sets, changes and observes them.
///
/// The widget's peer owns the host. The host is independent of the content between the controls.
@MainActor final class ControlHost {
  private(set) weak var peer: PullPeer?
  let handlers: ProgramHandlers

  /// The program's header, or `nil` if there is none.
  var header: RefreshHeader? {
    didSet {
      changed(.header, from: oldValue.map { .header($0) }) { isSame in
        let isOtherTime =
          header?.lastUpdatedKey != oldValue?.lastUpdatedKey
          || header?.lastUpdatedStore !== oldValue?.lastUpdatedStore
        if !isSame || isOtherTime { updateLastUpdated() }
      }
    }
  }
  /// The program's footer, or `nil` if there is none.
  var footer: LoadMoreFooter? { didSet { changed(.footer, from: oldValue.map { .footer($0) }) } }
  /// The host's state of each control.
  var sides = ControlSides(header: HostedControl(), footer: HostedControl())
  /// The replaced control, until the engine has reported the end of its work.
  var replaced: HeaderOrFooter?
  private(set) var objects = ControlObjects()
  /// The haptic feedback and the sounds of a pull.
  var feedback = ControlFeedback()

  // These properties exist only for the header.
  /// The time of the last refresh by a header without a key, or `nil` if it is unknown.
  var keylessLastUpdated: Double?
  var noMoreData = NoMoreDataCount()
  /// Whether the program was warned that a header cannot lie between rows, because there are no
  /// rows.
  private var hasRefusedPlace = false

  /// Creates the host for the controls of `peer`, which calls the program's callbacks in
  /// `handlers`.
  init(_ peer: PullPeer, handlers: ProgramHandlers) {
    self.peer = peer
    self.handlers = handlers
  }

  /// Sets the controls of a script.
  ///
  /// The script itself sets the time of the last refresh.
  func beginPlaying(header: RefreshHeader?, footer: LoadMoreFooter?) {
    keylessLastUpdated = nil
    self.header = header
    self.footer = footer
  }

  /// Releases everything, because the widget is destroyed.
  func dispose() {
    header = nil
    footer = nil
    for side in ControlSide.allCases {
      exchangeObject(side)
      sides[side].completions = ControlCompletions()
      sides[side].work.dispose()
    }
  }

  /// The peer, or `nil` once its widget is disposed of.
  var livePeer: PullPeer? { peer.flatMap { $0.isDisposed ? nil : $0 } }

  /// The peer, or `nil` while a script plays and once the widget is disposed of.
  private var freePeer: PullPeer? { livePeer.flatMap { $0.isPlaying ? nil : $0 } }

  // MARK: Setting and changing

  /// The program's control on `side`, or `nil` if there is none.
  subscript(side: ControlSide) -> HeaderOrFooter? {
    get {
      switch side {
      case .header: header.map { .header($0) }
      case .footer: footer.map { .footer($0) }
      }
    }
    set {
      switch (newValue, side) {
      case (.header(let new), _): header = new
      case (.footer(let new), _): footer = new
      case (nil, .header): header = nil
      case (nil, .footer): footer = nil
      }
    }
  }

  /// Reacts to a change of the control on `side`, which was `former`.
  ///
  /// `then` is called after the engine has received the control. Its argument is `true` if the
  /// control is the same one and its visibility has not changed.
  private func changed(
    _ side: ControlSide, from former: HeaderOrFooter?, then: (_ isSame: Bool) -> Void = { _ in }
  ) {
    guard let peer = freePeer else { return livePeer?.queueDraw() ?? () }
    let (old, new) = (former?.settings, self[side]?.settings)
    let isSame = new != nil && new?.identity === old?.identity
    if isSame, new?.isHidden == old?.isHidden {
      applyPolicy(of: side)
    } else {
      handlers.cancelTask(of: side)
      if !isSame {
        sides[side].isWarned = false
        sides[side].wasExhausted = false
      } else if new?.isHidden == true {
        sides[side].wasExhausted = peer.scene.control(side)?.state == .noMoreData
      }
      replaced = former
      if !isSame { exchangeObject(side) }
      peer.send(.setControl(side, new?.shownPolicy.map { presented($0, on: side) }))
      sides[side].shownPolicy = new?.policy
      if isSame, new?.isHidden == false, sides[side].wasExhausted { peer.send(.setNoMoreData) }
    }
    then(isSame && new?.isHidden == old?.isHidden)
    peer.notifyProperties()
    peer.queueDraw()
  }

  /// Updates the controls' lengths to the stylesheets and the user's text scale.
  ///
  /// An open control already uses the new text scale, so its length changes immediately.
  func updateLengths() {
    guard freePeer != nil else { return }
    for side in ControlSide.allCases {
      applyPolicy(of: side)
      if let shown = sides[side].shownPolicy { show(shown, on: side) }
    }
  }

  /// Applies a policy that the program has changed.
  ///
  /// Does nothing while the control is open; the report that it has closed calls this again.
  func applyPolicy(of side: ControlSide) {
    guard let control = livePeer?.scene.control(side), !control.holdsInset,
      let own = self[side]?.settings.policy
    else { return }
    sides[side].shownPolicy = own
    show(own, on: side)
  }

  /// Sends the presented form of `own` to the engine for the control on `side`.
  private func show(_ own: RefreshPolicy, on side: ControlSide) {
    guard let peer = livePeer, let control = peer.scene.control(side) else { return }
    let policy = presented(own, on: side)
    if policy != control.policy { peer.send(.tune(side, policy)) }
  }

  /// Returns the policy of the control on `side` as it is shown.
  ///
  /// It includes the style's background, and the extra length that the text scale and the
  /// stylesheets require.
  private func presented(_ policy: RefreshPolicy, on side: ControlSide) -> RefreshPolicy {
    var own = policy
    if case .header(let header) = self[side] { own.hasBackground = header.style.hasBackground }
    guard let style = self[side]?.style, let peer else { return own }
    if !peer.hasRows, case .locator = own.placement { refusePlaceInside(of: side, &own) }
    let box = peer.styleNodes?.style(of: .control(side, .idle))?.box ?? PartBox()
    let height =
      peer.controlLength(of: side)
      ?? box.height(around: style.boxHeight(atTextScale: peer.textScale))
    return own.longer(by: height - style.boxHeight(atTextScale: 1))
  }

  /// Moves a header that would lie between rows above the content, because a bin has no rows.
  ///
  /// Logs this once.
  private func refusePlaceInside(of side: ControlSide, _ policy: inout RefreshPolicy) {
    policy.placement = .above
    guard !hasRefusedPlace else { return }
    hasRefusedPlace = true
    _tug_critical("a bin cannot show a header between rows; it is shown above the child")
  }

  /// Returns the description of the control on `side` for a recording.
  ///
  /// Returns `nil` for a hidden control, unless `evenHidden` is set.
  func description(of side: ControlSide, evenHidden: Bool = false) -> ControlDescription? {
    guard let control = self[side], !control.settings.isHidden || evenHidden else { return nil }
    var description = control.description
    description.policy =
      peer?.scene.control(side)?.policy ?? presented(description.policy, on: side)
    return description
  }

  // MARK: GObjects

  /// Returns the object of the control on `side`, and creates it if necessary.
  ///
  /// Returns `nil` if there is no control.
  func object(_ side: ControlSide) -> UnsafeMutablePointer<TugRefreshControl>? {
    guard livePeer != nil, let control = self[side] else { return nil }
    if let object = objects[side] { return object }
    guard let made = ControlObjects.make(side), let peer = ControlPeer.of(made) else { return nil }
    peer.adopt(control)
    peer.move(to: self)
    objects.adopt(made, on: side)
    return made
  }

  /// Sets an object's control on the widget, and removes it from its previous widget.
  func setObject(
    _ object: UnsafeMutablePointer<TugRefreshControl>?, on side: ControlSide
  ) {
    guard livePeer != nil, object != objects[side] else { return }
    guard let object, let peer = ControlPeer.of(object) else {
      self[side] = nil
      return
    }
    let kept = GObjectRef(retaining: object)
    peer.host?.setObject(nil, on: side)
    // The new object must replace the previous one together with its control, before any
    // notification.
    objects.expect(kept)
    self[side] = peer.shown
    objects.expect(nil)
  }

  /// Exchanges the objects after a change of the control on `side`: the previous object leaves the
  /// widget.
  private func exchangeObject(_ side: ControlSide) {
    let (former, incoming) = objects.exchange(side)
    if let former { ControlPeer.of(former.pointer)?.move(to: nil) }
    if let incoming { ControlPeer.of(incoming.pointer)?.move(to: self) }
  }
}
