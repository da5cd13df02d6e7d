import RefreshModel
import ScrollModel
import ScrollPhysics

/// What a list is made with.
///
/// Lengths are points, times seconds.
public struct SceneConfiguration: Equatable, Sendable {
  /// The height of a row where none is given.
  ///
  /// Source: replay contract, Scene.
  public static let defaultRowHeight = 44.0
  /// 2026-01-01 12:00 UTC, in seconds since 1970.
  ///
  /// Source: replay contract, Scene.
  public static let defaultClock = 1_767_268_800.0

  /// The rows.
  public var rows = RowHeights(count: 0, height: SceneConfiguration.defaultRowHeight)
  /// The application's own insets.
  public var inset = EdgeInsets()
  /// The header's behaviour; nil for none.
  public var header: RefreshPolicy?
  /// The footer's behaviour; nil for none.
  public var footer: RefreshPolicy?
  /// The travel a press may make before it is a drag.
  public var dragThreshold = ScrollContainer.defaultDragThreshold
  /// The rubber band's slope at the edge; nil for 1:1.
  public var rubberBand: Double? = RubberBand.defaultCoefficient
  /// How a released list slows down.
  public var decelerationRate = DecelerationRate.normal
  /// Whether the content goes beyond its edges.
  public var bounces = true
  /// Off is the user's reduced-motion setting.
  public var animations = true
  /// The wall clock at time 0, in seconds since 1970 UTC.
  public var clock = SceneConfiguration.defaultClock

  /// The defaults: an empty list.
  public init() {}
}
