import RefreshModel
import ScrollModel

/// The properties that can change while the list is in use.
extension Scene {
  /// The current value of every property, always in the same order.
  public var options: [SceneOption] {
    [
      .orientation(axis.orientation), .direction(axis.direction),
      .reversed(axis.beginsAtEnd), .bounces(container.bounces),
      .alwaysBounce(pullSettings.alwaysBounces), .deceleration(container.decelerationRate),
      .rubberBand(container.rubberBand), .isScrollEnabled(container.isScrollEnabled),
      .isPagingEnabled(container.isPagingEnabled), .isNested(pullSettings.isNested),
      .animations(animations), .simultaneous(pullSettings.isSimultaneous),
      .asksForTarget(pullSettings.asksForTarget), .showsIndicator(showsIndicator),
      .selectionMode(selectionMode), .bandSelection(allowsBandSelection),
      .sticksToStart(sticksToStart), .sticksToEnd(sticksToEnd), .columns(columnLayout),
      .maximumContentWidth(layout.maximumWidth),
    ]
  }

  /// Whether the program wants short content to be pulled, even without controls.
  public var wantsToAlwaysBounce: Bool { pullSettings.alwaysBounces }

  package mutating func set(_ option: SceneOption) {
    switch option {
    case .orientation(let orientation):
      setOrientation(orientation)
      fitColumns()
    case .direction(let direction):
      guard direction != axis.direction else { return }
      dropHold()
      axis.direction = direction
    case .reversed(let isReversed):
      guard isReversed != axis.beginsAtEnd else { return }
      dropHold()
      axis.beginsAtEnd = isReversed
    case .bounces(let bounces): settleAfter { $0.bounces = bounces }
    case .alwaysBounce(let bounces):
      pullSettings.setAlwaysBounces(bounces)
      controlsChanged()
    case .deceleration(let rate): changeSettings { $0.decelerationRate = rate }
    case .rubberBand(let slope): settleAfter { $0.rubberBand = slope }
    case .isScrollEnabled(let isEnabled):
      if !isEnabled { dropHold() }
      changeSettings { $0.isScrollEnabled = isEnabled }
    case .isPagingEnabled(let isEnabled):
      changeSettings { $0.isPagingEnabled = isEnabled }
    case .isNested(let isNested):
      pullSettings.setNested(isNested)
      controlsChanged()
    case .animations(let isOn):
      visibility.setAnimations(isOn)
      moveContainer { [isVisible] in $0.setAnimates(isOn && isVisible) }
    case .simultaneous(let isOn):
      pullSettings.setSimultaneous(isOn)
      disarmBlockedControls()
    case .asksForTarget(let asks): pullSettings.setAsksForTarget(asks)
    case .showsIndicator(let isShown):
      indicatorDisplay.setWanted(isShown)
      if container.isIndicatorHeld, !isShown { releaseIndicator() }
    case .selectionMode(let mode): changeSelection { $0.setMode(mode) }
    case .bandSelection(let isAllowed): allowsBandSelection = isAllowed
    case .sticksToStart(let sticks):
      sticksToStart = sticks
      anchor = nil
    case .sticksToEnd(let sticks):
      sticksToEnd = sticks
      anchor = nil
      startAtEnd()
    case .columns(let columns):
      layout.setColumns(columns)
      fitColumns()
    case .maximumContentWidth(let width):
      layout.setMaximumWidth(width)
      fitColumns()
    }
  }

  /// Adapts the settings to the current controls.
  ///
  /// A list with a control can be pulled however short it is, and keeps drags towards the control
  /// for itself.
  mutating func controlsChanged() {
    let isAlways = pullSettings.alwaysBounces || header != nil || footer != nil
    if isAlways != container.alwaysBounce { settleAfter { $0.alwaysBounce = isAlways } }
    var edges: EdgeSet = []
    if pullSettings.isNested, header == nil { edges.insert(.top) }
    if pullSettings.isNested, footer == nil { edges.insert(.bottom) }
    changeSettings { $0.edgesPassedOn = edges }
    for side in ControlSide.allCases { updateEdgeBehaviour(of: side) }
  }

  private mutating func changeSettings(_ change: (inout ScrollSettings) -> Void) {
    moveContainer { $0.changeSettings(change) }
  }

  /// Changes settings of the rubber band.
  ///
  /// A held list keeps its visible position.
  private mutating func settleAfter(_ change: (inout ScrollSettings) -> Void) {
    moveContainer {
      $0.changeSettings(change)
      if $0.isTracking, !$0.isIndicatorHeld { $0.setContentOffset($0.contentOffset) }
    }
  }

  /// Changes the direction of scrolling.
  ///
  /// The list begins at its start again.
  private mutating func setOrientation(_ orientation: Orientation) {
    guard orientation != axis.orientation else { return }
    scrollCount += 1
    dropHold()
    axis.orientation = orientation
    moveContainer { [axis, viewport] in
      $0.stopAtRest()
      $0.setViewportLength(axis.length(of: viewport))
      $0.restAtTop()
    }
    adaptToViewport()
  }
}
