import Translations
import Tug

/// The name and description of a header or footer in the gallery.
struct ControlTitle {
  /// The name of the control.
  let name: Message
  /// A description of the control in one sentence.
  let summary: Message
  /// The section of the gallery that contains the control.
  let group: ControlGroup

  /// Returns the name and description of the header `name`.
  static func of(_ name: HeaderName) -> ControlTitle {
    let (summary, group): (Message, ControlGroup) =
      switch name {
      case .native:
        (
          Message(
            "HeaderNativeIs", "A ring in the theme’s colours fills, turns and spins."), .headers
        )
      case .material:
        (
          Message(
            "HeaderMaterialIs", "A disc slides down over rows that stay in place."), .headers
        )
      case .wave:
        (
          Message(
            "HeaderWaveIs", "A sheet of colour stretches with the pull and swings back."), .headers
        )
      case .story:
        (
          Message("HeaderStoryIs", "The pull draws a tugboat, line by line."),
          .headers
        )
      case .ring:
        (Message("HeaderRingIs", "A full ring must be held for half a second."), .headers)
      case .actions:
        (Message("HeaderActionsIs", "The finger chooses one of several actions."), .headers)
      case .twoLevel:
        (Message("HeaderTwoLevelIs", "A longer pull opens a page behind the list."), .headers)
      case .ego:
        (Message("HeaderEGOIs", "An arrow, a title and the time of the last refresh."), .ego)
      case .fg:
        (Message("HeaderFgIs", "EGO’s numbers, with a spinner instead of the arrow."), .ego)
      case .zc:
        (Message("HeaderZCIs", "Arrows that fade into a spinner, with a title."), .zc)
      case .zcImages:
        (Message("HeaderZCImagesIs", "A sequence of pictures runs while it refreshes."), .zc)
      case .mj:
        (Message("HeaderMJIs", "An arrow, a title and the time of the last refresh."), .mj)
      case .mjText:
        (Message("HeaderMJTextIs", "Only the title and the time, without an arrow."), .mj)
      case .mjImages:
        (
          Message(
            "HeaderMJImagesIs", "Pictures that follow the pull, then play automatically."), .mj
        )
      case .cj:
        (Message("HeaderCJIs", "A low cyan bar with a title in its middle."), .cj)
      case .cb:
        (Message("HeaderCBIs", "A high red background with an animated picture."), .cbAndSV)
      case .sv:
        (Message("HeaderSVIs", "A broad arrow next to a title, and a spinner."), .cbAndSV)
      }
    return ControlTitle(name: name.title, summary: summary, group: group)
  }

  /// Returns the name and description of the footer `name`.
  static func of(_ name: FooterName) -> ControlTitle {
    let (summary, group): (Message, ControlGroup) =
      switch name {
      case .native:
        (
          Message(
            "FooterNativeIs", "Loads automatically before the end of the list is reached."),
          .footers
        )
      case .bounceDots:
        (
          Message(
            "FooterBounceDotsIs", "Three dots appear with the pull, and hop while it loads."),
          .footers
        )
      case .mjBack:
        (Message("FooterMJBackIs", "Out of view until it is pulled up and released."), .mj)
      case .mjBackText:
        (Message("FooterMJBackTextIs", "Pulled up and released, with only a title."), .mj)
      case .mjBackImages:
        (Message("FooterMJBackImagesIs", "Pulled up and released, with animated pictures."), .mj)
      case .mjAuto:
        (Message("FooterMJAutoIs", "Always there; loads when it is scrolled to or tapped."), .mj)
      case .mjAutoText:
        (Message("FooterMJAutoTextIs", "Always there, with a title that shows its state."), .mj)
      case .mjAutoImages:
        (
          Message(
            "FooterMJAutoImagesIs", "Always there, with pictures that play while it loads."), .mj
        )
      case .mjTrailer:
        (Message("FooterMJTrailerIs", "At the end of a list that scrolls sideways."), .mj)
      case .zc:
        (Message("FooterZCIs", "The header’s arrows and spinner, at the end."), .zc)
      case .zcImages:
        (Message("FooterZCImagesIs", "The header’s pictures, at the end."), .zc)
      case .cj:
        (Message("FooterCJIs", "The header’s cyan bar, at the end."), .cj)
      case .cb:
        (Message("FooterCBIs", "Opens fully after any pull beyond the end."), .cbAndSV)
      case .sv:
        (Message("FooterSVIs", "A spinner that loads after any drag beyond the end."), .cbAndSV)
      case .svPull:
        (Message("FooterSVPullIs", "The header’s arrow and title, pulled up from below."), .cbAndSV)
      }
    return ControlTitle(name: name.title, summary: summary, group: group)
  }
}
