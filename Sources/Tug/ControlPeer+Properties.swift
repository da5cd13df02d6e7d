import CGtk
import CairoDrawing
import ListModel
import RefreshModel

/// What the properties of headers and footers read and write.
extension ControlPeer {
  typealias Access = PropertyAccess<ControlPeer>

  /// Those of `TugRefreshControl`.
  static let commonProperties: [UInt32: Access] = [
    TUG_REFRESH_CONTROL_PROPERTY_STATE.rawValue: .choice(
      of: RefreshState.allCases, get: { $0.control?.state ?? .idle }),
    TUG_REFRESH_CONTROL_PROPERTY_STAGE.rawValue: .choice(
      of: RefreshStage.allCases, get: { $0.control?.stage ?? .idle }),
    TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT.rawValue: .number(get: {
      $0.control == nil ? 0 : $0.list?.scene.pull(of: $0.side) ?? 0
    }),
    TUG_REFRESH_CONTROL_PROPERTY_VISIBLE.rawValue: .flag(
      get: { !$0.isHidden }, set: { $0.isHidden = !$1 }),
    TUG_REFRESH_CONTROL_PROPERTY_TRIGGER_DISTANCE.rawValue: .number(\.policy.triggerDistance),
    TUG_REFRESH_CONTROL_PROPERTY_HELD_INSET.rawValue: .number(\.policy.heldInset),
    TUG_REFRESH_CONTROL_PROPERTY_RESTING_INSET.rawValue: .number(\.policy.restingInset),
    TUG_REFRESH_CONTROL_PROPERTY_IGNORED_INSET.rawValue: .number(\.policy.ignoredInset),
    TUG_REFRESH_CONTROL_PROPERTY_TRIGGER.rawValue: .choice(
      of: RefreshPolicy.Trigger.Kind.allCases, get: { $0.policy.trigger.kind },
      set: { $0.policy.trigger.kind = $1 }),
    TUG_REFRESH_CONTROL_PROPERTY_HOLD_DURATION.rawValue: .number(\.policy.trigger.holdDuration),
    TUG_REFRESH_CONTROL_PROPERTY_APPROACH_PERCENT.rawValue: .number(
      \.policy.trigger.approach.percent),
    TUG_REFRESH_CONTROL_PROPERTY_APPROACHES_PER_DRAG.rawValue: .integer(
      get: { $0.policy.trigger.approach.timesPerDrag ?? -1 },
      set: { $0.policy.trigger.approach.timesPerDrag = $1 < 0 ? nil : $1 }),
    TUG_REFRESH_CONTROL_PROPERTY_AUTOMATIC.rawValue: .flag(\.policy.trigger.approach.isAutomatic),
    TUG_REFRESH_CONTROL_PROPERTY_FIRES_BY_FLING.rawValue: .flag(\.policy.firesByFling),
    TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_DRAG_BACK.rawValue: .flag(
      \.policy.cancelsByDragBack),
    TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_PUSH_BACK.rawValue: .flag(
      \.policy.cancelsByPushBack),
    TUG_REFRESH_CONTROL_PROPERTY_OPENING_DURATION.rawValue: .number(
      \.policy.openingDuration, none: -1),
    TUG_REFRESH_CONTROL_PROPERTY_CLOSING_DURATION.rawValue: .number(
      \.policy.closingDuration, none: -1),
    TUG_REFRESH_CONTROL_PROPERTY_CALLS_AFTER_OPENING.rawValue: .flag(
      get: { $0.policy.handlerTiming == .afterOpening },
      set: { $0.policy.handlerTiming = $1 ? .afterOpening : .atOnce }),
    TUG_REFRESH_CONTROL_PROPERTY_MOVES_OFFSET.rawValue: .flag(\.policy.movesOffset),
    TUG_REFRESH_CONTROL_PROPERTY_INSET_FOLLOWS_SCROLL.rawValue: .flag(
      \.policy.insetFollowsScroll),
    TUG_REFRESH_CONTROL_PROPERTY_SHORT_PLACEMENT.rawValue: .choice(
      of: [RefreshPolicy.ShortPlacement.viewportEnd, .contentEnd, .hidden],
      get: { $0.policy.shortPlacement }, set: { $0.policy.shortPlacement = $1 }),
    TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT.rawValue: .choice(
      of: RefreshPolicy.Placement.Kind.allCases, get: { $0.policy.placement.kind },
      set: { $0.policy.placement.kind = $1 }),
    TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT_ROW.rawValue: .count(
      get: { $0.policy.placement.row }, set: { $0.policy.placement.row = $1 }),
    TUG_REFRESH_CONTROL_PROPERTY_OPACITY_FOLLOWS_PULL.rawValue: .flag(
      \.policy.opacityFollowsPull),
    TUG_REFRESH_CONTROL_PROPERTY_TURN_DURATION.rawValue: .number(\.policy.turnDuration),
    TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_DWELL.rawValue: .number(\.policy.successDwell),
    TUG_REFRESH_CONTROL_PROPERTY_FAILURE_DWELL.rawValue: .number(\.policy.failureDwell),
    TUG_REFRESH_CONTROL_PROPERTY_MINIMUM_DURATION.rawValue: .number(\.policy.minimumDuration),
    TUG_REFRESH_CONTROL_PROPERTY_WATCHDOG.rawValue: .number(\.policy.watchdog, none: 0),
    TUG_REFRESH_CONTROL_PROPERTY_DRAG_RATE.rawValue: .number(\.policy.dragRate),
    TUG_REFRESH_CONTROL_PROPERTY_MAXIMUM_DRAG.rawValue: .number(\.policy.maximumDrag, none: 0),
    TUG_REFRESH_CONTROL_PROPERTY_SPRING_RATE.rawValue: .number(\.policy.springRate),
    TUG_REFRESH_CONTROL_PROPERTY_BLOCKS_CONTENT.rawValue: .flag(\.policy.blocksContent),
    TUG_REFRESH_CONTROL_PROPERTY_PINS_OFFSET.rawValue: .flag(\.policy.pinsOffset),
    TUG_REFRESH_CONTROL_PROPERTY_RETRIES_BY_TAP.rawValue: .flag(\.policy.retriesByTap),
    TUG_REFRESH_CONTROL_PROPERTY_WHEEL_PULLS.rawValue: .flag(\.policy.wheelPulls),
    TUG_REFRESH_CONTROL_PROPERTY_SHOWS_TITLE.rawValue: .flag(\.parts.showsTitle),
    TUG_REFRESH_CONTROL_PROPERTY_SHOWS_ARROW.rawValue: .flag(\.parts.showsArrow),
    TUG_REFRESH_CONTROL_PROPERTY_SHOWS_SPINNER.rawValue: .flag(\.parts.showsSpinner),
    TUG_REFRESH_CONTROL_PROPERTY_IDLE_TITLE.rawValue: title(of: .idle),
    TUG_REFRESH_CONTROL_PROPERTY_PULLING_TITLE.rawValue: title(of: .pulling),
    TUG_REFRESH_CONTROL_PROPERTY_REFRESHING_TITLE.rawValue: title(of: .refreshing),
    TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_TITLE.rawValue: title(of: .success),
    TUG_REFRESH_CONTROL_PROPERTY_FAILURE_TITLE.rawValue: title(of: .failure),
    TUG_REFRESH_CONTROL_PROPERTY_NO_MORE_DATA_TITLE.rawValue: title(of: .noMoreData),
  ]

