/// The program's settings for controls and edges, apart from policies.
struct PullSettings: Equatable, Sendable {
  /// Whether short content can be pulled too.
  ///
  /// A list with a control always allows it.
  private(set) var alwaysBounces: Bool
  /// Whether the list is inside another scroller.
  private(set) var isNested: Bool
  /// Whether header and footer may work at the same time.
  private(set) var isSimultaneous: Bool
  /// Whether the program is asked for the destination of a released list before the list moves.
  private(set) var asksForTarget: Bool

  init(_ configuration: SceneConfiguration) {
    alwaysBounces = configuration.scrolling.alwaysBounce
    isNested = configuration.isNested
    isSimultaneous = configuration.isSimultaneous
    asksForTarget = configuration.asksForTarget
  }

  mutating func setAlwaysBounces(_ bounces: Bool) { alwaysBounces = bounces }
  mutating func setNested(_ isNested: Bool) { self.isNested = isNested }
  mutating func setSimultaneous(_ isOn: Bool) { isSimultaneous = isOn }
  mutating func setAsksForTarget(_ asks: Bool) { asksForTarget = asks }
}
