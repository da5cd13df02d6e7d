import Translations
import Tug

/// The documents' demos.
extension DocumentDemo {
  /// The points of a navigation bar, in the days of the documents and on a phone whose display has a notch.
  private static let bar = (usual: DocumentBar.usualHeight, notched: 88.0)

  /// The five of them, in the documents' order.
  static let all = [fg, zc, mj, cj, cb]

  /// Document 0: 10 sections of 4 rows, which take 3 s and no bar.
  ///
  /// Its author first raised the inset under the finger, gave that up, and waited for the release.
  private static let fg = DocumentDemo(
    page: "document-fg", source: "EGOTableViewPullRefresh",
    title: ControlTitle.of(HeaderName.fg).name, header: .fg, footer: nil,
    rows: .sections(of: 4), rowCount: 50, seconds: 3,
    difference: Message("DocumentFgIs", "It refreshes only when you let go."),
    document: DocumentBehaviour(.fg, nil),
    ours: DocumentBehaviour(.fg, nil) { $0.header.trigger = .reach })

  /// Document 1: a bar of 64 points, whose place is in its code; rows and seconds are chosen here.
  private static let zc = DocumentDemo(
    page: "document-zc", source: "ZCRefresh",
    title: ControlGroup.zc.title, header: .zc, footer: .zc,
    rows: .notes, rowCount: 20, brought: (refresh: 1, load: 1), seconds: 3,
    difference: Message("DocumentZCIs", "It counts on a bar of exactly 64 points."),
    document: DocumentBehaviour(.zc, .zc, bar: bar.usual),
    ours: DocumentBehaviour(.zc, .zc, bar: bar.notched))

  /// The points of an inset below the rows in MJRefresh's example.
  private static let mjBottom = 30.0

  /// Document 2: MJRefresh's example, which begins at once, takes 2 s and brings 5 rows each time.
  ///
  /// Its footer ignores the inset below, so as not to be seen in it at rest; the library's never is.
  private static let mj = DocumentDemo(
    page: "document-mj", source: "MJRefresh",
    title: ControlGroup.mj.title, header: .mj, footer: .mjBack,
    rows: .random, rowCount: 5, brought: (refresh: 5, load: 5), seconds: 2, beginsAtStart: true,
    difference: Message("DocumentMJIs", "Its footer keeps 30 points away from the rows."),
    document: DocumentBehaviour(.mj, .mjBack, bar: bar.usual, below: mjBottom) {
      $0.footer?.ignoredInset = mjBottom
    },
    ours: DocumentBehaviour(.mj, .mjBack, bar: bar.usual, below: mjBottom))

  /// The longest hold in seconds: nobody has so much patience, and letting go earlier does nothing.
  private static let endlessHold = 1e6

  /// Document 3: 21 names of languages, 3 s; a load brings another three, so that its end is seen.
  ///
  /// .8 s after the release its footer moves the list by 25 points, for 2 s; then its work begins.
  private static let cj = DocumentDemo(
    page: "document-cj", source: "cjrefresh",
    title: ControlGroup.cj.title, header: .cj, footer: .cj,
    rows: .languages, rowCount: 21, brought: (refresh: 0, load: 3), seconds: 3,
    difference: Message("DocumentCJIs", "Its footer waits, and closes before it loads."),
    document: DocumentBehaviour(.cj, .cj, bar: bar.usual) {
      $0.footer?.trigger = .hold(endlessHold)
      $0.footer?.heldInset = 25
      $0.late = DocumentBehaviour.LateFooter(wait: 0.8, shown: 2)
    },
    ours: DocumentBehaviour(.cj, .cj, bar: bar.usual))

  /// Document 4: 20 rows, of which a click on one ends the work; no bar.
  private static let cb = DocumentDemo(
    page: "document-cb", source: "CBGeneralRefreshView",
    title: ControlTitle.of(HeaderName.cb).name, header: .cb, footer: .cb,
    rows: .numbers, rowCount: 20, seconds: nil,
    difference: Message("DocumentCBIs", "Once it is armed, pulling back does not call it off."),
    document: DocumentBehaviour(.cb, .cb) { $0.header.cancelsByDragBack = false },
    ours: DocumentBehaviour(.cb, .cb))
}
