import RefreshModel
import ScrollModel
import ScrollPhysics

/// A list that can be pulled: container, header, footer and rows, without a window.
///
/// Events go in with the time they happened, effects come out; between events `advance(to:)`
/// moves time on. It is the whole engine: the widget feeds it a window's events and frame times,
/// a replay feeds it a script. Lengths are points, times seconds from the host's zero.
///
/// No input can trap it: what is not allowed is refused with a `SceneError`, and the list stays
/// as it was.
public struct ListScene: Sendable {
  /// A width and a height.
  public struct Size: Equatable, Sendable {
    /// Across the scrolled axis.
    public var width: Double
    /// Along the scrolled axis.
    public var height: Double

    /// A size of `width` by `height`.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// One of the two refresh controls.
  public enum Side: CaseIterable, Sendable {
    /// The refresh header.
    case header
    /// The load-more footer.
    case footer

    var edge: InsetEdge { self == .header ? .top : .bottom }
    var source: InsetSource { self == .header ? .header : .footer }
  }

  /// The scroll container.
  public internal(set) var container = ScrollContainer()
  /// The refresh header, if there is one.
  public internal(set) var header: RefreshControl?
  /// The load-more footer, if there is one.
  public internal(set) var footer: RefreshControl?
  /// The rows.
  public internal(set) var rows: RowHeights
  /// The size of the viewport; 0 by 0 until the first resize.
  public internal(set) var viewport = Size(width: 0, height: 0)
  /// The row under a press that may still become a click.
  public internal(set) var pressedRow: Int?
  /// Whether the list can be seen.
  public internal(set) var isVisible = false
  /// Whether the list has been seen at all.
  public internal(set) var wasShown = false
  /// Off is the user's reduced-motion setting: what leads to a known offset is there at once.
  public var animations: Bool { didSet { container.animates = animations && isVisible } }
  /// The wall clock at time 0, in seconds since 1970 UTC.
  public var clock: Double

  var effects: [SceneEffect] = []

  /// A list that has not been shown yet, at rest at the top.
  public init(_ configuration: SceneConfiguration) {
    rows = configuration.rows
    header = configuration.header.map(RefreshControl.init(policy:))
    footer = configuration.footer.map(RefreshControl.init(policy:))
    animations = configuration.animations
    clock = configuration.clock
    container.dragThreshold = configuration.dragThreshold
    container.rubberBandCoefficient = configuration.rubberBand
    container.decelerationRate = configuration.decelerationRate
    container.bounces = configuration.bounces
    container.animates = false
    container.setContentLength(rows.total)
    container.setInset(configuration.inset.top, of: .application, at: .top)
    container.setInset(configuration.inset.bottom, of: .application, at: .bottom)
    container.restAtTop()
  }

  /// The time up to which the list has been advanced.
  public var time: Double { container.time }

  /// The wall clock now, in seconds since 1970 UTC.
  public var wallClock: Double { clock + time }

  /// Takes what has happened since the last call, in order.
  public mutating func takeEffects() -> [SceneEffect] {
    defer { effects.removeAll(keepingCapacity: true) }
    return effects
  }

  /// The control on `side`, if there is one.
  public func control(_ side: Side) -> RefreshControl? {
    side == .header ? header : footer
  }

  /// Whether frames are needed: something moves, waits for its time, or turns in view.
  public var needsFrames: Bool {
    container.isMoving || nextDeadline != nil
      || Side.allCases.contains { isInView($0) && control($0)?.isAnimating(at: time) == true }
  }

  /// When the next thing happens that no motion leads to; nil when nothing will.
  public var nextDeadline: Double? {
    switch (header?.deadline, footer?.deadline) {
    case (let first?, let second?): min(first, second)
    case (let first, let second): first ?? second
    }
  }

  /// Moves time on to `time`, through everything that falls due before it.
  ///
  /// A time that is not finite or lies before one already seen changes nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time >= self.time else { return }
    while let deadline = nextDeadline, deadline <= time {
      moveContainer { $0.advance(to: max(deadline, $0.time)) }
      for side in Side.allCases {
        react(on: side) { $0.passDeadline(at: $1, instantly: $2) }
      }
    }
    moveContainer { $0.advance(to: time) }
  }

  /// Changes the container and takes over what it has to tell, in order.
  mutating func moveContainer<Result>(_ change: (inout ScrollContainer) -> Result) -> Result {
    let result = change(&container)
    for event in container.takeEvents() {
      switch event {
      case .willBeginDragging:
        pressedRow = nil
        effects.append(.willBeginDragging)
      case .didEndDragging(let decelerates):
        effects.append(.didEndDragging(decelerates: decelerates))
      case .didEndDecelerating: effects.append(.didEndDecelerating)
      case .didEndAnimation: effects.append(.didEndAnimation)
      }
    }
    return result
  }
}
