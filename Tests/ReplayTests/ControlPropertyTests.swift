import RefreshModel
import Replay
import Testing

/// What `key=value` does to a control, and where it is refused.
@Suite("Properties of a control")
struct ControlPropertyTests {
  /// Values of each key, every word of those that are words.
  private static let values: [String: [String]] = [
    "trigger": ["release", "reach", "hold:0.0", "hold:0.75", "approach"],
    "auto-trigger": ["on", "off"], "auto-trigger-percent": ["-10.5", "0.5"],
    "auto-trigger-times": ["0", "3", "unlimited"], "trigger-distance": ["71.5"],
    "held-inset": ["0.0", "37.25"], "resting-inset": ["12.5"], "ignored-inset": ["-3.5", "20.0"],
    "origin": ["rest", "content-edge"], "arms-at": ["excluded", "included"],
    "disarms-at": ["excluded", "included"], "fires-at": ["excluded", "included"],
    "drag-back-cancels": ["on", "off"],
    "short-placement": ["viewport-end", "content-end", "hidden"],
    "opening-duration": ["0.0", "0.125", "spring"], "closing-duration": ["0.0", "1.5", "spring"],
    "handler": ["at-once", "after-opening"], "moves-offset": ["on", "off"],
    "inset-follows-scroll": ["on", "off"], "turn-duration": ["0.0", "0.33"],
    "success-dwell": ["0.0", "2.0"], "failure-dwell": ["0.0", "2.5"],
    "alpha-follows-pull": ["on", "off"], "arrow-color": ["black", "blue", "gray", "white"],
    "placement": ["above", "behind", "front", "stretched", "overlay", "row:0", "row:12"],
    "fling": ["on", "off"], "drag-rate": ["0.5", "10.0"], "maximum-drag": ["80.0", "none"],
    "spring-rate": ["1.0", "100.0"], "blocks-content": ["on", "off"],
    "pins-offset": ["on", "off"], "push-back-cancels": ["on", "off"],
    "minimum-duration": ["0.0", "0.75"], "watchdog": ["30.0", "off"],
    "tap-retries": ["on", "off"], "on-start": ["never", "always", "if-expired"],
    "expiry": ["0.0", "3600.0", "none"], "floor-distance": ["102.5", "none"],
    "floor-close-distance": ["35.0"], "floor-duration": ["0.0", "1.5", "spring"],
    "actions": ["1", "3", "8"], "wheel-pulls": ["on", "off"],
    "restores-position": ["on", "off"],
    "title": ["on", "off"], "last-update": ["on", "off"], "refreshing-title": ["on", "off"],
    "arrow": ["on", "off"], "spinner": ["on", "off"], "color": ["1c71d8", "000000"],
    "color-STATE": ["c01c28"], "font": ["9.0", "16.5", "bold:14.0"],
    "title-STATE": ["", "Pull \"it\" # down \\", "下拉可以刷新"], "subtitle-STATE": ["a b"],
  ]

  /// What gives a key its meaning.
  private static let conditions = [
    "floor-close-distance": "floor-distance=200", "floor-duration": "floor-distance=200",
  ]

  /// Places that neither footers have nor headers with a second floor.
  private static let overContent: Set = ["overlay", "row:0", "row:12"]

  private static let names =
    HeaderName.allCases.map { "header \($0.rawValue)" }
    + FooterName.allCases.map { "footer \($0.rawValue)" }

  private func control(_ line: String) throws(ScriptError) -> ControlDescription? {
    let script = try ScriptParser.parse("orientation horizontal\n\(line)")
    return script.header ?? script.footer
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }

  @Test("Each key that the help lists is in these tests")
  func complete() {
    let keys = ScriptParser.propertyWords.compactMap { $0.split(separator: "=").first }
    #expect(Set(keys.map(String.init)) == Set(Self.values.keys))
  }

