/// The types of a policy's properties.
extension RefreshPolicy {
  /// The side of the trigger distance to which a pull of exactly that distance belongs.
  public enum Boundary: CaseIterable, Sendable {
    /// Exactly the trigger distance is not yet past it.
    case excluded
    /// Exactly the trigger distance is past it.
    case included
  }

  /// The time at which the handler is called.
  public enum HandlerTiming: Sendable {
    /// When the control fires.
    case atOnce
    /// When the opening is over, and not at all if the refresh was ended before.
    case afterOpening
  }

  /// The event that fires the control.
  public enum Trigger: Equatable, Sendable {
    /// A release while the list is pulled past the trigger distance.
    case release
    /// The drag that passes the trigger distance, with the finger down.
    case reach
    /// A pull that has stayed past the trigger distance for so many seconds.
    ///
    /// Letting go earlier cancels. Source: refresh controls reference, 1.12.
    case hold(Double)
    /// The user's scrolling towards the control, without any pull.
    case approach(Approach)
  }

  /// The firing of a control that loads as soon as the user's scrolling comes near.
  ///
  /// Source: refresh controls reference, 1.1.7.
  public struct Approach: Equatable, Sendable {
    /// The share of the control's trigger distance that must be in view: 1 is all of it, 0 its
    /// edge; a negative share fires while it is still out of view.
    public var percent: Double
    /// The number of times that one drag may fire it, 0 or more; nil for any number.
    ///
    /// A glide after the drag does not count.
    public var timesPerDrag: Int?
    /// It fires while the list scrolls; otherwise only by a tap and by a drag that ends there.
    public var isAutomatic: Bool
    /// It fires while the list glides after a release.
    public var firesByFling: Bool
    /// Rows that do not fill the viewport fire it by themselves, and work that succeeds and makes the
    /// content longer fires it again, until its place is out of the zone in which it fires.
    public var fillsViewport: Bool

    /// An approach of these numbers, by default MJRefresh's.
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
    /// The list's rest, including insets.
    case rest
    /// The place where the content's end is at the viewport's end: any pull past it arms.
    ///
    /// Source: refresh controls reference, 1.5 and 1.6 (footers).
    case contentEdge
  }

  /// The place of a footer in a list whose content does not fill its viewport.
  public enum ShortPlacement: CaseIterable, Sendable {
    /// At the viewport's end, out of view until it is pulled.
    case viewportEnd
    /// Right after the content.
    case contentEnd
    /// Nowhere: it is neither shown nor fired there.
    ///
    /// Source: refresh controls reference, section 3, group 24.
    case hidden
  }

  /// The place where a control is drawn, and the content that makes way for it.
  ///
  /// Source: refresh controls reference, 1.9 (spinner styles) and 1.10 (positions).
  public enum Placement: Equatable, Sendable {
    /// Beyond the content's edge, and moves with it.
    case above
    /// At the viewport's edge, uncovered by the content that moves away.
    case behind
    /// At the viewport's edge, over the content.
    case front
    /// Between the viewport's edge and the content's, as long as the gap.
    case stretched
    /// Over the content, which stays where it is: a pull moves only the control.
    case overlay
    /// Inside the list before row `row`: the rows from there on make way for it, the rows before
    /// stay. In a list with fewer rows it is after the last.
    case locator(row: Int)

    /// It lies over the content or in front of it.
    public var isOverContent: Bool { self == .overlay || self == .front }
  }

  /// The refresh of a list that is shown for the first time.
  public enum StartRefresh: CaseIterable, Sendable {
    /// It does not refresh by itself.
    case never
    /// It always refreshes.
    case always
    /// It refreshes where its data has expired (``expiry``).
    case ifExpired
  }

  /// A page behind the header, opened by a pull past a farther distance.
  ///
  /// Source: refresh controls reference, 1.9 (two level) and 1.10 (secondary).
  public struct SecondFloor: Equatable, Sendable {
    /// The pull in points past which a release opens it, above the trigger distance; 1.9 times the
    /// latter in SmartRefreshLayout.
    public var distance: Double
    /// The push in points after which a release closes it, above 0.
    public var closeDistance: Double
    /// The seconds of its opening and its closing; nil moves by the spring.
    public var duration: Double?

    /// A floor that opens past `distance` points, with flutter_easy_refresh's distance for closing and
    /// SmartRefreshLayout's second.
    public init(distance: Double, closeDistance: Double = 70, duration: Double? = 1) {
      self.distance = distance
      self.closeDistance = closeDistance
      self.duration = duration
    }
  }
}
