import RefreshModel

extension ControlProperty {
  /// The properties of placement, physics, time and lifecycle.
  static let behaviours: [ControlProperty] = [
    placement,
    fling,
    number("drag-rate", \.dragRate, "RATE", "a number above 0, at most 10"),
    optional("maximum-drag", \.maximumDrag, "POINTS", aboveZero, or: "none"),
    number("spring-rate", \.springRate, "RATE", "a number from 1 to 100"),
    flag("blocks-content", \.blocksContent),
    flag("pins-offset", \.pinsOffset),
    flag("push-back-cancels", \.cancelsByPushBack),
    number("minimum-duration", \.minimumDuration, "SECONDS"),
    optional("watchdog", \.watchdog, "SECONDS", aboveZero, or: "off"),
    flag("tap-retries", \.retriesByTap),
    choice(
      "on-start", \.start,
      of: ["never": .never, "always": .always, "if-expired": .ifExpired], isHeader),
    optional("expiry", \.expiry, "SECONDS", age, or: "none", isHeader),
    floor("floor-distance", \.distance),
    floor("floor-close-distance", \.closeDistance),
    floorDuration,
    actions,
    flag("wheel-pulls", \.wheelPulls),
    flag("restores-position", \.restoresPosition, isHeader),
  ]

  private static let isHeader: Condition = { $0.name.isHeader }

  /// A number, or the word that says that there is none.
  private static func optional(
    _ key: String, _ path: WritableKeyPath<RefreshPolicy, Double?> & Sendable, _ unit: String,
    _ rule: String, or none: String, _ belongs: @escaping Condition = anyControl
  ) -> ControlProperty {
    ControlProperty(
      key: key, values: "\(unit)|\(none)", rule: { _ in "\(rule), or \(none)" }, belongs: belongs,
      text: { $0.policy[keyPath: path].map { "\($0)" } ?? none },
      set: { control, text in
        let value = ScriptLine.number(text)
        guard value != nil || text == none else { return false }
        control.policy[keyPath: path] = value
        return true
      })
  }

  private static let row = "row:"

  private static let placements: [(word: String, value: RefreshPolicy.Placement)] = [
    ("above", .above), ("behind", .behind), ("front", .front), ("stretched", .stretched),
    ("overlay", .overlay),
  ]

  private static let placement = ControlProperty(
    key: "placement", values: (placements.map(\.word) + ["\(row)N"]).joined(separator: "|"),
    rule: { words(ofPlacements: $0).joined(separator: "|") }, belongs: anyControl,
    text: { control in
      let placement = control.policy.placement
      // What is not for this control is drawn as if it were above.
      guard !isOverContent(placement) || mayBeOverContent(control) else { return "above" }
      if case .locator(let index) = placement { return "\(row)\(index)" }
      return placements.first { $0.value == placement }?.word
    },
    set: { control, text in
      if let match = placements.first(where: { $0.word == text }) {
        guard isHeader(control) || !isOverContent(match.value) else { return false }
        control.policy.placement = match.value
        return true
      }
      guard isHeader(control), text.hasPrefix(row), let index = Int(text.dropFirst(row.count))
      else { return false }
      control.policy.placement = .locator(row: index)
      return true
    })

  /// Whether a control of `placement` is over the content or inside it.
  static func isOverContent(_ placement: RefreshPolicy.Placement) -> Bool {
    switch placement {
    case .above, .behind, .front, .stretched: false
    case .overlay, .locator: true
    }
  }

  /// Footers are beyond the content, and the page behind a header takes all of the content away.
  private static let mayBeOverContent: Condition = {
    isHeader($0) && $0.policy.secondFloor == nil
  }

  private static func words(ofPlacements control: ControlDescription) -> [String] {
    placements.filter { !isOverContent($0.value) || mayBeOverContent(control) }.map(\.word)
      + (mayBeOverContent(control) ? ["\(row)N"] : [])
  }

  /// One word for pulls and approaches, which each have their own.
  private static let fling = ControlProperty(
    key: "fling", values: "on|off", belongs: anyControl,
    text: { ($0.policy.approach?.firesByFling ?? $0.policy.firesByFling) ? "on" : "off" },
    set: { control, text in
      guard text == "on" || text == "off" else { return false }
      if control.policy.approach != nil {
        control.policy.approach?.firesByFling = text == "on"
      } else {
        control.policy.firesByFling = text == "on"
      }
      return true
    })

  /// A number of the second floor, which is there from its distance on.
  private static func floor(
    _ key: String, _ path: WritableKeyPath<RefreshPolicy.SecondFloor, Double> & Sendable
  ) -> ControlProperty {
    let none = "none"
    let isDistance = key == "floor-distance"
    return ControlProperty(
      key: key, values: isDistance ? "POINTS|\(none)" : "POINTS",
      rule: { control in
        guard isDistance else { return aboveZero }
        return
          "a number above the trigger distance, \(ScriptLine.text(control.policy.triggerDistance)), or \(none)"
      },
      belongs: { isHeader($0) && (isDistance || $0.policy.secondFloor != nil) },
      text: { $0.policy.secondFloor.map { "\($0[keyPath: path])" } ?? (isDistance ? none : nil) },
      set: { control, text in
        if isDistance, text == none {
          control.policy.secondFloor = nil
          return true
        }
        guard let value = ScriptLine.number(text) else { return false }
        var floor = control.policy.secondFloor ?? RefreshPolicy.SecondFloor(distance: value)
        floor[keyPath: path] = value
        control.policy.secondFloor = floor
        return true
      })
  }

  private static let floorDuration = ControlProperty(
    key: "floor-duration", values: "SECONDS|spring", rule: { _ in "\(fromZero), or spring" },
    belongs: { isHeader($0) && $0.policy.secondFloor != nil },
    text: { $0.policy.secondFloor.map { $0.duration.map { "\($0)" } ?? "spring" } },
    set: { control, text in
      let value = ScriptLine.number(text)
      guard value != nil || text == "spring" else { return false }
      control.policy.secondFloor?.duration = value
      return true
    })

  private static let actions = ControlProperty(
    key: "actions", values: "1|2|…|8", rule: { _ in "a whole number from 1 to 8" },
    belongs: isHeader,
    text: { "\($0.policy.actionCount)" },
    set: { control, text in
      guard let count = Int(text) else { return false }
      control.policy.actionCount = count
      return true
    })
}
