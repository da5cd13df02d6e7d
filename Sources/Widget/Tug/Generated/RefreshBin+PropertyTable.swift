// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

import CGtk

extension RefreshBin {

  /// The properties of `TugRefreshBin`, with access to their Swift properties.
  static let properties: [UInt32: Access] = {
    var table: [UInt32: Access] = [:]
    table[TUG_REFRESH_BIN_PROPERTY_SCROLLED_WINDOW.rawValue] = .object({ $0.scrolledWindowObject })
    table[TUG_REFRESH_BIN_PROPERTY_HEADER_WIDGET.rawValue] = .object(
      { $0.headerWidgetObject }, { $0.headerWidgetObject = $1 })
    table[TUG_REFRESH_BIN_PROPERTY_FOOTER_WIDGET.rawValue] = .object(
      { $0.footerWidgetObject }, { $0.footerWidgetObject = $1 })
    table[TUG_REFRESH_BIN_PROPERTY_EDGE_SOURCE.rawValue] = .object(
      { $0.edgeSourceObject }, { $0.edgeSourceObject = $1 })
    table[TUG_REFRESH_BIN_PROPERTY_MOUSE_DRAG.rawValue] = .flag(
      { $0.isPulledByMouse }, { $0.isPulledByMouse = $1 })
    return table
  }()
}
