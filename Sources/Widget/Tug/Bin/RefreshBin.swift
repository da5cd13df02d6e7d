import CGtk
import GtkBridge

/// A container that makes any widget pullable: down to refresh, and up to load more.
///
/// ```swift
/// let bin = RefreshBin(listBox)
/// bin.header = RefreshHeader { try await feed.reload() }
/// gtk_container_add(window, bin.widget)
/// ```
/// The child is any widget of the program. Unless the child is a `GtkScrolledWindow`, the bin
/// creates a scrolled window around it. A child that scrolls itself, such as a web view, needs an
/// `edgeSource` instead.
@MainActor public final class RefreshBin: PullableWidget {
  /// Creates a bin around `child`, which must have no parent.
  ///
  /// With `nil` the bin is empty. Call it on the thread that runs GTK. It initializes GTK if the
  /// program has not.
  public init(_ child: UnsafeMutablePointer<GtkWidget>? = nil) {
    gtk_init(nil, nil)
    super.init(GObjectRef(adopting: tug_refresh_bin_new()))
    if let child { gtk_container_add(widget.raw.of(GtkContainer.self), child) }
  }

  /// Creates a Swift object for `widget`, which must be a `TugRefreshBin`.
  package init(behind widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(GObjectRef(retaining: widget))
  }

  /// The peer of the bin, or `nil` once the widget is destroyed.
  package var peer: BinPeer? {
    _tug_refresh_bin_peer(bin).map {
      Unmanaged<BinPeer>.fromOpaque($0).takeUnretainedValue()
    }
  }

  override var pullPeer: PullPeer? { peer }

  private var bin: UnsafeMutablePointer<TugRefreshBin> { widget.raw.of(TugRefreshBin.self) }

  /// The scrolled window that contains the child: the child itself, or the bin's own window.
  ///
  /// The pointer is borrowed. It is `nil` without a child, and if the child scrolls itself.
  public var scrolledWindow: UnsafeMutablePointer<GtkScrolledWindow>? {
    peer == nil ? nil : _tug_refresh_bin_scroller(bin)
  }

  /// The program's widget to show as the header, or `nil` to draw the header.
  ///
  /// The header is as long as the widget's natural length. Its trigger distance and its insets grow
  /// or shrink by the difference to the length of the style. A bin without a header gets the
  /// default header. A widget that has a parent is rejected.
  public var headerWidget: UnsafeMutablePointer<GtkWidget>? {
    get { peer == nil ? nil : _tug_refresh_bin_control_widget(bin, gboolean(true)) }
    set {
      if peer != nil { _ = _tug_refresh_bin_set_control_widget(bin, gboolean(true), newValue) }
    }
  }

  /// The program's widget to show as the footer, or `nil` to draw the footer.
  ///
  /// See also ``headerWidget``.
  public var footerWidget: UnsafeMutablePointer<GtkWidget>? {
    get { peer == nil ? nil : _tug_refresh_bin_control_widget(bin, gboolean(false)) }
    set {
      if peer != nil { _ = _tug_refresh_bin_set_control_widget(bin, gboolean(false), newValue) }
    }
  }

  /// Whether the primary button pulls like a finger.
  ///
  /// The default is `false`. Clicks and menus continue to work, and a press only shows when it has
  /// ended. A drag that begins on a window with a cursor of its own is left to the child: on the
  /// handle of a `GtkPaned`, a column border, or text that can be selected.
  public var isPulledByMouse: Bool {
    get { peer?.binInput?.takesButton ?? false }
    set { peer?.binInput?.takesButton = newValue }
  }
}

/// The properties of `TugRefreshBin` that have no Swift property of the same name.
extension RefreshBin {
  typealias Access = PropertyAccess<RefreshBin>

  var scrolledWindowObject: UnsafeMutableRawPointer? { scrolledWindow?.raw }

  var headerWidgetObject: UnsafeMutableRawPointer? {
    get { headerWidget?.raw }
    set { headerWidget = newValue?.of(GtkWidget.self) }
  }

  var footerWidgetObject: UnsafeMutableRawPointer? {
    get { footerWidget?.raw }
    set { footerWidget = newValue?.of(GtkWidget.self) }
  }

  var edgeSourceObject: UnsafeMutableRawPointer? {
    get { _tug_refresh_bin_edge_source(bin)?.raw }
    set { _tug_refresh_bin_set_edge_source(bin, newValue.map { OpaquePointer($0) }) }
  }
}
