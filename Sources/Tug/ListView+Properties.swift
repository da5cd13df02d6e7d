import CGtk
import CairoDrawing
import GtkBridge
import ListModel
import RefreshModel
import ScrollPhysics
import Translations

/// What the properties of `TugListView` read and write.
extension ListView {
  typealias Access = PropertyAccess<ListView>

  /// A header as C chooses it.
  enum HeaderChoice: Equatable {
    case none
    case system(HeaderName)
    case custom

    init(_ header: RefreshHeader?) {
      self = header.map { $0.name.map(Self.system) ?? .custom } ?? .none
    }

    var name: HeaderName? { if case .system(let name) = self { name } else { nil } }
  }

  /// A footer as C chooses it.
  enum FooterChoice: Equatable {
    case none
    case system(FooterName)
    case custom

    init(_ footer: LoadMoreFooter?) {
      self = footer.map { $0.name.map(Self.system) ?? .custom } ?? .none
    }

    var name: FooterName? { if case .system(let name) = self { name } else { nil } }
  }

  /// All of `TugHeaderStyle`, in its order.
  static let headerChoices = [.none] + HeaderName.allCases.map(HeaderChoice.system) + [.custom]
  /// All of `TugFooterStyle`, in its order.
  static let footerChoices = [.none] + FooterName.allCases.map(FooterChoice.system) + [.custom]

  static let properties: [UInt32: Access] = controlProperties.merging(scrollProperties) { $1 }
    .merging(rowProperties) { $1 }

  private static let controlProperties: [UInt32: Access] = [
    TUG_LIST_VIEW_PROPERTY_HEADER.rawValue: .object(
      get: { $0.peer?.controlObject(.header)?.raw },
      set: { $0.peer?.setControlObject($1?.of(TugRefreshControl.self), on: .header) }),
    TUG_LIST_VIEW_PROPERTY_FOOTER.rawValue: .object(
      get: { $0.peer?.controlObject(.footer)?.raw },
      set: { $0.peer?.setControlObject($1?.of(TugRefreshControl.self), on: .footer) }),
    TUG_LIST_VIEW_PROPERTY_HEADER_STYLE.rawValue: .choice(
      of: headerChoices,
      get: { HeaderChoice($0.header) },
      set: { list, choice in
        if choice != .custom { list.header = choice.name.map { RefreshHeader($0) } }
      }),
    TUG_LIST_VIEW_PROPERTY_FOOTER_STYLE.rawValue: .choice(
      of: footerChoices,
      get: { FooterChoice($0.footer) },
      set: { list, choice in
        if choice != .custom { list.footer = choice.name.map { LoadMoreFooter($0) } }
      }),
    TUG_LIST_VIEW_PROPERTY_REFRESHING.rawValue: .flag(
      get: { $0.isRefreshing }, set: { $1 ? $0.beginRefreshing() : $0.endRefreshing() }),
    TUG_LIST_VIEW_PROPERTY_LOADING.rawValue: .flag(
      get: { $0.isLoading }, set: { $1 ? $0.beginLoading() : $0.endLoading(hasMore: true) }),
    TUG_LIST_VIEW_PROPERTY_REFRESH_STATE.rawValue: .choice(
      of: RefreshState.allCases, get: { $0.refreshState }),
    TUG_LIST_VIEW_PROPERTY_LOAD_STATE.rawValue: .choice(
      of: RefreshState.allCases, get: { $0.loadState }),
    TUG_LIST_VIEW_PROPERTY_REFRESH_PULLING_PERCENT.rawValue: .number(get: { $0.refreshPull }),
    TUG_LIST_VIEW_PROPERTY_LOAD_PULLING_PERCENT.rawValue: .number(get: { $0.loadPull }),
    TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_OPEN.rawValue: .flag(
      get: { $0.isSecondFloorOpen }, set: { $1 ? $0.openSecondFloor() : $0.closeSecondFloor() }),
    TUG_LIST_VIEW_PROPERTY_SIMULTANEOUS.rawValue: .flag(\.isSimultaneous),
  ]

