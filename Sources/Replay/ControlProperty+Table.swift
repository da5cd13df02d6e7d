import RefreshModel

extension ControlProperty {
  /// All properties, in the order in which they take effect: what decides whether others have a
  /// meaning comes before them.
  static let all: [ControlProperty] =
    [trigger] + approach + distances + motion + behaviours + looks + texts

  /// The properties for people: those that each state has stand once.
  static var words: [String] {
    (all.dropLast(texts.count)).map { "\($0.key)=\($0.values)" }
      + ["title-STATE=TEXT", "subtitle-STATE=TEXT", "color-STATE=RRGGBB"]
  }

  private static let isPulled: Condition = { $0.policy.approach == nil }
  private static let isApproached: Condition = { $0.policy.approach != nil }
  private static let isHeader: Condition = { $0.name.isHeader }
  private static let isFooter: Condition = { !$0.name.isHeader }

  private static let boundaries: KeyValuePairs<String, RefreshPolicy.Boundary> = [
    "excluded": .excluded, "included": .included,
  ]

  private static let distances: [ControlProperty] = [
    number("trigger-distance", \.triggerDistance, "POINTS", aboveZero),
    number("held-inset", \.heldInset, "POINTS"),
    number("resting-inset", \.restingInset, "POINTS"),
    number("ignored-inset", \.ignoredInset, "POINTS", anyNumber),
    choice("origin", \.origin, of: ["rest": .rest, "content-edge": .contentEdge], isPulled),
    choice("arms-at", \.armsAt, of: boundaries, isPulled),
    choice("disarms-at", \.disarmsAt, of: boundaries, isPulled),
    choice("fires-at", \.firesAt, of: boundaries) { $0.policy.trigger == .release },
    flag("drag-back-cancels", \.cancelsByDragBack, isPulled),
    choice(
      "short-placement", \.shortPlacement,
      of: ["viewport-end": .viewportEnd, "content-end": .contentEnd, "hidden": .hidden], isFooter),
  ]

  private static let motion: [ControlProperty] = [
    duration("opening-duration", \.openingDuration),
    duration("closing-duration", \.closingDuration),
    choice("handler", \.handlerTiming, of: ["at-once": .atOnce, "after-opening": .afterOpening]),
    flag("moves-offset", \.movesOffset),
    flag("inset-follows-scroll", \.insetFollowsScroll, isHeader),
    number("turn-duration", \.turnDuration, "SECONDS"),
    number("success-dwell", \.successDwell, "SECONDS"),
    number("failure-dwell", \.failureDwell, "SECONDS"),
    flag("alpha-follows-pull", \.opacityFollowsPull),
  ]

  private static let onOff = [(word: "on", value: true), (word: "off", value: false)]

  private static let looks: [ControlProperty] = [
    look(
      "arrow-color", \.arrowColor,
      of: ControlLook.ArrowColor.allCases.map { (word: $0.rawValue, value: $0) },
      isOne(of: [.ego, .sv], [.svPull])),
    look("title", \.showsTitle, of: onOff, hasWords),
    look(
      "last-update", \.showsLastUpdate, of: onOff,
      isOne(of: [.ego, .mj, .mjText, .mjImages, .sv, .twoLevel], [])),
    look("arrow", \.showsArrow, of: onOff, hasArrow),
    look("spinner", \.showsSpinner, of: onOff, hasSpinner),
    look(
      "refreshing-title", \.showsRefreshingTitle, of: onOff,
      isOne(of: [], [.mjAuto, .mjAutoText, .mjAutoImages])),
    color("color", { $0.look.color }, { $0.look.color = $1 }, isColored),
    font,
  ]

  private static let texts: [ControlProperty] =
    RefreshState.allCases.map { state in text("title", of: state, \.titles, hasWords) }
    + RefreshState.allCases.map { state in
      text("subtitle", of: state, \.look.subtitles, hasSubtitle)
    }
    + RefreshState.allCases.map { state in
      color(
        "color-\(state.rawValue)", { $0.look.colors[state] }, { $0.look.colors[state] = $1 }
      ) { isColored($0) && hasState(state, $0) }
    }

  private static func isOne(of headers: [HeaderName], _ footers: [FooterName]) -> Condition {
    { control in
      switch control.name {
      case .header(let name): headers.contains(name)
      case .footer(let name): footers.contains(name)
      }
    }
  }

