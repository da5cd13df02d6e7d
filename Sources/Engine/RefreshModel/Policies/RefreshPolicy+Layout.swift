extension RefreshPolicy {
  /// The settings of a control's position, and of the space that it gets.
  public struct Layout: Equatable, Sendable {
    /// The inset that the control keeps while refreshing, in points, 0 or more.
    public var heldInset: Double
    /// The inset that the control always keeps, in points, 0 or more, as an always visible footer
    /// does.
    public var restingInset = 0.0
    /// The part of the program's inset that the control ignores, in points.
    ///
    /// The control lies farther out by this length.
    ///
    /// Source: refresh controls reference, 1.1.1 (`ignoredScrollViewContentInsetTop`).
    public var ignoredInset = 0.0
    /// The position at which the control is drawn.
    public var placement = Placement.above
    /// The position after content that does not fill the viewport.
    public var shortPlacement = ShortPlacement.viewportEnd
    /// Whether the inset for sticky content follows the scroll while refreshing.
    public var insetFollowsScroll = false
    /// The page behind a header, or `nil` if there is none.
    public var secondFloor: SecondFloor?
    /// Whether a header over the content draws its own background, as a disc does.
    ///
    /// Otherwise the header is a panel, and section headings stick below it.
    public var hasBackground = false
    /// Whether the control fades in as it is pulled.
    ///
    /// Source: refresh controls reference, 1.1.4 (`automaticallyChangeAlpha`).
    public var opacityFollowsPull = false

    init(heldInset: Double) {
      self.heldInset = heldInset
    }
  }

  /// Returns this policy for a control that is `points` longer: pull distances and insets grow by
  /// `points`.
  ///
  /// Returns the policy unchanged if a number would leave its range.
  package func longer(by points: Double) -> RefreshPolicy {
    var longer = self
    longer.triggerDistance += points
    longer.heldInset += points
    if self.restingInset > 0 { longer.restingInset += points }
    longer.maximumDrag = self.maximumDrag.map { $0 + points }
    longer.secondFloor?.distance += points
    return longer.isUsable ? longer : self
  }

  /// A property of ``layout``.
  @inlinable
  public subscript<Value>(
    dynamicMember path: WritableKeyPath<Layout, Value> & Sendable
  ) -> Value {
    get { layout[keyPath: path] }
    set { layout[keyPath: path] = newValue }
  }
}