  private static let scrollProperties: [UInt32: Access] = [
    TUG_LIST_VIEW_PROPERTY_CONTENT_OFFSET.rawValue: .number(\.contentOffset),
    TUG_LIST_VIEW_PROPERTY_MINIMUM_CONTENT_OFFSET.rawValue: .number(get: {
      $0.minimumContentOffset
    }),
    TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_OFFSET.rawValue: .number(get: {
      $0.maximumContentOffset
    }),
    TUG_LIST_VIEW_PROPERTY_CONTENT_LENGTH.rawValue: .number(get: {
      $0.peer?.scene.contentLength ?? 0
    }),
    TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_START.rawValue: .number(\.contentInset.top),
    TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_END.rawValue: .number(\.contentInset.bottom),
    TUG_LIST_VIEW_PROPERTY_CONTENT_INSET.rawValue: .insets(
      get: { $0.contentInset }, set: { $0.contentInset = $1 }),
    TUG_LIST_VIEW_PROPERTY_ADJUSTED_CONTENT_INSET.rawValue: .insets(get: {
      $0.adjustedContentInset
    }),
    TUG_LIST_VIEW_PROPERTY_TRACKING.rawValue: .flag(get: { $0.isTracking }),
    TUG_LIST_VIEW_PROPERTY_DRAGGING.rawValue: .flag(get: { $0.isDragging }),
    TUG_LIST_VIEW_PROPERTY_DECELERATING.rawValue: .flag(get: { $0.isDecelerating }),
    TUG_LIST_VIEW_PROPERTY_BOUNCES.rawValue: .flag(\.bounces),
    TUG_LIST_VIEW_PROPERTY_ALWAYS_BOUNCE.rawValue: .flag(\.alwaysBounce),
    TUG_LIST_VIEW_PROPERTY_SCROLL_ENABLED.rawValue: .flag(\.isScrollEnabled),
    TUG_LIST_VIEW_PROPERTY_PAGING_ENABLED.rawValue: .flag(\.isPagingEnabled),
    TUG_LIST_VIEW_PROPERTY_DECELERATION_RATE.rawValue: .choice(
      of: [DecelerationRate.normal, .fast], get: { $0.decelerationRate },
      set: { $0.decelerationRate = $1 }),
    TUG_LIST_VIEW_PROPERTY_SHOWS_SCROLL_INDICATOR.rawValue: .flag(\.showsScrollIndicator),
    TUG_LIST_VIEW_PROPERTY_WHEEL_FACTOR.rawValue: .number(\.wheelFactor),
    TUG_LIST_VIEW_PROPERTY_TOUCHPAD_FACTOR.rawValue: .number(\.touchpadFactor),
  ]

