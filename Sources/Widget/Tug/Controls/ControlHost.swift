import CGtk
import CairoDrawing
import GtkBridge
import Recording
import RefreshModel
import SceneModel

/// The header and the footer of one widget, as its program sets, changes and follows them.
///
/// The widget's peer owns it. It knows nothing of the content between the two.
@MainActor final class ControlHost {
  private(set) weak var peer: PullPeer?
  let handlers: ProgramHandlers

  /// The program's header, or `nil` for none.
  var header: RefreshHeader? {
    didSet {
      changed(.header, from: oldValue?.settings) {
        replacedHeader = oldValue
      } then: { isSame in
        let isOtherTime =
          header?.lastUpdatedKey != oldValue?.lastUpdatedKey
          || header?.lastUpdatedStore !== oldValue?.lastUpdatedStore
        if !isSame || isOtherTime { followLastUpdated() }
      }
    }
  }
  /// The program's footer, or `nil` for none.
  var footer: LoadMoreFooter? { didSet { changed(.footer, from: oldValue?.settings) } }
  /// What is kept of each of them.
  var sides = ControlSides(header: HostedControl(), footer: HostedControl())
  private(set) var objects = ControlObjects()
  /// The vibration and the sound of a pull.
  var feedback = ControlFeedback()

  // Only a header has these.
  /// The header that was replaced, until the engine has reported its end.
  var replacedHeader: RefreshHeader?
  /// The time of the last refresh by a header without a key, or `nil` if it is not known.
  var keylessLastUpdated: Double?
  var noMoreData = NoMoreDataCount()
  /// Whether the program was told that there are no rows for a header to lie between.
  private var hasRefusedPlace = false

  /// The controls of `peer`, with the program's functions in `handlers`.
  init(_ peer: PullPeer, handlers: ProgramHandlers) {
    self.peer = peer
    self.handlers = handlers
  }

  /// Has the controls of a script, which says itself when their work was done last.
  func beginPlaying(header: RefreshHeader?, footer: LoadMoreFooter?) {
    keylessLastUpdated = nil
    self.header = header
    self.footer = footer
  }

  /// Releases everything, as the widget is destroyed.
  func dispose() {
    header = nil
    footer = nil
    for side in ControlSide.allCases {
      exchangeObject(side)
      sides[side].completions = ControlCompletions()
      sides[side].work.dispose()
    }
  }

  /// The peer, as long as its widget is not disposed of.
  var livePeer: PullPeer? { peer.flatMap { $0.isDisposed ? nil : $0 } }

  /// The peer, as long as no script plays in it.
  private var freePeer: PullPeer? { livePeer.flatMap { $0.isPlaying ? nil : $0 } }

  // MARK: Setting and changing

