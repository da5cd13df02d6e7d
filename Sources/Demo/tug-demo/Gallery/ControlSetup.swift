import Recording
import Tug

/// A control with everything about it that the gallery lets be changed: a plain value.
struct ControlSetup: Equatable, Sendable {
  /// The control.
  let choice: GalleryChoice
  /// Its numbers, the system's own or changed.
  var policy: RefreshPolicy
  /// Titles that replace the control's own, by state.
  var titles: [RefreshState: String] = [:]
  /// The direction in which its list scrolls.
  var direction: Direction

  /// The direction in which a list scrolls.
  enum Direction: CaseIterable, Sendable {
    case downwards, sideways, upwards

    /// The list's orientation.
    var orientation: Orientation { self == .sideways ? .horizontal : .vertical }
    /// The list begins at its bottom.
    var isReversed: Bool { self == .upwards }
  }

  /// The control as it is in a program that changes nothing.
  init(_ choice: GalleryChoice) {
    self.choice = choice
    policy = choice.policy
    direction = choice.isSideways ? .sideways : .downwards
  }

  /// The titles of its own, before any is changed.
  var usualTexts: ControlTexts {
    switch choice {
    case .header(let name): RefreshHeader(name).texts
    case .footer(let name): LoadMoreFooter(name).texts
    }
  }

  /// Its titles, of its own or changed.
  var texts: ControlTexts {
    var texts = usualTexts
    for (state, title) in titles { texts[state] = title }
    return texts
  }

  /// The states that it can be in and for which it shows words, in the library's order.
  ///
  /// Not the open page behind a header: programs draw it, words and all, and C has no title of it.
  var statesWithTitles: [RefreshState] {
    let usual = usualTexts
    let description = description
    return RefreshState.allCases.filter { state in
      guard state != .floorOpen else { return false }
      let property = ControlProperty.named("\(state.rawValue)-title")
      return property?.belongs(description) == true && usual[state]?.isEmpty == false
    }
  }

  /// The control as a script describes it.
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
