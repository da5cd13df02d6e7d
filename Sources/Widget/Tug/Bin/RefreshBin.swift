import CGtk
import GtkBridge

/// A widget around any other, which can then be pulled down to refresh and pulled up to load more.
///
/// ```swift
/// let bin = RefreshBin(listBox)
/// bin.header = RefreshHeader { try await feed.reload() }
/// gtk_container_add(window, bin.widget)
/// ```
/// The child is what a program has already, or a complete `GtkScrolledWindow`; where it is none it is put
/// into one of the bin's own. A child that scrolls itself, as a web view, needs an `edgeSource`.
@MainActor public final class RefreshBin: PullableWidget {
  /// A bin around `child`, which is in no other widget; nil for none yet.
  ///
  /// Call it on the thread that runs GTK; it initializes GTK where the program has not.
  public init(_ child: UnsafeMutablePointer<GtkWidget>? = nil) {
    gtk_init(nil, nil)
    super.init(GObjectRef(adopting: tug_refresh_bin_new()))
    if let child { gtk_container_add(widget.raw.of(GtkContainer.self), child) }
  }

  /// The bin behind `widget`, which must be one.
  package init(behind widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(GObjectRef(retaining: widget))
  }

  /// The bin's peer; nil once the widget is destroyed.
  package var peer: BinPeer? {
    _tug_refresh_bin_peer(bin).map {
      Unmanaged<BinPeer>.fromOpaque($0).takeUnretainedValue()
    }
  }

  override var puller: PullPeer? { peer }

  private var bin: UnsafeMutablePointer<TugRefreshBin> { widget.raw.of(TugRefreshBin.self) }

  /// The scrolled window that the child is in: the child itself where it is one, or the bin's own.
  ///
  /// Borrowed. Nil without a child, and where the child scrolls itself.
  public var scrolledWindow: UnsafeMutablePointer<GtkScrolledWindow>? {
    peer == nil ? nil : _tug_refresh_bin_scroller(bin)
  }

  /// A widget of the program's that is shown as the header; nil for none.
  ///
  /// It is as long as it wants to be, and the header is pulled as far. It gets the default header where
  /// there is none. A widget that is in another one is refused.
  public var headerWidget: UnsafeMutablePointer<GtkWidget>? {
    get { peer == nil ? nil : _tug_refresh_bin_control_widget(bin, gboolean(true)) }
    set {
      if peer != nil { _ = _tug_refresh_bin_set_control_widget(bin, gboolean(true), newValue) }
    }
  }

  /// A widget of the program's that is shown as the footer, as ``headerWidget`` as the header.
  public var footerWidget: UnsafeMutablePointer<GtkWidget>? {
    get { peer == nil ? nil : _tug_refresh_bin_control_widget(bin, gboolean(false)) }
    set {
      if peer != nil { _ = _tug_refresh_bin_set_control_widget(bin, gboolean(false), newValue) }
    }
  }

  /// The primary button pulls as a finger does; off by default.
  ///
  /// Clicks and menus go on working. Text cannot be selected by mouse then, and a press shows when it is
  /// over.
  public var isPulledByMouse: Bool {
    get { peer?.hands?.takesButton ?? false }
    set { peer?.hands?.takesButton = newValue }
  }
}

/// The properties of `TugRefreshBin` that the bin does not have by the same name.
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
