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
  /// Creates a list that shows each element of `rows` as the result of `row`.
  ///
  /// Call it on the thread that runs GTK. It initializes GTK if the program has not. The store
  /// lives at least as long as the widget. `row` is called only for visible rows and for a few that
  /// come next while the list scrolls. `rowHeight` is in points. With `nil`, or a value that is not
  /// above 0, the font determines the height: two lines and padding.
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

  /// Creates a Swift object for `widget`, which must be a `TugListView`.
  package init(behind widget: UnsafeMutablePointer<GtkWidget>) {
    super.init(GObjectRef(retaining: widget))
  }

  /// Called with the index of a row that the user clicked, tapped, or activated with Return.
  ///
  /// A double click calls it once. With `.multiple` selection a click with Shift or Control only
  /// selects, and so does a tap while any row is selected.
  public var onRowActivated: (@MainActor (Int) -> Void)? {
    get { peer?.rowHandlers.onActivated }
    set { peer?.rowHandlers.onActivated = newValue }
  }

  /// The text to show in the middle of an empty list, or `nil` to show no text.
  public var placeholder: String? {
    get { peer?.placeholder?.text }
    set { peer?.setPlaceholder(newValue) }
  }

  // MARK: Scrolling

  /// The application's own insets in points, at the start (top) and the end (bottom) of the list.
  ///
  /// Setting a number that is not finite changes nothing. A list that has not been shown yet begins
  /// at its start, with any inset. Later a growing inset does not move the content, as in
  /// UIScrollView: scroll to `minimumContentOffset` to show the inset. After a shrinking inset the
  /// list scrolls back if it is beyond its end.
  public var contentInset: EdgeInsets {
    get { peer?.scene.container.ledger[.application] ?? EdgeInsets() }
    set { setContentInset(newValue, duration: nil) }
  }

  /// Changes the application's own insets within `duration` seconds, or with the list's own spring
  /// if `duration` is `nil`.
  ///
  /// Does nothing if a number is not finite or the duration is negative.
  public func setContentInset(_ inset: EdgeInsets, duration: Double?) {
    peer?.send(.setInsets(inset, duration: duration))
  }

  /// The height of a row in points, or its width in a horizontal list.
  ///
  /// Setting it keeps the row at the top in place. With a value that is not above 0, or above
  /// 32,767, the font determines the height.
  public var rowHeight: Double {
    get { peer?.scene.rows.defaultHeight ?? 0 }
    set { peer?.setRowHeight(newValue) }
  }

  /// The current number of rows.
  public var rowCount: Int { peer?.scene.rowCount ?? 0 }

  /// The peer of the list, or `nil` once the widget is destroyed.
  package var peer: ListPeer? {
    let list = UnsafeMutableRawPointer(widget).of(TugListView.self)
    let found = _tug_list_view_peer(list).map {
      Unmanaged<ListPeer>.fromOpaque($0).takeUnretainedValue()
    }
    found?.commit()
    return found
  }

  override var pullPeer: PullPeer? { peer }
}
