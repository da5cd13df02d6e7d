import CGtk
import GtkBridge
import ListModel
import ScrollModel

/// Insets in points at both ends of a list.
public typealias EdgeInsets = ScrollModel.EdgeInsets

/// A list of rows that is pulled down to refresh and pulled up to load more.
///
/// ```swift
/// let list = ListView(rows: files) { Row(title: $0.name, subtitle: $0.detail, icon: $0.icon) }
/// list.header = RefreshHeader { try await files.reload() }
/// list.footer = LoadMoreFooter { try await files.loadNextPage() }
/// gtk_container_add(window, list.widget)
/// ```
/// The widget in its window owns everything: this object may be freed while the widget stays. Once the
/// widget is destroyed every property reads as empty and every method does nothing.
@MainActor public final class ListView {
  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  /// A list of the elements of `rows`, each shown by `row`.
  ///
  /// Call it on the thread that runs GTK; it initializes GTK where the program has not. The store lives
  /// at least as long as the widget; `row` is called only for rows in view. `rowHeight` is in points;
  /// nil, and a value that is not above 0, leaves it to the font: two lines with room around them.
  public init<Element>(
    rows: RowStore<Element>, rowHeight: Double? = nil,
    row: @escaping @MainActor (Element) -> Row
  ) {
    gtk_init(nil, nil)
    reference = GObjectRef(adopting: tug_list_view_new())
    guard let peer else { return }
    peer.setRowHeight(rowHeight)
    rows.addObserver(peer)
    peer.show(RowSource(rows, row: row))
  }

  /// The list behind `widget`, which must be one.
  package init(behind widget: UnsafeMutablePointer<GtkWidget>) {
    reference = GObjectRef(retaining: widget)
  }

  /// The widget to pack, alive as long as this object or its parent keeps it.
  public var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer }

  /// The header at the start of the list; nil for none.
  ///
  /// Setting another header, at any moment, ends a running refresh and cancels its task; changing a
  /// property of the present one does not.
  public var header: RefreshHeader? {
    get { peer?.controls.header }
    set { peer?.controls.header = newValue }
  }

  /// The footer at the end of the list; nil for none.
  ///
  /// Setting another footer, at any moment, ends a running load and cancels its task; changing a
  /// property of the present one does not.
  public var footer: LoadMoreFooter? {
    get { peer?.controls.footer }
    set { peer?.controls.footer = newValue }
  }

  /// Called with the index of a row that was clicked, tapped, or activated by Return.
  ///
  /// The second click of a double click does not count. With `.multiple` selection a click with Shift or
  /// Control only selects, and so does a tap while something is selected.
  public var onRowActivated: (@MainActor (Int) -> Void)? {
    get { peer?.rowHandlers.onActivated }
    set { peer?.rowHandlers.onActivated = newValue }
  }

  /// Called with an error that a header's or a footer's handler threw; without it the error is
  /// logged as a warning.
  public var onError: (@MainActor (any Error) -> Void)? {
    get { peer?.handlers.onError }
    set { peer?.handlers.onError = newValue }
  }

  /// The text in the middle while there are no rows.
  public var placeholder: String? {
    get { peer?.looks.placeholder?.text }
    set { peer?.setPlaceholder(newValue) }
  }

  // MARK: Scrolling

  /// The scroll offset in points: 0 with the first row at the top, negative above it.
  ///
  /// With a header that lies over the content a pull does not change it. Setting it stops any motion.
  /// An offset beyond the range is set, and the list springs back; an animated one counts as the
  /// range's end. A number that is not finite, or beyond 2^53, changes nothing.
  public var contentOffset: Double {
    get { peer?.scene.contentOffset ?? 0 }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to `offset` points, in .3 seconds when `animated`; a number that is not finite
  /// changes nothing.
  public func setContentOffset(_ offset: Double, animated: Bool) {
    peer?.send(.setOffset(offset, animated: animated))
  }

  /// The application's own insets in points, at the start (top) and the end (bottom) of the list; a
  /// number that is not finite changes nothing.
  ///
  /// A list that has not been shown yet begins at its start, whatever the inset. Later a growing
  /// inset does not move the content by itself, as in UIScrollView: scroll to `minimumContentOffset`
  /// to see it. A shrinking one leads a list that lies beyond its end back.
  public var contentInset: EdgeInsets {
    get { peer?.scene.container.ledger[.application] ?? EdgeInsets() }
    set { setContentInset(newValue, duration: nil) }
  }

  /// Changes the application's own insets, in `duration` seconds or by the list's own spring;
  /// numbers that are not finite and a negative duration change nothing.
  public func setContentInset(_ inset: EdgeInsets, duration: Double?) {
    peer?.send(.setInsets(inset, duration: duration))
  }

  /// The height of a row in points.
  ///
  /// The row at the top stays there when it changes; a value that is not above 0, or above 32,767,
  /// leaves it to the font.
  public var rowHeight: Double {
    get { peer?.scene.rows.defaultHeight ?? 0 }
    set { peer?.setRowHeight(newValue) }
  }

  /// The number of rows that the list has now.
  public var rowCount: Int { peer?.scene.rowCount ?? 0 }

  /// The peer of the widget; nil once the widget is destroyed.
  package var peer: ListViewPeer? {
    let list = UnsafeMutableRawPointer(widget).of(TugListView.self)
    return _tug_list_view_peer(list).map {
      Unmanaged<ListViewPeer>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
