import CGtk
import FeedLibrary
import FeedStore
import GtkBridge
import Translations

/// A button with a popover that selects a feed and acts on feeds.
@MainActor final class FeedMenu {
  /// The menu's actions, except those that select the entries to show.
  enum Action: CaseIterable {
    case markAllRead, add, export, remove

    @MainActor fileprivate var words: String {
      switch self {
      case .markAllRead: Message("MarkAllRead", "Mark All as Read").words
      case .add: Message("AddFeed", "Add a Feed…").words
      case .export: Message("ExportFeeds", "Save the List…").words
      case .remove: Message("RemoveFeed", "Remove This Feed").words
      }
    }
  }

  let button: UnsafeMutablePointer<GtkWidget>
  /// Called when the user selects a feed, with its address, or with `nil` for all feeds.
  var onChosen: (@MainActor (String?) -> Void)?
  /// Called when the user switches between unread entries only and all entries.
  var onUnreadChanged: (@MainActor (Bool) -> Void)?
  /// Called when the user chooses any other action.
  var onAction: (@MainActor (Action) -> Void)?

  private let popover: UnsafeMutablePointer<GtkWidget>
  private let list = FeedList()
  private let actions: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
  private var items: [UnsafeMutablePointer<GtkWidget>] = []
  private var itemHeight: gint = -1
  private var feeds: [ListedFeed] = []
  private var selection = FeedSelection()

  private static let margin: guint = 8
  private static let gap: gint = 6
  /// The space for the frame, arrow and margins of the popover, in points.
  private static let frame: gint = 48
  /// The minimum height of an action in points, enough for a finger, in a window of at least
  /// `spaciousHeight`.
  private static let actionHeight: gint = 44
  private static let spaciousHeight: gint = 560

  init() {
    button = gtk_menu_button_new()
    popover = gtk_popover_new(button)
    let icon = gtk_image_new_from_icon_name("view-list-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(button.raw.of(GtkContainer.self), icon)
    gtk_widget_show_all(button)
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    for part in [list.widget, actions] { gtk_container_add(box.raw.of(GtkContainer.self), part) }
    gtk_container_set_border_width(popover.raw.of(GtkContainer.self), Self.margin)
    gtk_container_add(popover.raw.of(GtkContainer.self), box)
    gtk_widget_show(box)
    gtk_menu_button_set_popover(button.raw.of(GtkMenuButton.self), popover)
    list.onChosen = { [weak self] address in
      self?.close()
      self?.onChosen?(address)
    }
    SignalConnection.connect(popover, "map") { [weak self] in self?.open() }
    Texts.observe(with: button) { [weak self] in
      guard let self else { return }
      let tip = Message("FeedMenu", "Feeds").words
      gtk_widget_set_tooltip_text(button, tip)
      AccessibleName.set(tip, of: button)
      build()
    }
  }

  /// Shows these feeds in the menu, and marks the selected one.
  func show(_ feeds: [ListedFeed], _ selection: FeedSelection) {
    (self.feeds, self.selection) = (feeds, selection)
    // A closed menu is built when it opens.
    if gtk_widget_get_mapped(popover).isTrue { build() }
  }

  private func build() {
    list.show(feeds, chosen: selection.address)
    for item in items { gtk_widget_destroy(item) }
    items = []
    let onlyUnread = selection.onlyUnread
    add(
      ModelButton.make(Message("OnlyUnread", "Unread Only").words, isOn: onlyUnread) {
        [weak self] in
        self?.close()
        self?.onUnreadChanged?(!onlyUnread)
      })
    for action in Action.allCases {
      let item = ModelButton.make(action.words) { [weak self] in
        self?.close()
        self?.onAction?(action)
      }
      if action == .remove {
        let isOne = selection.address != nil || feeds.count == 1
        gtk_widget_set_sensitive(item, gboolean(isOne))
      }
      add(item)
    }
  }

  private func add(_ item: UnsafeMutablePointer<GtkWidget>?) {
    guard let item else { return }
    items.append(item)
    gtk_widget_set_size_request(item, -1, itemHeight)
    gtk_container_add(actions.raw.of(GtkContainer.self), item)
    gtk_widget_show_all(actions)
  }

  private func close() { gtk_popover_popdown(popover.raw.of(GtkPopover.self)) }

  /// Builds the menu, fits it into the window, and moves the focus to it.
  private func open() {
    guard let window: UnsafeMutablePointer<GtkWidget> = gtk_widget_get_toplevel(button) else {
      return
    }
    let isSpacious = gtk_widget_get_allocated_height(window) >= Self.spaciousHeight
    itemHeight = isSpacious ? Self.actionHeight : -1
    list.clearSearch()
    build()
    var (least, height): (gint, gint) = (0, 0)
    gtk_widget_get_preferred_height(actions, &least, &height)
    var (x, bottom): (gint, gint) = (0, 0)
    gtk_widget_translate_coordinates(
      button, window, 0, gtk_widget_get_allocated_height(button), &x, &bottom)
    list.fit(
      width: gtk_widget_get_allocated_width(window) - Self.frame,
      height: gtk_widget_get_allocated_height(window) - bottom - height - Self.frame)
    // Arrow keys need the positions of the rows, which GTK sets only in the next frame.
    gtk_container_check_resize(window.raw.of(GtkContainer.self))
    list.grabFocus()
  }
}
