import Recording
import RefreshModel
import Replay
import Testing

/// Tests the effect of each `key=value` on a control, and its refusals.
@Suite("Properties of a control")
struct ControlPropertyTests {
  /// Values of each key.
  ///
  /// For keys that take words, all of the words.
  private static let values = ControlPropertyValues.taken.merging([
    "STATE-color": ["c01c28"], "STATE-title": ["", "Pull \"it\" # down \\", "下拉可以刷新"],
    "STATE-subtitle": ["a b"],
  ]) { $1 }

  /// The properties that a key needs to have an effect.
  private static let conditions = [
    "floor-close-distance": "floor-distance=200", "floor-duration": "floor-distance=200",
    "hold-duration": "trigger=hold", "approach-percent": "trigger=approach",
    "approaches-per-drag": "trigger=approach", "placement-row": "placement=row",
    "font-bold": "font-size=9",
  ]

  /// Placements that footers, and headers with a second floor, cannot have.
  private static let overContent: Set = ["overlay", "row"]

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

  @Test("The tests' keys are exactly those in the help")
  func complete() {
    let keys = ScriptParser.propertyWords.compactMap { $0.split(separator: "=").first }
    #expect(Set(keys.map(String.init)) == Set(Self.values.keys))
  }

  @Test("Each accepted property changes a control and round-trips")
  func roundTrips() throws {
    var taken: [String: Int] = [:]
    for name in Self.names {
      let kind = String(name.prefix(6))
      for (key, allValues) in Self.values {
        let isAtEdge = kind == "footer" || name == "header two-level"
        let hasPictures = name == "header ego" && key == "arrow-color"
        let values = allValues.filter {
          !(isAtEdge && Self.overContent.contains($0)) && !(hasPictures && $0 == "1c71d8")
        }
        let condition = Self.conditions[key] ?? ""
        guard let usual = try? control("\(name) \(condition)") else { continue }
        let keys =
          key.hasPrefix("STATE")
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
    for key in Self.values.keys where !key.hasPrefix("STATE") {
      #expect(taken[key] != nil, "no control has \(key)")
    }
    #expect(taken["trigger-distance"] == Self.names.count)
    #expect(taken["idle-title"] == Self.names.count - 3, "cb and the disc have no words")
    #expect(taken["no-more-data-title"] == FooterName.allCases.count - 1)
    #expect(taken["placement"] == Self.names.count)
    #expect(taken["arrow-color"] == 3 && taken["automatic"] == 4)
  }

  @Test(
    "An invalid number is refused with its range",
    arguments: ControlPropertyValues.refused)
  func outOfRange(key: String, values: [String]) throws {
    let condition = Self.conditions[key] ?? ""
    let rule = #/ cannot be \S+, only a (whole )?number (from|above|of at least) /#
    for value in values {
      let error = #expect(throws: ScriptError.self, "\(key)=\(value)") {
        try control("header mj \(condition) \(key)=\(value)")
      }
      #expect(error?.reason.contains(rule) == true, "\(error?.reason ?? "")")
    }
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
    ("calls-after-opening=off", { $0.handlerTiming == .atOnce }),
    ("trigger=reach", { $0.trigger == .reach }),
    ("trigger=hold hold-duration=0.5", { $0.trigger == .hold(0.5) }),
    ("trigger=approach", { $0.approach == RefreshPolicy.Approach() }),
    ("origin=content-edge", { $0.origin == .contentEdge }),
    ("arms-at=included", { $0.armsAt == .included }),
    ("disarms-at=excluded", { $0.disarmsAt == .excluded }),
    ("fires-at=included", { $0.firesAt == .included }),
    ("cancels-by-drag-back=off", { !$0.cancelsByDragBack }),
    ("moves-offset=off", { !$0.movesOffset }),
    ("inset-follows-scroll=off", { !$0.insetFollowsScroll }),
    ("opacity-follows-pull=on", { $0.opacityFollowsPull }),
    ("placement=overlay", { $0.placement == .overlay }),
    ("placement=row placement-row=3", { $0.placement == .locator(row: 3) }),
    ("fires-by-fling=on", { $0.firesByFling }), ("drag-rate=0.5", { $0.dragRate == 0.5 }),
    ("maximum-drag=80", { $0.maximumDrag == 80 }), ("spring-rate=20", { $0.springRate == 20 }),
    ("blocks-content=on", { $0.blocksContent }), ("pins-offset=on", { $0.pinsOffset }),
    ("cancels-by-push-back=on", { $0.cancelsByPushBack }),
    ("minimum-duration=0.5", { $0.minimumDuration == 0.5 }),
    ("watchdog=30", { $0.watchdog == 30 }), ("retries-by-tap=off", { !$0.retriesByTap }),
    ("start=if-expired", { $0.start == .ifExpired }), ("expiry=60", { $0.expiry == 60 }),
    ("n-actions=3", { $0.actionCount == 3 }), ("wheel-pulls=on", { $0.wheelPulls }),
    ("restores-position=on", { $0.restoresPosition }),
    (
      "floor-close-distance=35 floor-distance=102",
      { $0.secondFloor == RefreshPolicy.SecondFloor(distance: 102, closeDistance: 35) }
    ),
    // Keys may be in any order: a key that depends on another key is read after it.
    (
      "approach-percent=0.5 approaches-per-drag=unlimited automatic=off trigger=approach",
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

  @Test("Setting one number of an automatic footer keeps the others")
  func approach() throws {
    let footer = try #require(try control("footer mj-auto approaches-per-drag=unlimited"))
    #expect(footer.policy.approach == RefreshPolicy.Approach(timesPerDrag: nil))
    var expected = RefreshPolicy.mjAuto
    expected.approach?.timesPerDrag = nil
    #expect(footer.policy == expected)
    #expect(footer.words == "mj-auto approaches-per-drag=unlimited")
  }

  @Test("A floor's distance is checked after the trigger of its line")
  func floor() throws {
    let line = "header two-level trigger-distance=500 floor-distance=900"
    let policy = try #require(try control(line)?.policy)
    #expect(policy.triggerDistance == 500 && policy.secondFloor?.distance == 900)
    let closer = try #require(try control("header two-level floor-distance=50 trigger-distance=20"))
    #expect(closer.policy.secondFloor?.distance == 50)
  }

  @Test("A placement that cannot be drawn is written as drawn")
  func drawnAbove() throws {
    var footer = ControlDescription(.mjBack)
    footer.policy.placement = .overlay
    #expect(footer.words == "mj-back")
    var header = ControlDescription(.material)
    header.policy.secondFloor = RefreshPolicy.SecondFloor(distance: 200)
    #expect(header.words.contains("placement=above floor-distance=200.0"), "\(header.words)")
    #expect(try control("header \(header.words)") != nil)
  }

  @Test("Appearance properties are set if the style has them")
  func looks() throws {
    #expect(try control("header ego arrow-color=white")?.styleChanges.arrowColor == .white)
    #expect(try control("header mj show-last-updated=off")?.styleChanges.showsLastUpdate == false)
    #expect(try control("header mj-images show-title=off")?.styleChanges.showsTitle == false)
    #expect(
      try control("footer mj-auto show-refreshing-title=off")?.styleChanges.showsRefreshingTitle
        == false)
    #expect(try control("footer sv-pull idle-subtitle=x")?.styleChanges.subtitles == [.idle: "x"])
    #expect(try control("header mj show-arrow=off")?.styleChanges.showsArrow == false)
    #expect(try control("header wave show-spinner=off")?.styleChanges.showsSpinner == false)
    let red = ScriptColor(red: 255, green: 16, blue: 1)
    #expect(try control("header mj color=\"#FF1001\"")?.styleChanges.color == red)
    #expect(try control("footer zc failure-color=ff1001")?.styleChanges.colors == [.failure: red])
    #expect(try control("header mj font-size=16 font-bold=on")?.styleChanges.fontSize == 16)
    #expect(try control("header mj font-size=16 font-bold=on")?.styleChanges.isBold == true)
  }

  @Test(
    "A property that a control cannot have is refused by line",
    arguments: [
      ("header mj automatic=on", "automatic"),
      ("footer mj-back approaches-per-drag=1", "approaches-per-drag"),
      ("footer mj-auto trigger=release approach-percent=1", "approach-percent"),
      ("footer mj-auto arms-at=included", "arms-at"),
      ("footer mj-auto cancels-by-drag-back=off", "cancels-by-drag-back"),
      ("footer mj-auto pulling-title=x", "pulling-title"),
      ("header mj trigger=reach fires-at=included", "fires-at"),
      ("header mj short-placement=content-end", "short-placement"),
      ("header mj placement=row placement-row=-1", "only a whole number of at least 0"),
      ("header mj placement=row placement-row=", "only a whole number of at least 0"),
      ("header mj placement-row=1", "placement-row"),
      ("footer mj-back placement=overlay", "only above|behind|front|stretched"),
      ("footer mj-back placement=row placement-row=1", "only above|behind|front|stretched"),
      ("header two-level placement=overlay", "with a second floor"),
      ("header mj floor-distance=90 placement=row placement-row=1", "with a second floor"),
      ("header mj drag-rate=0", "only a number above 0, at most 10"),
      ("header mj drag-rate=11", "only a number above 0, at most 10"),
      ("header mj maximum-drag=0", "only a number above 0, at most 1000000, or none"),
      ("header mj spring-rate=0", "only a number from 1 to 100"),
      ("header mj watchdog=0", "only a number above 0, at most 1000000, or none"),
      ("header mj resting-inset=99999999999", "only a number from 0 to 1000000"),
      ("header mj floor-distance=54", "only a number above the trigger distance, 54, or none"),
      ("header mj floor-close-distance=5", "floor-close"),
      (
        "header two-level trigger-distance=500", "500 with a second floor at 190, only a number bel"
      ),
      ("header mj automatic=off", "is not a property that the header mj has"),
      ("header mj n-actions=9", "only a whole number from 1 to 8"), ("header mj n-actions=0", "0"),
      ("footer mj-back start=always", "start"), ("header mj expiry=-1", "-1"),
      ("footer mj-back inset-follows-scroll=on", "inset-follows-scroll"),
      ("header mj no-more-data-title=x", "no-more-data-title"),
      ("header cb idle-title=x", "idle-title"), ("footer cb idle-title=x", "idle-title"),
      ("header mj arrow-color=blue", "arrow-color"),
      ("header fg show-last-updated=on", "show-last-updated"),
      ("footer mj-back show-refreshing-title=on", "show-refreshing-title"),
      ("header cb show-title=off", "show-title"),
      ("header cj idle-subtitle=x", "idle-subtitle"),
      ("header cb color=ff0000", "color"), ("header mj-text show-arrow=off", "show-arrow"),
      ("footer mj-auto show-arrow=off", "show-arrow"),
      ("header cj show-spinner=off", "show-spinner"),
      ("header material font-size=9", "font-size"), ("header mj color=red", "1c71d8"),
      ("header mj color=12345", "1c71d8"), ("header mj idle-color=\"##12345\"", "1c71d8"),
      ("header mj font-size=0.5", "1 to 1000"), ("header mj font-size=bold", "1 to 1000"),
      ("header mj font-bold=on", "font-bold"),
      ("header mj no-more-data-color=ff0000", "no-more-data-color"),
      ("header mj nothing-title=x", "nothing-title"),
      ("header mj trigger=held", "release|reach|hold|approach"),
      ("header mj trigger=hold hold-duration=", "only a number from 0 to 1000000"),
      ("header mj hold-duration=1", "hold-duration"),
      ("header mj trigger=hold hold-duration=-1", "cannot be -1"),
      ("header mj trigger=hold hold-duration=nan", "cannot be nan"),
      ("header mj opening-duration=-1", "spring"), ("header mj opening-duration=none", "none"),
      ("header mj opening-duration=1e7", "1e7"), ("header mj calls-after-opening=later", "on|off"),
      ("header mj moves-offset=maybe", "on|off"), ("header mj moves-offset=", "on|off"),
      ("footer mj-auto approaches-per-drag=-1", "-1"),
      ("footer mj-auto approaches-per-drag=1.5", "1.5"),
      ("footer mj-auto approaches-per-drag=99999999999999999999", "99999999999999999999"),
      ("footer mj-auto approach-percent=1e7", "1e7"),
      ("footer mj-auto approach-percent=much", "much"),
      ("footer mj-auto resting-inset=-1", "-1"), ("header mj ignored-inset=inf", "inf"),
      ("header mj turn-duration=-0.1", "-0.1"),
      ("header ego arrow-color=red", "only black|blue|gray|white"),
      ("header ego arrow-color=1c71d8", "only black|blue|gray|white"),
      ("header sv arrow-color=red", "or a colour such as 1c71d8"),
      ("header mj calls-after-opening=off calls-after-opening=off", "twice"),
      ("header mj =5", "property"),
    ])
  func refused(line: String, about: String) {
    do {
      let script = try ScriptParser.parse("# one\n\(line)\nfps 30")
      Issue.record("accepted: \(line): \(script)")
    } catch {
      #expect(error.line == 2, "\(error.reason)")
      #expect(error.reason.contains(about), "\(error.reason)")
    }
  }

  @Test(
    "An unknown word is refused with its line and a suggestion",
    arguments: [
      ("header mj drag-back-cancels=off", "cancels-by-drag-back"),
      ("header mj tap-retries=off", "retries-by-tap"), ("header mj pin-offset=on", "pins-offset"),
      ("header mj title-idle=x", "idle-title"), ("footer mj-autp", "mj-auto"),
      ("header natve", "native"), ("rubberband off", "rubber-band"),
      ("scrol-enabled off", "scroll-enabled"), ("heder mj", "header"),
      ("1 end-refersh", "end-refresh"), ("1 set bounce off", "bounces"),
    ])
  func nearest(line: String, meant: String) {
    let error = #expect(throws: ScriptError.self) {
      try ScriptParser.parse("viewport 320 400\n\(line)")
    }
    #expect(error?.line == 2)
    #expect(error?.reason.hasSuffix("; the nearest is \(meant)") == true, "\(error?.reason ?? "")")
  }

  @Test("A very long unknown word has a suggestion too")
  func far() {
    let error = #expect(throws: ScriptError.self) {
      try ScriptParser.parse("header mj \(String(repeating: "x", count: 100_000))=1")
    }
    #expect(error?.reason.contains("; the nearest is ") == true)
  }

  @Test("A switch accepts on and off, true and false, yes and no")
  func switches() throws {
    for (word, isOn) in [
      ("on", true), ("true", true), ("yes", true), ("off", false), ("false", false), ("no", false),
    ] {
      #expect(try control("header mj pins-offset=\(word)")?.policy.pinsOffset == isOn)
      #expect(try ScriptParser.parse("bounces \(word)").configuration.bounces == isOn)
    }
  }

  @Test("Titles with line breaks, or very long ones, stay one word")
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

  @Test("A behaviour is written by its name, or else by properties")
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
    #expect(header.words.hasPrefix("native trigger=approach approach-percent=-2.0 "))
    var read = try #require(try control("header \(header.words)")).policy
    read.shortPlacement = policy.shortPlacement
    #expect(read == policy, "equal, except for a property that headers do not use")
  }
}