  private static let rowProperties: [UInt32: Access] = [
    TUG_LIST_VIEW_PROPERTY_MODEL.rawValue: .object(
      get: { $0.peer?.listModelRows?.model.raw },
      set: { $0.peer?.setListModel($1.map { OpaquePointer($0) }) }),
    TUG_LIST_VIEW_PROPERTY_TITLE_PROPERTY.rawValue: itemProperty(\.title),
    TUG_LIST_VIEW_PROPERTY_SUBTITLE_PROPERTY.rawValue: itemProperty(\.subtitle),
    TUG_LIST_VIEW_PROPERTY_ICON_PROPERTY.rawValue: itemProperty(\.icon),
    TUG_LIST_VIEW_PROPERTY_TREE_MODEL.rawValue: .object(
      get: { $0.peer?.treeModelRows?.model.raw },
      set: { $0.peer?.setTreeModel($1.map { OpaquePointer($0) }) }),
    TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT.rawValue: .number(
      get: { $0.estimatedRowHeight ?? 0 }, set: { $0.estimatedRowHeight = $1 > 0 ? $1 : nil }),
    TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT.rawValue: .number(
      get: { $0.peer?.givenRowHeight ?? 0 }, set: { $0.rowHeight = $1 }),
    TUG_LIST_VIEW_PROPERTY_N_ROWS.rawValue: .count(get: { $0.rowCount }),
    TUG_LIST_VIEW_PROPERTY_COLUMNS.rawValue: .count(
      get: { $0.peer.map { $0.scene.columns } ?? 1 }, set: { $0.columns = .count($1) }),
    TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH.rawValue: .number(
      get: { $0.headerView?.length ?? 0 }, set: { $0.setBlock(\.headerView, isStart: true, $1) }),
    TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH.rawValue: .number(
      get: { $0.footerView?.length ?? 0 }, set: { $0.setBlock(\.footerView, isStart: false, $1) }),
    TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH.rawValue: .number(
      get: { $0.contentLength ?? -1 }, set: { $0.setOwnContent($1) }),
    TUG_LIST_VIEW_PROPERTY_REVERSED.rawValue: .flag(\.isReversed),
    TUG_LIST_VIEW_PROPERTY_PLACEHOLDER.rawValue: .text(\.placeholder),
    TUG_LIST_VIEW_PROPERTY_SELECTION_MODE.rawValue: .choice(
      // GTK's single selection that cannot be empty is taken as one that can.
      of: [SelectionModeInC.none, .single, .browse, .multiple],
      get: { SelectionModeInC($0.selectionMode) }, set: { $0.selectionMode = $1.mode }),
    TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW.rawValue: .integer(
      get: { $0.focusedRow ?? -1 }, set: { $0.focusedRow = $1 < 0 ? nil : $1 }),
    TUG_LIST_VIEW_PROPERTY_LANGUAGE.rawValue: .text(
      get: { $0.language?.tag }, set: { list, tag in list.setLanguage(tag) }),
  ]

  /// Gives the list a block that the program draws by a signal; 0 takes it away.
  private func setBlock(
    _ path: ReferenceWritableKeyPath<ListView, ContentBlock?>, isStart: Bool, _ length: Double
  ) {
    let list = widget.raw.of(TugListView.self)
    guard length > 0 else { return self[keyPath: path] = nil }
    self[keyPath: path] = ContentBlock(length: length) { cairo, width, height in
      _tug_list_view_emit_draw_block(list, gboolean(isStart), cairo, width, height)
    }
  }

  /// Gives the list content that the program draws by a signal; below 0 it is rows again.
  private func setOwnContent(_ length: Double) {
    let list = widget.raw.of(TugListView.self)
    if length < 0 {
      peer?.drawing.drawContent = nil
      contentLength = nil
    } else {
      peer?.drawing.drawContent = { cairo, start, length in
        _tug_list_view_emit_draw_content(list, cairo, start, length)
      }
      contentLength = length
    }
  }

  private static func itemProperty(_ path: WritableKeyPath<ItemProperties, String?>) -> Access {
    .text(
      get: { $0.peer?.itemProperties[keyPath: path] },
      set: { list, name in
        list.peer?.itemProperties[keyPath: path] = name
        list.peer?.rowsLookOtherwise()
      })
  }

  private func setLanguage(_ tag: String?) {
    guard let tag else { return language = nil }
    guard let known = Language(tag: tag) else {
      return _tug_critical("TugListView: \"\(tag)\" is not the tag of a language")
    }
    language = known
  }

  /// `GtkSelectionMode`, in its order.
  private enum SelectionModeInC: Equatable {
    case none, single, browse, multiple

    init(_ mode: SelectionMode) {
      switch mode {
      case .none: self = .none
      case .single: self = .single
      case .multiple: self = .multiple
      }
    }

    var mode: SelectionMode {
      switch self {
      case .none: .none
      case .single, .browse: .single
      case .multiple: .multiple
      }
    }
  }
}
