import Recording
import RefreshModel
import Replay
import SceneModel
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

/// Tests that the parser reads back what the recorder writes.
@Suite("Words of events")
struct EventWordTests {
  private static let rate = DecelerationRate(perMillisecond: 0.995)

  private static let options: [SceneOption] =
    [
      .orientation(.horizontal), .direction(.rightToLeft), .reversed(true),
      .bounces(false),
      .alwaysBounce(false),
      .deceleration(.fast), .deceleration(.normal), .rubberBand(0.25),
      .rubberBand(nil),
      .isScrollEnabled(false), .isPagingEnabled(true), .isNested(true),
      .animations(false),
      .showsIndicator(false),
      .selectionMode(.multiple), .bandSelection(true), .sticksToStart(false),
      .sticksToEnd(true), .columns(.count(3)),
      .columns(.minimumWidth(120.5)),
    ] + [rate].compactMap { $0.map { .deceleration($0) } }

  static let events: [SceneEvent] =
    [
      .press(Point(x: 1.5, y: 2)),
      .press(Point(x: 1, y: 2), [.shift, .control, .touch]),
      .move(Point(x: 1, y: 2)), .release(Point(x: 1, y: 2)), .cancel, .longPress,
      .secondaryPress(Point(x: 3, y: 4)),
      .pointer(Point(x: 3, y: 4)), .pointerLeft, .pressIndicator(Point(x: 5, y: 6)),
      .moveIndicator(Point(x: 5, y: 7)),
      .releaseIndicator, .key(KeyStroke(.pageDown)),
      .key(KeyStroke(.space, isShift: true, isControl: true)), .pan(dx: 1, dy: -2),
      .panEnd,
      .panCancel, .wheel(notches: -1.25), .scrollbar(31.5),
      .glide(velocity: -900),
      .fill(.header), .fill(.footer), .begin(.header),
      .end(.header, .noMore), .begin(.footer),
      .begin(.header, BeginOptions(callsHandler: false).choosing(2)),
      .end(.footer, .failure), .resetNoMoreData,
      .setInset(.top, 5, duration: nil),
      .setInset(.bottom, 5, duration: 0.2),
      .setInsets(EdgeInsets(top: 1, bottom: -2.5), duration: nil),
      .setInsets(EdgeInsets(top: 1, bottom: 2), duration: 0.3),
      .setOffset(7, animated: true),
      .setTarget(88.5),
      .showRow(4, at: .middle, animated: true),
      .showRow(4, at: .nearest, animated: false),
      .showRange(start: 5, length: 6, animated: true), .setRowHeight(30),
      .estimateRowHeight(31),
      .measureRows(first: 2, heights: [10, 20.5]), .forgetHeights(at: 1, count: 2),
      .setRows(count: 50), .insertRows(at: 1, count: 2),
      .removeRows(at: 1, count: 2),
      .replaceRows(at: 4, removed: 3, added: 2, kept: []),
      .replaceRows(at: 4, removed: 3, added: 2, kept: [RowMove(from: 6, to: 4)]),
      .setBlock(.top, 60), .setContentLength(1000), .setContentLength(nil),
      .select(at: 1, count: 2, isSelected: true),
      .select(at: 1, count: 2, isSelected: false),
      .setSections([]), .setSections([7, 0]),
      .restore(SceneSnapshot(firstRow: 3, offsetInRow: -4.5), callsHandler: false),
      .restore(
        SceneSnapshot(
          firstRow: 3, offsetInRow: 8, isRefreshing: true, isLoading: true, hasNoMoreData: true,
          isFloorOpen: true, lastUpdated: 1_767_268_800.5), callsHandler: true),
      .focus(3), .focus(nil), .resize(width: 100, height: 200), .shown,
      .hidden,
      .setLastUpdated(1_767_268_800.5), .setLastUpdated(nil),
      .setClock(1_767_268_801.25),
      .setContent(length: 900, shift: -12.5),
    ] + options.map(SceneEvent.set)

  @Test("Every event that scripts can express reads back equal", arguments: events)
  func roundTrip(event: SceneEvent) throws {
    var recorder = ScriptRecorder()
    let written = recorder.line(of: event, at: 1)
    let line = try #require(written)
    let before = "header mj\nfooter mj-back\n0 down 1 1\n"
    let after = "0 up 1 1\n0 pan 0 1\n"
    let thumb = "0 up 1 1\n0 indicator-down 1 1\n"
    let start =
      switch event {
      case .move, .release, .cancel, .longPress: before
      case .moveIndicator, .releaseIndicator: before + thumb
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
      if case .columns = option { continue }
      configuration.set(option)
    }
    configuration.set(.deceleration(rate))
    var scene = Scene(configuration)
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
