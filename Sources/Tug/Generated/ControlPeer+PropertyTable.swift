// Written by scripts/generate-api from Sources/CGtk/properties.toml.

import CGtk

/// The properties of headers and footers, and where they are stored.
extension ControlPeer {

  /// Those of `TugRefreshControl`.
  static let commonProperties: [UInt32: Access] = [
    TUG_REFRESH_CONTROL_PROPERTY_STATE.rawValue: .choice(reading: \.state),
    TUG_REFRESH_CONTROL_PROPERTY_STAGE.rawValue: .choice(reading: \.stage),
    TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT.rawValue: .number(reading: \.pull),
    TUG_REFRESH_CONTROL_PROPERTY_VISIBLE.rawValue: .flag(\.isVisible),
    TUG_REFRESH_CONTROL_PROPERTY_TRIGGER.rawValue: .choice(\.policy.firing.trigger.kind),
    TUG_REFRESH_CONTROL_PROPERTY_HOLD_DURATION.rawValue: .number(
      \.policy.firing.trigger.holdDuration),
    TUG_REFRESH_CONTROL_PROPERTY_APPROACH_PERCENT.rawValue: .number(
      \.policy.firing.trigger.approach.percent),
    TUG_REFRESH_CONTROL_PROPERTY_APPROACHES_PER_DRAG.rawValue: .integer(
      \.policy.firing.trigger.approach.timesPerDrag, none: -1),
    TUG_REFRESH_CONTROL_PROPERTY_AUTOMATIC.rawValue: .flag(
      \.policy.firing.trigger.approach.isAutomatic),
    TUG_REFRESH_CONTROL_PROPERTY_FILLS_VIEWPORT.rawValue: .flag(
      \.policy.firing.trigger.approach.fillsViewport),
    TUG_REFRESH_CONTROL_PROPERTY_TRIGGER_DISTANCE.rawValue: .number(
      \.policy.firing.triggerDistance),
    TUG_REFRESH_CONTROL_PROPERTY_HELD_INSET.rawValue: .number(\.policy.room.heldInset),
    TUG_REFRESH_CONTROL_PROPERTY_RESTING_INSET.rawValue: .number(\.policy.room.restingInset),
    TUG_REFRESH_CONTROL_PROPERTY_IGNORED_INSET.rawValue: .number(\.policy.room.ignoredInset),
    TUG_REFRESH_CONTROL_PROPERTY_ORIGIN.rawValue: .choice(\.policy.firing.origin),
    TUG_REFRESH_CONTROL_PROPERTY_ARMS_AT.rawValue: .choice(\.policy.firing.armsAt),
    TUG_REFRESH_CONTROL_PROPERTY_DISARMS_AT.rawValue: .choice(\.policy.firing.disarmsAt),
    TUG_REFRESH_CONTROL_PROPERTY_FIRES_AT.rawValue: .choice(\.policy.firing.firesAt),
    TUG_REFRESH_CONTROL_PROPERTY_FIRES_BY_FLING.rawValue: .flag(\.policy.isFiredByFling),
    TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_DRAG_BACK.rawValue: .flag(
      \.policy.firing.cancelsByDragBack),
    TUG_REFRESH_CONTROL_PROPERTY_CANCELS_BY_PUSH_BACK.rawValue: .flag(
      \.policy.firing.cancelsByPushBack),
    TUG_REFRESH_CONTROL_PROPERTY_OPENING_DURATION.rawValue: .number(
      \.policy.motion.openingDuration, none: -1),
    TUG_REFRESH_CONTROL_PROPERTY_CLOSING_DURATION.rawValue: .number(
      \.policy.motion.closingDuration, none: -1),
    TUG_REFRESH_CONTROL_PROPERTY_CALLS_AFTER_OPENING.rawValue: .flag(\.policy.callsAfterOpening),
    TUG_REFRESH_CONTROL_PROPERTY_MOVES_OFFSET.rawValue: .flag(\.policy.motion.movesOffset),
    TUG_REFRESH_CONTROL_PROPERTY_INSET_FOLLOWS_SCROLL.rawValue: .flag(
      \.policy.room.insetFollowsScroll),
    TUG_REFRESH_CONTROL_PROPERTY_SHORT_PLACEMENT.rawValue: .choice(\.policy.room.shortPlacement),
    TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT.rawValue: .choice(\.policy.room.placement.kind),
    TUG_REFRESH_CONTROL_PROPERTY_PLACEMENT_ROW.rawValue: .count(\.policy.room.placement.row),
    TUG_REFRESH_CONTROL_PROPERTY_OPACITY_FOLLOWS_PULL.rawValue: .flag(
      \.policy.room.opacityFollowsPull),
    TUG_REFRESH_CONTROL_PROPERTY_TURN_DURATION.rawValue: .number(\.policy.motion.turnDuration),
    TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_DWELL.rawValue: .number(\.policy.work.successDwell),
    TUG_REFRESH_CONTROL_PROPERTY_FAILURE_DWELL.rawValue: .number(
      \.policy.work.failureDwell, none: -1),
    TUG_REFRESH_CONTROL_PROPERTY_MINIMUM_DURATION.rawValue: .number(\.policy.work.minimumDuration),
    TUG_REFRESH_CONTROL_PROPERTY_WATCHDOG.rawValue: .number(\.policy.work.watchdog, none: 0),
    TUG_REFRESH_CONTROL_PROPERTY_DRAG_RATE.rawValue: .number(\.policy.motion.dragRate),
    TUG_REFRESH_CONTROL_PROPERTY_MAXIMUM_DRAG.rawValue: .number(
      \.policy.motion.maximumDrag, none: 0),
    TUG_REFRESH_CONTROL_PROPERTY_SPRING_RATE.rawValue: .number(\.policy.motion.springRate),
    TUG_REFRESH_CONTROL_PROPERTY_BLOCKS_CONTENT.rawValue: .flag(\.policy.work.blocksContent),
    TUG_REFRESH_CONTROL_PROPERTY_PINS_OFFSET.rawValue: .flag(\.policy.motion.pinsOffset),
    TUG_REFRESH_CONTROL_PROPERTY_RETRIES_BY_TAP.rawValue: .flag(\.policy.firing.retriesByTap),
    TUG_REFRESH_CONTROL_PROPERTY_WHEEL_PULLS.rawValue: .flag(\.policy.firing.wheelPulls),
    TUG_REFRESH_CONTROL_PROPERTY_SHOWS_TITLE.rawValue: .flag(\.parts.showsTitle),
    TUG_REFRESH_CONTROL_PROPERTY_SHOWS_ARROW.rawValue: .flag(\.parts.showsArrow),
    TUG_REFRESH_CONTROL_PROPERTY_SHOWS_SPINNER.rawValue: .flag(\.parts.showsSpinner),
    TUG_REFRESH_CONTROL_PROPERTY_FONT_SIZE.rawValue: .number(\.fontSize, none: 0),
    TUG_REFRESH_CONTROL_PROPERTY_FONT_BOLD.rawValue: .flag(\.isFontBold),
    TUG_REFRESH_CONTROL_PROPERTY_IDLE_TITLE.rawValue: .text(\.[titleOf: .idle]),
    TUG_REFRESH_CONTROL_PROPERTY_PULLING_TITLE.rawValue: .text(\.[titleOf: .pulling]),
    TUG_REFRESH_CONTROL_PROPERTY_REFRESHING_TITLE.rawValue: .text(\.[titleOf: .refreshing]),
    TUG_REFRESH_CONTROL_PROPERTY_SUCCESS_TITLE.rawValue: .text(\.[titleOf: .success]),
    TUG_REFRESH_CONTROL_PROPERTY_FAILURE_TITLE.rawValue: .text(\.[titleOf: .failure]),
    TUG_REFRESH_CONTROL_PROPERTY_NO_MORE_DATA_TITLE.rawValue: .text(\.[titleOf: .noMoreData]),
  ]

