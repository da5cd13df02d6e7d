import RefreshModel

/// The conditions under which a control must not work, or the content ignores input.
extension Scene {
  // MARK: The other control

  /// Returns whether the control on `side` is blocked because the other control works and only one
  /// may at a time.
  ///
  /// A blocked control does not arm, fire or begin.
  public func isBlockedByOther(_ side: ControlSide) -> Bool {
    !pullSettings.isSimultaneous && works(side.opposite)
  }

  /// Returns whether the control on `side` works, or will as soon as it is shown.
  func works(_ side: ControlSide) -> Bool {
    guard let state = control(side)?.state else { return false }
    return state == .refreshing || state == .willRefresh
  }

  /// Whether header and footer may work at the same time.
  public var isSimultaneous: Bool { pullSettings.isSimultaneous }

  /// Disarms pulls that were armed before the other control began to work.
  mutating func disarmBlockedControls() {
    for side in ControlSide.allCases
    where isBlockedByOther(side) && slots[side].control?.state.isArmed == true {
      change(side) { $0.noteArmedByFinger(false) }
      react(on: side, to: .disarmed)
    }
  }

  /// Returns whether the key for the control on `side` would begin its work now.
  ///
  /// It would if the control is waiting or armed, or if the page behind the header is open.
  package func isBegunByKey(_ side: ControlSide) -> Bool {
    guard let control = control(side), !isBlockedByOther(side) else { return false }
    if side == .footer { return mayBeTriggered(side) || control.state.isArmed }
    return control.isWaiting || control.state.isArmed || control.state == .floorOpen
  }

  // MARK: Short content and the second floor

  /// Returns whether the control on `side` is a footer that short content hides, so that the user
  /// cannot see or fire it.
  ///
  /// Content counts as short if it does not fill the list while no control is open. Source: refresh
  /// controls reference, section 3, group 24.
  public func isFooterHidden(_ side: ControlSide = .footer) -> Bool {
    guard side == .footer, slots.footer.control?.policy.shortPlacement == .hidden else {
      return false
    }
    let inset = container.ledger[.application]
    let space = container.viewportLength - inset.top - inset.bottom - restingInset(of: .header)
    return container.contentLength < space
  }

  /// Returns whether the user cannot fire the control on `side`.
  ///
  /// A header is out of reach if it is inside the list and would not come into view. A footer is
  /// out of reach if it is hidden, or while the page behind the header is open.
  func isUnreachable(_ side: ControlSide) -> Bool {
    side == .header
      ? isHeaderTooFar
      : isFooterHidden(side) || slots.header.control?.state == .floorOpen
  }

  /// Whether a pull would not show the header inside the list: with the list at its start, half of
  /// the header lies past the viewport's end.
  private var isHeaderTooFar: Bool {
    guard let headerStart, case .locator = placement else { return false }
    let inset = insetAtRest(of: .header)
    let half = slots.reading(.header) { ($0.control?.policy.layout.heldInset ?? 0) / 2 }
    return inset.top + headerStart + half > container.viewportLength - inset.bottom
  }

  // MARK: Content that takes no input while it refreshes

  /// Whether the user's input is consumed without effect, because a control refreshes whose policy
  /// blocks the content.
  ///
  /// Source: refresh controls reference, 1.9 (`disableContentWhenRefresh`).
  public var isBlocked: Bool { blocks(.header) || blocks(.footer) }

  private func blocks(_ side: ControlSide) -> Bool {
    guard let control = control(side), control.state == .refreshing else { return false }
    return control.policy.blocksContent
  }

  /// Returns whether input of `part` is ignored now, or belongs to a hold that is ignored.
  package func ignores(_ part: InputPart) -> Bool {
    switch part {
    case .none: false
    case .begins, .single: isBlocked
    // Hiding the list ends all holds at once, and must always take effect.
    case .ends(let held) where held.contains([.press, .pan, .indicator]): false
    case .continues(let held), .ends(let held): userInput.ignored.contains(held)
    }
  }

  /// Ends the user's hold if the content has begun to ignore input.
  mutating func dropBlockedHold() {
    guard isBlocked else { return }
    if container.isPressed { userInput.ignore(.press) }
    if container.isPanning, !isWheelPulling { userInput.ignore(.pan) }
    if container.isIndicatorHeld { userInput.ignore(.indicator) }
    guard container.isPressed || container.isPanning || container.isIndicatorHeld else { return }
    container.settleHeaderOnRelease()
    dropHold()
    moveContainer { $0.settleHalfOpenHeader() }
  }
}
