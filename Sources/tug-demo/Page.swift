import CGtk
import Tug

/// A page of the app: one line in this table, one file with its contents.
struct Page {
  /// The name that `--page` takes.
  let name: String
  /// One line for `--help`.
  let summary: String
  /// Whether there is something to refresh in it.
  var refreshes = true
  /// Whether there is more to load in it.
  var loadsMore = true
  /// Whether its list scrolls sideways.
  var isSideways = false
  /// Builds the page.
  let make: @MainActor (Arguments) -> any PageContent

  /// All pages; the first opens by itself.
  static let all = [
    Page(
      name: "recent-files", summary: "the files of a folder, newest first",
      make: { RecentFilesPage(folder: $0.folder) }),
    Page(
      name: "grid", summary: "the files of a folder as icons side by side",
      make: { GridPage(folder: $0.folder) }),
    Page(
      name: "sideways", summary: "the same in a list that scrolls sideways", isSideways: true,
      make: { GridPage(folder: $0.folder, orientation: .horizontal) }),
    Page(
      name: "environment", summary: "rows of many heights: the program's environment",
      loadsMore: false, make: { _ in EnvironmentPage() }),
    Page(
      name: "endless", summary: "days without end in both directions",
      refreshes: false, loadsMore: false, make: { _ in EndlessPage() }),
  ]

  /// The page called `name`.
  static func named(_ name: String) -> Page? {
    all.first { $0.name == name }
  }
}

/// What a page gives to its window.
@MainActor protocol PageContent: AnyObject {
  /// The list that the window's keys and buttons act on.
  var list: ListView { get }
  /// What fills the window.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// The window's title.
  var title: String { get }
  /// The line below the title.
  var subtitle: String { get }
  /// Called by the page when its title or subtitle is another one.
  var onTitleChanged: (@MainActor () -> Void)? { get set }
  /// The work of a refresh; nil where there is nothing to refresh.
  var refresh: RefreshHeader.Handler? { get }
  /// The work of a load; nil where there is never more.
  var loadMore: LoadMoreFooter.Handler? { get }
  /// Called once when the window is on screen.
  func start()
}

extension PageContent {
  var refresh: RefreshHeader.Handler? { nil }
  var loadMore: LoadMoreFooter.Handler? { nil }
}
