// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

import CGtk

/// The properties of headers and footers, and the Swift properties that store them.
extension ControlPeer {

  /// The properties of `TugRefreshPolicy`.
  static let policyProperties: [UInt32: Access] = {
    var table: [UInt32: Access] = [:]
    table[TUG_REFRESH_POLICY_PROPERTY_TRIGGER.rawValue] = .choice(
      { $0.policy.firing.trigger.kind }, { $0.policy.firing.trigger.kind = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_HOLD_DURATION.rawValue] = .number(
      { $0.policy.firing.trigger.holdDuration }, { $0.policy.firing.trigger.holdDuration = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_APPROACH_PERCENT.rawValue] = .number(
      { $0.policy.firing.trigger.approach.percent },
      { $0.policy.firing.trigger.approach.percent = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_APPROACHES_PER_DRAG.rawValue] = .integer(
      { $0.policy.firing.trigger.approach.timesPerDrag },
      { $0.policy.firing.trigger.approach.timesPerDrag = $1 }, none: -1)
    table[TUG_REFRESH_POLICY_PROPERTY_AUTOMATIC.rawValue] = .flag(
      { $0.policy.firing.trigger.approach.isAutomatic },
      { $0.policy.firing.trigger.approach.isAutomatic = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_FILLS_VIEWPORT.rawValue] = .flag(
      { $0.policy.firing.trigger.approach.fillsViewport },
      { $0.policy.firing.trigger.approach.fillsViewport = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_TRIGGER_DISTANCE.rawValue] = .number(
      { $0.policy.firing.triggerDistance }, { $0.policy.firing.triggerDistance = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_HELD_INSET.rawValue] = .number(
      { $0.policy.layout.heldInset }, { $0.policy.layout.heldInset = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_RESTING_INSET.rawValue] = .number(
      { $0.policy.layout.restingInset }, { $0.policy.layout.restingInset = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_IGNORED_INSET.rawValue] = .number(
      { $0.policy.layout.ignoredInset }, { $0.policy.layout.ignoredInset = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_ORIGIN.rawValue] = .choice(
      { $0.policy.firing.origin }, { $0.policy.firing.origin = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_ARMS_AT.rawValue] = .choice(
      { $0.policy.firing.armsAt }, { $0.policy.firing.armsAt = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_DISARMS_AT.rawValue] = .choice(
      { $0.policy.firing.disarmsAt }, { $0.policy.firing.disarmsAt = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_FIRES_AT.rawValue] = .choice(
      { $0.policy.firing.firesAt }, { $0.policy.firing.firesAt = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_FIRES_BY_FLING.rawValue] = .flag(
      { $0.policy.isFiredByFling }, { $0.policy.isFiredByFling = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_CANCELS_BY_DRAG_BACK.rawValue] = .flag(
      { $0.policy.firing.cancelsByDragBack }, { $0.policy.firing.cancelsByDragBack = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_CANCELS_BY_PUSH_BACK.rawValue] = .flag(
      { $0.policy.firing.cancelsByPushBack }, { $0.policy.firing.cancelsByPushBack = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_OPENING_DURATION.rawValue] = .number(
      { $0.policy.motion.openingDuration }, { $0.policy.motion.openingDuration = $1 }, none: -1)
    table[TUG_REFRESH_POLICY_PROPERTY_CLOSING_DURATION.rawValue] = .number(
      { $0.policy.motion.closingDuration }, { $0.policy.motion.closingDuration = $1 }, none: -1)
    table[TUG_REFRESH_POLICY_PROPERTY_CALLS_AFTER_OPENING.rawValue] = .flag(
      { $0.policy.callsAfterOpening }, { $0.policy.callsAfterOpening = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_MOVES_OFFSET.rawValue] = .flag(
      { $0.policy.motion.movesOffset }, { $0.policy.motion.movesOffset = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_INSET_FOLLOWS_SCROLL.rawValue] = .flag(
      { $0.policy.layout.insetFollowsScroll }, { $0.policy.layout.insetFollowsScroll = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_SHORT_PLACEMENT.rawValue] = .choice(
      { $0.policy.layout.shortPlacement }, { $0.policy.layout.shortPlacement = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_PLACEMENT.rawValue] = .choice(
      { $0.policy.layout.placement.kind }, { $0.policy.layout.placement.kind = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_PLACEMENT_ROW.rawValue] = .count(
      { $0.policy.layout.placement.row }, { $0.policy.layout.placement.row = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_OPACITY_FOLLOWS_PULL.rawValue] = .flag(
      { $0.policy.layout.opacityFollowsPull }, { $0.policy.layout.opacityFollowsPull = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_TURN_DURATION.rawValue] = .number(
      { $0.policy.motion.turnDuration }, { $0.policy.motion.turnDuration = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_SUCCESS_DWELL.rawValue] = .number(
      { $0.policy.work.successDwell }, { $0.policy.work.successDwell = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_FAILURE_DWELL.rawValue] = .number(
      { $0.policy.work.failureDwell }, { $0.policy.work.failureDwell = $1 }, none: -1)
    table[TUG_REFRESH_POLICY_PROPERTY_MINIMUM_DURATION.rawValue] = .number(
      { $0.policy.work.minimumDuration }, { $0.policy.work.minimumDuration = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_WATCHDOG.rawValue] = .number(
      { $0.policy.work.watchdog }, { $0.policy.work.watchdog = $1 }, none: 0)
    table[TUG_REFRESH_POLICY_PROPERTY_DRAG_RATE.rawValue] = .number(
      { $0.policy.motion.dragRate }, { $0.policy.motion.dragRate = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_PULL_TRAVEL.rawValue] = .number(
      { $0.policy.motion.pullTravel }, { $0.policy.motion.pullTravel = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_MAXIMUM_DRAG.rawValue] = .number(
      { $0.policy.motion.maximumDrag }, { $0.policy.motion.maximumDrag = $1 }, none: 0)
    table[TUG_REFRESH_POLICY_PROPERTY_SPRING_RATE.rawValue] = .number(
      { $0.policy.motion.springRate }, { $0.policy.motion.springRate = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_BLOCKS_CONTENT.rawValue] = .flag(
      { $0.policy.work.blocksContent }, { $0.policy.work.blocksContent = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_PINS_OFFSET.rawValue] = .flag(
      { $0.policy.motion.pinsOffset }, { $0.policy.motion.pinsOffset = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_RETRIES_BY_TAP.rawValue] = .flag(
      { $0.policy.firing.retriesByTap }, { $0.policy.firing.retriesByTap = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_WHEEL_PULLS.rawValue] = .flag(
      { $0.policy.firing.wheelPulls }, { $0.policy.firing.wheelPulls = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_START.rawValue] = .choice(
      { $0.policy.work.start }, { $0.policy.work.start = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_EXPIRY.rawValue] = .number(
      { $0.policy.work.expiry }, { $0.policy.work.expiry = $1 }, none: -1)
    table[TUG_REFRESH_POLICY_PROPERTY_RESTORES_POSITION.rawValue] = .flag(
      { $0.policy.work.restoresPosition }, { $0.policy.work.restoresPosition = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_FLOOR_DISTANCE.rawValue] = .number(
      { $0.floorDistance }, { $0.floorDistance = $1 }, none: 0)
    table[TUG_REFRESH_POLICY_PROPERTY_FLOOR_CLOSE_DISTANCE.rawValue] = .number(
      { $0.floor.closeDistance }, { $0.floor.closeDistance = $1 })
    table[TUG_REFRESH_POLICY_PROPERTY_FLOOR_DURATION.rawValue] = .number(
      { $0.floor.duration }, { $0.floor.duration = $1 }, none: -1)
    table[TUG_REFRESH_POLICY_PROPERTY_N_ACTIONS.rawValue] = .count(
      { $0.policy.firing.actionCount }, { $0.policy.firing.actionCount = $1 })
    return table
  }()

  /// The properties of `TugRefreshControl`.
  static let commonProperties: [UInt32: Access] = {
    var table: [UInt32: Access] = [:]
    table[TUG_REFRESH_CONTROL_PROPERTY_STATE.rawValue] = .choice({ $0.state })
    table[TUG_REFRESH_CONTROL_PROPERTY_PHASE.rawValue] = .choice({ $0.stage })
    table[TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT.rawValue] = .number({ $0.pull })
    table[TUG_REFRESH_CONTROL_PROPERTY_WORK.rawValue] = .object({ $0.workObject })
    table[TUG_REFRESH_CONTROL_PROPERTY_VISIBLE.rawValue] = .flag(
      { $0.isVisible }, { $0.isVisible = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_POLICY.rawValue] = .object({ $0.policyObject })
    table[TUG_REFRESH_CONTROL_PROPERTY_SHOW_TITLE.rawValue] = .flag(
      { $0.parts.showsTitle }, { $0.parts.showsTitle = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_SHOW_ARROW.rawValue] = .flag(
      { $0.parts.showsArrow }, { $0.parts.showsArrow = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_SHOW_SPINNER.rawValue] = .flag(
      { $0.parts.showsSpinner }, { $0.parts.showsSpinner = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_FONT_SIZE.rawValue] = .number(
      { $0.fontSize }, { $0.fontSize = $1 }, none: 0)
    table[TUG_REFRESH_CONTROL_PROPERTY_FONT_BOLD.rawValue] = .flag(
      { $0.isFontBold }, { $0.isFontBold = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_IDLE_TITLE.rawValue] = .text(
      { $0[titleOf: .idle] }, { $0[titleOf: .idle] = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_PULLING_TITLE.rawValue] = .text(
      { $0[titleOf: .pulling] }, { $0[titleOf: .pulling] = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_REFRESHING_TITLE.rawValue] = .text(
      { $0[titleOf: .refreshing] }, { $0[titleOf: .refreshing] = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_TITLE.rawValue] = .text(
      { $0[titleOf: .success] }, { $0[titleOf: .success] = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_FAILURE_TITLE.rawValue] = .text(
      { $0[titleOf: .failure] }, { $0[titleOf: .failure] = $1 })
    table[TUG_REFRESH_CONTROL_PROPERTY_NO_MORE_DATA_TITLE.rawValue] = .text(
      { $0[titleOf: .noMoreData] }, { $0[titleOf: .noMoreData] = $1 })
    return table
  }()

  /// The properties of `TugRefreshHeader`.
  static let headerProperties: [UInt32: Access] = {
    var table: [UInt32: Access] = [:]
    table[TUG_REFRESH_HEADER_PROPERTY_STYLE.rawValue] = .choice(
      { $0.headerStyle }, { $0.headerStyle = $1 })
    table[TUG_REFRESH_HEADER_PROPERTY_POLICY_STYLE.rawValue] = .choice(
      { $0.headerPolicy }, { $0.headerPolicy = $1 })
    table[TUG_REFRESH_HEADER_PROPERTY_SHOW_ERROR_MESSAGE.rawValue] = .flag(
      { $0.header.showsErrorMessage }, { $0.header.showsErrorMessage = $1 })
    table[TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED_KEY.rawValue] = .text(
      { $0.header.lastUpdatedKey }, { $0.header.lastUpdatedKey = $1 })
    table[TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED.rawValue] = .time(
      { $0.lastUpdated }, { $0.lastUpdated = $1 })
    table[TUG_REFRESH_HEADER_PROPERTY_SHOW_LAST_UPDATED.rawValue] = .flag(
      { $0.parts.showsLastUpdated }, { $0.parts.showsLastUpdated = $1 })
    table[TUG_REFRESH_HEADER_PROPERTY_FLOOR_ARMED_TITLE.rawValue] = .text(
      { $0[titleOf: .floorArmed] }, { $0[titleOf: .floorArmed] = $1 })
    table[TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION.rawValue] = .count({ $0.chosenAction })
    return table
  }()

  /// The properties of `TugRefreshFooter`.
  static let footerProperties: [UInt32: Access] = {
    var table: [UInt32: Access] = [:]
    table[TUG_REFRESH_FOOTER_PROPERTY_STYLE.rawValue] = .choice(
      { $0.footerStyle }, { $0.footerStyle = $1 })
    table[TUG_REFRESH_FOOTER_PROPERTY_POLICY_STYLE.rawValue] = .choice(
      { $0.footerPolicy }, { $0.footerPolicy = $1 })
    table[TUG_REFRESH_FOOTER_PROPERTY_HAS_MORE.rawValue] = .flag(
      { $0.hasMore }, { $0.hasMore = $1 })
    table[TUG_REFRESH_FOOTER_PROPERTY_RESETS_AFTER_REFRESH.rawValue] = .flag(
      { $0.footer.resetsAfterRefresh }, { $0.footer.resetsAfterRefresh = $1 })
    table[TUG_REFRESH_FOOTER_PROPERTY_SHOW_REFRESHING_TITLE.rawValue] = .flag(
      { $0.showsRefreshingTitle }, { $0.showsRefreshingTitle = $1 })
    return table
  }()
}
