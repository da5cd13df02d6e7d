import CGtk
import Translations
import Tug

/// A page of the program: one line in this table, and one file with its content.
struct Page {
  /// The name that `--page` takes.
  let name: String
  /// One line for `--help`.
  let summary: String
  /// Its title in the list of pages.
  let title: Message
  /// The name of its icon there; nil for none.
  let icon: String?
  /// It shows a folder.
  var showsFiles = false
  /// It has something to refresh.
  var refreshes = true
  /// It has more to load.
  var loadsMore = true
  /// The header that belongs to it, in place of the one that the user prefers.
  var header: HeaderName?
  /// Its list scrolls sideways.
  var isSideways = false
  /// Its list begins at the bottom.
  var isReversed = false
  /// The document whose demo it is, with that one's header and footer; nil for the program's own pages.
  var document: DocumentDemo?
  /// Builds the page.
  let make: @MainActor (Arguments) -> any PageContent

  /// The greatest width of rows in points: in a wider window the end of a line is found from its start.
  static let contentWidth = 720.0

  /// All pages, in the order in which they are listed.
  static let all = own + DocumentDemo.all.map(of)

  /// The program's own pages.
  private static let own = [
    Page(
      name: gallery, summary: "every header and footer, on cards to be pulled",
      title: Message("PageGallery", "Gallery"), icon: "view-app-grid-symbolic", refreshes: false,
      loadsMore: false, make: { _ in GalleryPage() }),
    Page(
      name: feeds, summary: "news of feeds, which are kept and read",
      title: Message("PageFeeds", "Feeds"), icon: "mail-read-symbolic",
      make: { FeedsPage(address: $0.folder) }),
    Page(
      name: "recent-files", summary: "the files of a folder, newest first",
      title: Message("PageFiles", "Files"), icon: "folder-symbolic", showsFiles: true,
      make: { FilesPage($0) }),
    Page(
      name: "grid", summary: "the files of a folder as icons side by side",
      title: Message("PageIcons", "Icons"), icon: "view-grid-symbolic", showsFiles: true,
      make: { FilesPage($0, look: .icons) }),
    Page(
      name: "sideways", summary: "the same in a list that scrolls sideways",
      title: Message("PageSideways", "Sideways"), icon: "go-next-symbolic", showsFiles: true,
      isSideways: true,
      make: { FilesPage($0, look: .sideways) }),
    Page(
      name: "around", summary: "a list box, a table and a text of GTK's, each in a bin",
      title: Message("PageAround", "Around widgets"), icon: "insert-object-symbolic",
      make: { _ in AroundPage() }),
    Page(
      name: "environment", summary: "rows of many heights: the program's environment",
      title: Message("PageEnvironment", "Rows of many heights"), icon: "view-list-symbolic",
      loadsMore: false, make: { _ in EnvironmentPage() }),
    Page(
      name: "mixed", summary: "ten million rows of many heights, and a way to each",
      title: Message("PageMixed", "Ten million rows"), icon: "view-continuous-symbolic",
      refreshes: false, loadsMore: false, make: { _ in MixedPage() }),
    Page(
      name: "two-levels", summary: "notes, and a small game behind them",
      title: Message("PageTwoLevels", "Two levels"), icon: "weather-clear-night-symbolic",
      header: .twoLevel, make: { _ in TwoLevelsPage() }),
    Page(
      name: "endless", summary: "days without end in both directions",
      title: Message("PageEndless", "Endless days"), icon: "x-office-calendar-symbolic",
      refreshes: false, loadsMore: false, make: { _ in EndlessPage() }),
    Page(
      name: "two-panes", summary: "a folder in two lists: the newest files, the largest",
      title: Message("PageTwoPanes", "Two panes"), icon: "view-dual-symbolic", showsFiles: true,
      make: { TwoPanesPage($0) }),
    Page(
      name: "feed", summary: "notes by day, page by page, newest first",
      title: Message("NotesTitle", "Notes"), icon: "mail-unread-symbolic",
      make: { _ in FeedPage() }),
    Page(
      name: "chat", summary: "a conversation: the newest at the bottom, older ones above",
      title: Message("ConversationTitle", "Conversation"), icon: "user-available-symbolic",
      isReversed: true, make: { _ in ChatPage() }),
  ]