  /// Those of `TugRefreshHeader`.
  static let headerProperties: [UInt32: Access] = [
    TUG_REFRESH_HEADER_PROPERTY_STYLE.rawValue: .choice(
      of: ListView.headerChoices, get: { ListView.HeaderChoice($0.header) },
      set: { $0.setHeaderChoice($1) }),
    TUG_REFRESH_HEADER_PROPERTY_POLICY.rawValue: .choice(
      of: ListView.headerChoices, get: { .system($0.headerPolicyName) },
      set: { peer, choice in
        guard let name = choice.name else { return }
        peer.headerPolicyName = name
        peer.policy = RefreshHeader.policy(of: name)
      }),
    TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED_KEY.rawValue: .text(\.header.lastUpdatedKey),
    TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED.rawValue: .time(
      get: { $0.control?.lastUpdated }, set: { $0.list?.setLastUpdated($1) }),
    TUG_REFRESH_HEADER_PROPERTY_SHOWS_LAST_UPDATED.rawValue: .flag(\.parts.showsLastUpdated),
    TUG_REFRESH_HEADER_PROPERTY_START.rawValue: .choice(
      of: [RefreshPolicy.StartRefresh.never, .always, .ifExpired], get: { $0.policy.start },
      set: { $0.policy.start = $1 }),
    TUG_REFRESH_HEADER_PROPERTY_EXPIRY.rawValue: .number(\.policy.expiry, none: -1),
    TUG_REFRESH_HEADER_PROPERTY_RESTORES_POSITION.rawValue: .flag(\.policy.restoresPosition),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_DISTANCE.rawValue: .number(
      get: { $0.policy.secondFloor?.distance ?? 0 },
      set: { $0.setFloor(distance: $1) }),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_CLOSE_DISTANCE.rawValue: .number(\.floor.closeDistance),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_DURATION.rawValue: .number(\.floor.duration, none: -1),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_ARMED_TITLE.rawValue: title(of: .floorArmed),
    TUG_REFRESH_HEADER_PROPERTY_N_ACTIONS.rawValue: .count(
      get: { $0.policy.actionCount }, set: { $0.policy.actionCount = $1 }),
    TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION.rawValue: .count(get: {
      $0.control?.chosenAction ?? 0
    }),
  ]

