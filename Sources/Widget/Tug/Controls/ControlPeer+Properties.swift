import CGtk
import CairoDrawing
import RefreshModel
import SceneModel

/// The properties of headers and footers that the control does not have by the same name.
///
/// `Generated/ControlPeer+PropertyTable.swift` maps the properties to their paths.
extension ControlPeer {
  typealias Access = PropertyAccess<ControlPeer>

  var state: RefreshState { control?.state ?? .idle }
  var stage: RefreshStage { control?.stage ?? .idle }
  var pull: Double { control == nil ? 0 : host?.peer?.pull(of: side) ?? 0 }
  var chosenAction: Int { control?.chosenAction ?? 0 }

  var isVisible: Bool {
    get { !isHidden }
    set { isHidden = !newValue }
  }

  var lastUpdated: Double? {
    get { control?.lastUpdated }
    set { host?.setLastUpdated(newValue) }
  }

  // MARK: Looks

  var headerStyle: ListView.HeaderChoice {
    get { ListView.HeaderChoice(header) }
    set { setHeaderChoice(newValue) }
  }

  var footerStyle: ListView.FooterChoice {
    get { ListView.FooterChoice(footer) }
    set { setFooterChoice(newValue) }
  }

  /// The size of all titles; a weight that was set before it holds with it.
  var fontSize: Double? {
    get { parts.fonts.all?.size }
    set { parts.fonts.all = newValue.map { TextStyle(size: $0, isBold: isFontBold) } }
  }

  var isFontBold: Bool {
    get { parts.fonts.all?.isBold ?? isWaitingFontBold }
    set {
      isWaitingFontBold = newValue
      if let size = fontSize { parts.fonts.all = TextStyle(size: size, isBold: newValue) }
    }
  }

  /// A footer that is always shown keeps its title while it loads; others cannot hide it.
  var showsRefreshingTitle: Bool {
    get { (footer.style as? MJAutoFooterStyle).map { !$0.hidesRefreshingTitle } ?? true }
    set {
      guard var style = footer.style as? MJAutoFooterStyle else { return }
      style.hidesRefreshingTitle = !newValue
      footer.style = style
    }
  }

  // MARK: Numbers

  /// Setting it takes over all numbers of a system; `none` and `custom` have no numbers.
  var headerPolicy: ListView.HeaderChoice {
    get { .system(headerPolicyName) }
    set {
      guard let name = newValue.name else { return }
      headerPolicyName = name
      policy = RefreshHeader.policy(of: name)
    }
  }

  /// Setting it takes over all numbers of a system; `none` and `custom` have no numbers.
  var footerPolicy: ListView.FooterChoice {
    get { .system(footerPolicyName) }
    set {
      guard let name = newValue.name else { return }
      footerPolicyName = name
      policy = LoadMoreFooter.policy(of: name)
    }
  }

  /// The page behind the header; values for a missing one are kept for it.
  var floor: RefreshPolicy.SecondFloor {
    get { policy.secondFloor ?? waitingFloor }
    set {
      waitingFloor = newValue
      if policy.secondFloor != nil { policy.secondFloor = newValue }
    }
  }

  var floorDistance: Double? {
    get { policy.floorDistance }
    set {
      waitingFloor = floor
      waitingFloor.distance = newValue ?? 0
      policy.secondFloor = newValue == nil ? nil : waitingFloor
      drawFloorByProgram()
    }
  }
}