  /// The program's control on `side`, or `nil` for none.
  subscript(side: ControlSide) -> ProgramControl? {
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

  /// Follows a change of the control on `side`, which had the settings `old`.
  ///
  /// `replacing` is called before the engine gets another control; `then` when the engine has it, with
  /// whether it is the same control, as visible as before.
  private func changed(
    _ side: ControlSide, from old: ControlSettings?, replacing: () -> Void = {},
    then: (_ isSame: Bool) -> Void = { _ in }
  ) {
    guard let peer = freePeer else { return livePeer?.queueDraw() ?? () }
    let new = self[side]?.settings
    let isSame = new != nil && new?.identity === old?.identity
    if isSame, new?.isHidden == old?.isHidden {
      followPolicy(of: side)
    } else {
      handlers.cancelTask(of: side)
      if !isSame {
        sides[side].isWarned = false
        sides[side].wasExhausted = false
      } else if new?.isHidden == true {
        sides[side].wasExhausted = peer.control(side)?.state == .noMoreData
      }
      sides[side].replaced = old
      replacing()
      if !isSame { exchangeObject(side) }
      peer.send(.setControl(side, new?.shownPolicy.map { presented($0, on: side) }))
      sides[side].shownPolicy = new?.policy
      if isSame, new?.isHidden == false, sides[side].wasExhausted { peer.send(.setNoMoreData) }
    }
    then(isSame && new?.isHidden == old?.isHidden)
    peer.notifyProperties()
    peer.queueDraw()
  }

  /// Follows the room that stylesheets ask for around the controls, and the user's text scale, which an
  /// open control is drawn by already.
  func followStyles() {
    guard freePeer != nil else { return }
    for side in ControlSide.allCases {
      followPolicy(of: side)
      if let shown = sides[side].shownPolicy { show(shown, on: side) }
    }
  }

  /// Gives the control on `side` the numbers that its program has changed: at once, unless it is
  /// open with the old ones.
  func followPolicy(of side: ControlSide) {
    guard let control = livePeer?.control(side), !control.holdsInset,
      let own = self[side]?.settings.policy
    else { return }
    sides[side].shownPolicy = own
    show(own, on: side)
  }

  /// Gives the control on `side` the numbers of `own` as they are shown.
  private func show(_ own: RefreshPolicy, on side: ControlSide) {
    guard let peer = livePeer, let control = peer.control(side) else { return }
    let policy = presented(own, on: side)
    if policy != control.policy { peer.send(.tune(side, policy)) }
  }

  /// The policy of the control on `side` as it is shown: with the ground that its looks have, and longer
  /// by what the user's text scale asks for in it, and stylesheets around it.
  private func presented(_ policy: RefreshPolicy, on side: ControlSide) -> RefreshPolicy {
    var own = policy
    if side == .header, let header { own.hasOwnGround = header.style.hasOwnGround }
    guard let style = self[side]?.style, let peer else { return own }
    if !peer.hasRows, case .locator = own.placement { refusePlaceInside(of: side, &own) }
    let box = peer.styleNodes?.style(of: .control(side, .idle))?.box ?? PartBox()
    let height =
      peer.controlLength(of: side)
      ?? box.height(around: style.boxHeight(atTextScale: peer.textScale))
    return own.longer(by: height - style.boxHeight(atTextScale: 1))
  }

  /// Has a header above the content that lies between rows, which there are not; says so once.
  private func refusePlaceInside(of side: ControlSide, _ policy: inout RefreshPolicy) {
    policy.placement = .above
    guard !hasRefusedPlace else { return }
    hasRefusedPlace = true
    _tug_critical("a header has no place between rows around a foreign child: it is shown above it")
  }

  /// The control on `side` as a recording names it; nil for a hidden one, unless `evenHidden`.
  func description(of side: ControlSide, evenHidden: Bool = false) -> ControlDescription? {
    guard let control = self[side], !control.settings.isHidden || evenHidden else { return nil }
    var description = control.description
    description.policy = peer?.control(side)?.policy ?? presented(description.policy, on: side)
    return description
  }

  // MARK: GObjects

  /// The object of the control on `side`, created where there is none yet; nil where there is no
  /// control.
  func object(_ side: ControlSide) -> UnsafeMutablePointer<TugRefreshControl>? {
    guard livePeer != nil, let control = self[side] else { return nil }
    if let object = objects[side] { return object }
    guard let made = ControlObjects.make(side), let peer = ControlPeer.of(made) else { return nil }
    peer.adopt(control)
    peer.move(to: self)
    objects.adopt(made, on: side)
    return made
  }

  /// Puts an object's control on the widget, and takes it away from its former one.
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
    // It takes the former object's place as the widget gets its control, before anything is
    // notified.
    objects.expect(kept)
    self[side] = peer.shown
    objects.expect(nil)
  }

  /// Follows a change of the control on `side`: the object of the former one leaves the widget.
  private func exchangeObject(_ side: ControlSide) {
    let (former, incoming) = objects.exchange(side)
    if let former { ControlPeer.of(former.pointer)?.move(to: nil) }
    if let incoming { ControlPeer.of(incoming.pointer)?.move(to: self) }
  }
}