  /// Those of `TugRefreshFooter`.
  static let footerProperties: [UInt32: Access] = [
    TUG_REFRESH_FOOTER_PROPERTY_STYLE.rawValue: .choice(
      of: ListView.footerChoices, get: { ListView.FooterChoice($0.footer) },
      set: { $0.setFooterChoice($1) }),
    TUG_REFRESH_FOOTER_PROPERTY_POLICY.rawValue: .choice(
      of: ListView.footerChoices, get: { .system($0.footerPolicyName) },
      set: { peer, choice in
        guard let name = choice.name else { return }
        peer.footerPolicyName = name
        peer.policy = LoadMoreFooter.policy(of: name)
      }),
    TUG_REFRESH_FOOTER_PROPERTY_RESETS_AFTER_REFRESH.rawValue: .flag(\.footer.resetsAfterRefresh),
  ]

  private static func title(of state: RefreshState) -> Access {
    .text(get: { $0.title(of: state) }, set: { $0.setTitle($1, of: state) })
  }

  /// The page behind the header; what is set of one that is not there waits for it.
  var floor: RefreshPolicy.SecondFloor {
    get { policy.secondFloor ?? waitingFloor }
    set {
      waitingFloor = newValue
      if policy.secondFloor != nil { policy.secondFloor = newValue }
    }
  }

  private func setFloor(distance: Double) {
    waitingFloor = floor
    waitingFloor.distance = distance
    policy.secondFloor = distance > 0 ? waitingFloor : nil
    drawFloorByProgram()
  }
}

extension RefreshPolicy.Trigger {
  /// Which trigger it is, whatever its numbers; in C's order.
  enum Kind: CaseIterable {
    case release, reach, hold, approach
  }

  /// Seconds for which a pull is held unless the program says how many.
  ///
  /// Source: refresh controls reference, 1.12.
  private static let usualHold = 0.5

  var kind: Kind {
    get {
      switch self {
      case .release: .release
      case .reach: .reach
      case .hold: .hold
      case .approach: .approach
      }
    }
    set {
      guard newValue != kind else { return }
      switch newValue {
      case .release: self = .release
      case .reach: self = .reach
      case .hold: self = .hold(Self.usualHold)
      case .approach: self = .approach(RefreshPolicy.Approach())
      }
    }
  }

  /// 0 with another trigger.
  var holdDuration: Double {
    get { if case .hold(let seconds) = self { seconds } else { 0 } }
    set { if newValue > 0 || kind == .hold { self = .hold(newValue) } }
  }

  /// An approach's numbers, the usual ones with another trigger; setting them makes it an approach.
  var approach: RefreshPolicy.Approach {
    get { if case .approach(let approach) = self { approach } else { RefreshPolicy.Approach() } }
    set { if newValue != approach { self = .approach(newValue) } }
  }
}

extension RefreshPolicy.Placement {
  /// Which placement it is, whatever its row; in C's order.
  enum Kind: CaseIterable {
    case above, behind, front, stretched, overlay, locator
  }

  var kind: Kind {
    get {
      switch self {
      case .above: .above
      case .behind: .behind
      case .front: .front
      case .stretched: .stretched
      case .overlay: .overlay
      case .locator: .locator
      }
    }
    set {
      switch newValue {
      case .above: self = .above
      case .behind: self = .behind
      case .front: self = .front
      case .stretched: self = .stretched
      case .overlay: self = .overlay
      case .locator: self = .locator(row: row)
      }
    }
  }

  /// The row that it lies before, 0 elsewhere; setting it makes it lie there.
  var row: Int {
    get { if case .locator(let row) = self { row } else { 0 } }
    set { if newValue != row { self = .locator(row: newValue) } }
  }
}
