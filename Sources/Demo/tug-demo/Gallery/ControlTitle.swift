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
    switch name {
    case .native:
      ControlTitle(
        name: Message("HeaderNative", "Native ring"),
        summary: Message(
          "HeaderNativeIs", "A ring in the theme’s colours fills, turns and spins."),
        group: .headers)
    case .material:
      ControlTitle(
        name: Message("HeaderMaterial", "Material disc"),
        summary: Message(
          "HeaderMaterialIs", "A disc comes down over rows that stay where they are."),
        group: .headers)
    case .wave:
      ControlTitle(
        name: Message("HeaderWave", "Elastic wave"),
        summary: Message(
          "HeaderWaveIs", "A sheet of colour hangs from the finger and swings back."),
        group: .headers)
    case .story:
      ControlTitle(
        name: Message("HeaderStory", "Line drawing"),
        summary: Message("HeaderStoryIs", "A tugboat comes together, line by line, with the pull."),
        group: .headers)
    case .ring:
      ControlTitle(
        name: Message("HeaderRing", "Held ring"),
        summary: Message("HeaderRingIs", "A full ring has to be held for half a second."),
        group: .headers)
    case .actions:
      ControlTitle(
        name: Message("HeaderActions", "Choice of actions"),
        summary: Message("HeaderActionsIs", "Several actions, of which the finger chooses one."),
        group: .headers)
    case .twoLevel:
      ControlTitle(
        name: Message("HeaderTwoLevel", "Second floor"),
        summary: Message("HeaderTwoLevelIs", "A longer pull opens a page behind the list."),
        group: .headers)
    case .ego:
      ControlTitle(
        name: Message("HeaderEGO", "EGO, 2009"),
        summary: Message("HeaderEGOIs", "An arrow, a title and the time of the last refresh."),
        group: .ego)
    case .fg:
      ControlTitle(
        name: Message("HeaderFg", "Fg, EGO’s rewrite"),
        summary: Message("HeaderFgIs", "EGO’s numbers, with a spinner in place of the arrow."),
        group: .ego)
    case .zc:
      ControlTitle(
        name: Message("HeaderZC", "ZCRefresh arrows"),
        summary: Message("HeaderZCIs", "Arrows that fade into a spinner, with words."),
        group: .zc)
    case .zcImages:
      ControlTitle(
        name: Message("HeaderZCImages", "ZCRefresh pictures"),
        summary: Message("HeaderZCImagesIs", "A sequence of pictures runs while it refreshes."),
        group: .zc)
    case .mj:
      ControlTitle(
        name: Message("HeaderMJ", "MJRefresh arrow"),
        summary: Message("HeaderMJIs", "An arrow, a title and the time of the last refresh."),
        group: .mj)
    case .mjText:
      ControlTitle(
        name: Message("HeaderMJText", "MJRefresh words"),
        summary: Message("HeaderMJTextIs", "The title and the time alone, without an arrow."),
        group: .mj)
    case .mjImages:
      ControlTitle(
        name: Message("HeaderMJImages", "MJRefresh pictures"),
        summary: Message(
          "HeaderMJImagesIs", "Pictures that follow the pull, then run by themselves."),
        group: .mj)
    case .cj:
      ControlTitle(
        name: Message("HeaderCJ", "cjrefresh bar"),
        summary: Message("HeaderCJIs", "A low cyan bar with words in its middle."),
        group: .cj)
    case .cb:
      ControlTitle(
        name: Message("HeaderCB", "CBGeneralRefreshView"),
        summary: Message("HeaderCBIs", "A high red ground with a picture that runs."),
        group: .cbAndSV)
    case .sv:
      ControlTitle(
        name: Message("HeaderSV", "SVPullToRefresh"),
        summary: Message("HeaderSVIs", "A broad arrow beside a title, and a spinner."),
        group: .cbAndSV)
    }
  }

  /// Returns the name and description of the footer `name`.
  static func of(_ name: FooterName) -> ControlTitle {
    switch name {
    case .native:
      ControlTitle(
        name: Message("FooterNative", "Native footer"),
        summary: Message(
          "FooterNativeIs", "Loads by itself before the end of the list is reached."),
        group: .footers)
    case .bounceDots:
      ControlTitle(
        name: Message("FooterBounceDots", "Bouncing dots"),
        summary: Message(
          "FooterBounceDotsIs", "Three dots appear with the pull, and hop while it loads."),
        group: .footers)
    case .mjBack:
      ControlTitle(
        name: Message("FooterMJBack", "MJRefresh back, arrow"),
        summary: Message("FooterMJBackIs", "Out of view until it is pulled up and let go."),
        group: .mj)
    case .mjBackText:
      ControlTitle(
        name: Message("FooterMJBackText", "MJRefresh back, words"),
        summary: Message("FooterMJBackTextIs", "Pulled up and let go, with a title alone."),
        group: .mj)
    case .mjBackImages:
      ControlTitle(
        name: Message("FooterMJBackImages", "MJRefresh back, pictures"),
        summary: Message("FooterMJBackImagesIs", "Pulled up and let go, with pictures that run."),
        group: .mj)
    case .mjAuto:
      ControlTitle(
        name: Message("FooterMJAuto", "MJRefresh auto, spinner"),
        summary: Message("FooterMJAutoIs", "Always there; loads when it is scrolled to or tapped."),
        group: .mj)
    case .mjAutoText:
      ControlTitle(
        name: Message("FooterMJAutoText", "MJRefresh auto, words"),
        summary: Message("FooterMJAutoTextIs", "Always there, and tells in words what it does."),
        group: .mj)
    case .mjAutoImages:
      ControlTitle(
        name: Message("FooterMJAutoImages", "MJRefresh auto, pictures"),
        summary: Message(
          "FooterMJAutoImagesIs", "Always there, with pictures that run while it loads."),
        group: .mj)
    case .mjTrailer:
      ControlTitle(
        name: Message("FooterMJTrailer", "MJRefresh trailer"),
        summary: Message("FooterMJTrailerIs", "At the end of a list that scrolls sideways."),
        group: .mj)
    case .zc:
      ControlTitle(
        name: Message("FooterZC", "ZCRefresh footer, arrows"),
        summary: Message("FooterZCIs", "The header’s arrows and spinner, at the end."),
        group: .zc)
    case .zcImages:
      ControlTitle(
        name: Message("FooterZCImages", "ZCRefresh footer, pictures"),
        summary: Message("FooterZCImagesIs", "The header’s pictures, at the end."),
        group: .zc)
    case .cj:
      ControlTitle(
        name: Message("FooterCJ", "cjrefresh footer bar"),
        summary: Message("FooterCJIs", "The header’s cyan bar, at the end."),
        group: .cj)
    case .cb:
      ControlTitle(
        name: Message("FooterCB", "CBGeneralRefreshView footer"),
        summary: Message("FooterCBIs", "Opens wholly after any pull beyond the end."),
        group: .cbAndSV)
    case .sv:
      ControlTitle(
        name: Message("FooterSV", "SVInfiniteScrolling"),
        summary: Message("FooterSVIs", "A spinner that loads after any drag beyond the end."),
        group: .cbAndSV)
    case .svPull:
      ControlTitle(
        name: Message("FooterSVPull", "SVPullToRefresh at the end"),
        summary: Message("FooterSVPullIs", "The header’s arrow and title, pulled up from below."),
        group: .cbAndSV)
    }
  }
}

extension HeaderName {
  /// The name of the header style.
  @MainActor var title: Message { ControlTitle.of(self).name }
}

extension FooterName {
  /// The name of the footer style.
  @MainActor var title: Message { ControlTitle.of(self).name }
}
