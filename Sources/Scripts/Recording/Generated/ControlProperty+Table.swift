// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

extension ControlProperty {
  /// All properties, in the order in which they must be set: a property that determines whether
  /// others apply precedes them.
  package static let all: [ControlProperty] = single + ofStates

  /// The properties for a help text, with one entry for those that each state has.
  package static let words =
    single.map { "\($0.key)=\($0.values)" }
    + ["STATE-title=TEXT", "STATE-subtitle=TEXT", "STATE-color=RRGGBB"]

  private static let single: [ControlProperty] = [
    choice("trigger", \.policy.firing.trigger.kind, ["release", "reach", "hold", "approach"]),
    number(
      "hold-duration", \.policy.firing.trigger.holdDuration, ScriptNumber(from: 0, to: 1e6),
      "SECONDS", isHeld),
    number(
      "approach-percent", \.policy.firing.trigger.approach.percent,
      ScriptNumber(from: -1e6, to: 1e6), "N", isApproached),
    whole(
      "approaches-per-drag", \.policy.firing.trigger.approach.timesPerDrag, ScriptNumber(from: 0),
      "N", none: "unlimited", isApproached),
    flag("automatic", \.policy.firing.trigger.approach.isAutomatic, isApproached),
    flag("fills-viewport", \.policy.firing.trigger.approach.fillsViewport, isApproached),
    number(
      "trigger-distance", \.policy.firing.triggerDistance, ScriptNumber(above: 0, to: 1e6), "POINTS"
    ),
    number("held-inset", \.policy.layout.heldInset, ScriptNumber(from: 0, to: 1e6), "POINTS"),
    number("resting-inset", \.policy.layout.restingInset, ScriptNumber(from: 0, to: 1e6), "POINTS"),
    number(
      "ignored-inset", \.policy.layout.ignoredInset, ScriptNumber(from: -1e6, to: 1e6), "POINTS"),
    choice("origin", \.policy.firing.origin, ["rest", "content-edge"], isPulled),
    choice("arms-at", \.policy.firing.armsAt, ["excluded", "included"], isPulled),
    choice("disarms-at", \.policy.firing.disarmsAt, ["excluded", "included"], isPulled),
    choice("fires-at", \.policy.firing.firesAt, ["excluded", "included"], firesByRelease),
    flag("fires-by-fling", \.policy.isFiredByFling),
    flag("cancels-by-drag-back", \.policy.firing.cancelsByDragBack, isPulled),
    flag("cancels-by-push-back", \.policy.firing.cancelsByPushBack),
    number(
      "opening-duration", \.policy.motion.openingDuration, ScriptNumber(from: 0, to: 1e6),
      "SECONDS", none: "spring"),
    number(
      "closing-duration", \.policy.motion.closingDuration, ScriptNumber(from: 0, to: 1e6),
      "SECONDS", none: "spring"),
    flag("calls-after-opening", \.policy.callsAfterOpening),
    flag("moves-offset", \.policy.motion.movesOffset),
    flag("inset-follows-scroll", \.policy.layout.insetFollowsScroll, isHeader),
    choice(
      "short-placement", \.policy.layout.shortPlacement, ["viewport-end", "content-end", "hidden"],
      isFooter),
    placement,
    whole(
      "placement-row", \.policy.layout.placement.row, ScriptNumber(from: 0), "N", liesBeforeRow),
    flag("opacity-follows-pull", \.policy.layout.opacityFollowsPull),
    number(
      "turn-duration", \.policy.motion.turnDuration, ScriptNumber(from: 0, to: 1e6), "SECONDS"),
    number("success-dwell", \.policy.work.successDwell, ScriptNumber(from: 0, to: 1e6), "SECONDS"),
    number(
      "failure-dwell", \.policy.work.failureDwell, ScriptNumber(from: 0, to: 1e6), "SECONDS",
      none: "retry"),
    number(
      "minimum-duration", \.policy.work.minimumDuration, ScriptNumber(from: 0, to: 1e6), "SECONDS"),
    number(
      "watchdog", \.policy.work.watchdog, ScriptNumber(above: 0, to: 1e6), "SECONDS", none: "none"),
    number("drag-rate", \.policy.motion.dragRate, ScriptNumber(above: 0, to: 10), "RATE"),
    number("pull-travel", \.policy.motion.pullTravel, ScriptNumber(above: 0, to: 1), "RATE"),
    number(
      "maximum-drag", \.policy.motion.maximumDrag, ScriptNumber(above: 0, to: 1e6), "POINTS",
      none: "none"),
    number("spring-rate", \.policy.motion.springRate, ScriptNumber(from: 1, to: 100), "RATE"),
    flag("blocks-content", \.policy.work.blocksContent),
    flag("pins-offset", \.policy.motion.pinsOffset),
    flag("retries-by-tap", \.policy.firing.retriesByTap),
    flag("wheel-pulls", \.policy.firing.wheelPulls),
    choice("start", \.policy.work.start, ["never", "always", "if-expired"], isHeader),
    number(
      "expiry", \.policy.work.expiry, ScriptNumber(from: 0, to: 1e12), "SECONDS", none: "none",
      isHeader),
    flag("has-background", \.policy.layout.hasBackground, isHeader),
    flag("restores-position", \.policy.work.restoresPosition, isHeader),
    floorDistance,
    number(
      "floor-close-distance", \.policy.floor.closeDistance, ScriptNumber(above: 0, to: 1e6),
      "POINTS", hasFloor),
    number(
      "floor-duration", \.policy.floor.duration, ScriptNumber(from: 0, to: 1e6), "SECONDS",
      none: "spring", hasFloor),
    whole("n-actions", \.policy.firing.actionCount, ScriptNumber(from: 1, to: 8), "N", isHeader),
    shown("show-title", \.styleChanges.showsTitle, hasTitle),
    shown("show-arrow", \.styleChanges.showsArrow, hasArrow),
    shown("show-spinner", \.styleChanges.showsSpinner, hasSpinner),
    number(
      "font-size", \.styleChanges.fontSize, ScriptNumber(from: 1, to: 1000), "POINTS", none: "none",
      hasTitle),
    flag("font-bold", \.styleChanges.isBold, hasFontSize),
    color("color", \.styleChanges.color, hasColor),
    arrowColor,
    shown("show-last-updated", \.styleChanges.showsLastUpdate, hasLastUpdate),
    shown("show-refreshing-title", \.styleChanges.showsRefreshingTitle, hasRefreshingTitle),
  ]

  private static let ofStates =
    texts("title", \.titles, hasTitle)
    + texts("subtitle", \.styleChanges.subtitles, hasSubtitle)
    + colors("color", \.styleChanges.colors, hasColor)
}