  // MARK: What looks have

  /// Pictures alone have no words, and a disc no room for them.
  private static let hasWords: Condition = { !isOne(of: [.cb, .material], [.cb])($0) }

  private static let hasArrow: Condition = {
    !isOne(
      of: [.cb, .cj, .fg, .mjText],
      [.cb, .cj, .sv, .mjBackText, .mjAuto, .mjAutoText, .mjAutoImages]
    )($0)
  }

  private static let hasSpinner: Condition = {
    !isOne(of: [.cb, .cj, .mjText], [.cb, .cj, .mjBackText, .mjAutoText])($0)
  }

  private static let hasSubtitle: Condition = {
    !isOne(of: [.cb, .cj, .fg, .zc, .material], [.cb, .cj, .zc, .sv, .mjTrailer])($0)
  }

  private static let isColored: Condition = { !isOne(of: [.cb], [.cb])($0) }

  /// A colour, read by `get` and written by `set`.
  private static func color(
    _ key: String, _ get: @escaping @Sendable (ControlDescription) -> LookColor?,
    _ set: @escaping @Sendable (inout ControlDescription, LookColor) -> Void,
    _ belongs: @escaping Condition
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: "RRGGBB", rule: { _ in "a colour as 1c71d8" }, belongs: belongs,
      text: { get($0)?.word },
      set: { control, text in
        guard let color = LookColor(text) else { return false }
        set(&control, color)
        return true
      })
  }

  private static let fontSizes = 1.0...100
  private static let bold = "bold:"

  /// The size of the titles' font, and whether it is bold.
  private static let font = ControlProperty(
    key: "font", values: "POINTS|\(bold)POINTS",
    rule: { _ in "a number from 1 to 100, or bold: and one" }, belongs: hasWords,
    text: { control in
      control.look.fontSize.map { (control.look.isBold ? bold : "") + "\($0)" }
    },
    set: { control, text in
      let isBold = text.hasPrefix(bold)
      let number = isBold ? String(text.dropFirst(bold.count)) : text
      guard let size = ScriptLine.number(number), fontSizes.contains(size) else { return false }
      (control.look.fontSize, control.look.isBold) = (size, isBold)
      return true
    })

  // MARK: What fires

  private static let hold = "hold:"

  private static let trigger = ControlProperty(
    key: "trigger", values: "release|reach|hold:SECONDS|approach", belongs: anyControl,
    text: { control in
      switch control.policy.trigger {
      case .release: "release"
      case .reach: "reach"
      case .hold(let seconds): "\(hold)\(seconds)"
      case .approach: "approach"
      }
    },
    set: { control, text in
      switch text {
      case "release": control.policy.trigger = .release
      case "reach": control.policy.trigger = .reach
      case "approach":
        control.policy.trigger = .approach(control.policy.approach ?? RefreshPolicy.Approach())
      default:
        guard text.hasPrefix(hold),
          let seconds = ScriptLine.number(String(text.dropFirst(hold.count)))
        else { return false }
        control.policy.trigger = .hold(seconds)
      }
      return true
    })

  private static let unlimited = "unlimited"

  private static let approach: [ControlProperty] = [
    ControlProperty(
      key: "auto-trigger", values: "on|off", belongs: isApproached,
      text: { $0.policy.approach.map { $0.isAutomatic ? "on" : "off" } },
      set: { control, text in
        guard text == "on" || text == "off" else { return false }
        control.policy.approach?.isAutomatic = text == "on"
        return true
      }),
    ControlProperty(
      key: "auto-trigger-percent", values: "N", rule: { _ in anyNumber }, belongs: isApproached,
      text: { $0.policy.approach.map { "\($0.percent)" } },
      set: { control, text in
        guard let percent = ScriptLine.number(text) else { return false }
        control.policy.approach?.percent = percent
        return true
      }),
    ControlProperty(
      key: "auto-trigger-times", values: "N|\(unlimited)",
      rule: { _ in "a whole number from 0 on, or \(unlimited)" }, belongs: isApproached,
      text: { $0.policy.approach.map { $0.timesPerDrag.map { "\($0)" } ?? unlimited } },
      set: { control, text in
        let times = Int(text)
        guard times != nil || text == unlimited else { return false }
        control.policy.approach?.timesPerDrag = times
        return true
      }),
  ]
}
