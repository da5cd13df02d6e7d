import CGtk
import GtkBridge
import SceneModel
import ScrollModel

/// A list of rows that is pulled down to refresh and pulled up to load more.
///
/// ```swift
/// let list = ListView(rows: files) { Row(title: $0.name, subtitle: $0.detail, icon: $0.icon) }
/// list.header = RefreshHeader { try await files.reload() }
/// list.footer = LoadMoreFooter { try await files.loadNextPage() }
/// gtk_container_add(window, list.widget)
/// ```
@MainActor public final class ListView: PullableWidget {
  /// A list of the elements of `rows`, each shown by `row`.
  ///
  /// Call it on the thread that runs GTK; it initializes GTK where the program has not. The store lives
  /// at least as long as the widget; `row` is called only for rows in view, and for a few that come next
  /// while the list scrolls. `rowHeight` is in points; nil, and a value that is not above 0, leaves it
  /// to the font: two lines with room around them.
  public init<Element>(
    rows: RowStore<Element>, rowHeight: Double? = nil,
    row: @escaping @MainActor (Element) -> Row
  ) {
    gtk_init(nil, nil)
    super.init(GObjectRef(adopting: tug_list_view_new()))
    guard let peer else { return }
    peer.setRowHeight(rowHeight)
    rows.addObserver(peer)
    peer.show(RowSource(rows, row: row))
  }

  /// The list behind `widget`, which must be one.
  package init(behind widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(GObjectRef(retaining: widget))
  }

  /// Called with the index of a row that was clicked, tapped, or activated by Return.
  ///
  /// The second click of a double click does not count. With `.multiple` selection a click with Shift or
  /// Control only selects, and so does a tap while something is selected.
  public var onRowActivated: (@MainActor (Int) -> Void)? {
    get { peer?.rowHandlers.onActivated }
    set { peer?.rowHandlers.onActivated = newValue }
  }

  /// The text in the middle while there are no rows.
  public var placeholder: String? {
    get { peer?.placeholder?.text }
    set { peer?.setPlaceholder(newValue) }
  }

  // MARK: Scrolling

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

  /// The list's peer; nil once the widget is destroyed.
  package var peer: ListPeer? {
    let list = UnsafeMutableRawPointer(widget).of(TugListView.self)
    let found = _tug_list_view_peer(list).map {
      Unmanaged<ListPeer>.fromOpaque($0).takeUnretainedValue()
    }
    found?.commit()
    return found
  }

  override var puller: PullPeer? { peer }
}
