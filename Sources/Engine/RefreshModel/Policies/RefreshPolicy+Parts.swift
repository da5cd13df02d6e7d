/// The types of a policy's properties.
extension RefreshPolicy {
  /// Whether a pull of exactly the trigger distance counts as past it.
  public enum Boundary: CaseIterable, Sendable {
    /// A pull of exactly the trigger distance is not past it.
    case excluded
    /// A pull of exactly the trigger distance is past it.
    case included
  }

  /// The time at which the handler is called.
  public enum HandlerTiming: Sendable {
    /// The handler is called when the control fires.
    case atOnce
    /// The handler is called after the opening, and not at all if the refresh ends before.
    case afterOpening
  }

  /// The event that fires the control.
  public enum Trigger: Equatable, Sendable {
    /// The user releases the list past the trigger distance.
    case release
    /// The user's drag passes the trigger distance, before the release.
    case reach
    /// The user holds the list past the trigger distance for the given number of seconds.
    ///
    /// An earlier release cancels. Source: refresh controls reference, 1.12.
    case hold(Double)
    /// The user scrolls towards the control, without a pull.
    case approach(Approach)
  }

  /// The settings of a control that loads as soon as the user scrolls near it.
  ///
  /// Source: refresh controls reference, 1.1.7.
  public struct Approach: Equatable, Sendable {
    /// The fraction of the trigger distance that must be in view: 1 is all of it, 0 only its edge.
    ///
    /// A negative fraction fires while the control is still out of view.
    public var percent: Double
    /// The number of times that one drag may fire the control, 0 or more, or `nil` if unlimited.
    ///
    /// A glide after the drag does not count.
    public var timesPerDrag: Int?
    /// Whether the control fires while the list scrolls.
    ///
    /// Otherwise it fires only by a tap, and by a drag that ends there.
    public var isAutomatic: Bool
    /// Whether the control fires while the list glides after a release.
    public var firesByFling: Bool
    /// Whether the control fires automatically if the rows do not fill the viewport.
    ///
    /// After each load that succeeds and makes the content longer it fires again, until its place
    /// is out of the zone in which it fires.
    public var fillsViewport: Bool

    /// Creates approach settings; the defaults are MJRefresh's.
    public init(
      percent: Double = 1, timesPerDrag: Int? = 1, isAutomatic: Bool = true,
      firesByFling: Bool = true, fillsViewport: Bool = false
    ) {
      self.percent = percent
      self.timesPerDrag = timesPerDrag
      self.isAutomatic = isAutomatic
      self.firesByFling = firesByFling
      self.fillsViewport = fillsViewport
    }
  }

  /// The point from which a pull counts.
  public enum Origin: CaseIterable, Sendable {
    /// The rest offset of the list, including insets.
    case rest
    /// The offset at which the content's end is at the viewport's end.
    ///
    /// Any pull past it arms.
    ///
    /// Source: refresh controls reference, 1.5 and 1.6 (footers).
    case contentEdge
  }

  /// The placement of a footer in a list whose content does not fill its viewport.
  public enum ShortPlacement: CaseIterable, Sendable {
    /// The footer lies at the viewport's end, out of view until it is pulled.
    case viewportEnd
    /// The footer follows the content directly.
    case contentEnd
    /// The footer is neither shown nor fired.
    ///
    /// Source: refresh controls reference, section 3, group 24.
    case hidden
  }

  /// The position at which a control is drawn, and the content that moves to make space for it.
  ///
  /// Source: refresh controls reference, 1.9 (spinner styles) and 1.10 (positions).
  public enum Placement: Equatable, Sendable {
    /// The control lies past the content's edge and moves with the content.
    case above
    /// The control lies at the viewport's edge and is uncovered as the content moves away.
    case behind
    /// The control lies at the viewport's edge, in front of the content.
    case front
    /// The control fills the gap between the viewport's edge and the content's.
    case stretched
    /// The control lies over the content, and a pull moves only the control.
    case overlay
    /// The control lies inside the list before row `row`.
    ///
    /// Rows from there on move to make space; earlier rows stay.
    ///
    /// In a list with fewer rows the control lies after the last row.
    case locator(row: Int)

    /// Whether the control lies over the content or in front of it.
    public var isOverContent: Bool { self == .overlay || self == .front }
  }

  /// The condition for an automatic refresh when a list is shown for the first time.
  public enum StartRefresh: CaseIterable, Sendable {
    /// The list does not refresh automatically.
    case never
    /// The list always refreshes.
    case always
    /// The list refreshes if its data has expired (``expiry``).
    case ifExpired
  }

  /// A page behind the header, opened by a longer pull than a refresh.
  ///
  /// Source: refresh controls reference, 1.9 (two level) and 1.10 (secondary).
  public struct SecondFloor: Equatable, Sendable {
    /// The pull past which a release opens the page, in points, above the trigger distance.
    ///
    /// SmartRefreshLayout uses 1.9 times the trigger distance.
    public var distance: Double
    /// The push after which a release closes the page, in points, above 0.
    public var closeDistance: Double
    /// The duration of the opening and of the closing in seconds, or `nil` for a spring.
    public var duration: Double?

    /// Creates a page that opens past `distance` points.
    ///
    /// The default `closeDistance` is flutter_easy_refresh's, the default `duration`
    /// SmartRefreshLayout's.
    public init(distance: Double, closeDistance: Double = 70, duration: Double? = 1) {
      self.distance = distance
      self.closeDistance = closeDistance
      self.duration = duration
    }
  }
}
