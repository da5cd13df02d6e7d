import ScrollPhysics

/// The settings of a list: those that the program sets, and those that the host reads from the
/// user's desktop.
public struct ScrollSettings: Equatable, Sendable {
  /// The default of ``dragThreshold``, in points.
  ///
  /// Source: replay contract, Scene.
  public static let defaultDragThreshold = 8.0

  /// The travel that a press must exceed to become a drag, in points.
  public var dragThreshold = ScrollSettings.defaultDragThreshold
  /// The rubber band's slope at the edge, above 0 and at most 1, or `nil` if the content follows a
  /// pull 1:1.
  public var rubberBand: Double? = RubberBand.defaultCoefficient
  /// The rate at which a released list slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether the content can be pulled past its edges.
  public var bounces = true
  /// Whether content that fits into the viewport can be pulled too.
  ///
  /// The default is `true`, unlike in UIScrollView, so that a short list can be refreshed like a
  /// long one.
  public var alwaysBounce = true
  /// Whether the user can scroll.
  ///
  /// The program always can.
  public var isScrollEnabled = true
  /// Whether a release goes to a page.
  ///
  /// Pages are as long as the viewport.
  public var isPagingEnabled = false
  /// The edges at which an outward drag is passed on to the scroller around this list.
  public var edgesPassedOn: EdgeSet = []

  /// Creates the default settings.
  public init() {}
}
