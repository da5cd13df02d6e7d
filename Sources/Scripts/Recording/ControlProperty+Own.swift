import RefreshModel

/// The properties whose valid values depend on other properties.
extension ControlProperty {
  // MARK: Placement

  private static let placements: [(word: String, value: RefreshPolicy.Placement.Kind)] = [
    ("above", .above), ("behind", .behind), ("front", .front), ("stretched", .stretched),
    ("overlay", .overlay), ("row", .row),
  ]

  static let placement = ControlProperty(
    key: "placement", values: placements.map(\.word).joined(separator: "|"),
    rule: { control in
      placements.filter { !isOverContent($0.value) || mayBeOverContent(control) }
        .map(\.word).joined(separator: "|")
    },
    belongs: anyControl,
    text: { control in
      let kind = control.policy.placement.kind
      // If the placement does not suit this control, it is drawn above the content, so report that.
      guard !isOverContent(kind) || mayBeOverContent(control) else { return "above" }
      return placements.first { $0.value == kind }?.word
    },
    set: { control, text in
      guard let match = placements.first(where: { $0.word == text }),
        isHeader(control) || !isOverContent(match.value)
      else { return false }
      control.policy.placement.kind = match.value
      return true
    })

  /// Returns whether a control with this placement is over the content or inside it.
  package static func isOverContent(_ placement: RefreshPolicy.Placement.Kind) -> Bool {
    switch placement {
    case .above, .behind, .front, .stretched: false
    case .overlay, .row: true
    }
  }

  /// Whether the control may be over the content.
  ///
  /// Footers are always outside of it, and the page behind a header moves the whole content away.
  private static let mayBeOverContent: Condition = {
    isHeader($0) && $0.policy.secondFloor == nil
  }

  static let liesBeforeRow: Condition = {
    mayBeOverContent($0) && $0.policy.placement.kind == .row
  }

  // MARK: The second floor

  static let floorDistance = ControlProperty(
    key: "floor-distance", values: "POINTS|none",
    rule: { control in
      "a number above the trigger distance, \(ScriptValue.text(control.policy.triggerDistance)), or none"
    },
    belongs: isHeader, text: { $0.policy.floorDistance.map { "\($0)" } ?? "none" },
    set: { control, text in
      let value = ScriptValue.number(text)
      guard value != nil || text == "none" else { return false }
      control.policy.floorDistance = value
      return true
    })

  // MARK: Appearance

  private static let arrows = StyleChanges.ArrowColor.named.map(\.word).joined(separator: "|")

  /// The colour of the arrow; EGO's arrows are images, which exist in four colours.
  static let arrowColor = ControlProperty(
    key: "arrow-color", values: "\(arrows)|RRGGBB",
    rule: { $0.name == .header(.ego) ? arrows : "\(arrows), or a colour such as 1c71d8" },
    belongs: hasArrowColor, text: { $0.styleChanges.arrowColor?.word },
    set: { control, text in
      guard let color = StyleChanges.ArrowColor(text) else { return false }
      if case .custom = color, control.name == .header(.ego) { return false }
      control.styleChanges.arrowColor = color
      return true
    })
}
