import ListModel
import Recording
import RefreshModel
import Replay
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// The parser reads back what the recorder writes.
@Suite("Words of events")
struct EventWordTests {
  private static let rate = DecelerationRate(perMillisecond: 0.995)

  private static let options: [SceneOption] =
    [
      .pull(.orientation(.horizontal)), .pull(.direction(.rightToLeft)), .pull(.reversed(true)),
      .pull(.bounces(false)),
      .pull(.alwaysBounce(false)),
      .pull(.deceleration(.fast)), .pull(.deceleration(.normal)), .pull(.rubberBand(0.25)),
      .pull(.rubberBand(nil)),
      .pull(.isScrollEnabled(false)), .pull(.isPagingEnabled(true)), .pull(.isNested(true)),
      .pull(.animations(false)),
      .list(.showsIndicator(false)),
      .list(.selectionMode(.multiple)), .list(.bandSelection(true)), .list(.columns(.count(3))),
      .list(.columns(.minimumWidth(120.5))),
    ] + [rate].compactMap { $0.map { .pull(.deceleration($0)) } }

  static let events: [SceneEvent] =
    [
      .pull(.press(x: 1.5, y: 2)),
      .pull(.press(x: 1, y: 2, modifiers: [.shift, .control, .touch])),
      .pull(.move(x: 1, y: 2)), .pull(.release(x: 1, y: 2)), .pull(.cancel), .list(.longPress),
      .list(.secondaryPress(x: 3, y: 4)),
      .pull(.pointer(x: 3, y: 4)), .pull(.pointerLeft), .list(.pressIndicator(x: 5, y: 6)),
      .list(.moveIndicator(x: 5, y: 7)),
      .list(.releaseIndicator), .list(.key(KeyStroke(.pageDown))),
      .list(.key(KeyStroke(.space, isShift: true, isControl: true))), .pull(.pan(dx: 1, dy: -2)),
      .pull(.panEnd),
      .pull(.panCancel), .pull(.wheel(notches: -1.25)), .pull(.scrollbar(31.5)),
      .pull(.glide(velocity: -900)),
      .pull(.fill(.header)), .pull(.fill(.footer)), .pull(.begin(.header)),
      .pull(.end(.header, .noMore)), .pull(.begin(.footer)),
      .pull(.begin(.header, BeginManner(callsHandler: false).choosing(2))),
      .pull(.end(.footer, .failure)), .pull(.resetNoMoreData),
      .pull(.setInset(.top, 5, duration: nil)),
      .pull(.setInset(.bottom, 5, duration: 0.2)),
      .pull(.setInsets(EdgeInsets(top: 1, bottom: -2.5), duration: nil)),
      .pull(.setInsets(EdgeInsets(top: 1, bottom: 2), duration: 0.3)),
      .pull(.setOffset(7, animated: true)),
      .pull(.setTarget(88.5)),
      .list(.showRow(4, at: .middle, animated: true)),
      .list(.showRow(4, at: .nearest, animated: false)),
      .list(.showRange(start: 5, length: 6, animated: true)), .list(.setRowHeight(30)),
      .list(.estimateRowHeight(31)),
      .list(.measureRows(first: 2, heights: [10, 20.5])), .list(.forgetHeights(at: 1, count: 2)),
      .list(.setRows(count: 50)), .list(.insertRows(at: 1, count: 2)),
      .list(.removeRows(at: 1, count: 2)),
      .list(.replaceRows(at: 4, removed: 3, added: 2, kept: [])),
      .list(.replaceRows(at: 4, removed: 3, added: 2, kept: [RowMove(from: 6, to: 4)])),
      .list(.setBlock(.top, 60)), .list(.setContentLength(1000)), .list(.setContentLength(nil)),
      .list(.select(at: 1, count: 2, isSelected: true)),
      .list(.select(at: 1, count: 2, isSelected: false)),
      .list(.setSections([])), .list(.setSections([7, 0])),
      .list(.restore(SceneSnapshot(firstRow: 3, offsetInRow: -4.5), callsHandler: false)),
      .list(
        .restore(
          SceneSnapshot(
            firstRow: 3, offsetInRow: 8, isRefreshing: true, isLoading: true, hasNoMoreData: true,
            isFloorOpen: true, lastUpdated: 1_767_268_800.5), callsHandler: true)),
      .list(.focus(3)), .list(.focus(nil)), .pull(.resize(width: 100, height: 200)), .pull(.shown),
      .pull(.hidden),
      .pull(.setLastUpdated(1_767_268_800.5)), .pull(.setLastUpdated(nil)),
      .pull(.setClock(1_767_268_801.25)),
      .pull(.setContent(length: 900, shift: -12.5)),
    ] + options.map(\.event)

  @Test("Every event that can be said reads back the same", arguments: events)
  func roundTrip(event: SceneEvent) throws {
    var recorder = ScriptRecorder()
    let written = recorder.line(of: event, at: 1)
    let line = try #require(written)
    let before = "header mj\nfooter mj-back\n0 down 1 1\n"
    let after = "0 up 1 1\n0 pan 0 1\n"
    let thumb = "0 up 1 1\n0 indicator-down 1 1\n"
    let start =
      switch event {
      case .pull(.move), .pull(.release), .pull(.cancel), .list(.longPress): before
      case .list(.moveIndicator), .list(.releaseIndicator): before + thumb
      default: before + after
      }
    let script = try ScriptParser.parse(start + line)
    #expect(script.events.last?.event == event, "\(line)")
  }

  @Test("A scene is recorded with all its properties")
  func scene() throws {
    let rate = try #require(Self.rate)
    var configuration = SceneConfiguration()
    configuration.rows = RowHeights(count: 40, estimatedHeight: 55)
    configuration.blocks = EdgeInsets(top: 30, bottom: 40)
    configuration.inset = EdgeInsets(top: 5)
    configuration.sections = [0, 7]
    for option in Self.options {
      if case .list(.columns) = option { continue }
      configuration.set(option)
    }
    configuration.set(.pull(.deceleration(rate)))
    var scene = ListScene(configuration)
    try scene.handle(.resize(width: 480, height: 640), at: 0)
    try scene.handle(.shown, at: 0)
    let lines = ScriptRecorder.sceneLines(of: scene, header: nil, footer: nil)
    let script = try ScriptParser.parse(lines.joined(separator: "\n"))
    let read = try script.makeScene()
    #expect(read.options == scene.options)
    #expect(read.blocks == scene.blocks && read.rows == scene.rows)
    #expect(read.sections == [0, 7])
    #expect(read.container.contentOffset == scene.container.contentOffset)
  }
}
