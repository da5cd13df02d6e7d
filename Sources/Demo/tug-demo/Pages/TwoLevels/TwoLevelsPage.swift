import CGtk
import GtkBridge
import Translations
import Tug

/// The page "Two levels", which shows notes.
///
/// A longer pull opens a small game behind them.
@MainActor final class TwoLevelsPage: PageContent {
  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?

  private let notes = FeedPage()
  private let behind: LightsFloor
  private let glint = Glint()

  init() {
    behind = LightsFloor(behind: notes.list)
    widget = gtk_overlay_new()
    let overlay = widget.raw.of(GtkOverlay.self)
    gtk_container_add(widget.raw.of(GtkContainer.self), notes.widget)
    for widget in [glint.widget, behind.widget] {
      gtk_overlay_add_overlay(overlay, widget)
      gtk_overlay_set_overlay_pass_through(overlay, widget, gboolean(true))
    }
    notes.onTitleChanged = { [weak self] in self?.onTitleChanged?() }
    gtk_widget_show_all(widget)
  }

  var list: ListView { notes.list }
  var title: String { Message("PageTwoLevels", "Two levels").words }
  var subtitle: String { notes.subtitle }
  var refresh: RefreshHeader.Handler? { notes.refresh }
  var loadMore: LoadMoreFooter.Handler? { notes.loadMore }
  var floor: SecondFloor? {
    SecondFloor(drawing: behind.drawing)
  }

  func grabFocus() { gtk_widget_grab_focus(behind.isOpen ? behind.widget : list.widget) }

  func start() async { await notes.start() }
}
