import PullModel
import RefreshModel
import ScrollModel

/// A list that can be pulled: a pull with rows, without a window.
///
/// Events go in with the time they happened, effects come out; between events `advance(to:)` moves
/// time on. This is the whole engine: the widget feeds it a window's events and frame times, a
/// replay feeds it a script. Lengths are points, times seconds from the host's zero.
///
/// No input can trap it: an event that is not allowed is refused with a `SceneError`, and the list
/// stays as it was.
public struct ListScene: Sendable {
  /// A width and a height in points.
  public typealias Size = PullScene.Size
  /// A rectangle in the viewport, in points from its top left.
  public typealias Frame = PullScene.Frame

  /// What is pulled and scrolled: the container, the header, the footer and the hand.
  public internal(set) var pull: PullScene
  /// Where the rows are in the content.
  public internal(set) var layout: RowLayout
  /// Which rows are selected, and which one keys act on.
  public internal(set) var selection: RowSelection
  /// The press that may still become a click.
  var press = RowPress()
  /// The band that selects rows; nil where none is drawn.
  var band: RowBand?
  /// A button that moves draws a band, where several rows can be selected.
  public internal(set) var allowsBandSelection: Bool
  /// The row that the list keeps leading to while heights are measured.
  var aim: RowAim?
  /// The place that the program asked for before the list had a size.
  var asked: AskedPlace?
  /// Rows that have come into a grid and have filled no line.
  package internal(set) var partOfLine = PartOfLine()
  /// How the scroll indicator shows.
  var indicatorDisplay: IndicatorDisplay
  /// Effects that have not been taken, in order.
  ///
  /// The pull's come here from its own outbox, so that what rows tell stands between them where it
  /// happened.
  private var outbox: [SceneEffect] = []

  /// A list that has not been shown yet, at rest at the top.
  public init(_ configuration: SceneConfiguration) {
    pull = PullScene(configuration.pull)
    layout = RowLayout(configuration)
    selection = RowSelection(mode: configuration.selectionMode)
    allowsBandSelection = configuration.allowsBandSelection
    indicatorDisplay = IndicatorDisplay(isWanted: configuration.showsIndicator)
    layout.fit(breadth: contentBreadth)
    pull.setContent(length: layout.length)
    followHeaderRow()
    pull.start()
  }

  /// Takes what has happened since the last call, in order.
  public mutating func takeEffects() -> [SceneEffect] {
    collect()
    guard !outbox.isEmpty else { return [] }
    defer { outbox.removeAll(keepingCapacity: true) }
    return outbox
  }

  /// Takes the oldest effect that has not been taken, without allocating; nil where there is none.
  public mutating func takeEffect() -> SceneEffect? {
    collect()
    return outbox.isEmpty ? nil : outbox.removeFirst()
  }

  /// Tells `effect`, after all that the pull has told before it.
  mutating func tell(_ effect: SceneEffect) {
    collect()
    outbox.append(effect)
  }

  private mutating func collect() {
    while let effect = pull.takeEffect() { outbox.append(.pull(effect)) }
  }

  /// True while frames are needed: something moves, is about to, or is animated in view.
  public var needsFrames: Bool {
    pull.needsFrames || indicatorDisplay.isRunning(at: time) || isScrolledByBand
  }

  /// The time at which a list that needs no frames now next needs one if nothing else happens: the
  /// scroll indicator fades, or a finger has held a row for a while.
  public var nextWake: Double? {
    let lit = press.row != nil && press.shownFrom > time ? press.shownFrom : nil
    let fade = isVisible ? indicatorDisplay.fadeStart(isHeld: isIndicatorInUse) : nil
    return PullScene.earlier(PullScene.earlier(fade, lit), nextDeadline)
  }

  /// Moves time on to `time`, through everything that falls due before it.
  ///
  /// A time that is not finite or lies before one already seen changes nothing.
  public mutating func advance(to time: Double) {
    guard time.isFinite, time >= self.time else { return }
    // It has been seen.
    if asked != nil, wasShown, time > self.time { asked = nil }
    scrollByBand(to: time)
    followPull()
    fadeIndicator()
  }

  /// Ends the press and hides the indicator where the pull has done what rules them out.
  mutating func followPull() {
    if press.row != nil, !pull.holdsPress { press.giveUp() }
    if band != nil, !container.isPressed { followBand() }
    if isFloorOpen { indicatorDisplay.hide() }
  }
}
