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
/// The widget in its window owns everything: this object may go while the widget stays, and once
/// the widget is destroyed every property reads as empty and every method does nothing.
@MainActor public final class ListView {
  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  /// A list of the elements of `rows`, each shown as `row` says.
  ///
  /// Call it on the thread that runs GTK; it starts GTK where the program has not. The store is kept alive as long as
  /// the widget is; `row` is called only for rows that can be seen. `rowHeight` is in points; nil,
  /// and what is not above 0, leaves it to the font: two lines with room around them.
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

  /// The list that is behind `widget`, which must be one.
  package init(behind widget: UnsafeMutablePointer<GtkWidget>) {
    reference = GObjectRef(retaining: widget)
  }

  /// The widget to pack, alive as long as this object or its parent keeps it.
  public var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer }

  /// What the top shows and does when it is pulled; nil for nothing.
  ///
  /// Setting another one, at any moment, ends a refresh that runs and cancels its task; changing a
  /// property of the one that is there does not.
  public var header: RefreshHeader? {
    get { peer?.header }
    set { peer?.header = newValue }
  }

  /// What the end shows and does when it is pulled; nil for nothing.
  ///
  /// Setting another one, at any moment, ends a load that runs and cancels its task; changing a
  /// property of the one that is there does not.
  public var footer: LoadMoreFooter? {
    get { peer?.footer }
    set { peer?.footer = newValue }
  }

  /// Called with the index of a row that was clicked, tapped, or activated by Return.
  ///
  /// The second click of a double click counts for nothing; with `.multiple` selection a tap, and a
  /// click with Shift or Control, only select.
  public var onRowActivated: (@MainActor (Int) -> Void)? {
    get { peer?.onRowActivated }
    set { peer?.onRowActivated = newValue }
  }

  /// Called with what a header's or a footer's handler threw; without it that is said as a warning.
  public var onError: (@MainActor (any Error) -> Void)? {
    get { peer?.onError }
    set { peer?.onError = newValue }
  }

  /// What is shown in the middle as long as there are no rows.
  public var placeholder: String? {
    get { peer?.placeholder }
    set { peer?.placeholder = newValue }
  }

  // MARK: Scrolling

  /// How far the list is scrolled in points: 0 with the first row at the top, negative above it.
  ///
  /// Under a header that lies over the content a pull leaves it where it is.
  /// Setting it stops any motion. Beyond the range the list is put there and springs back; an animated
  /// offset is moved to the range's end. A number that is not finite, or beyond 2^53, changes nothing.
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
  /// A list that has not been shown yet begins at its start, whatever the inset. After that an inset
  /// that grows moves no content by itself, as in UIScrollView: scroll to `minimumContentOffset` to
  /// see it. One that shrinks leads a list that lies beyond its end back.
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
  /// The row at the top stays there when it changes; setting what is not above 0, or above 32,767,
  /// leaves it to the font.
  public var rowHeight: Double {
    get { peer?.scene.rows.defaultHeight ?? 0 }
    set { peer?.setRowHeight(newValue) }
  }

  /// How many rows the list shows now.
  public var rowCount: Int { peer?.scene.rowCount ?? 0 }

  /// What is behind the widget; nil once that is destroyed.
  package var peer: ListViewPeer? {
    let list = UnsafeMutableRawPointer(widget).of(TugListView.self)
    return _tug_list_view_peer(list).map {
      Unmanaged<ListViewPeer>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