  /// Those of `TugRefreshHeader`.
  static let headerProperties: [UInt32: Access] = [
    TUG_REFRESH_HEADER_PROPERTY_STYLE.rawValue: .choice(\.headerStyle),
    TUG_REFRESH_HEADER_PROPERTY_POLICY.rawValue: .choice(\.headerPolicy),
    TUG_REFRESH_HEADER_PROPERTY_SHOWS_ERROR_MESSAGE.rawValue: .flag(\.header.showsErrorMessage),
    TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED_KEY.rawValue: .text(\.header.lastUpdatedKey),
    TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED.rawValue: .time(\.lastUpdated),
    TUG_REFRESH_HEADER_PROPERTY_SHOWS_LAST_UPDATED.rawValue: .flag(\.parts.showsLastUpdated),
    TUG_REFRESH_HEADER_PROPERTY_START.rawValue: .choice(\.policy.work.start),
    TUG_REFRESH_HEADER_PROPERTY_EXPIRY.rawValue: .number(\.policy.work.expiry, none: -1),
    TUG_REFRESH_HEADER_PROPERTY_RESTORES_POSITION.rawValue: .flag(\.policy.work.restoresPosition),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_DISTANCE.rawValue: .number(\.floorDistance, none: 0),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_CLOSE_DISTANCE.rawValue: .number(\.floor.closeDistance),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_DURATION.rawValue: .number(\.floor.duration, none: -1),
    TUG_REFRESH_HEADER_PROPERTY_FLOOR_ARMED_TITLE.rawValue: .text(\.[titleOf: .floorArmed]),
    TUG_REFRESH_HEADER_PROPERTY_N_ACTIONS.rawValue: .count(\.policy.firing.actionCount),
    TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION.rawValue: .count(reading: \.chosenAction),
  ]

  /// Those of `TugRefreshFooter`.
  static let footerProperties: [UInt32: Access] = [
    TUG_REFRESH_FOOTER_PROPERTY_STYLE.rawValue: .choice(\.footerStyle),
    TUG_REFRESH_FOOTER_PROPERTY_POLICY.rawValue: .choice(\.footerPolicy),
    TUG_REFRESH_FOOTER_PROPERTY_RESETS_AFTER_REFRESH.rawValue: .flag(\.footer.resetsAfterRefresh),
    TUG_REFRESH_FOOTER_PROPERTY_SHOWS_REFRESHING_TITLE.rawValue: .flag(\.showsRefreshingTitle),
  ]
}
