import ScrollModel

/// Properties that change while the list is used.
extension ListScene {
  /// All properties as they are, in an order that does not change.
  public var options: [SceneOption] {
    [
      .orientation(axis.orientation), .direction(axis.direction),
      .reversed(axis.beginsAtEnd), .bounces(container.bounces),
      .alwaysBounce(alwaysBounce), .deceleration(container.decelerationRate),
      .rubberBand(container.rubberBandCoefficient), .isScrollEnabled(container.isScrollEnabled),
      .isPagingEnabled(container.isPagingEnabled), .isNested(isNested), .animations(animations),
      .showsIndicator(showsIndicator), .selectionMode(selectionMode), .columns(columnLayout),
      .simultaneous(isSimultaneous),
    ]
  }

  /// Whether the program wants short content to be pulled too, controls or not.
  public var wantsToAlwaysBounce: Bool { alwaysBounce }

  mutating func set(_ option: SceneOption) {
    switch option {
    case .orientation(let orientation): setOrientation(orientation)
    case .direction(let direction):
      guard direction != axis.direction else { return }
      dropHold()
      axis.direction = direction
    case .reversed(let isReversed):
      guard isReversed != axis.beginsAtEnd, Feature.reversedList.isOn else { return }
      dropHold()
      axis.beginsAtEnd = isReversed
    case .bounces(let bounces): settleAfter { $0.bounces = bounces }
    case .alwaysBounce(let bounces):
      alwaysBounce = bounces
      controlsChanged()
    case .deceleration(let rate): container.decelerationRate = rate
    case .rubberBand(let slope): settleAfter { $0.rubberBandCoefficient = slope }
    case .isScrollEnabled(let isEnabled):
      if !isEnabled { dropHold() }
      container.isScrollEnabled = isEnabled
    case .isPagingEnabled(let isEnabled): container.isPagingEnabled = isEnabled
    case .isNested(let isNested):
      self.isNested = isNested
      controlsChanged()
    case .animations(let isOn):
      animations = isOn
      moveContainer { [isVisible] in
        $0.animates = (isOn || !Feature.animationsOff.isOn) && isVisible
      }
    case .showsIndicator(let isShown):
      showsIndicator = isShown
      if container.isIndicatorHeld, !isShown { releaseIndicator() }
      if !isShown { indicatorDisplay.hide() }
    case .selectionMode(let mode): setSelectionMode(mode)
    case .columns(let layout): setColumns(layout)
    case .simultaneous(let isOn):
      isSimultaneous = isOn
      disarmWhatIsBarred()
    }
  }

  /// The controls are others: a list that has one is pulled however short it is, and keeps the drag
  /// that pulls it.
  mutating func controlsChanged() {
    let isAlways = alwaysBounce && Feature.pureOverscroll.isOn || header != nil || footer != nil
    if isAlways != container.alwaysBounce { settleAfter { $0.alwaysBounce = isAlways } }
    var edges: EdgeSet = []
    if isNested, header == nil { edges.insert(.top) }
    if isNested, footer == nil { edges.insert(.bottom) }
    container.edgesPassedOn = edges
    for side in Side.allCases { updateEdgeBehaviour(of: side) }
  }

  mutating func dropHold() {
    if container.isPressed { endDrag(cancelled: true) { $0.cancelPress() } }
    if container.isPanning { endDrag(cancelled: true) { $0.endPan(cancelled: true) } }
    if container.isIndicatorHeld { releaseIndicator() }
  }

  /// Changes what the band is, under a finger too: the list stays where it is seen.
  private mutating func settleAfter(_ change: (inout ScrollContainer) -> Void) {
    moveContainer {
      change(&$0)
      if $0.isTracking, !$0.isIndicatorHeld { $0.setContentOffset($0.contentOffset) }
    }
  }

  /// A list that scrolls another way begins at its start, where its first row is.
  private mutating func setOrientation(_ orientation: Orientation) {
    guard orientation != axis.orientation else { return }
    aim = nil
    dropHold()
    axis.orientation = orientation
    setColumns(columnLayout)
    moveContainer { [axis, viewport] in
      $0.stopAtRest()
      $0.setViewportLength(axis.length(of: viewport))
      $0.restAtTop()
    }
    updateFooterInset()
  }
}
