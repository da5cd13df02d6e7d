import CGtk
import FeedLibrary
import FeedStore
import GtkBridge
import Translations

/// A button with a menu that selects a feed and acts on feeds.
@MainActor final class FeedMenu {
  /// The menu's actions, except the two that select the entries to show.
  enum Action: String, CaseIterable {
    case add, export
    case markAllRead = "mark-all-read"
    case remove
  }

  let button: UnsafeMutablePointer<GtkWidget>
  /// Called when the user selects a feed, with its address, or with `nil` for all feeds.
  var onChosen: (@MainActor (String?) -> Void)?
  /// Called when the user switches between unread entries only and all entries.
  var onUnreadChanged: (@MainActor (Bool) -> Void)?
  /// Called when the user chooses any other action.
  var onAction: (@MainActor (Action) -> Void)?

  private static let group = "feeds"
  private let actions: GObjectRef<OpaquePointer>
  private let chosen: GObjectRef<OpaquePointer>
  private let unread: GObjectRef<OpaquePointer>
  private var others: [Action: GObjectRef<OpaquePointer>] = [:]
  private var subscriptions: [StoredSubscription] = []

  init() {
    button = gtk_menu_button_new()
    actions = GObjectRef(adopting: OpaquePointer(g_simple_action_group_new().raw))
    let text = g_variant_type_new("s")
    chosen = GObjectRef(
      adopting: g_simple_action_new_stateful("choose", text, g_variant_new_string("")))
    g_variant_type_free(text)
    unread = GObjectRef(
      adopting: g_simple_action_new_stateful("unread", nil, g_variant_new_boolean(0)))
    let icon = gtk_image_new_from_icon_name("view-list-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(button.raw.of(GtkContainer.self), icon)
    gtk_widget_show_all(button)
    gtk_widget_insert_action_group(button, Self.group, actions.pointer)
    connect()
    Texts.observe(with: button) { [weak self] in self?.build() }
  }

  /// Shows these feeds in the menu, and marks the selected one.
  func show(_ subscriptions: [StoredSubscription], _ selection: FeedSelection) {
    self.subscriptions = subscriptions
    g_simple_action_set_state(chosen.pointer, g_variant_new_string(selection.address ?? ""))
    g_simple_action_set_state(unread.pointer, g_variant_new_boolean(gboolean(selection.onlyUnread)))
    let isOne = selection.address != nil || subscriptions.count == 1
    others[.remove].map { g_simple_action_set_enabled($0.pointer, gboolean(isOne)) }
    build()
  }

  private func connect() {
    SignalConnection.connect(
      chosen.pointer, "activate",
      pointer: { [weak self] value in
        guard let text = value.flatMap({ g_variant_get_string(OpaquePointer($0), nil) }) else {
          return
        }
        let address = String(cString: text)
        self?.onChosen?(address.isEmpty ? nil : address)
      })
    SignalConnection.connect(
      unread.pointer, "activate",
      pointer: { [weak self] _ in
        guard let self, let state = g_action_get_state(unread.pointer) else { return }
        defer { g_variant_unref(state) }
        onUnreadChanged?(!g_variant_get_boolean(state).isTrue)
      })
    g_action_map_add_action(actions.pointer, chosen.pointer)
    g_action_map_add_action(actions.pointer, unread.pointer)
    for action in Action.allCases {
      let made = GObjectRef(adopting: g_simple_action_new(action.rawValue, nil) as OpaquePointer)
      SignalConnection.connect(
        made.pointer, "activate", pointer: { [weak self] _ in self?.onAction?(action) })
      g_action_map_add_action(actions.pointer, made.pointer)
      others[action] = made
    }
  }

  // MARK: Menu

  private func build() {
    let tip = Message("FeedMenu", "Feeds").words
    gtk_widget_set_tooltip_text(button, tip)
    AccessibleName.set(tip, of: button)
    let menu = GObjectRef(adopting: g_menu_new() as OpaquePointer)
    section(in: menu.pointer) { section in
      item(Message("AddFeed", "Add a Feed…").words, Action.add.rawValue, in: section)
    }
    section(in: menu.pointer) { section in
      if subscriptions.count > 1 {
        item(Message("AllFeeds", "All feeds").words, "choose::", in: section)
      }
      for subscription in subscriptions {
        let item = g_menu_item_new(label(of: subscription), nil)
        g_menu_item_set_action_and_target_value(
          item, "\(Self.group).choose",
          g_variant_new_string(
            subscriptions.count == 1 ? "" : subscription.subscription.address))
        g_menu_append_item(section, item)
        item.map { g_object_unref(UnsafeMutableRawPointer($0)) }
      }
    }
    section(in: menu.pointer) { section in
      item(Message("OnlyUnread", "Unread Only").words, "unread", in: section)
      item(
        Message("MarkAllRead", "Mark All as Read").words, Action.markAllRead.rawValue, in: section)
    }
    section(in: menu.pointer) { section in
      item(Message("ExportFeeds", "Save the List…").words, Action.export.rawValue, in: section)
      item(Message("RemoveFeed", "Remove This Feed").words, Action.remove.rawValue, in: section)
    }
    gtk_menu_button_set_menu_model(
      button.raw.of(GtkMenuButton.self), menu.pointer.raw.of(GMenuModel.self))
  }

  private func section(in menu: OpaquePointer, _ fill: (OpaquePointer) -> Void) {
    let section = GObjectRef(adopting: g_menu_new() as OpaquePointer)
    fill(section.pointer)
    g_menu_append_section(menu, nil, section.pointer.raw.of(GMenuModel.self))
  }

  private func item(_ label: String, _ action: String, in section: OpaquePointer) {
    g_menu_append(section, label, "\(Self.group).\(action)")
  }

  /// Returns the feed's name with the number of unread entries.
  ///
  /// Underscores are doubled, because a menu uses single ones for mnemonics.
  private func label(of subscription: StoredSubscription) -> String {
    let name = subscription.name.shortened.split(
      separator: "_", omittingEmptySubsequences: false
    ).joined(separator: "__")
    if subscription.unreadCount == 0 { return name }
    return Message("FeedWithUnread", "{feed} ({count})").words([
      "feed": name, "count": CountText.text(subscription.unreadCount),
    ])
  }
}
