import CGtk
import CairoDrawing
import GtkBridge
import ListModel
import Recording
import RefreshModel
import ScrollPhysics
import Translations

/// The properties of `TugListView` that the list does not have by the same name.
///
/// `Generated/ListView+PropertyTable.swift` maps the properties to their paths.
extension ListView {
  typealias Access = PropertyAccess<ListView>

  // MARK: Header and footer

  var headerObject: UnsafeMutableRawPointer? {
    get { peer?.controls.object(.header)?.raw }
    set { peer?.controls.setObject(newValue?.of(TugRefreshControl.self), on: .header) }
  }

  var footerObject: UnsafeMutableRawPointer? {
    get { peer?.controls.object(.footer)?.raw }
    set { peer?.controls.setObject(newValue?.of(TugRefreshControl.self), on: .footer) }
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

  /// Setting it begins a refresh or ends it.
  var isBusyRefreshing: Bool {
    get { isRefreshing }
    set { newValue ? beginRefreshing() : endRefreshing() }
  }

  /// Setting it begins a load or ends it.
  var isBusyLoading: Bool {
    get { isLoading }
    set { newValue ? beginLoading() : endLoading(hasMore: true) }
  }

  /// Setting it opens the page behind the header or closes it.
  var isFloorOpen: Bool {
    get { isSecondFloorOpen }
    set { newValue ? openSecondFloor() : closeSecondFloor() }
  }

  // MARK: Scrolling

  /// The length of the content, whether it is made of rows or not.
  var wholeLength: Double { peer?.scene.contentLength ?? 0 }

  /// `TugDecelerationRate`, in its order.
  enum DecelerationKind: CaseIterable, Sendable {
    case normal, fast, custom
  }

  /// Setting `custom` changes nothing: the factor makes it that.
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

  // MARK: Rows

  var modelObject: UnsafeMutableRawPointer? {
    get { peer?.rows.listModel?.model.raw }
    set { peer?.setListModel(newValue.map { OpaquePointer($0) }) }
  }

  var treeModelObject: UnsafeMutableRawPointer? {
    get { peer?.rows.treeModel?.model.raw }
    set { peer?.setTreeModel(newValue.map { OpaquePointer($0) }) }
  }

  var itemProperties: ItemProperties {
    get { peer?.rows.itemProperties ?? ItemProperties() }
    set {
      peer?.rows.itemProperties = newValue
      peer?.rowsLookOtherwise()
    }
  }

  /// 0 where the font gives the rows their height.
  var givenRowHeight: Double {
    get { peer?.rows.givenHeight ?? 0 }
    set { rowHeight = newValue }
  }

  var columnCount: Int {
    get { peer?.scene.columns ?? 1 }
    set { columns = .count(newValue) }
  }

  /// None where columns are counted; setting none leaves one column.
  var minimumColumnWidth: Double? {
    get { if case .minimumWidth(let width) = columns { width } else { nil } }
    set {
      if let newValue {
        columns = .minimumWidth(newValue)
      } else if minimumColumnWidth != nil {
        columns = .count(1)
      }
    }
  }

  var startBlockLength: Double {
    get { headerView?.length ?? 0 }
    set { setBlock(\.headerView, isStart: true, newValue) }
  }

  var endBlockLength: Double {
    get { footerView?.length ?? 0 }
    set { setBlock(\.footerView, isStart: false, newValue) }
  }

  /// Gives the list a block that the program draws by a signal; 0 removes it.
  private func setBlock(
    _ path: ReferenceWritableKeyPath<ListView, ContentBlock?>, isStart: Bool, _ length: Double
  ) {
    let list = widget.raw.of(TugListView.self)
    guard length > 0 else { return self[keyPath: path] = nil }
    self[keyPath: path] = ContentBlock(length: length) { cairo, width, height in
      _tug_list_view_emit_draw_block(list, gboolean(isStart), cairo, width, height)
    }
  }

  /// The length of content that the program draws by a signal; none is rows.
  var ownContentLength: Double? {
    get { contentLength }
    set {
      let list = widget.raw.of(TugListView.self)
      peer?.rows.drawing.drawContent = nil
      if newValue != nil {
        peer?.rows.drawing.drawContent = { cairo, start, length in
          _tug_list_view_emit_draw_content(list, cairo, start, length)
        }
      }
      contentLength = newValue
    }
  }

  /// `GtkSelectionMode`, in its order.
  enum GtkMode: CaseIterable, Sendable {
    case none, single, browse, multiple
  }

  /// GTK's single selection that cannot be empty is taken as one that can.
  var gtkSelectionMode: GtkMode {
    get {
      switch selectionMode {
      case .none: .none
      case .single: .single
      case .multiple: .multiple
      }
    }
    set {
      switch newValue {
      case .none: selectionMode = .none
      case .single, .browse: selectionMode = .single
      case .multiple: selectionMode = .multiple
      }
    }
  }

  /// `PangoEllipsizeMode`, in its order.
  enum PangoEllipsis: CaseIterable, Sendable {
    case none, start, middle, end
  }

  /// No ellipsis is taken as one at the end: a cell has no other way to say that there is more.
  var pangoCellEllipsis: PangoEllipsis {
    get {
      switch cellEllipsis {
      case .start: .start
      case .middle: .middle
      case .end: .end
      }
    }
    set {
      switch newValue {
      case .start: cellEllipsis = .start
      case .middle: cellEllipsis = .middle
      case .none, .end: cellEllipsis = .end
      }
    }
  }

  var languageTag: String? {
    get { language?.tag }
    set {
      guard let newValue else { return language = nil }
      guard let known = Language(tag: newValue) else {
        return _tug_critical("TugListView: \"\(Excerpt(newValue))\" is not the tag of a language")
      }
      language = known
    }
  }
}

extension ListView {
  /// A header as C chooses it.
  enum HeaderChoice: Equatable, CaseIterable, Sendable {
    case none
    case custom
    case system(HeaderName)

    /// All of `TugHeaderStyle`, in its order.
    static let allCases = [.none, .custom] + HeaderName.allCases.map(HeaderChoice.system)

    init(_ header: RefreshHeader?) {
      self = header.map { $0.name.map(Self.system) ?? .custom } ?? .none
    }

    var name: HeaderName? { if case .system(let name) = self { name } else { nil } }
  }

  /// A footer as C chooses it.
  enum FooterChoice: Equatable, CaseIterable, Sendable {
    case none
    case custom
    case system(FooterName)

    /// All of `TugFooterStyle`, in its order.
    static let allCases = [.none, .custom] + FooterName.allCases.map(FooterChoice.system)

    init(_ footer: LoadMoreFooter?) {
      self = footer.map { $0.name.map(Self.system) ?? .custom } ?? .none
    }

    var name: FooterName? { if case .system(let name) = self { name } else { nil } }
  }
}

extension TugHeaderStyle {
  /// A system as C has it.
  fileprivate init(_ name: HeaderName) {
    let place = ListView.HeaderChoice.allCases.firstIndex(of: .system(name)) ?? 0
    self.init(rawValue: UInt32(clamping: place))
  }
}

extension TugFooterStyle {
  /// A system as C has it.
  fileprivate init(_ name: FooterName) {
    let place = ListView.FooterChoice.allCases.firstIndex(of: .system(name)) ?? 0
    self.init(rawValue: UInt32(clamping: place))
  }
}
