extension RefreshPolicy {
  /// The place of a control, and the room that it gets.
  public struct Room: Equatable, Sendable {
    /// The inset the control keeps while refreshing, 0 or more.
    public var heldInset: Double
    /// The inset it keeps at all times, 0 or more, as a footer that is always shown does.
    public var restingInset = 0.0
    /// The points of an application's inset that the control ignores: it lies farther out by them.
    ///
    /// Source: refresh controls reference, 1.1.1 (`ignoredScrollViewContentInsetTop`).
    public var ignoredInset = 0.0
    /// The place where it is drawn.
    public var placement = Placement.above
    /// The place after content that does not fill the viewport.
    public var shortPlacement = ShortPlacement.viewportEnd
    /// The inset for sticky content follows the scroll while refreshing.
    public var insetFollowsScroll = false
    /// The page behind a header; nil for none.
    public var secondFloor: SecondFloor?
    /// A header over the content draws a ground of its own, as a disc has; any other is a panel, below
    /// which headings are held.
    public var hasOwnGround = false
    /// The control fades in with the pull.
    ///
    /// Source: refresh controls reference, 1.1.4 (`automaticallyChangeAlpha`).
    public var opacityFollowsPull = false

    init(heldInset: Double) {
      self.heldInset = heldInset
    }
  }

  /// This policy for a control whose box is longer by `points`: it is pulled and held as much farther.
  ///
  /// Where there cannot be so much room it stays as it is.
  package func longer(by points: Double) -> RefreshPolicy {
    var longer = self
    longer.triggerDistance += points
    longer.heldInset += points
    if self.restingInset > 0 { longer.restingInset += points }
    longer.maximumDrag = self.maximumDrag.map { $0 + points }
    longer.secondFloor?.distance += points
    return longer.isUsable ? longer : self
  }

  /// A property of ``room``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Room, Value> & Sendable
  ) -> Value {
    get { room[keyPath: path] }
    set { room[keyPath: path] = newValue }
  }
}
