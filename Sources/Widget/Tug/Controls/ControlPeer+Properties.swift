import CGtk
import CairoDrawing
import RefreshModel
import SceneModel

/// The properties of headers and footers that have no Swift property of the same name.
///
/// `Generated/ControlPeer+PropertyTable.swift` maps the properties to key paths.
extension ControlPeer {
  typealias Access = PropertyAccess<ControlPeer>

  var state: RefreshState { control?.state ?? .idle }
  var stage: RefreshStage { control?.stage ?? .idle }
  var pull: Double { control == nil ? 0 : host?.peer?.scene.pull(of: side) ?? 0 }
  var chosenAction: Int { control?.chosenAction ?? 0 }

  var isVisible: Bool {
    get { !isHidden }
    set { isHidden = !newValue }
  }

  var lastUpdated: Double? {
    get { control?.lastUpdated }
    set { host?.setLastUpdated(newValue) }
  }

  // MARK: Work

  /// The host of the control, with all rows committed, or `nil` if the control is on no widget.
  var liveHost: ControlHost? {
    guard let host, let widget = host.livePeer else { return nil }
    widget.prepare()
    return host
  }

  /// The object of the running work, or `nil` if no work is running.
  var workObject: UnsafeMutableRawPointer? {
    host?.runningWork(of: side).map { UnsafeMutableRawPointer($0) }
  }

  /// Whether there may be more to load.
  ///
  /// Setting it to `false` also ends a running load.
  var hasMore: Bool {
    get { state != .noMoreData }
    set {
      if newValue { liveHost?.resetNoMoreData() } else { liveHost?.end(.footer, .noMore) }
    }
  }

  // MARK: Appearance

  var headerStyle: ListView.HeaderChoice {
    get { ListView.HeaderChoice(header) }
    set { setHeaderChoice(newValue) }
  }

  var footerStyle: ListView.FooterChoice {
    get { ListView.FooterChoice(footer) }
    set { setFooterChoice(newValue) }
  }

  /// The font size of all titles, or `nil` for the style's fonts.
  ///
  /// Setting it also applies a weight that was set before.
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

  /// Whether the title shows during a load.
  ///
  /// Only a footer that is always visible can hide it.
  var showsRefreshingTitle: Bool {
    get { (footer.style as? MJAutoFooterStyle).map { !$0.hidesRefreshingTitle } ?? true }
    set {
      guard var style = footer.style as? MJAutoFooterStyle else { return }
      style.hidesRefreshingTitle = !newValue
      footer.style = style
    }
  }

  // MARK: Policies

  var policyObject: UnsafeMutableRawPointer? {
    tug_refresh_control_get_policy(object).map { UnsafeMutableRawPointer($0) }
  }

  /// The system whose policy was set last.
  ///
  /// Setting it applies the system's policy; `none` and `custom` change nothing.
  var headerPolicy: ListView.HeaderChoice {
    get { .system(headerPolicyName) }
    set {
      guard let name = newValue.name else { return }
      headerPolicyName = name
      policy = RefreshHeader.policy(of: name)
    }
  }

  /// The system whose policy was set last.
  ///
  /// Setting it applies the system's policy; `none` and `custom` change nothing.
  var footerPolicy: ListView.FooterChoice {
    get { .system(footerPolicyName) }
    set {
      guard let name = newValue.name else { return }
      footerPolicyName = name
      policy = LoadMoreFooter.policy(of: name)
    }
  }

  /// The page behind the header.
  ///
  /// If there is no page, the values are stored until there is one.
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
