/// A program's settings for controls and edges, beyond their policies.
struct PullManners: Equatable, Sendable {
  /// Short content can be pulled too; a control needs that in any case.
  private(set) var alwaysBounces: Bool
  /// There is a scroller around the list.
  private(set) var isNested: Bool
  /// Header and footer may work at the same time.
  private(set) var isSimultaneous: Bool
  /// The program is asked where a list that is let go is to come to rest, before it moves on.
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
