import ScrollPhysics

/// How a list may be scrolled: what its program sets and its host knows of the user's settings.
public struct ScrollSettings: Equatable, Sendable {
  /// The travel in points a press may make before it is a drag.
  ///
  /// Source: replay contract, Scene.
  public static let defaultDragThreshold = 8.0

  /// The travel in points a press may make before it is a drag.
  public var dragThreshold = ScrollSettings.defaultDragThreshold
  /// The rubber band's slope at the edge, above 0 and up to 1; nil lets the content follow 1:1 beyond it.
  public var rubberBand: Double? = RubberBand.defaultCoefficient
  /// How a released list slows down.
  public var decelerationRate = DecelerationRate.normal
  /// The content goes beyond its edges.
  public var bounces = true
  /// Content that the viewport has room for can be pulled too.
  ///
  /// On unlike UIScrollView's: a short list is refreshed like a long one.
  public var alwaysBounce = true
  /// The user can scroll; a program always can.
  public var isScrollEnabled = true
  /// A release leads to a page, each as long as the viewport.
  public var isPagingEnabled = false
  /// The edges at which a drag outward is left to the scroller around this list.
  public var edgesPassedOn: EdgeSet = []

  /// The settings of a list that nobody has changed.
  public init() {}
}