  @Test("Whatever a control takes is read, changes it, and is written so that it reads the same")
  func roundTrips() throws {
    var taken: [String: Int] = [:]
    for name in Self.names {
      let kind = String(name.prefix(6))
      for (key, allValues) in Self.values {
        let isAtEdge = kind == "footer" || name == "header two-level"
        let values = allValues.filter { !(isAtEdge && Self.overContent.contains($0)) }
        let condition = Self.conditions[key] ?? ""
        guard let usual = try? control("\(name) \(condition)") else { continue }
        let keys =
          key.hasSuffix("STATE")
          ? RefreshState.allCases.map { key.replacing("STATE", with: $0.rawValue) } : [key]
        for key in keys {
          let read = values.compactMap { try? control("\(name) \(condition) \(key)=\(quoted($0))") }
          guard !read.isEmpty else { continue }
          #expect(read.count == values.count, "\(name) \(key)")
          taken[key, default: 0] += 1
          #expect(read.contains { $0 != usual }, "\(name) \(key) changes nothing")
          for (value, found) in zip(values, read) {
            let words = found.words
            let isWritten = words.contains(" \(key)=")
            #expect(isWritten == (found != usual), "\(name) \(key)=\(value): \(words)")
            #expect(try control("\(kind) \(words)") == found, "\(words)")
          }
        }
      }
    }
    for key in Self.values.keys where !key.hasSuffix("STATE") {
      #expect(taken[key] != nil, "no control has \(key)")
    }
    #expect(taken["trigger-distance"] == Self.names.count)
    #expect(taken["title-idle"] == Self.names.count - 3, "cb and the disc have no words")
    #expect(taken["title-no-more-data"] == FooterName.allCases.count - 1)
    #expect(taken["placement"] == Self.names.count)
    #expect(taken["arrow-color"] == 3 && taken["auto-trigger"] == 3)
  }

  private static let effects: [(words: String, holds: @Sendable (RefreshPolicy) -> Bool)] = [
    ("trigger-distance=71.5", { $0.triggerDistance == 71.5 }),
    ("held-inset=3", { $0.heldInset == 3 }), ("resting-inset=4", { $0.restingInset == 4 }),
    ("ignored-inset=-5", { $0.ignoredInset == -5 }),
    ("opening-duration=0.1", { $0.openingDuration == 0.1 }),
    ("opening-duration=spring", { $0.openingDuration == nil }),
    ("closing-duration=0.2", { $0.closingDuration == 0.2 }),
    ("closing-duration=spring", { $0.closingDuration == nil }),
    ("turn-duration=0.3", { $0.turnDuration == 0.3 }),
    ("success-dwell=0.4", { $0.successDwell == 0.4 }),
    ("failure-dwell=0.5", { $0.failureDwell == 0.5 }),
    ("handler=at-once", { $0.handlerTiming == .atOnce }),
    ("trigger=reach", { $0.trigger == .reach }),
    ("trigger=hold:0.5", { $0.trigger == .hold(0.5) }),
    ("trigger=approach", { $0.approach == RefreshPolicy.Approach() }),
    ("origin=content-edge", { $0.origin == .contentEdge }),
    ("arms-at=included", { $0.armsAt == .included }),
    ("disarms-at=excluded", { $0.disarmsAt == .excluded }),
    ("fires-at=included", { $0.firesAt == .included }),
    ("drag-back-cancels=off", { !$0.cancelsByDragBack }),
    ("moves-offset=off", { !$0.movesOffset }),
    ("inset-follows-scroll=off", { !$0.insetFollowsScroll }),
    ("alpha-follows-pull=on", { $0.opacityFollowsPull }),
    ("placement=overlay", { $0.placement == .overlay }),
    ("placement=row:3", { $0.placement == .locator(row: 3) }),
    ("fling=on", { $0.firesByFling }), ("drag-rate=0.5", { $0.dragRate == 0.5 }),
    ("maximum-drag=80", { $0.maximumDrag == 80 }), ("spring-rate=20", { $0.springRate == 20 }),
    ("blocks-content=on", { $0.blocksContent }), ("pins-offset=on", { $0.pinsOffset }),
    ("push-back-cancels=on", { $0.cancelsByPushBack }),
    ("minimum-duration=0.5", { $0.minimumDuration == 0.5 }),
    ("watchdog=30", { $0.watchdog == 30 }), ("tap-retries=off", { !$0.retriesByTap }),
    ("on-start=if-expired", { $0.start == .ifExpired }), ("expiry=60", { $0.expiry == 60 }),
    ("actions=3", { $0.actionCount == 3 }), ("wheel-pulls=on", { $0.wheelPulls }),
    ("restores-position=on", { $0.restoresPosition }),
    (
      "floor-close-distance=35 floor-distance=102",
      { $0.secondFloor == RefreshPolicy.SecondFloor(distance: 102, closeDistance: 35) }
    ),
    // In whatever order they stand: what has a meaning only by another key is read after it.
    (
      "auto-trigger-percent=0.5 auto-trigger-times=unlimited auto-trigger=off trigger=approach",
      {
        $0.approach
          == RefreshPolicy.Approach(percent: 0.5, timesPerDrag: nil, isAutomatic: false)
      }
    ),
  ]

