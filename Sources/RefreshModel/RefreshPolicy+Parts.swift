/// What the properties of a policy are made of.
extension RefreshPolicy {
  /// Which side of the trigger distance a pull of exactly that distance belongs to.
  public enum Boundary: Sendable {
    /// Exactly the trigger distance is not yet past it.
    case excluded
    /// Exactly the trigger distance is past it.
    case included
  }

  /// When the handler is called.
  public enum HandlerTiming: Sendable {
    /// When the control fires.
    case atOnce
    /// When the opening animation is over, and not at all if it was ended before.
    case afterOpening
  }

  /// What fires the control.
  public enum Trigger: Equatable, Sendable {
    /// A release while the list is pulled past the trigger distance.
    case release
    /// The drag that passes the trigger distance, with the finger down.
    case reach
    /// A pull that has stayed past the trigger distance for so many seconds.
    ///
    /// Letting go earlier backs out. Source: refresh controls reference, 1.12.
    case hold(Double)
    /// The user's scrolling towards the control, without any pull.
    case approach(Approach)
  }

  /// How a control fires that loads as soon as the user's scrolling comes near.
  ///
  /// Source: refresh controls reference, 1.1.7.
  public struct Approach: Equatable, Sendable {
    /// The share of the control's trigger distance that must be in view: 1 is all of it, 0 its
    /// edge; a negative share fires while it is still out of view.
    public var percent: Double
    /// How often one drag may fire it, 0 or more; nil does not count.
    ///
    /// A glide after the drag is not counted.
    public var timesPerDrag: Int?
    /// Whether it fires while the list scrolls; else only by a tap and by a drag that ends there.
    public var isAutomatic: Bool
    /// Whether it fires while the list glides on after a release.
    public var firesByFling: Bool

    /// An approach of these numbers, MJRefresh's unless given.
    public init(
      percent: Double = 1, timesPerDrag: Int? = 1, isAutomatic: Bool = true,
      firesByFling: Bool = true
    ) {
      self.percent = percent
      self.timesPerDrag = timesPerDrag
      self.isAutomatic = isAutomatic
      self.firesByFling = firesByFling
    }
  }

  /// From where a pull counts.
  public enum Origin: Sendable {
    /// From the list's rest, insets counted.
    case rest
    /// From where the content's end is at the viewport's: any pull past it arms.
    ///
    /// Source: refresh controls reference, 1.5 and 1.6 (footers).
    case contentEdge
  }

  /// Where a footer lies in a list whose content does not fill its viewport.
  public enum ShortPlacement: Sendable {
    /// At the viewport's end, out of view until it is pulled.
    case viewportEnd
    /// Right after the content.
    case contentEnd
    /// Nowhere: it is neither shown nor fired there.
    ///
    /// Source: refresh controls reference, section 3, group 24.
    case hidden
  }

  /// Where a control is drawn, and what of the content makes way for it.
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
    /// Over the content, which stays where it is: a pull moves the control alone.
    case overlay
    /// Inside the list before row `row`, whose rows make way for it; what comes before stays. Of a
    /// list with fewer rows, after the last.
    case locator(row: Int)
  }

  /// When a list that is shown for the first time refreshes by itself.
  public enum StartRefresh: Sendable {
    /// It does not.
    case never
    /// Always.
    case always
    /// Where its data has expired (``expiry``).
    case ifExpired
  }

  /// A page behind the header, opened by a pull past a farther distance.
  ///
  /// Source: refresh controls reference, 1.9 (two level) and 1.10 (secondary).
  public struct SecondFloor: Equatable, Sendable {
    /// The pull in points past which a release opens it, above the trigger distance; 1.9 times that
    /// in SmartRefreshLayout.
    public var distance: Double
    /// How far in points it is pushed up for a release to close it, above 0.
    public var closeDistance: Double
    /// Seconds its opening and closing take; nil moves by the spring.
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
