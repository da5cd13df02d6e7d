import CGtk
import CairoDrawing
import GtkBridge
import Recording
import RefreshModel
import SceneModel
import ScrollPhysics
import Translations

/// The properties of `TugListView` that have no Swift property of the same name.
///
/// `Generated/ListView+PropertyTable.swift` maps the properties to key paths.
extension ListView {
  typealias Access = PropertyAccess<ListView>

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
      peer?.updateRowAppearance()
    }
  }

  /// The row height that the program set, or 0 if the font determines it.
  var givenRowHeight: Double {
    get { peer?.rows.givenHeight ?? 0 }
    set { rowHeight = newValue }
  }

  var columnCount: Int {
    get { peer?.scene.columns ?? 1 }
    set { columns = .count(newValue) }
  }

  /// The minimum width of a column, or `nil` if the number of columns is fixed.
  ///
  /// Setting `nil` changes a minimum width to one column.
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

  /// Sets a block that the program draws in a signal handler.
  ///
  /// A length of 0 removes the block.
  private func setBlock(
    _ path: ReferenceWritableKeyPath<ListView, ContentBlock?>, isStart: Bool, _ length: Double
  ) {
    let list = widget.raw.of(TugListView.self)
    guard length > 0 else { return self[keyPath: path] = nil }
    self[keyPath: path] = ContentBlock(length: length) { cairo, width, height in
      _tug_list_view_emit_draw_block(list, gboolean(isStart), cairo, width, height)
    }
  }

  /// The length in points of content that the program draws in a signal handler, or `nil` if the
  /// list shows rows.
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

  /// The values of `GtkSelectionMode`, in its order.
  enum GtkMode: CaseIterable, Sendable {
    case none, single, browse, multiple
  }

  /// The selection mode in GTK's terms.
  ///
  /// Setting GTK's `browse`, a single selection that cannot be empty, sets `single`.
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

  /// The values of `PangoEllipsizeMode`, in its order.
  enum PangoEllipsis: CaseIterable, Sendable {
    case none, start, middle, end
  }

  /// The position of the ellipsis in Pango's terms.
  ///
  /// Setting `none` sets `end`, because a cell needs a mark for text that is cut off.
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

}