  /// The page of a document.
  private static func of(_ demo: DocumentDemo) -> Page {
    Page(
      name: demo.page, summary: "a document’s own demo: \(demo.title.english)", title: demo.title,
      icon: nil, loadsMore: demo.footer != nil, document: demo,
      make: { _ in DocumentPage(demo) })
  }

  /// The name of the gallery.
  static let gallery = "gallery"
  /// The name of the page of feeds.
  static let feeds = "feeds"
  /// The name of the page of files.
  static let files = "recent-files"

  /// The page called `name`.
  static func named(_ name: String) -> Page? {
    all.first { $0.name == name }
  }
}

/// The content of a page for its window.
@MainActor protocol PageContent: AnyObject {
  /// What is pulled on the page: a list, or a bin around another widget.
  associatedtype Pulled: PullableWidget
  /// The list that the window's keys and buttons act on: of several, the one that had the focus
  /// last.
  var list: Pulled { get }
  /// The lists of the page, each with work of its own; a page with one list is its own pane.
  var panes: [any PageContent] { get }
  /// The widget that fills the window.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// The window's title.
  var title: String { get }
  /// The line below the title.
  var subtitle: String { get }
  /// Called by the page when its title, its subtitle or the list to act on has changed.
  var onTitleChanged: (@MainActor () -> Void)? { get set }
  /// The work of a refresh; nil where there is nothing to refresh.
  var refresh: RefreshHeader.Handler? { get }
  /// The work of a load; nil where there is never more.
  var loadMore: LoadMoreFooter.Handler? { get }
  /// The page behind a two-level header; nil for the usual one.
  var floor: SecondFloor? { get }
  /// Buttons of the page's own at the end of its header bar, the outermost first.
  var barWidgets: [UnsafeMutablePointer<GtkWidget>] { get }
  /// There is something to go back to within the page, as from a folder to the one before.
  var canGoBack: Bool { get }
  /// Goes back to it; nothing without it.
  func goBack()
  /// Called once when the window is on screen; returns when the page shows its content.
  func start() async
  /// The message that is shown above the list; nil for none.
  var shownMessage: MessageBar? { get }
  /// The errors of a refresh say in words for users what has failed.
  var describesErrors: Bool { get }
  /// Gives the keyboard to what keys act on.
  func grabFocus()
  /// Searches what the page shows in its own way; false leaves it to the list.
  func search() -> Bool
  /// Called when the list to act on has scrolled.
  func listScrolled()
  /// The reason why the page could not show its content, in a sentence; nil where it could.
  var fault: String? { get }
}

extension PageContent {
  var panes: [any PageContent] { [self] }
  var fault: String? { nil }
  var describesErrors: Bool { false }
  func grabFocus() { gtk_widget_grab_focus(list.widget) }
  func search() -> Bool { false }
  func listScrolled() {}
  var shownMessage: MessageBar? { nil }
  var floor: SecondFloor? { nil }
  var barWidgets: [UnsafeMutablePointer<GtkWidget>] { [] }
  var canGoBack: Bool { false }
  func goBack() {}
  var refresh: RefreshHeader.Handler? { nil }
  var loadMore: LoadMoreFooter.Handler? { nil }

  /// Writes the traces and the recordings that the command line asks for, of each list into a file of
  /// its own.
  func writeFiles(_ arguments: Arguments) throws(TraceError) {
    for (index, pane) in panes.enumerated() {
      let suffix = index == 0 ? "" : "-\(index + 1)"
      if let path = arguments.trace { try pane.list.writeTrace(to: path.numbered(suffix)) }
      if let path = arguments.recording { try pane.list.writeRecording(to: path.numbered(suffix)) }
    }
  }
}