  @Test("Each key sets its own number", arguments: effects)
  func numbers(words: String, holds: @Sendable (RefreshPolicy) -> Bool) throws {
    let usual = ControlDescription(.mj).policy
    let found = try #require(try control("header mj \(words)"))
    #expect(holds(found.policy) && !holds(usual))
  }

  @Test("The numbers of an automatic footer are set alone, and its other numbers stay")
  func approach() throws {
    let footer = try #require(try control("footer mj-auto auto-trigger-times=unlimited"))
    #expect(footer.policy.approach == RefreshPolicy.Approach(timesPerDrag: nil))
    var expected = RefreshPolicy.mjAuto
    expected.approach?.timesPerDrag = nil
    #expect(footer.policy == expected)
    #expect(footer.words == "mj-auto auto-trigger-times=unlimited")
  }

  @Test("A second floor is as far as its line says, farther than the trigger that stands before it")
  func floor() throws {
    let line = "header two-level trigger-distance=500 floor-distance=900"
    let policy = try #require(try control(line)?.policy)
    #expect(policy.triggerDistance == 500 && policy.secondFloor?.distance == 900)
    let closer = try #require(try control("header two-level floor-distance=50 trigger-distance=20"))
    #expect(closer.policy.secondFloor?.distance == 50)
  }

  @Test("What is drawn above although its policy says otherwise is written as it is drawn")
  func drawnAbove() throws {
    var footer = ControlDescription(.mjBack)
    footer.policy.placement = .overlay
    #expect(footer.words == "mj-back")
    var header = ControlDescription(.material)
    header.policy.secondFloor = RefreshPolicy.SecondFloor(distance: 200)
    #expect(header.words.contains("placement=above floor-distance=200.0"), "\(header.words)")
    #expect(try control("header \(header.words)") != nil)
  }

  @Test("Looks are set where a style has them")
  func looks() throws {
    #expect(try control("header ego arrow-color=white")?.look.arrowColor == .white)
    #expect(try control("header mj last-update=off")?.look.showsLastUpdate == false)
    #expect(try control("header mj-images title=off")?.look.showsTitle == false)
    #expect(try control("footer mj-auto refreshing-title=off")?.look.showsRefreshingTitle == false)
    #expect(try control("footer sv-pull subtitle-idle=x")?.look.subtitles == [.idle: "x"])
    #expect(try control("header mj arrow=off")?.look.showsArrow == false)
    #expect(try control("header wave spinner=off")?.look.showsSpinner == false)
    let red = LookColor(red: 255, green: 16, blue: 1)
    #expect(try control("header mj color=\"#FF1001\"")?.look.color == red)
    #expect(try control("footer zc color-failure=ff1001")?.look.colors == [.failure: red])
    #expect(try control("header mj font=bold:16")?.look.fontSize == 16)
    #expect(try control("header mj font=bold:16")?.look.isBold == true)
  }

