import Recording
import Tug

/// A control with all settings that the user can change in the gallery.
struct ControlSetup: Equatable, Sendable {
  /// The control.
  let choice: GalleryChoice
  /// The policy of the control, with the style's defaults or changed.
  var policy: RefreshPolicy
  /// The titles that replace the style's titles, by state.
  var titles: [RefreshState: String] = [:]
  /// The scroll direction of the control's list.
  var direction: Direction
  /// How the control's work ends.
  var outcome = WorkOutcome.success

  /// The scroll direction of a list.
  enum Direction: CaseIterable, Sendable {
    case downwards, sideways, upwards

    /// The orientation of the list.
    var orientation: Orientation { self == .sideways ? .horizontal : .vertical }
    /// Whether the list starts at its bottom.
    var isReversed: Bool { self == .upwards }
  }

  /// Creates the default settings of a control.
  init(_ choice: GalleryChoice) {
    self.choice = choice
    policy = choice.policy
    direction = choice.isSideways ? .sideways : .downwards
  }

  /// The style's titles.
  var defaultTexts: ControlTexts {
    switch choice {
    case .header(let name): RefreshHeader(name).texts
    case .footer(let name): LoadMoreFooter(name).texts
    }
  }

  /// The titles of the control, with the user's changes.
  var texts: ControlTexts {
    var texts = defaultTexts
    for (state, title) in titles { texts[state] = title }
    return texts
  }

  /// The states for which the control can show a title, in the library's order.
  ///
  /// The open second floor is excluded: programs draw it with its text, and C has no title for it.
  var statesWithTitles: [RefreshState] {
    let usual = defaultTexts
    let description = description
    return RefreshState.allCases.filter { state in
      guard state != .floorOpen else { return false }
      let property = ControlProperty.named("\(state.rawValue)-title")
      return property?.belongs(description) == true && usual[state]?.isEmpty == false
    }
  }

  /// The control in the form that scripts use.
  var description: ControlDescription {
    var description =
      switch choice {
      case .header(let name): ControlDescription(name)
      case .footer(let name): ControlDescription(name)
      }
    description.policy = policy
    description.titles = titles
    return description
  }
}
