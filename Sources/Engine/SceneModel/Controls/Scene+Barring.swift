import RefreshModel

/// The reasons why a control may not work, or the content takes no input.
extension Scene {
  // MARK: The other control

  /// The control on `side` neither arms, fires nor begins now: the other one works, or will, and the
  /// list has only one of them work at a time.
  public func isBarred(_ side: ControlSide) -> Bool {
    !manners.isSimultaneous && works(side.opposite)
  }

  /// The control on `side` works, or will.
  func works(_ side: ControlSide) -> Bool {
    guard let state = control(side)?.state else { return false }
    return state == .refreshing || state == .willRefresh
  }

  /// Header and footer may work at the same time.
  public var isSimultaneous: Bool { manners.isSimultaneous }

  /// A pull that was armed before the other control began fires no more.
  mutating func disarmWhatIsBarred() {
    for side in ControlSide.allCases
    where isBarred(side) && slots[side].control?.state.isArmed == true {
      change(side) { $0.noteArmedByHand(false) }
      react(on: side, to: .disarmed)
    }
  }

  /// The key that begins the work of the control on `side` does so now: it does nothing yet, or the page
  /// behind it is open.
  package func isBegunByKey(_ side: ControlSide) -> Bool {
    guard let control = control(side), !isBarred(side) else { return false }
    if side == .footer { return mayBeAsked(side) || control.state.isArmed }
    return control.isWaiting || control.state.isArmed || control.state == .floorOpen
  }

  // MARK: Short content and the second floor

  /// The control on `side` is a footer that short content hides: it is neither shown nor fired by the
  /// user.
  ///
  /// The room is the one that the list has while no control is open. Source: refresh controls
  /// reference, section 3, group 24.
  public func isFooterHidden(_ side: ControlSide = .footer) -> Bool {
    guard side == .footer, slots.footer.control?.policy.shortPlacement == .hidden else {
      return false
    }
    let inset = container.ledger[.application]
    let room = container.viewportLength - inset.top - inset.bottom - restingInset(of: .header)
    return container.contentLength < room
  }

  /// The user cannot fire the control on `side`: it is not there, nor in view where it is pulled, or the
  /// page behind the header is open, whose push is for that alone.
  func isOutOfReach(_ side: ControlSide) -> Bool {
    side == .header
      ? isHeaderTooFar
      : isFooterHidden(side) || slots.header.control?.state == .floorOpen
  }

  /// A header inside the list that a pull would not show: half of it lies past the viewport's end when
  /// the list is at its start.
  private var isHeaderTooFar: Bool {
    guard let headerStart, case .locator = placement else { return false }
    let inset = insetAtRest(of: .header)
    let half = slots.reading(.header) { ($0.control?.policy.room.heldInset ?? 0) / 2 }
    return inset.top + headerStart + half > container.viewportLength - inset.bottom
  }

  // MARK: Content that takes no input while it refreshes

  /// The user's input is taken and ignored: a control refreshes whose policy blocks the content.
  ///
  /// Source: refresh controls reference, 1.9 (`disableContentWhenRefresh`).
  public var isBlocked: Bool { blocks(.header) || blocks(.footer) }

  private func blocks(_ side: ControlSide) -> Bool {
    guard let control = control(side), control.state == .refreshing else { return false }
    return control.policy.blocksContent
  }

  /// Input of `part` is ignored now, or belongs to what was.
  package func ignores(_ part: InputPart) -> Bool {
    switch part {
    case .none: false
    case .begins, .single: isBlocked
    // A list that is hidden has nothing to ignore.
    case .ends(let held) where held.contains([.press, .pan, .indicator]): false
    case .goesOn(let held), .ends(let held): hand.ignored.contains(held)
    }
  }

  /// Takes the list out of the user's hand where it takes no input any more.
  mutating func dropBlockedHold() {
    guard isBlocked else { return }
    if container.isPressed { hand.ignore(.press) }
    if container.isPanning, !isWheelPulling { hand.ignore(.pan) }
    if container.isIndicatorHeld { hand.ignore(.indicator) }
    guard container.isPressed || container.isPanning || container.isIndicatorHeld else { return }
    dropHold()
    moveContainer { $0.closeUp() }
  }
}
