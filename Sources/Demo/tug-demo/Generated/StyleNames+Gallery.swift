// Written by scripts/generate-api from Sources/Widget/CGtk/styles.toml.

import Translations
import Tug

extension HeaderName {
  /// A description of the header in one sentence.
  var summary: Message {
    switch self {
    case .native: Message("HeaderNativeIs", "A ring in the theme’s colours fills, turns and spins.")
    case .ego: Message("HeaderEGOIs", "An arrow, a title and the time of the last refresh.")
    case .fg: Message("HeaderFgIs", "EGO’s numbers, with a spinner instead of the arrow.")
    case .zc: Message("HeaderZCIs", "Arrows that fade into a spinner, with a title.")
    case .zcImages: Message("HeaderZCImagesIs", "A sequence of pictures runs while it refreshes.")
    case .mj: Message("HeaderMJIs", "An arrow, a title and the time of the last refresh.")
    case .mjText: Message("HeaderMJTextIs", "Only the title and the time, without an arrow.")
    case .mjImages:
      Message("HeaderMJImagesIs", "Pictures that follow the pull, then play automatically.")
    case .cj: Message("HeaderCJIs", "A low cyan bar with a title in its middle.")
    case .cb: Message("HeaderCBIs", "A high red background with an animated picture.")
    case .sv: Message("HeaderSVIs", "A broad arrow next to a title, and a spinner.")
    case .ring: Message("HeaderRingIs", "Fill the ring and hold for half a second.")
    case .material: Message("HeaderMaterialIs", "A disc slides down over rows that stay in place.")
    case .wave:
      Message("HeaderWaveIs", "A sheet of colour stretches with the pull and swings back.")
    case .story: Message("HeaderStoryIs", "The pull draws a tugboat, line by line.")
    case .actions: Message("HeaderActionsIs", "Slide sideways to choose.")
    case .twoLevel: Message("HeaderTwoLevelIs", "A longer pull opens a page behind the list.")
    }
  }

  /// The section of the gallery that contains the header.
  var group: ControlGroup {
    switch self {
    case .native, .ring, .material, .wave, .story, .actions, .twoLevel: .headers
    case .ego, .fg: .ego
    case .zc, .zcImages: .zc
    case .mj, .mjText, .mjImages: .mj
    case .cj: .cj
    case .cb, .sv: .cbAndSV
    }
  }
}

extension FooterName {
  /// A description of the footer in one sentence.
  var summary: Message {
    switch self {
    case .native:
      Message("FooterNativeIs", "Loads automatically before the end of the list is reached.")
    case .mjBack: Message("FooterMJBackIs", "Out of view until it is pulled up and released.")
    case .mjBackText: Message("FooterMJBackTextIs", "Pulled up and released, with only a title.")
    case .mjBackImages:
      Message("FooterMJBackImagesIs", "Pulled up and released, with animated pictures.")
    case .mjAuto: Message("FooterMJAutoIs", "Always there; loads when it is scrolled to or tapped.")
    case .mjAutoText:
      Message("FooterMJAutoTextIs", "Always there, with a title that shows its state.")
    case .mjAutoImages:
      Message("FooterMJAutoImagesIs", "Always there, with pictures that play while it loads.")
    case .zc: Message("FooterZCIs", "The header’s arrows and spinner, at the end.")
    case .zcImages: Message("FooterZCImagesIs", "The header’s pictures, at the end.")
    case .cj: Message("FooterCJIs", "The header’s cyan bar, at the end.")
    case .cb: Message("FooterCBIs", "Opens fully after any pull beyond the end.")
    case .sv: Message("FooterSVIs", "A spinner that loads after any drag beyond the end.")
    case .svPull: Message("FooterSVPullIs", "The header’s arrow and title, pulled up from below.")
    case .mjTrailer: Message("FooterMJTrailerIs", "At the end of a list that scrolls sideways.")
    case .bounceDots:
      Message("FooterBounceDotsIs", "Three dots appear with the pull, and hop while it loads.")
    }
  }

  /// The section of the gallery that contains the footer.
  var group: ControlGroup {
    switch self {
    case .native, .bounceDots: .footers
    case .mjBack, .mjBackText, .mjBackImages, .mjAuto, .mjAutoText, .mjAutoImages, .mjTrailer: .mj
    case .zc, .zcImages: .zc
    case .cj: .cj
    case .cb, .sv, .svPull: .cbAndSV
    }
  }
}
