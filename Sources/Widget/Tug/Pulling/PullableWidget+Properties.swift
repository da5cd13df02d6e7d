import CGtk
import GtkBridge
import Recording
import RefreshModel
import ScrollPhysics
import Translations

/// The properties of `TugListView` and `TugRefreshBin` that have no Swift property of the same
/// name.
extension PullableWidget {
  typealias Access = PropertyAccess<PullableWidget>

  // MARK: Header and footer

  var headerObject: UnsafeMutableRawPointer? {
    get { pullPeer?.controls.object(.header)?.raw }
    set { pullPeer?.controls.setObject(newValue?.of(TugRefreshControl.self), on: .header) }
  }

  var footerObject: UnsafeMutableRawPointer? {
    get { pullPeer?.controls.object(.footer)?.raw }
    set { pullPeer?.controls.setObject(newValue?.of(TugRefreshControl.self), on: .footer) }
  }

  var headerStyle: HeaderChoice {
    get { HeaderChoice(header) }
    set {
      guard newValue != .custom else { return }
      guard let name = newValue.name, _tug_refresh_control_has_setup().isTrue else {
        return header = newValue.name.map { RefreshHeader($0) }
      }
      guard let made = tug_refresh_header_new(TugHeaderStyle(name)) else { return }
      headerObject = made.raw
      g_object_unref(made.raw)
    }
  }

  var footerStyle: FooterChoice {
    get { FooterChoice(footer) }
    set {
      guard newValue != .custom else { return }
      guard let name = newValue.name, _tug_refresh_control_has_setup().isTrue else {
        return footer = newValue.name.map { LoadMoreFooter($0) }
      }
      guard let made = tug_refresh_footer_new(TugFooterStyle(name)) else { return }
      footerObject = made.raw
      g_object_unref(made.raw)
    }
  }

  /// Whether a refresh is running.
  ///
  /// Setting it begins or ends a refresh.
  var isBusyRefreshing: Bool {
    get { isRefreshing }
    set { newValue ? beginRefreshing() : endRefreshing() }
  }

  /// Whether a load is running.
  ///
  /// Setting it begins or ends a load.
  var isBusyLoading: Bool {
    get { isLoading }
    set { newValue ? beginLoading() : endLoading(hasMore: true) }
  }

  /// Whether the page behind the header is open.
  ///
  /// Setting it opens or closes the page.
  var isFloorOpen: Bool {
    get { isSecondFloorOpen }
    set { newValue ? openSecondFloor() : closeSecondFloor() }
  }

  // MARK: Scrolling

  /// The length of the content in points: rows, the program's drawing or a child.
  var wholeLength: Double { pullPeer?.scene.contentLength ?? 0 }

  /// The values of `TugDecelerationRate`, in its order.
  enum DecelerationKind: CaseIterable, Sendable {
    case normal, fast, custom
  }

  /// The named deceleration rate.
  ///
  /// Setting `custom` changes nothing: set the factor instead.
  var decelerationKind: DecelerationKind {
    get {
      switch decelerationRate {
      case .normal: .normal
      case .fast: .fast
      default: .custom
      }
    }
    set {
      switch newValue {
      case .normal: decelerationRate = .normal
      case .fast: decelerationRate = .fast
      case .custom: break
      }
    }
  }

  var decelerationFactor: Double {
    get { decelerationRate.perMillisecond }
    set {
      if let rate = DecelerationRate(perMillisecond: newValue) { decelerationRate = rate }
    }
  }

  var languageTag: String? {
    get { language?.tag }
    set {
      guard let newValue else { return language = nil }
      guard let known = Language(tag: newValue) else {
        let type = String(cString: g_type_name(_tug_type_of(widget)))
        return _tug_critical("\(type): \"\(Excerpt(newValue))\" is not a language tag")
      }
      language = known
    }
  }
}

extension PullableWidget {
  /// A header as a value of `TugHeaderStyle`.
  enum HeaderChoice: Equatable, CaseIterable, Sendable {
    case none
    case custom
    case system(HeaderName)

    /// All values of `TugHeaderStyle`, in its order.
    static let allCases = [.none, .custom] + HeaderName.allCases.map(HeaderChoice.system)

    init(_ header: RefreshHeader?) {
      self = header.map { $0.name.map(Self.system) ?? .custom } ?? .none
    }

    var name: HeaderName? { if case .system(let name) = self { name } else { nil } }
  }

  /// A footer as a value of `TugFooterStyle`.
  enum FooterChoice: Equatable, CaseIterable, Sendable {
    case none
    case custom
    case system(FooterName)

    /// All values of `TugFooterStyle`, in its order.
    static let allCases = [.none, .custom] + FooterName.allCases.map(FooterChoice.system)

    init(_ footer: LoadMoreFooter?) {
      self = footer.map { $0.name.map(Self.system) ?? .custom } ?? .none
    }

    var name: FooterName? { if case .system(let name) = self { name } else { nil } }
  }
}

extension TugHeaderStyle {
  /// Creates the C value of a documented system.
  fileprivate init(_ name: HeaderName) {
    let place = PullableWidget.HeaderChoice.allCases.firstIndex(of: .system(name)) ?? 0
    self.init(rawValue: UInt32(clamping: place))
  }
}

extension TugFooterStyle {
  /// Creates the C value of a documented system.
  fileprivate init(_ name: FooterName) {
    let place = PullableWidget.FooterChoice.allCases.firstIndex(of: .system(name)) ?? 0
    self.init(rawValue: UInt32(clamping: place))
  }
}