  @Test(
    "What a control has no use for, and what it cannot be, is refused with its line",
    arguments: [
      ("header mj auto-trigger=on", "auto-trigger"),
      ("footer mj-back auto-trigger-times=1", "auto-trigger-times"),
      ("footer mj-auto trigger=release auto-trigger-percent=1", "auto-trigger-percent"),
      ("footer mj-auto arms-at=included", "arms-at"),
      ("footer mj-auto drag-back-cancels=off", "drag-back-cancels"),
      ("footer mj-auto title-pulling=x", "title-pulling"),
      ("header mj trigger=reach fires-at=included", "fires-at"),
      ("header mj short-placement=content-end", "short-placement"),
      ("header mj placement=row:-1", "row:-1"), ("header mj placement=row:", "row:"),
      ("footer mj-back placement=overlay", "only above|behind|front|stretched"),
      ("footer mj-back placement=row:1", "only above|behind|front|stretched"),
      ("header two-level placement=overlay", "with a second floor"),
      ("header mj floor-distance=90 placement=row:1", "with a second floor"),
      ("header mj drag-rate=0", "only a number above 0, at most 10"),
      ("header mj drag-rate=11", "only a number above 0, at most 10"),
      ("header mj maximum-drag=0", "only a number above 0, at most 1000000, or none"),
      ("header mj spring-rate=0", "only a number from 1 to 100"),
      ("header mj watchdog=0", "only a number above 0, at most 1000000, or off"),
      ("header mj resting-inset=99999999999", "only a number from 0 to 1000000"),
      ("header mj floor-distance=54", "only a number above the trigger distance, 54, or none"),
      ("header mj floor-close-distance=5", "floor-close"),
      (
        "header two-level trigger-distance=500", "500 with a second floor at 190, only a number bel"
      ),
      ("header mj auto-trigger=off", "is not a property that the header mj has"),
      ("header mj actions=9", "only a whole number from 1 to 8"), ("header mj actions=0", "0"),
      ("footer mj-back on-start=always", "on-start"), ("header mj expiry=-1", "-1"),
      ("footer mj-back inset-follows-scroll=on", "inset-follows-scroll"),
      ("header mj title-no-more-data=x", "title-no-more-data"),
      ("header cb title-idle=x", "title-idle"), ("footer cb title-idle=x", "title-idle"),
      ("header mj arrow-color=blue", "arrow-color"), ("header fg last-update=on", "last-update"),
      ("footer mj-back refreshing-title=on", "refreshing-title"), ("header cb title=off", "title"),
      ("header cj subtitle-idle=x", "subtitle-idle"),
      ("header cb color=ff0000", "color"), ("header mj-text arrow=off", "arrow"),
      ("footer mj-auto arrow=off", "arrow"), ("header cj spinner=off", "spinner"),
      ("header material font=9", "font"), ("header mj color=red", "1c71d8"),
      ("header mj color=12345", "1c71d8"), ("header mj color-idle=\"##12345\"", "1c71d8"),
      ("header mj font=0.5", "1 to 100"), ("header mj font=bold", "1 to 100"),
      ("header mj font=thin:9", "1 to 100"), ("header mj color-no-more-data=ff0000", "color-no"),
      ("header mj title-nothing=x", "title-nothing"),
      ("header mj trigger=hold", "hold:SECONDS"), ("header mj trigger=hold:", "hold:SECONDS"),
      ("header mj trigger=hold:-1", "hold:-1"), ("header mj trigger=hold:nan", "hold:nan"),
      ("header mj opening-duration=-1", "spring"), ("header mj opening-duration=none", "none"),
      ("header mj opening-duration=1e7", "1e7"), ("header mj handler=later", "after-opening"),
      ("header mj moves-offset=yes", "on|off"), ("header mj moves-offset=", "on|off"),
      ("footer mj-auto auto-trigger-times=-1", "-1"),
      ("footer mj-auto auto-trigger-times=1.5", "1.5"),
      ("footer mj-auto auto-trigger-times=99999999999999999999", "99999999999999999999"),
      ("footer mj-auto auto-trigger-percent=1e7", "1e7"),
      ("footer mj-auto auto-trigger-percent=much", "much"),
      ("footer mj-auto resting-inset=-1", "-1"), ("header mj ignored-inset=inf", "inf"),
      ("header mj turn-duration=-0.1", "-0.1"), ("header ego arrow-color=red", "black|blue"),
      ("header mj handler=at-once handler=at-once", "twice"), ("header mj =5", "property"),
    ])
  func refused(line: String, about: String) {
    do {
      let script = try ScriptParser.parse("# one\n\(line)\nfps 30")
      Issue.record("taken: \(line): \(script)")
    } catch {
      #expect(error.line == 2, "\(error.reason)")
      #expect(error.reason.contains(about), "\(error.reason)")
    }
  }

  @Test("A title of two lines, or of very many letters, stays one word of its line")
  func longTitles() throws {
    var header = ControlDescription(.mj)
    header.titles = [
      .idle: "one\ntwo", .pulling: String(repeating: "<b>&\" ", count: 2000),
      .refreshing: "e\u{301}",
    ]
    let found = try #require(try control("header \(header.words)"))
    #expect(found.titles[.idle] == "one two")
    #expect(found.titles[.pulling] == header.titles[.pulling])
    #expect(found.titles[.refreshing]?.unicodeScalars.count == 2)
  }

  @Test("A behaviour without a name is said by the name that behaves so, else by properties")
  func nameless() throws {
    for name in ControlDescription.Name.allCases {
      let found = ControlDescription(behaving: name.policy, isHeader: name.isHeader)
      #expect(found.policy == name.policy)
      #expect(found.words.contains("=") == name.isSideways, "\(found.words)")
    }
    var policy = RefreshPolicy.mjAuto
    policy.triggerDistance = 33
    policy.approach?.percent = -2
    policy.openingDuration = nil
    let header = ControlDescription(behaving: policy, isHeader: true)
    #expect(header.words.hasPrefix("native trigger=approach auto-trigger-percent=-2.0 "))
    var read = try #require(try control("header \(header.words)")).policy
    read.shortPlacement = policy.shortPlacement
    #expect(read == policy, "all but what a header has no use for")
  }
}
