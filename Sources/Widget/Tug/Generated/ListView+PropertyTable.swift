// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

import CGtk

extension ListView {

  /// The properties of `TugListView`, with access to their Swift properties.
  static let properties: [UInt32: Access] = {
    var table: [UInt32: Access] = [:]
    table[TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_START.rawValue] = .number(
      { $0.contentInset.top }, { $0.contentInset.top = $1 })
    table[TUG_LIST_VIEW_PROPERTY_CONTENT_INSET_END.rawValue] = .number(
      { $0.contentInset.bottom }, { $0.contentInset.bottom = $1 })
    table[TUG_LIST_VIEW_PROPERTY_CONTENT_INSET.rawValue] = .insets(
      { $0.contentInset }, { $0.contentInset = $1 })
    table[TUG_LIST_VIEW_PROPERTY_STICKY_CONTENT_INSET.rawValue] = .insets({ $0.stickyContentInset })
    table[TUG_LIST_VIEW_PROPERTY_PAGING_ENABLED.rawValue] = .flag(
      { $0.isPagingEnabled }, { $0.isPagingEnabled = $1 })
    table[TUG_LIST_VIEW_PROPERTY_ENABLE_SEARCH.rawValue] = .flag(
      { $0.isSearchEnabled }, { $0.isSearchEnabled = $1 })
    table[TUG_LIST_VIEW_PROPERTY_SHOW_SCROLL_INDICATOR.rawValue] = .flag(
      { $0.showsScrollIndicator }, { $0.showsScrollIndicator = $1 })
    table[TUG_LIST_VIEW_PROPERTY_MODEL.rawValue] = .object(
      { $0.modelObject }, { $0.modelObject = $1 })
    table[TUG_LIST_VIEW_PROPERTY_TITLE_PROPERTY.rawValue] = .text(
      { $0.itemProperties.title }, { $0.itemProperties.title = $1 })
    table[TUG_LIST_VIEW_PROPERTY_SUBTITLE_PROPERTY.rawValue] = .text(
      { $0.itemProperties.subtitle }, { $0.itemProperties.subtitle = $1 })
    table[TUG_LIST_VIEW_PROPERTY_DETAIL_PROPERTY.rawValue] = .text(
      { $0.itemProperties.detail }, { $0.itemProperties.detail = $1 })
    table[TUG_LIST_VIEW_PROPERTY_BADGE_PROPERTY.rawValue] = .text(
      { $0.itemProperties.badge }, { $0.itemProperties.badge = $1 })
    table[TUG_LIST_VIEW_PROPERTY_EMPHASIS_PROPERTY.rawValue] = .text(
      { $0.itemProperties.emphasis }, { $0.itemProperties.emphasis = $1 })
    table[TUG_LIST_VIEW_PROPERTY_STYLE_CLASSES_PROPERTY.rawValue] = .text(
      { $0.itemProperties.styleClasses }, { $0.itemProperties.styleClasses = $1 })
    table[TUG_LIST_VIEW_PROPERTY_USE_MARKUP.rawValue] = .flag(
      { $0.itemProperties.usesMarkup }, { $0.itemProperties.usesMarkup = $1 })
    table[TUG_LIST_VIEW_PROPERTY_ICON_PROPERTY.rawValue] = .text(
      { $0.itemProperties.icon }, { $0.itemProperties.icon = $1 })
    table[TUG_LIST_VIEW_PROPERTY_TREE_MODEL.rawValue] = .object(
      { $0.treeModelObject }, { $0.treeModelObject = $1 })
    table[TUG_LIST_VIEW_PROPERTY_ESTIMATED_ROW_HEIGHT.rawValue] = .number(
      { $0.estimatedRowHeight }, { $0.estimatedRowHeight = $1 }, none: 0)
    table[TUG_LIST_VIEW_PROPERTY_ROW_HEIGHT.rawValue] = .number(
      { $0.givenRowHeight }, { $0.givenRowHeight = $1 })
    table[TUG_LIST_VIEW_PROPERTY_N_ROWS.rawValue] = .count({ $0.rowCount })
    table[TUG_LIST_VIEW_PROPERTY_COLUMNS.rawValue] = .count(
      { $0.columnCount }, { $0.columnCount = $1 })
    table[TUG_LIST_VIEW_PROPERTY_MINIMUM_COLUMN_WIDTH.rawValue] = .number(
      { $0.minimumColumnWidth }, { $0.minimumColumnWidth = $1 }, none: 0)
    table[TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_WIDTH.rawValue] = .number(
      { $0.maximumContentWidth }, { $0.maximumContentWidth = $1 }, none: 0)
    table[TUG_LIST_VIEW_PROPERTY_CELL_LINES.rawValue] = .count(
      { $0.cellLines }, { $0.cellLines = $1 })
    table[TUG_LIST_VIEW_PROPERTY_CELL_ELLIPSIZE.rawValue] = .choice(
      { $0.pangoCellEllipsis }, { $0.pangoCellEllipsis = $1 })
    table[TUG_LIST_VIEW_PROPERTY_START_BLOCK_LENGTH.rawValue] = .number(
      { $0.startBlockLength }, { $0.startBlockLength = $1 })
    table[TUG_LIST_VIEW_PROPERTY_END_BLOCK_LENGTH.rawValue] = .number(
      { $0.endBlockLength }, { $0.endBlockLength = $1 })
    table[TUG_LIST_VIEW_PROPERTY_OWN_CONTENT_LENGTH.rawValue] = .number(
      { $0.ownContentLength }, { $0.ownContentLength = $1 }, none: -1)
    table[TUG_LIST_VIEW_PROPERTY_REVERSED.rawValue] = .flag(
      { $0.isReversed }, { $0.isReversed = $1 })
    table[TUG_LIST_VIEW_PROPERTY_PLACEHOLDER.rawValue] = .text(
      { $0.placeholder }, { $0.placeholder = $1 })
    table[TUG_LIST_VIEW_PROPERTY_SELECTION_MODE.rawValue] = .choice(
      { $0.gtkSelectionMode }, { $0.gtkSelectionMode = $1 })
    table[TUG_LIST_VIEW_PROPERTY_ENABLE_RUBBERBAND.rawValue] = .flag(
      { $0.allowsBandSelection }, { $0.allowsBandSelection = $1 })
    table[TUG_LIST_VIEW_PROPERTY_STICKS_TO_START.rawValue] = .flag(
      { $0.sticksToStart }, { $0.sticksToStart = $1 })
    table[TUG_LIST_VIEW_PROPERTY_STICKS_TO_END.rawValue] = .flag(
      { $0.sticksToEnd }, { $0.sticksToEnd = $1 })
    table[TUG_LIST_VIEW_PROPERTY_ACTIVATE_ON_SINGLE_CLICK.rawValue] = .flag(
      { $0.activatesOnSingleClick }, { $0.activatesOnSingleClick = $1 })
    table[TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW.rawValue] = .integer(
      { $0.focusedRow }, { $0.focusedRow = $1 }, none: -1)
    return table
  }()
}
