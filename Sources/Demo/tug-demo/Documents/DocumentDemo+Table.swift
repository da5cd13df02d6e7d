import Translations
import Tug

/// The demos of the documents.
extension DocumentDemo {
  /// The heights of a navigation bar in points: when the documents were written, and on a phone
  /// whose display has a notch.
  private static let bar = (usual: DocumentBar.defaultHeight, notched: 88.0)

  /// The five demos, in the order of the documents.
  static let all = [fg, zc, mj, cj, cb]

  /// Document 0: 10 sections of 4 rows each, work that takes 3 s, and no bar.
  ///
  /// The document's author first changed the inset during the drag, but abandoned that and waited
  /// for the release.
  private static let fg = DocumentDemo(
    page: "document-fg", source: "EGOTableViewPullRefresh",
    title: ControlTitle.of(HeaderName.fg).name, header: .fg, footer: nil,
    rows: .sections(of: 4), rowCount: 50, seconds: 3,
    difference: Message("DocumentFgIs", "It refreshes only on release."),
    document: DocumentBehaviour(.fg, nil),
    ours: DocumentBehaviour(.fg, nil) { $0.header.trigger = .reach })

  /// Document 1: a bar of 64 points, a height that the document's code relies on.
  ///
  /// The document does not specify the rows and the duration.
  private static let zc = DocumentDemo(
    page: "document-zc", source: "ZCRefresh",
    title: ControlGroup.zc.title, header: .zc, footer: .zc,
    rows: .notes, rowCount: 20, brought: (refresh: 1, load: 1), seconds: 3,
    difference: Message("DocumentZCIs", "It assumes a bar of exactly 64 points."),
    document: DocumentBehaviour(.zc, .zc, bar: bar.usual),
    ours: DocumentBehaviour(.zc, .zc, bar: bar.notched))

  /// The bottom inset in MJRefresh's example, in points.
  private static let mjBottom = 30.0

  /// Document 2: MJRefresh's example, which refreshes at start, takes 2 s and adds 5 rows each
  /// time.
  ///
  /// The document's footer ignores the bottom inset, so that it is not visible there at rest. The
  /// library's footer is never visible at rest.
  private static let mj = DocumentDemo(
    page: "document-mj", source: "MJRefresh",
    title: ControlGroup.mj.title, header: .mj, footer: .mjBack,
    rows: .notes, rowCount: 5, brought: (refresh: 5, load: 5), seconds: 2, beginsAtStart: true,
    difference: Message("DocumentMJIs", "Its footer keeps 30 points away from the rows."),
    document: DocumentBehaviour(.mj, .mjBack, bar: bar.usual, below: mjBottom) {
      $0.footer?.ignoredInset = mjBottom
    },
    ours: DocumentBehaviour(.mj, .mjBack, bar: bar.usual, below: mjBottom))

  /// A hold duration in seconds that no user reaches, so that a release never triggers the footer.
  private static let endlessHold = 1e6

  /// Document 3: 21 names of languages, and work that takes 3 s.
  ///
  /// A load adds three more names, so that its end is visible.
  ///
  /// In the document, the footer moves the list by 25 points 0.8 s after the release, for 2 s. Then
  /// the work begins.
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

  /// Document 4: 20 rows and no bar.
  ///
  /// A click on a row ends the work.
  private static let cb = DocumentDemo(
    page: "document-cb", source: "CBGeneralRefreshView",
    title: ControlTitle.of(HeaderName.cb).name, header: .cb, footer: .cb,
    rows: .numbers, rowCount: 20, seconds: nil,
    difference: Message("DocumentCBIs", "Once it is armed, pulling back does not cancel it."),
    document: DocumentBehaviour(.cb, .cb) { $0.header.cancelsByDragBack = false },
    ours: DocumentBehaviour(.cb, .cb))
}
