import CGtk
import Translations
import Tug

/// A page of the program.
///
/// To add a page, add an entry to ``all`` and a file with its content.
struct Page {
  /// The name of the page for the option `--page`.
  let name: String
  /// A line for the output of `--help`.
  let summary: String
  /// The title in the list of pages.
  let title: Message
  /// The name of the icon in the list of pages, or `nil` if there is none.
  let icon: String?
  /// The group of the page in the list of pages.
  let group: PageGroup
  /// Whether the page shows a folder.
  var showsFiles = false
  /// Whether the page has content to refresh.
  var refreshes = true
  /// Whether the page has more content to load.
  var loadsMore = true
  /// The page's own header, which replaces the user's preferred header, or `nil`.
  var header: HeaderName?
  /// Whether the list scrolls sideways.
  var isSideways = false
  /// Whether the list starts at the bottom.
  var isReversed = false
  /// The document whose demo the page shows with the document's header and footer, or `nil` for
  /// other pages.
  var document: DocumentDemo?
  /// Creates the content of the page.
  let make: @MainActor (Arguments) -> any PageContent

  /// The maximum width of rows in points.
  ///
  /// In wider rows it is hard to match the end of a line to its start.
  static let contentWidth = 720.0

  /// All pages, in the order of the list of pages.
  static let all = own + DocumentDemo.all.map(of)

  /// The pages other than the demos of documents.
  private static let own = [
    Page(
      name: gallery, summary: "every header and footer, on cards",
      title: Message("PageGallery", "Gallery"), icon: "view-app-grid-symbolic", group: .start,
      loadsMore: false,
      make: { GalleryPage(on: $0.isGiven("--header") ? $0.header : nil) }),
    Page(
      name: feeds, summary: "entries of feeds, stored and read",
      title: Message("PageFeeds", "Feeds"), icon: "mail-read-symbolic", group: .start,
      make: { FeedsPage(address: $0.folder) }),
    Page(
      name: "recent-files", summary: "the files of a folder, newest first",
      title: Message("PageFiles", "Files"), icon: "folder-symbolic", group: .lists,
      showsFiles: true,
      make: { FilesPage($0) }),
    Page(
      name: "feed", summary: "notes by day, page by page, newest first",
      title: Message("NotesTitle", "Notes"), icon: "mail-unread-symbolic", group: .lists,
      make: { _ in FeedPage() }),
    Page(
      name: "chat", summary: "a conversation: the newest at the bottom, older ones above",
      title: Message("ConversationTitle", "Conversation"), icon: "user-available-symbolic",
      group: .lists,
      isReversed: true, make: { _ in ChatPage() }),
    Page(
      name: "two-levels", summary: "notes, with a small game behind them",
      title: Message("PageTwoLevels", "Two levels"), icon: "weather-clear-night-symbolic",
      group: .lists,
      header: .twoLevel, make: { _ in TwoLevelsPage() }),
    Page(
      name: "endless", summary: "days, endless in both directions",
      title: Message("PageEndless", "Endless days"), icon: "x-office-calendar-symbolic",
      group: .lists,
      refreshes: false, loadsMore: false, make: { _ in EndlessPage() }),
    Page(
      name: "environment", summary: "rows of many heights: sample variables",
      title: Message("PageEnvironment", "Variable row heights"), icon: "view-list-symbolic",
      group: .lists,
      loadsMore: false, make: { _ in EnvironmentPage() }),
    Page(
      name: "mixed", summary: "ten million rows of many heights, found by number",
      title: Message("PageMixed", "Ten million rows"), icon: "view-continuous-symbolic",
      group: .lists,
      refreshes: false, loadsMore: false, make: { _ in MixedPage() }),
    Page(
      name: "two-panes", summary: "a folder in two lists: newest files and largest files",
      title: Message("PageTwoPanes", "Two panes"), icon: "view-dual-symbolic", group: .lists,
      showsFiles: true,
      make: { TwoPanesPage($0) }),
    Page(
      name: "grid", summary: "the files of a folder as icons side by side",
      title: Message("PageIcons", "Icons"), icon: "view-grid-symbolic", group: .grids,
      showsFiles: true,
      make: { FilesPage($0, layout: .icons) }),
    Page(
      name: "sideways", summary: "the files of a folder in a list that scrolls sideways",
      title: Message("PageSideways", "Sideways"), icon: "go-next-symbolic", group: .grids,
      showsFiles: true,
      isSideways: true,
      make: { FilesPage($0, layout: .sideways) }),
    Page(
      name: "around", summary: "a GtkListBox, a GtkTreeView and a GtkTextView, each in a bin",
      title: Message("PageAround", "GTK widgets"), icon: "insert-object-symbolic", group: .widgets,
      make: { _ in AroundPage() }),
  ]

