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

  /// The program's header; nil for none.
  var header: RefreshHeader? { didSet { headerChanged(from: oldValue) } }
  /// The program's footer; nil for none.
  var footer: LoadMoreFooter? { didSet { footerChanged(from: oldValue) } }
  /// How many rows have come in since the work began, or began last.
  var newRows = ControlSides(header: 0, footer: 0)
  /// The header or footer that was replaced, until the engine has reported its end.
  var replaced: (header: RefreshHeader?, footer: LoadMoreFooter?) = (nil, nil)
  /// True where the hidden footer has nothing more to load.
  var isHiddenFooterExhausted = false
  var completions = ControlSides(header: ControlCompletions(), footer: ControlCompletions())
  let works = ControlSides(header: ControlWork(), footer: ControlWork())
  var noMoreData = NoMoreDataCount()
  /// What a hand that pulls feels and hears.
  var feedback = ControlFeedback()
  /// The sides without anything to do the control's work, of which the program was warned.
  var warnedSides: Set<ControlSide> = []
  /// The time of the last refresh by a header without a key; nil where it is not known.
  var keylessLastUpdated: Double?
  private(set) var objects = ControlObjects()
  /// The program was told that there are no rows for a header to lie between.
  private var hasRefusedPlace = false
  /// The program's own policies that the controls show: an open one keeps its until it is closed.
  private var shownPolicies = ControlSides<RefreshPolicy?>(header: nil, footer: nil)

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
      completions[side] = ControlCompletions()
    }
    for side in ControlSide.allCases { works[side].dispose() }
  }

  /// The peer, as long as its widget is not disposed of.
  var livePeer: PullPeer? { peer.flatMap { $0.isDisposed ? nil : $0 } }

  /// The peer, as long as no script plays in it.
  private var freePeer: PullPeer? { livePeer.flatMap { $0.isPlaying ? nil : $0 } }

  // MARK: Setting and changing

  private func headerChanged(from old: RefreshHeader?) {
    guard let peer = freePeer else { return livePeer?.queueDraw() ?? () }
    let isSame = header != nil && header?.identity === old?.identity
    if isSame, header?.isHidden == old?.isHidden {
      followPolicy(of: .header)
    } else {
      handlers.cancelTask(of: .header)
      if !isSame { warnedSides.remove(.header) }
      replaced.header = old
      if !isSame { exchangeObject(.header) }
      peer.send(
        .setControl(.header, header?.settings.shownPolicy.map { presented($0, on: .header) }))
      shownPolicies.header = header?.policy
    }
    let isOtherTime =
      header?.lastUpdatedKey != old?.lastUpdatedKey
      || header?.lastUpdatedStore !== old?.lastUpdatedStore
    if !isSame || header?.isHidden != old?.isHidden || isOtherTime { followLastUpdated() }
    peer.notifyProperties()
    peer.queueDraw()
  }

  private func footerChanged(from old: LoadMoreFooter?) {
    guard let peer = freePeer else { return livePeer?.queueDraw() ?? () }
    let isSame = footer != nil && footer?.identity === old?.identity
    if isSame, footer?.isHidden == old?.isHidden {
      followPolicy(of: .footer)
    } else {
      handlers.cancelTask(of: .footer)
      if !isSame {
        warnedSides.remove(.footer)
        isHiddenFooterExhausted = false
      } else if footer?.isHidden == true {
        isHiddenFooterExhausted = peer.control(.footer)?.state == .noMoreData
      }
      replaced.footer = old
      if !isSame { exchangeObject(.footer) }
      peer.send(
        .setControl(.footer, footer?.settings.shownPolicy.map { presented($0, on: .footer) }))
      shownPolicies.footer = footer?.policy
      if isSame, footer?.isHidden == false, isHiddenFooterExhausted { peer.send(.setNoMoreData) }
    }
    peer.notifyProperties()
    peer.queueDraw()
  }

  /// Follows the room that stylesheets ask for around the controls, and the user's text scale, which an
  /// open control is drawn by already.
  func followStyles() {
    guard freePeer != nil else { return }
    for side in ControlSide.allCases {
      followPolicy(of: side)
      if let shown = shownPolicies[side] { show(shown, on: side) }
    }
  }

  /// Gives the control on `side` the numbers that its program has changed: at once, unless it is
  /// open with the old ones.
  func followPolicy(of side: ControlSide) {
    guard let control = livePeer?.control(side), !control.holdsInset,
      let own = side == .header ? header?.policy : footer?.policy
    else { return }
    shownPolicies[side] = own
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
    let part = side == .header ? ListPart.header(.idle) : .footer(.idle)
    let style: (any ControlStyle)? = side == .header ? header?.style : footer?.style
    guard let style, let peer else { return own }
    if !peer.hasRows, case .locator = own.placement { refusePlaceInside(of: side, &own) }
    let box = peer.styleNodes?.style(of: part)?.box ?? PartBox()
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
    let isHidden = side == .header ? header?.isHidden : footer?.isHidden
    guard isHidden == false || evenHidden,
      var description = side == .header ? header?.description : footer?.description
    else { return nil }
    description.policy = peer?.control(side)?.policy ?? presented(description.policy, on: side)
    return description
  }

  // MARK: GObjects

  /// The object of the control on `side`, created where there is none yet; nil where there is no
  /// control.
  func object(_ side: ControlSide) -> UnsafeMutablePointer<TugRefreshControl>? {
    guard livePeer != nil, side == .header ? header != nil : footer != nil else { return nil }
    if let object = objects[side] { return object }
    guard let made = ControlObjects.make(side), let peer = ControlPeer.of(made) else { return nil }
    if side == .header, let header { peer.adopt(header) }
    if side == .footer, let footer { peer.adopt(footer) }
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
      if side == .header { header = nil } else { footer = nil }
      return
    }
    let kept = GObjectRef(retaining: object)
    peer.host?.setObject(nil, on: side)
    // It takes the former object's place as the widget gets its control, before anything is
    // notified.
    objects.expect(kept)
    let (newHeader, newFooter) = (peer.header, peer.footer)
    if side == .header { header = newHeader } else { footer = newFooter }
    objects.expect(nil)
  }

  /// Follows a change of the control on `side`: the object of the former one leaves the widget.
  private func exchangeObject(_ side: ControlSide) {
    let (former, incoming) = objects.exchange(side)
    if let former { ControlPeer.of(former.pointer)?.move(to: nil) }
    if let incoming { ControlPeer.of(incoming.pointer)?.move(to: self) }
  }
}