  /// Returns the page of a document.
  private static func of(_ demo: DocumentDemo) -> Page {
    Page(
      name: demo.page, summary: "a document’s own demo: \(demo.title.english)", title: demo.title,
      icon: nil, group: .documents, loadsMore: demo.footer != nil, document: demo,
      make: { _ in DocumentPage(demo) })
  }

  static let gallery = "gallery"
  static let feeds = "feeds"
  static let files = "recent-files"

  /// Returns the page with this name, or `nil` if there is none.
  static func named(_ name: String) -> Page? {
    all.first { $0.name == name }
  }
}

/// The content of a page in a window.
@MainActor protocol PageContent: AnyObject {
  /// The type of the widget that can be pulled: a list, or a bin around another widget.
  associatedtype Pulled: PullableWidget
  /// The list that the window's keys and buttons act on.
  ///
  /// On a page with several lists, this is the list that had the focus last.
  var list: Pulled { get }
  /// The parts of the page that contain one list each.
  ///
  /// A page with one list is its own only pane.
  var panes: [any PageContent] { get }
  /// All lists of the page, in the order of their trace files.
  var lists: [PullableWidget] { get }
  /// The widget that fills the window.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// The title of the window.
  var title: String { get }
  /// The accessible name of the list.
  var listName: String { get }
  /// The line below the title.
  var subtitle: String { get }
  /// Called by the page when its title, its subtitle or ``list`` has changed.
  var onTitleChanged: (@MainActor () -> Void)? { get set }
  /// The work of a refresh, or `nil` if the page cannot be refreshed.
  var refresh: RefreshHeader.Handler? { get }
  /// The work of a load, or `nil` if the page never has more content.
  var loadMore: LoadMoreFooter.Handler? { get }
  /// The second floor of a two-level header, or `nil` for the default one.
  var floor: SecondFloor? { get }
  /// The page's own widgets at the end of its header bar, from the outermost.
  var barWidgets: [UnsafeMutablePointer<GtkWidget>] { get }
  /// Whether the user can go back within the page, such as to the previous folder.
  var canGoBack: Bool { get }
  /// Whether something else is shown in place of the list, so that nothing can be pulled.
  var isListCovered: Bool { get }
  /// Goes back within the page.
  ///
  /// Does nothing if ``canGoBack`` is `false`.
  func goBack()
  /// Called once when the window is shown.
  ///
  /// Returns when the page shows its content.
  func start() async
  /// The message above the list, or `nil` if none is shown.
  var shownMessage: MessageBar? { get }
  /// Whether a refresh by a key or button keeps a list that has scrolled in its place.
  ///
  /// Otherwise the list scrolls to its header.
  var refreshKeepsPlace: Bool { get }
  /// Whether the errors of a refresh have descriptions for users.
  var describesErrors: Bool { get }
  /// Moves the focus to the widget that handles keys.
  func grabFocus()
  /// Starts the page's own search.
  ///
  /// Returns `false` if the list should search instead.
  func search() -> Bool
  /// Called when the list has scrolled.
  func listScrolled()
  /// A sentence that says why the page could not show its content, or `nil` if it could.
  var fault: String? { get }
}

extension PageContent {
  var panes: [any PageContent] { [self] }
  var listName: String { title }
  var lists: [PullableWidget] { panes.map { $0.list } }
  var fault: String? { nil }
  var describesErrors: Bool { false }
  var refreshKeepsPlace: Bool { false }
  func grabFocus() { gtk_widget_grab_focus(list.widget) }
  func search() -> Bool { false }
  func listScrolled() {}
  var shownMessage: MessageBar? { nil }
  var floor: SecondFloor? { nil }
  var barWidgets: [UnsafeMutablePointer<GtkWidget>] { [] }
  var canGoBack: Bool { false }
  var isListCovered: Bool { false }
  func goBack() {}
  var refresh: RefreshHeader.Handler? { nil }
  var loadMore: LoadMoreFooter.Handler? { nil }

  /// Starts the traces and recordings that the command line requests.
  ///
  /// Each list has its own file.
  func writeFiles(_ arguments: Arguments) throws(TraceError) {
    for (index, list) in lists.enumerated() {
      let suffix = index == 0 ? "" : "-\(index + 1)"
      if let path = arguments.trace { try list.writeTrace(to: path.numbered(suffix)) }
      if let path = arguments.recording { try list.writeRecording(to: path.numbered(suffix)) }
    }
  }
}
